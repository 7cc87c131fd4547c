"""A table in a test: guests who send commands, one after the other."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from itertools import count
from random import Random

import msgspec

from complot.bots import RandomBot
from complot.core.chance import seed_of
from complot.core.codec import encode
from complot.core.errors import Refused
from complot.games import title
from complot.table import command as commands
from complot.table.command import Command
from complot.table.push import Push
from complot.table.row import Row, read, write
from complot.table.ruling import decide, decide_for_bot, notice_of
from complot.table.table import Table
from entropies import entropy_of

TITLE = title("resistance")
HOST = "guest-ana"
GUESTS = (HOST, "guest-bea", "guest-carl", "guest-dina", "guest-eli")
NAMES = ("Ana", "Bea", "Carl", "Dina", "Eli")


class Evening:
    """One table, and every row it has stored."""

    def __init__(self, seed: int = 1, game: str = "resistance") -> None:
        of = title(game)
        self.table = Table("KESTREL", of.game, tuple(of.bots))
        self.rows: list[bytes] = []
        self.seed = seed_of(seed)
        self.ids = count(1)
        self.rng = Random(seed)
        self.now = 1000

    def __call__(self, guest: str, command: Command) -> Row:
        """A guest sends a command."""
        number = next(self.ids)
        seed = sha256(b"%b %d" % (self.seed, number)).digest()
        return self.keep(decide(self.table, guest, f"c{number}", command, self.now, seed))

    def ready(self, *guests: str) -> None:
        """These are ready, each with its part in the deal."""
        for guest in guests:
            self(guest, commands.Ready(True, self.commitment, entropy_of(guest)))

    def start(self, host: str = HOST) -> Row:
        """The host adds the last part, and deals."""
        return self(host, self.deal(host))

    def deal(self, host: str = HOST) -> commands.Start:
        return commands.Start(self.commitment, entropy_of(host))

    @property
    def commitment(self) -> str:
        named = self.table.push(HOST).table.commitment
        assert named is not None
        return named

    def keep(self, row: Row) -> Row:
        self.rows.append(write(row))
        self.table.apply(read(self.rows[-1]))
        return row

    def sees(self, guest: str, here: bool) -> Row:
        """The server sees a guest go, or come back."""
        return self.keep(notice_of(self.table, guest, here, f"s{next(self.ids)}", self.now))

    def kinds(self, guest: str, since: int = 0) -> list[str]:
        """What sorts of things a guest was told."""
        return [event.kind() for event in self.push(guest).events[since:]]

    def act(self, guest: str, *numbers: int) -> Row:
        """A guest answers what it was asked."""
        owed = self.push(guest).decision
        assert owed is not None
        return self(guest, commands.Act(owed, numbers))

    def push(self, guest: str, cursor: int = 0) -> Push:
        return self.table.push(guest, cursor)

    def play_on(self, until: Callable[[], bool] = lambda: False) -> None:
        """Everyone, bots and guests alike, does anything until the game is over."""
        table = self.table
        while table.stage == "playing" and not until():
            assert table.match is not None
            seat = self.rng.choice(table.match.actors())
            thought = RandomBot()(table.match.observation(seat), 1, self.rng)
            owed = table.decision(seat)
            assert owed is not None
            act = commands.Act(owed, (table.codec.id_of(thought.action),))
            chair = table.chair_at(seat)
            if table.bot_at(seat) is None:
                self(chair.guest, act)
            else:
                self.keep(decide_for_bot(table, seat, act, f"b{next(self.ids)}", self.now))


def claim(value: object) -> commands.Say:
    return commands.Say(msgspec.Raw(encode(value)))


def lobby(guests: int = 5, bots: int = 0, **options: bool) -> Evening:
    """A table with so many guests, all ready, and so many bots."""
    evening = Evening()
    evening(HOST, commands.Create("resistance", "Ana", dict(options)))
    for guest, name in list(zip(GUESTS, NAMES, strict=True))[1:guests]:
        evening(guest, commands.Sit(name))
    for number in range(bots):
        evening(HOST, commands.AddBot("random", f"Bot {number + 1}"))
    evening.ready(*GUESTS[1:guests])
    return evening


def started(guests: int = 5, bots: int = 0, **options: bool) -> Evening:
    """The same, with the cards dealt."""
    evening = lobby(guests, bots, **options)
    evening.start()
    return evening


def refused(what: Callable[[], object]) -> Refused:
    """How this is refused; anything else fails."""
    try:
        what()
    except Refused as refusal:
        return refusal
    raise AssertionError("it was not refused")
