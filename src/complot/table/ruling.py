"""Whether a table accepts a command, and the row that comes of it."""

from __future__ import annotations

from typing import Any

from complot.core import chance
from complot.core.contract import Action, silent
from complot.core.errors import Code, Illegal, Refused
from complot.core.seats import CHANCE, Seat
from complot.table import command as commands
from complot.table.bounds import MOST_ROWS
from complot.table.chair import NOBODY
from complot.table.command import Command, Recorded, renews
from complot.table.fairness import SEED_BYTES, seat_order
from complot.table.row import Decider, Move, Row
from complot.table.standing import Standing
from complot.table.table import Table


def decide(
    table: Table,
    guest: str,
    command_id: str,
    command: Command,
    now: int,
    seed: bytes = b"",
) -> Row:
    """The row of a guest's command, or a refusal. The table is as it was either way.

    A command that renews the deal wants a fresh secret seed.
    """
    if renews(command) and len(seed) != SEED_BYTES:
        raise ValueError(f"the deal wants a seed of {SEED_BYTES} bytes")
    ruling = _Ruling(table, guest, command_id, now, seed)
    if type(command) is not commands.Act:
        ruling.affords(command)
    match command:
        case commands.Act():  # first, for most are
            ruling.counted()
            return ruling.act(ruling.seat(), command, "player")
        case commands.Create():
            ruling.create(command)
        case commands.Sit(name=name):
            ruling.sit(name)
        case commands.Watch(name=name):
            ruling.watch(name)
        case commands.Leave():
            ruling.leave()
        case commands.TakeBack():
            ruling.take_back()
        case commands.AddBot(bot=bot, name=name):
            ruling.add_bot(bot, name)
        case commands.RemoveBot(chair=chair):
            ruling.remove_bot(chair)
        case commands.Choose(options=options):
            ruling.hosted()
            ruling.in_lobby()
            table.codec.options(options)
        case commands.Arrange(terms=terms):
            ruling.arrange(terms)
        case commands.HandOver(chair=chair):
            ruling.hosted()
            ruling.another(chair)
        case commands.Kick(chair=chair):
            ruling.hosted()
            ruling.another(chair)
        case commands.Readmit(name=name):
            ruling.hosted()
            if name not in table.barred.values():
                raise Refused(Code.UNKNOWN_NAME, name=name)
        case commands.Ready():
            ruling.ready(command)
        case commands.Wish(side=side):
            ruling.wish(side)
        case commands.Start():
            return ruling.start(command)
        case commands.Say(claim=claim):
            return ruling.say(ruling.seat(), command, bytes(claim), "player")
        case commands.Write(text=text):
            ruling.speak()
            if not text.strip():
                raise Refused(Code.EMPTY_TEXT)
        case commands.Resign() | commands.Draw():
            return ruling.conclude(command)
        case commands.Pause():
            ruling.counted()
        case commands.Nudge(chair=chair):
            ruling.nudge(chair)
        case commands.MoreTime():
            return ruling.row(command, seat=ruling.more_time())
        case commands.Replace(chair=chair, by=by):
            ruling.replace(chair, by)
        case commands.Volunteer(chair=chair, name=name):
            ruling.volunteer(chair, name)
        case commands.Rematch():
            ruling.rematch()
    return ruling.row(command)


def decide_for_bot(
    table: Table, seat: Seat, command: commands.Act | commands.Say, command_id: str, now: int
) -> Row:
    """The row of what a bot does or says in its seat."""
    ruling = _Ruling(table, NOBODY, command_id, now)
    if table.match is None or table.bot_at(seat) is None:
        raise Refused(Code.NOT_SEATED)
    if isinstance(command, commands.Act):
        return ruling.act(seat, command, "bot")
    return ruling.say(seat, command, bytes(command.claim), "bot")


def decide_for_clock(
    table: Table, seat: Seat, command: commands.Act, command_id: str, now: int
) -> Row:
    """The row of what a bot does in the seat of somebody whose time is up."""
    if seat not in table.overdue(now):
        raise Refused(Code.STALE)
    return _Ruling(table, NOBODY, command_id, now).act(seat, command, "clock")


def notice_of(table: Table, guest: str, here: bool, command_id: str, now: int) -> Row:
    """The row of a guest's going or coming, as the server has seen it."""
    chair = table.chair_of(guest)
    if chair is None:
        raise Refused(Code.NOT_SEATED)
    if table.chairs[chair].away is not here:
        raise Refused(Code.STALE)
    if not here and table.seq >= MOST_ROWS:
        raise Refused(Code.ENOUGH)
    seen = commands.Back() if here else commands.Away()
    return _Ruling(table, guest, command_id, now).row(seen, by="clock")


