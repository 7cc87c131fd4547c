"""Twin games: two worlds that differ in nothing but what a viewer may not know.

The cards are dealt once, over the wire, and then dealt anew in a copy of the stored table: all
that is hidden, nothing that is open. As both keep the same seed, whatever is drawn openly later on
is the same in both. Then the two are played in step, without a server, to find an evening that can
be spent in both: the same choices but where one is made unseen, and as few reveals as can be.
What bots do, and what the clock does for the late, is in it too: they choose what it says.
"""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from collections import defaultdict
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, Literal

import pytest
from parlour import NAMES, Guest, gathered, key_of, running
from players import kept
from processes import on_file

from complot.core.chance import seed_of
from complot.core.codec import encode
from complot.core.contract import AnyGame, Event, Sight, replace, silent
from complot.core.errors import Illegal
from complot.core.match import Observation
from complot.core.seats import CHANCE, Seat
from complot.games import title
from complot.server import house
from complot.server.identity import guest_of
from complot.server.settings import Settings
from complot.server.sources import Sources
from complot.server.thinking import Question, Reply, Thinker, seed_for
from complot.table import Table
from complot.table import command as commands
from complot.table import row as rows
from complot.table.row import Move, Row
from complot.table.ruling import decide, decide_for_bot, decide_for_clock, notice_of
from complot.table.terms import SECOND
from entropies import entropy_of

SPECTATOR = "Zoe"
CODES = ("BCDFGH", "CDFGHJ")
"""Of the table that is played at, and of one that is open to all, where everybody sits too."""

NOW = 1_000_000
LEAST_STEPS = 30
MOST_STEPS = 50
TRIES = 4
"""Choices that are looked at, to find one that reveals nothing."""


LATE = 0.15
"""How often a player lets the time pass."""

HOUR = 3600 * SECOND


@dataclass
class Hands:
    """What the clock says, and what bots choose; an evening moves both on by itself."""

    now: int = NOW
    replies: dict[bytes, int] = field(default_factory=dict)
    """By what a bot's random numbers come from, which is different for every choice."""


class _Scripted(Thinker):
    """Bots who wait until they are told what they choose."""

    def __init__(self, hands: Hands) -> None:
        super().__init__()
        self._hands = hands

    async def wake(self) -> None:
        pass

    async def think(self, question: Question) -> Reply:
        while question.seed not in self._hands.replies:
            await asyncio.sleep(0.002)
        return Reply(self._hands.replies[question.seed])


@contextmanager
def serving(setting: Setting, file: Path, seed: int, hands: Hands) -> Iterator[str]:
    """A server on this file in whose world nothing happens of itself; its address."""
    with pytest.MonkeyPatch.context() as patch:
        if setting.bots or setting.absent:
            patch.setattr(house, "Thinker", lambda thought: _Scripted(hands))
        with running(on(file), sources(seed, hands)) as address:
            yield address


def sources(seed: int, hands: Hands | None = None) -> Sources:
    """The same clock, codes and secrets on every evening: all that is drawn comes from here."""
    clock, codes = hands or Hands(), iter(CODES)
    return Sources(
        now=lambda: clock.now,
        seed=lambda: seed_of(seed),
        code=lambda: next(codes),
        key=lambda: seed_of(seed),
        pause=lambda least, most: 0,
    )


def on(file: Path) -> Settings:
    """A server on this file, whose bots don't think long."""
    return replace(on_file(file), bot_budget=5)


@dataclass(frozen=True)
class Setting:
    """What is played: a game with these options and so many people, on these terms."""

    game: str
    guests: int
    options: Mapping[str, Any] = field(default_factory=dict)
    terms: Mapping[str, Any] = field(default_factory=dict)
    apart: frozenset[str] = frozenset()
    """Phases in which the choices of the two worlds have nothing to do with each other."""
    advised: bool = False
    """Whether viewers ask what a bot would do in their place, which takes it a while."""
    bots: int = 0
    absent: bool = False
    """Whether the last of the people is away, so that the clock decides for it."""

    @property
    def people(self) -> list[str]:
        """Those who are there."""
        return list(NAMES[: self.guests - self.absent])


