"""The proof kit: that a game keeps the contract and leaks nothing.

    from complot.core.conformance import prove
    report = prove(my_game)          # raises Fault with all it takes to see it again

Ships with the library so that a game of your own can be held to the same proofs.
"""

from complot.core.conformance.fault import Fault
from complot.core.conformance.proof import Effort, Report, prove
from complot.core.conformance.setting import Setting, settings

__all__ = ["Effort", "Fault", "Report", "Setting", "prove", "settings"]
