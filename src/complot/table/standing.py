"""What one guest may do at a table now; whatever it may not is refused."""

from __future__ import annotations

from typing import Final

from complot.core.errors import Code, Illegal, Refused
from complot.core.seats import Seat
from complot.table import command as commands
from complot.table.bounds import MOST_ROUNDS, MOST_ROWS, MOST_VOIDED
from complot.table.chair import NOBODY, Chair
from complot.table.command import WAYS_OUT, Command, Sit
from complot.table.table import Table
from complot.table.terms import SECOND, Terms

NUDGE_PAUSE: Final = 60 * SECOND
"""Between two nudges of the same by the same."""

MOST_WATCHERS: Final = 50
"""Spectators who have a name."""


class Standing:
    """A guest before a table. Each method returns, or raises why not."""

    def __init__(self, table: Table, guest: str, now: int) -> None:
        self.table = table
        self.guest = guest
        self.now = now

    def affords(self, command: Command) -> None:
        """Refused if there was enough of that in this round: a table can't take it for ever."""
        table, kind = self.table, type(command)
        if kind is Sit:
            room = len(table.voided) < MOST_VOIDED and table.asked.seats(self.guest)
        else:
            sits = table.chair_of(self.guest) is not None
            room = table.asked.takes(self.guest, sits, kind in WAYS_OUT)
        if not room:
            raise Refused(Code.ENOUGH)

    def rematch(self) -> None:
        table = self.table
        self.present()
        if table.stage != "over":
            raise Refused(Code.GAME_RUNNING)
        if table.round >= MOST_ROUNDS or table.seq >= MOST_ROWS:
            raise Refused(Code.ENOUGH)

    def seated(self) -> int:
        chair = self.table.chair_of(self.guest)
        if chair is None:
            raise Refused(Code.KICKED if self.guest in self.table.barred else Code.NOT_SEATED)
        if self.table.chairs[chair].stand_in == "kicked":
            raise Refused(Code.KICKED)
        return chair

    def seat(self) -> Seat:
        self.seated()
        seat = self.table.seat_of(self.guest)
        if seat is None:
            raise Refused(Code.TABLE_NOT_STARTED)
        return seat

    def another(self, number: int) -> Chair:
        """Another person's chair."""
        chairs = self.table.chairs
        if not 0 <= number < len(chairs) or chairs[number].guest in (self.guest, NOBODY):
            raise Refused(Code.NO_SUCH_SEAT, seat=number)
        return chairs[number]

    def hosted(self) -> None:
        if self.guest != self.table.host or self.guest == NOBODY:
            raise Refused(Code.NOT_HOST)
        self.seated()

    def in_lobby(self) -> None:
        if self.table.stage != "lobby":
            raise Refused(Code.TABLE_STARTED)

    def playing(self) -> None:
        match self.table.stage:
            case "lobby":
                raise Refused(Code.TABLE_NOT_STARTED)
            case "over":
                raise Illegal(Code.GAME_OVER)

    def counted(self) -> int:
        """The chair of a guest who plays in a game that runs."""
        self.seated()
        self.playing()
        return self.present()

    def present(self) -> int:
        """The chair of a guest who sits there without a bot in its place."""
        chair = self.seated()
        if self.table.chairs[chair].stand_in is not None:
            raise Refused(Code.STOOD_IN)
        return chair

    def leave(self) -> None:
        volunteers = self.table.assent.volunteers.values()
        if self.guest not in self.table.gallery.names and all(
            guest != self.guest for guest, _ in volunteers
        ):
            self.seated()

    def speak(self) -> None:
        """Players speak to the table, and those who watch by name to each other."""
        if self.guest not in self.table.gallery.names:
            self.seated()
        elif not self.table.admits(self.guest):
            raise Refused(Code.NO_SPECTATORS)

    def take_back(self) -> None:
        chair = self.seated()
        if self.table.chairs[chair].stand_in is None:
            raise Refused(Code.ALREADY_SEATED)

    def arrange(self, terms: Terms) -> None:
        self.hosted()
        if terms.clock != self.table.terms.clock and self.table.stage == "playing":
            raise Refused(Code.GAME_RUNNING)

    def watch(self, name: str) -> None:
        table = self.table
        if table.chair_of(self.guest) is not None or self.guest in table.gallery.names:
            raise Refused(Code.ALREADY_SEATED)
        if not table.terms.spectators:
            raise Refused(Code.NO_SPECTATORS)
        if self.guest in table.barred:
            raise Refused(Code.KICKED)
        if len(table.gallery.names) >= MOST_WATCHERS:
            raise Refused(Code.TABLE_FULL, most=MOST_WATCHERS)
        self._name(name)

    def nudge(self, number: int) -> None:
        """Whoever it is, and whether or not they owe anything: that may be a secret."""
        self.seated()
        self.playing()
        self.another(number)
        since = self.now - self.table.nudged.get((self.guest, number), -NUDGE_PAUSE)
        if since < NUDGE_PAUSE:
            raise Refused(Code.TOO_SOON, seconds=-(-(NUDGE_PAUSE - since) // SECOND))

    def more_time(self) -> Seat:
        """Asked by anyone at any time, for everyone: so it tells of nobody that they think."""
        self.counted()
        clockwork, seat = self.table.clockwork, self.seat()
        if not clockwork.running:
            raise Refused(Code.NO_CLOCK)
        if not clockwork.asks(seat):
            raise Refused(Code.NO_MORE_TIME)
        return seat

    def replace(self, number: int, by: str | None) -> None:
        if self.counted() == number:
            raise Refused(Code.NO_SUCH_SEAT, seat=number)
        if by is None:
            chair = self.another(number)
            if not chair.away or chair.stand_in is not None:
                raise Refused(Code.NOT_AWAY, name=chair.name)
        elif by not in (volunteers := self.table.assent.volunteers) or volunteers[by][1] != number:
            raise Refused(Code.UNKNOWN_NAME, name=by)

    def volunteer(self, number: int, name: str) -> None:
        table = self.table
        self.playing()
        if table.chair_of(self.guest) is not None:
            raise Refused(Code.ALREADY_SEATED)
        if self.guest in table.barred:
            raise Refused(Code.KICKED)
        if not 0 <= number < len(table.chairs):
            raise Refused(Code.NO_SUCH_SEAT, seat=number)
        if table.chairs[number].here:
            raise Refused(Code.NOT_AWAY, name=table.chairs[number].name)
        volunteers = table.assent.volunteers
        if any(guest == self.guest for guest, _ in volunteers.values()):
            raise Refused(Code.ALREADY_SEATED)
        if len(volunteers) >= MOST_WATCHERS:
            raise Refused(Code.TABLE_FULL, most=MOST_WATCHERS)
        if table.gallery.names.get(self.guest) != name:
            self._name(name)

    def create(self, command: commands.Create) -> None:
        if self.table.seq:
            raise Refused(Code.TABLE_STARTED)
        self.table.codec.options(command.options)
        self._name(command.name)

    def sit(self, name: str) -> None:
        self.in_lobby()
        if self.table.chair_of(self.guest) is not None:
            raise Refused(Code.ALREADY_SEATED)
        if self.guest in self.table.barred:
            raise Refused(Code.KICKED)
        if self.table.terms.locked:
            raise Refused(Code.TABLE_LOCKED)
        self._room()
        if self.table.gallery.names.get(self.guest) != name:
            self._name(name)

    def add_bot(self, bot: str, name: str) -> None:
        self.hosted()
        self.in_lobby()
        if bot not in self.table.bots:
            raise Refused(Code.UNKNOWN_BOT, bot=bot, known=", ".join(self.table.bots))
        self._room()
        self._name(name)

    def remove_bot(self, chair: int) -> None:
        self.hosted()
        self.in_lobby()
        if not 0 <= chair < len(self.table.chairs) or self.table.chairs[chair].bot is None:
            raise Refused(Code.NO_SUCH_SEAT, seat=chair)

    def wish(self, side: str | None) -> None:
        self.in_lobby()
        self.seated()
        game = self.table.game
        if side is not None and side not in game.sides:
            known = ", ".join(game.sides) or "-"
            raise Refused(Code.UNKNOWN_SIDE, side=side, game=game.name, known=known)

    def ready(self, command: commands.Ready) -> None:
        self.in_lobby()
        self.seated()
        if command.ready:
            self.committed(command.commitment)
            if command.entropy is None:
                raise Refused(Code.NO_ENTROPY)

    def committed(self, named: str | None) -> None:
        """Refused unless it is the commitment that stands."""
        if named != self.table.commitment:
            raise Refused(Code.VOIDED)

    def asked(self, seat: Seat, decision: int) -> None:
        """Refused unless it is the decision that the seat was asked last."""
        table = self.table
        assert table.match is not None
        if table.assent.paused:
            raise Refused(Code.PAUSED)
        owed = table.decision(seat)
        if owed is None:
            if not table.match.actors():
                raise Illegal(Code.GAME_OVER)
            raise Illegal(Code.NOT_YOUR_TURN, seat=seat)
        if decision != owed:
            raise Refused(Code.STALE)

    def _room(self) -> None:
        most = self.table.game.seats[-1]
        if len(self.table.chairs) >= most:
            raise Refused(Code.TABLE_FULL, most=most)

    def _name(self, name: str) -> None:
        if not name.strip():
            raise Refused(Code.EMPTY_TEXT)
        table = self.table
        taken = [chair.name for chair in table.chairs]
        taken += [*table.gallery.names.values(), *table.assent.volunteers]
        if name.casefold() in {each.casefold() for each in taken}:
            raise Refused(Code.NAME_TAKEN, name=name)