def renewal(table: Table, now: int, seed: bytes) -> Row:
    """The row of a fresh seed for the deal, where none stands."""
    if table.match is not None or table.commitment is not None:
        raise Refused(Code.STALE)
    return _Ruling(table, NOBODY, f"renewal-{table.seq}", now, seed).row(commands.Renew())


def farewell(table: Table, guest: str, command_id: str, now: int, seed: bytes) -> Row:
    """The row with which a guest is forgotten."""
    return _Ruling(table, guest, command_id, now, seed).row(commands.Forget())


def owing(table: Table, guest: str, decision: int) -> Seat:
    """The seat of a guest who owes this decision, or a refusal."""
    ruling = _Ruling(table, guest, "", 0)
    seat = ruling.seat()
    ruling.asked(seat, decision)
    return seat


class _Ruling(Standing):
    """The row of what a guest may do."""

    def __init__(
        self, table: Table, guest: str, command_id: str, now: int, seed: bytes = b""
    ) -> None:
        super().__init__(table, guest, now)
        self.command_id = command_id
        self.seed = seed

    def row(self, command: Recorded, **more: Any) -> Row:
        seq = self.table.seq + 1
        if self._renews(command):
            more["seed"] = self.seed
        return Row(seq, self.now, self.guest, self.command_id, command, **more)

    def _renews(self, command: Recorded) -> bool:
        """Whether it changes what would be dealt: not in a game, nor when spectators go."""
        if not renews(command):
            return False
        if isinstance(command, commands.Create | commands.Rematch):
            return True
        leaving = isinstance(command, commands.Leave | commands.Forget)
        seated = not leaving or self.table.chair_of(self.guest) is not None
        return self.table.match is None and seated

    def start(self, command: commands.Start) -> Row:
        """Draw the seats, then let chance deal: all from one seed, in this order."""
        self.hosted()
        self.in_lobby()
        table = self.table
        state = table.game.start(table.options, len(table.chairs))
        self.committed(command.commitment)
        others = [chair for chair in table.chairs if chair.guest not in (NOBODY, self.guest)]
        late = [chair for chair in others if not (chair.ready and chair.entropy)]
        if late:
            raise Refused(Code.NOT_READY, name=late[0].name)
        seed = table.deal_seed(self.guest, command.entropy)
        seating = seat_order(seed, [chair.wish for chair in table.chairs], table.game.sides)
        moves = _chances(table, state, seed, drawn=0)
        return self.row(command, seating=seating, moves=moves, rules=table.game.rules_version)

    def act(self, seat: Seat, command: commands.Act, by: Decider) -> Row:
        table = self.table
        assert table.match is not None
        actions = [table.codec.action_of(number) for number in command.actions]
        self.asked(seat, command.decision)
        state = table.game.act(table.match.state, seat, actions, silent)
        moves: tuple[Move, ...] = tuple((seat, number) for number in command.actions)
        moves += _chances(table, state, table.seed, table.match.draws)
        return self.row(command, by=by, seat=seat, moves=moves)

    def conclude(self, command: commands.Resign | commands.Draw) -> Row:
        seat, game = self.seat(), self.table.game
        assert self.table.match is not None
        if not self.table.match.actors():
            raise Illegal(Code.GAME_OVER)
        if not game.concludes:
            raise Illegal(Code.CANNOT_CONCLUDE, game=game.name)
        return self.row(command, seat=seat)

    def say(self, seat: Seat, command: commands.Say, claim: bytes, by: Decider) -> Row:
        assert self.table.match is not None
        self.table.match.sayable(seat, self.table.codec.claim(claim))
        return self.row(command, by=by, seat=seat)


def _chances(table: Table, state: Any, seed: bytes, drawn: int) -> tuple[Move, ...]:
    """What chance does until it is a seat's turn; its draws follow those of the seats."""
    game, first = table.game, len(table.chairs)
    moves: list[Move] = []
    while game.actors(state) == (CHANCE,):
        k = first + drawn + len(moves)
        action: Action = chance.pick(seed, k, game.chances(state))
        moves.append((CHANCE, table.codec.id_of(action)))
        state = game.apply(state, CHANCE, action, silent)
    return tuple(moves)
