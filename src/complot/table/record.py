"""The record of a game that is over: all that each viewer saw and was told, step by step.

It is JSON lines: a header, a step for each row that somebody saw something of, and the proof of
the deal. Whoever reads it needs no rules, so a game replays from it for ever, whatever becomes of
them.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final, TypeAlias

import msgspec

from complot.core.belief import Belief
from complot.core.codec import encode
from complot.core.contract import Ending, View
from complot.core.errors import Code, Refused
from complot.core.match import Entry, Match, Observation, Told
from complot.core.seats import MEMBERS, Seat, Viewer
from complot.core.value import Tagged, Value
from complot.table import command as commands
from complot.table.chair import Chair
from complot.table.proof import Proof, proof_of
from complot.table.row import Decider, Row
from complot.table.table import Table

FORMAT: Final = 1
LEVEL: Final = 6


class Player(Value):
    """Who had a seat when the cards were dealt."""

    name: str
    bot: str | None
    chair: int


class Record(Tagged):
    """The first line: what was played, by whom, when and how it ended."""

    format: int
    code: str
    round: int
    game: str
    rules_version: int
    options: dict[str, Any]
    players: tuple[Player, ...]
    """By seat."""
    started_at: int
    ended_at: int
    ending: Ending
    returns: tuple[int, ...]


class Heard(Value):
    """An event, and the seats that were told it.

    ``None`` is everyone, spectators included; no seat at all is the spectators alone.
    """

    to: tuple[Seat, ...] | None
    event: Any


class Seen(Value):
    """What a seat, or (``None``) a spectator, sees from now on."""

    viewer: Viewer
    view: Any


class Step(Tagged, omit_defaults=True):
    """What came of one command."""

    at: int
    """When, in milliseconds since 1970."""
    command: str
    """What kind it was."""
    by: Decider = "player"
    seat: Seat | None = None
    """Whose move or claim it was."""
    entries: tuple[Any, ...] = ()
    """What the game's log says of it."""
    told: tuple[Heard, ...] = ()
    seen: tuple[Seen, ...] = ()
    """The views that have changed."""
    commitment: str | None = None
    """What is shown of the server's part in the deal from now on, where that has changed."""
    believed: tuple[Belief, ...] = ()
    """Of a bot's move: what it took for likely by then, where that has changed."""


Believes: TypeAlias = Callable[[str, Observation[Any]], tuple[Belief, ...]]
"""What a bot of this name takes for likely where it sees this."""


def nothing_believed(_bot: str, _seen: Observation[Any]) -> tuple[Belief, ...]:
    """Bots that nobody asks."""
    return ()


class Eyes:
    """What each viewer of a match has seen of it so far."""

    def __init__(self) -> None:
        self._views: dict[Viewer, View] = {}

    def look(self, match: Match[Any, Any, Any, Any]) -> tuple[Seen, ...]:
        """The views that aren't what they were."""
        seen = []
        for viewer in (None, *range(match.seats)):
            view = match.view(viewer)
            if self._views.get(viewer) != view:
                self._views[viewer] = view
                seen.append(Seen(viewer, view))
        return tuple(seen)


def heard(told: Told) -> Heard:
    """Something that was told, as it is written down."""
    seats = told.audience.seats
    return Heard(None if seats is None else MEMBERS[seats], told.event)


def record(table: Table, rows: Iterable[Row], series: int) -> Iterator[bytes]:
    """The lines of a game of the series that is over, from a blank table and all its rows."""
    return next(records(table, rows, [series]))


def records(
    table: Table,
    rows: Iterable[Row],
    wanted: Iterable[int],
    believes: Believes = nothing_believed,
) -> Iterator[Iterator[bytes]]:
    """The lines of each of these games, in their order; each is to be read before the next."""
    to_come = iter(rows)
    for series in wanted:
        writer = _Writer(table, series, believes)
        for row in to_come:
            writer.live(row)
            if writer.over:
                break
        yield writer.lines()


def pack(lines: Iterable[bytes]) -> bytes:
    """A record as it is stored; also what HTTP calls ``deflate``."""
    return zlib.compress(b"".join(line + b"\n" for line in lines), LEVEL)


def unpack(stored: bytes) -> bytes:
    """A record as it is read."""
    return zlib.decompress(stored)


class Read(Value):
    """A record as it was read; its lines are numbered from 1."""

    header: Record
    steps: tuple[Step, ...]
    proof: Proof


