"""The contract every game fulfils, and what any game can be used with.

The law of this layer: no I/O, no clock, no random source, no logging, no prose. It imports
``msgspec`` and the standard library, and nothing of Complot outside ``core``.
"""