@dataclass(frozen=True)
class Step:
    """Somebody's choice, in the one world and in the other, and when it is made.

    A player makes one at a time; a bot, and the clock, as many at once as nobody hears of.
    """

    name: str
    by: Literal["player", "bot", "clock"]
    at: int
    runs: tuple[tuple[int, ...], tuple[int, ...]]
    replies: tuple[Mapping[bytes, int], Mapping[bytes, int]]
    """What bots who are asked for it say."""


@dataclass(frozen=True)
class Twins:
    """Two stored tables, the evening to spend at each, and who sees the same there."""

    setting: Setting
    code: str
    """Of the table; beside it there is another, which is open."""
    files: tuple[Path, Path]
    script: tuple[Step, ...]
    until: Mapping[str, int]
    """By viewer, the step in which something was lawfully revealed to it, if in any."""


def twins(setting: Setting, folder: Path, seed: int) -> Twins:
    """Deal, deal anew what is hidden, and find an evening for both."""
    one, other = folder / "one.db", folder / "other.db"
    code, (*before, start) = gathering(setting, one, seed, dealt=True)
    after: list[Row] = []
    if setting.absent:
        gone = guest_of(key_of(NAMES[setting.guests - 1]))
        after = [notice_of(_table(code, [*before, start]), gone, False, "=" * 65, NOW)]
        _write(one, code, *after)
    rng = Random(seed)
    until: dict[str, int] = {}
    while not _is_long(until):
        redealt = _redealt(_table(code, before), start, rng)
        pair = _table(code, [*before, start, *after]), _table(code, [*before, redealt, *after])
        viewers = _alike(pair) & {*setting.people, SPECTATOR}
        script, until = _Lockstep(setting, pair, viewers, rng).play()
    shutil.copy(one, other)
    _write(other, code, redealt)
    return Twins(setting, code, (one, other), script, until)


def _write(file: Path, code: str, *changed: Row) -> None:
    """Put rows into a table's log, in the place of others or after them."""
    query = (
        "INSERT OR REPLACE INTO log (table_id, seq, row) SELECT id, ?, ? FROM tables WHERE code = ?"
    )
    with closing(sqlite3.connect(file)) as db, db:
        db.executemany(query, [(row.seq, rows.write(row), code) for row in changed])


def stored(file: Path) -> int:
    """How many rows there are."""
    with closing(sqlite3.connect(file)) as db:
        return int(db.execute("SELECT count(*) FROM log").fetchone()[0])


def _is_long(until: Mapping[str, int]) -> bool:
    """Whether a spectator and a player see the same for a good while."""
    lasting = {name for name, step in until.items() if step >= LEAST_STEPS}
    return SPECTATOR in lasting and len(lasting) > 1


def gathering(
    setting: Setting, file: Path, seed: int, dealt: bool = False
) -> tuple[str, list[Row]]:
    """A table where all are ready, or have their cards, by the wire: its code and its rows."""
    with serving(setting, file, seed, Hands()) as address:
        asyncio.run(_gather(address, setting, dealt))
    code = CODES[0]
    return code, list(map(rows.read, kept(file)[code]))


async def _gather(address: str, setting: Setting, dealt: bool) -> None:
    code, people = await gathered(address, setting.guests, setting.bots, game=setting.game)
    zoe = Guest(address, SPECTATOR)
    other = await zoe.open("other")
    await zoe.send(other, "arrange", command_id="open", terms={"public": True})
    for guest in people:
        assert (await guest.send(other, "sit", name=guest.name)).status_code == 200
    done = await people[0].send(code, "arrange", command_id="terms", terms=dict(setting.terms))
    assert done.status_code == 200, done.text
    if setting.options:
        await people[0].send(code, "choose", command_id="options", options=dict(setting.options))
        for guest in people[1:]:
            assert (await guest.ready(code)).status_code == 200
    if dealt:
        assert (await people[0].start(code)).status_code == 200


def deals(code: str, before: list[Row]) -> tuple[int, int, set[str]]:
    """Two deals that a spectator and somebody else can't tell apart, and who these are.

    They differ by what the host adds, which has a number; all else is the same.
    """
    seen: defaultdict[bytes, list[tuple[int, Table]]] = defaultdict(list)
    for number in count():
        table = _table(code, before)
        start = commands.Start(str(table.commitment), entropy_of(NAMES[0], number))
        table.apply(decide(table, table.host, "start", start, NOW))
        look = encode(table.push(guest_of(key_of(SPECTATOR))))
        for past, other in seen[look]:
            viewers = _alike((table, other))
            if len(viewers) > 1:
                return past, number, viewers
        seen[look].append((number, table))
    raise AssertionError