_decoder: Final[msgspec.json.Decoder[Record | Step | Proof]] = msgspec.json.Decoder(
    Record | Step | Proof
)


Line: TypeAlias = Record | Step | Proof


def read(text: bytes) -> Read:
    """The record that a text holds, or a refusal that names the line."""
    lines = text.split(b"\n")
    values = [read_line(line, number) for number, line in enumerate(lines[:-1], start=1)]
    header = values[0] if values else None
    if not isinstance(header, Record) or header.format != FORMAT:
        raise Refused(Code.RECORD_HEADER)
    proof = values[-1]
    if lines[-1] or not isinstance(proof, Proof):
        raise Refused(Code.RECORD_CUT, line=len(values))
    steps = []
    for number, step in enumerate(values[1:-1], start=2):
        if not isinstance(step, Step):
            raise Refused(Code.RECORD_LINE, line=number)
        steps.append(step)
    return Read(header, tuple(steps), proof)


def read_line(line: bytes, number: int) -> Line:
    """One of a record's lines; they count from 1."""
    try:
        return _decoder.decode(line)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        if number == 1:
            raise Refused(Code.RECORD_HEADER) from None
        raise Refused(Code.RECORD_LINE, line=number) from None


class _Writer:
    """Lives the rows of a table once more, and writes down what is seen of one game."""

    def __init__(self, table: Table, series: int, believes: Believes) -> None:
        self.table = table
        self.series = series
        self.believes = believes
        self.over = False
        self._players: tuple[Player, ...] = ()
        self._started_at = self._ended_at = 0
        self._steps: list[Step] = []
        self._told = self._logged = 0
        self._eyes = Eyes()
        self._commitment: str | None = None
        self._believed: dict[Seat, tuple[Belief, ...]] = {}

    def live(self, row: Row) -> None:
        table = self.table
        believed = self._beliefs(row)
        table.apply(row)
        if table.round != self.series:
            return
        if isinstance(row.command, commands.Start):
            self._started_at = row.at
            self._players = tuple(_player(table.chairs[chair], chair) for chair in table.seating)
        step = Step(
            row.at,
            row.command.kind(),
            row.by,
            row.seat,
            self._entries(),
            self._heard(),
            self._seen(),
            self._shown(renewed=bool(row.seed)),
            believed,
        )
        if step.entries or step.told or step.seen or step.commitment:
            self._steps.append(step)
        if table.stage == "over":
            self.over = True
            self._ended_at = row.at

    def _beliefs(self, row: Row) -> tuple[Belief, ...]:
        """What the bot that is about to move believes, if it isn't what it believed before."""
        table, seat = self.table, row.seat
        bot = None if seat is None or row.by != "bot" else table.bot_at(seat)
        if bot is None or seat is None or table.match is None or table.round != self.series:
            return ()
        believed = self.believes(bot, table.match.observation(seat))
        if believed == self._believed.get(seat, ()):
            return ()
        self._believed[seat] = believed or self._believed.get(seat, ())
        return believed

    def _entries(self) -> tuple[Entry, ...]:
        log = [] if self.table.match is None else self.table.match.log
        fresh, self._logged = log[self._logged :], len(log)
        return tuple(fresh)

    def _heard(self) -> tuple[Heard, ...]:
        told = self.table.told
        fresh, self._told = told[self._told :], len(told)
        return tuple(map(heard, fresh))

    def _seen(self) -> tuple[Seen, ...]:
        match = self.table.match
        return () if match is None else self._eyes.look(match)

    def _shown(self, renewed: bool) -> str | None:
        before, self._commitment = self._commitment, self.table.commitment
        return self._commitment if renewed or self._commitment != before else None

    def lines(self) -> Iterator[bytes]:
        table = self.table
        if not self.over or table.match is None:
            raise ValueError(f"game {self.series} of the series isn't over")
        ending, returns = table.match.ending(), table.match.returns()
        assert ending is not None
        assert returns is not None
        yield encode(
            Record(
                FORMAT,
                table.code,
                table.round,
                table.game.name,
                table.game.rules_version,
                msgspec.to_builtins(table.options),
                self._players,
                self._started_at,
                self._ended_at,
                ending,
                returns,
            )
        )
        yield from map(encode, self._steps)
        yield encode(proof_of(table))


def _player(chair: Chair, number: int) -> Player:
    return Player(chair.name, chair.bot, number)
