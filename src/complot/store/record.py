"""What is kept of a table besides its rows."""

from __future__ import annotations

from typing import Final

from complot.core.value import Value


class TableRecord(Value):
    """What is known of a table from its first moment."""

    id: str
    code: str
    """The short one that people type."""
    created_at: int
    """In milliseconds since 1970."""


class Card(Value):
    """What lists say of a table, so that nobody reads its rows for them; changed with its rows."""

    game: str
    stage: str
    public: bool
    """Whether strangers may hear of it."""
    open: bool
    """Whether a stranger can sit down."""
    due_at: int | None
    """When the table's clock wants to be asked next, in milliseconds since 1970."""
    guests: tuple[str, ...]
    """Who sits there."""
    summary: bytes
    """What else a list shows; the store doesn't read it."""
    seq: int = 0
    """The last row that it tells of: one that tells of less than the card there is comes late."""


CHANGED: Final = """
    changed = CASE
        WHEN (cards.game, cards.stage, cards.public, cards.open, cards.summary)
            = (excluded.game, excluded.stage, excluded.public, excluded.open, excluded.summary)
        THEN cards.changed ELSE excluded.changed
    END
"""
"""In SQL, of a card that takes another's place: only what lists show moves a table up on them, or
their order would tell when the clock wants to be asked, which may be a secret of the game."""


class Beside(Value):
    """What is written together with a row, or not at all."""

    card: Card | None = None
    """The table's card from now on."""
    replay: tuple[int, bytes] | None = None
    """A finished game of the table: which round it was, and all that there is to see of it."""


NOTHING: Final = Beside()


class Listed(Value):
    """A table on a list. Who sits there isn't on it: that is nobody's business but theirs."""

    record: TableRecord
    game: str
    stage: str
    public: bool
    open: bool
    due_at: int | None
    summary: bytes