def _table(code: str, stored: list[Row]) -> Table:
    command = stored[0].command
    assert isinstance(command, commands.Create)
    of = title(command.game)
    table = Table(code, of.game, tuple(of.bots))
    for row in stored:
        table.apply(row)
    return table


def _redealt(table: Table, start: Row, rng: Random) -> Row:
    """The same start, with all that was dealt unseen dealt anew."""
    game: AnyGame = table.game
    state = game.start(table.options, len(table.chairs))
    moves: list[Move] = []
    for seat, number in start.moves:
        if state.phase.sight is not Sight.OPEN:
            chances = game.chances(state)
            number = table.codec.id_of(chances.at(rng.randrange(len(chances.lots))))
        moves.append((seat, number))
        state = game.apply(state, CHANCE, table.codec.action_of(number), silent)
    return replace(start, moves=tuple(moves))


def _alike(pair: tuple[Table, Table]) -> set[str]:
    """Who sees the same at both tables, if these aren't the same; where nothing is dealt, all."""
    one, other = pair
    assert one.match is not None
    assert other.match is not None
    if one.match.log and one.match.state == other.match.state:
        return set()
    names = (*(chair.name for chair in one.chairs if chair.bot is None), SPECTATOR)
    guests = {name: guest_of(key_of(name)) for name in names}
    return {name for name in names if one.push(guests[name]) == other.push(guests[name])}


