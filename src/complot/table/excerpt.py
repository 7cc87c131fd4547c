"""What a guest can take home of a game that runs: its own view, and what it was told."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from complot.core.codec import encode
from complot.core.contract import Event, Options, View
from complot.core.seats import Viewer
from complot.core.value import Tagged
from complot.table.record import FORMAT, Player
from complot.table.table import Table


class Excerpt(Tagged):
    """The first line: what is played, by whom, and who is telling."""

    format: int
    code: str
    round: int
    game: str
    rules_version: int
    options: Options
    players: tuple[Player, ...]
    """By seat; nobody before the cards are dealt."""
    seat: Viewer


class Told(Tagged):
    """Something that the guest was told."""

    event: Event


class Sees(Tagged):
    """The last line: what the guest sees now; nothing before the cards are dealt."""

    view: View | None


def excerpt(table: Table, guest: str) -> Iterator[bytes]:
    """The lines for one guest. All of it is in that guest's push: there is nothing else to leak."""
    push = table.push(guest)
    around = push.table
    players = tuple(
        Player(around.places[chair].name, around.places[chair].bot, chair)
        for chair in around.seating
    )
    lines: list[Any] = [
        Excerpt(
            FORMAT,
            around.code,
            push.round,
            around.game,
            table.game.rules_version,
            around.options,
            players,
            around.seat,
        ),
        *map(Told, push.events),
        Sees(push.view),
    ]
    return map(encode, lines)
