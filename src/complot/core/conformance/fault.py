"""What a proof found wrong."""

from __future__ import annotations


class Fault(Exception):
    """A game breaks a law: which one, and what was seen."""

    def __init__(self, law: str, seen: str) -> None:
        super().__init__(f"{law}: {seen}")
        self.law = law
        self.seen = seen


def require(holds: bool, law: str, seen: object = "") -> None:
    """Raise a fault unless the law holds."""
    if not holds:
        raise Fault(law, str(seen))