class _Lockstep:
    """The two tables, played at once."""

    def __init__(
        self, setting: Setting, pair: tuple[Table, Table], viewers: set[str], rng: Random
    ) -> None:
        self.apart = setting.apart
        self.absent = NAMES[setting.guests - 1] if setting.absent else ""
        self.pair = pair
        self.now = NOW
        self.game: AnyGame = pair[0].game
        self.viewers = viewers
        self.rng = rng

    def play(self) -> tuple[tuple[Step, ...], dict[str, int]]:
        """Until nobody sees the same any more; the steps, and who saw the same until when."""
        script: list[Step] = []
        until: dict[str, int] = {}
        while self.viewers and len(script) < MOST_STEPS:
            actors = [self._names(table) for table in self.pair]
            both = sorted(actors[0].keys() & actors[1].keys())
            if not both:
                break
            self.now += SECOND
            name = self.rng.choice(both)
            if self._is_late(name):
                self.now += HOUR
            step = self._step(name)
            lost = self._lost(step, lawfully=True)
            for table, row in zip(self.pair, self._rows(step), strict=True):
                table.apply(row)
            until |= dict.fromkeys(lost, len(script))
            self.viewers -= lost
            script.append(step)
        return tuple(script), {**dict.fromkeys(self.viewers, len(script)), **until}

    def _names(self, table: Table) -> dict[str, int]:
        """Who owes a decision, and its seat."""
        assert table.match is not None
        return {table.chairs[table.seating[seat]].name: seat for seat in table.match.actors()}

    def _is_late(self, name: str) -> bool:
        """Whether this player doesn't decide in time, if there is one and time is short."""
        table = self.pair[0]
        seat = self._names(table)[name]
        if table.bot_at(seat) is not None or not table.clockwork.running:
            return False
        return name == self.absent or (self.absent != "" and self.rng.random() < LATE)

    def _step(self, name: str) -> Step:
        """A choice of this player that reveals as little as can be."""
        legal = [self._legal(table, name) for table in self.pair]
        if self._is_apart():
            return self._made(name, self.rng.choice(legal[0]), self.rng.choice(legal[1]))
        common = [number for number in legal[0] if number in legal[1]]
        tried = self.rng.sample(common, min(TRIES, len(common)))
        steps = [self._made(name, number, number) for number in tried]
        return min(steps, key=lambda step: len(self._lost(step)))

    def _made(self, name: str, *first: int) -> Step:
        """The choice that begins so in the one world and in the other."""
        by = {self._by(table, self._names(table)[name]) for table in self.pair}
        assert len(by) == 1, "in both worlds everybody has the same time"
        (decider,) = by
        seed = self.rng.random()
        runs: list[tuple[int, ...]] = []
        replies: list[Mapping[bytes, int]] = []
        for table, number in zip(self.pair, first, strict=True):
            seat = self._names(table)[name]
            run = (number,) if decider == "player" else _run(table, seat, number, Random(seed))
            runs.append(run)
            replies.append({} if decider == "player" else _replies(table, seat, run))
        return Step(name, decider, self.now, (runs[0], runs[1]), (replies[0], replies[1]))

    def _by(self, table: Table, seat: Seat) -> Literal["player", "bot", "clock"]:
        if table.bot_at(seat) is not None:
            return "bot"
        return "clock" if seat in table.overdue(self.now) else "player"

    def _is_apart(self) -> bool:
        assert self.pair[0].match is not None
        return self.pair[0].match.state.phase.kind() in self.apart

    def _legal(self, table: Table, name: str) -> list[int]:
        assert table.match is not None
        legal = self.game.legal(table.match.state, self._names(table)[name])
        return [table.codec.id_of(action) for action in legal]

    def _rows(self, step: Step) -> list[Row]:
        made: list[Row] = []
        for table, run in zip(self.pair, step.runs, strict=True):
            seat, command_id = self._names(table)[step.name], f"{table.seq}"
            owed = table.decision(seat)
            assert owed is not None
            act = commands.Act(owed, run)
            match step.by:
                case "player":
                    guest = guest_of(key_of(step.name))
                    made.append(decide(table, guest, command_id, act, step.at))
                case "bot":
                    made.append(decide_for_bot(table, seat, act, command_id, step.at))
                case "clock":
                    made.append(decide_for_clock(table, seat, act, command_id, step.at))
        return made

    def _lost(self, step: Step, lawfully: bool = False) -> set[str]:
        """The viewers who would see a difference after it."""
        seen = [
            self._seen(table, row) for table, row in zip(self.pair, self._rows(step), strict=True)
        ]
        lost = {name for name in self.viewers if encode(seen[0][name]) != encode(seen[1][name])}
        for name in lost if lawfully else ():
            if not (self._is_apart() and name == step.name):
                self._check_lawful(seen[0][name].events, seen[1][name].events)
        return lost

    def _seen(self, table: Table, row: Row) -> dict[str, Observation[Any]]:
        """What each viewer would see after a row."""
        assert table.match is not None
        mark = table.match.mark()
        for seat, number in row.moves:
            table.match.step(seat, table.codec.action_of(number))
        seats = {name: table.seat_of(guest_of(key_of(name))) for name in self.viewers}
        seen = {name: table.match.observation(seat) for name, seat in seats.items()}
        table.match.rewind(mark)
        return seen

    def _check_lawful(self, ours: tuple[Event, ...], theirs: tuple[Event, ...]) -> None:
        """The first difference is a declared reveal."""
        reveals = {reveal.event for reveal in self.game.reveals}
        differences = [
            (one, other) for one, other in zip(ours, theirs, strict=False) if one != other
        ]
        assert differences, "something came out that no event told"
        one, other = differences[0]
        assert type(one) is type(other)
        assert type(one) in reveals, (one, other)


def _run(table: Table, seat: Seat, first: int, rng: Random) -> tuple[int, ...]:
    """What a bot chooses that begins so: it goes on as long as nobody hears of it."""
    run: tuple[int, ...] = (first,)
    while len(run) < commands.MOST_ACTIONS:
        try:
            foresight = table.foresee(seat, run)
        except Illegal:
            break
        legal = foresight.observation.legal
        if not foresight.secret or not legal:
            break
        run += (table.codec.id_of(rng.choice(legal)),)
    return run


def _replies(table: Table, seat: Seat, run: tuple[int, ...]) -> dict[bytes, int]:
    """By what the server asks for each choice of this run."""
    decision = table.decision(seat)
    assert decision is not None
    seed = seed_for(table.seed, seat, decision)
    parts = [sha256(b"%b %d" % (seed, part)).digest() if part else seed for part in range(len(run))]
    return dict(zip(parts, run, strict=True))
