"""The games that are played at a table, one after the other."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any, Final

from complot.core.contract import AnyGame
from complot.core.match import Ears, Match, Told
from complot.core.seats import EVERYONE, Seat, only
from complot.table import fairness, notice
from complot.table.assent import Assent
from complot.table.bounds import Asked
from complot.table.chair import Chair, Reason
from complot.table.clockwork import Clockwork
from complot.table.gathering import Gathering
from complot.table.push import Played, Stage
from complot.table.row import Decider, Row
from complot.table.terms import PerDecision

TOO_LATE: Final = 2
"""How many decisions in a row the clock makes for somebody before a bot stands in."""


class Series(Gathering):
    """A gathering that plays: the game on the table, who plays which seat, and its clock."""

    def __init__(self, code: str, game: AnyGame, bots: Collection[str]) -> None:
        super().__init__(code, game, bots)
        self.round = 1
        self.match: Match[Any, Any, Any, Any] | None = None
        self.seed = b""
        """What this game's seats and cards come from, once they are dealt."""
        self.seating: tuple[int, ...] = ()
        self.offers: frozenset[Seat] = frozenset()
        """The seats that offer a draw."""
        self.clockwork = Clockwork(self.terms.clock, 0, 0)
        self.assent = Assent()
        self.nudged: dict[tuple[str, int], int] = {}
        """When whom was last reminded by whom."""
        self._turned: dict[str, int] = {}
        """How often each guest was given a seat in a running game, or lost it: they hear what
        others are told since, and have to hear all of it."""
        self._series: tuple[Played, ...] = ()
        self._players: dict[int, frozenset[str]] = {}
        """Who sat at each game of the series when it ended."""
        self._asked: list[int] = []
        self._late: list[int] = []
        """The chairs for which the clock has decided, which nobody else has been told yet."""
        self._outdated = False
        self._ears = Ears(self.told)

    @property
    def stage(self) -> Stage:
        if self.match is None:
            return "lobby"
        return "playing" if self.match.actors() else "over"

    def admits(self, guest: str) -> bool:
        """Whether a guest may know of the game: those who play it, and spectators if wanted."""
        return self.terms.spectators or self.match is None or self.chair_of(guest) is not None

    def shows(self, guest: str, series: int) -> bool:
        """Whether a guest may see a game of the series again: who played it may, whatever else."""
        return (
            self.terms.spectators
            or self.chair_of(guest) is not None
            or guest in self._players.get(series, ())
        )

    def seat_of(self, guest: str) -> Seat | None:
        """The seat that a guest has in the game."""
        return self._seat_at(self.chair_of(guest))

    def _seat_at(self, chair: int | None) -> Seat | None:
        return None if chair is None or not self.seating else self.seating.index(chair)

    @property
    def finished(self) -> tuple[int, ...]:
        """The games of the series that were played to their end."""
        return tuple(played.round for played in self._series)

    def decision(self, seat: Seat) -> int | None:
        """The number of the decision that a seat owes, counted from the first it was asked."""
        if self.match is None or seat not in self.match.actors():
            return None
        return self._asked[seat]

    def chair_at(self, seat: Seat) -> Chair:
        """The chair of a seat in the game."""
        return self.chairs[self.seating[seat]]

    def bot_at(self, seat: Seat) -> str | None:
        """The bot that plays a seat, be it only for somebody else."""
        chair = self.chair_at(seat)
        return self.spare if chair.stand_in is not None else chair.bot

    @property
    def spare(self) -> str:
        """The bot that stands in for people."""
        return next(iter(self.bots))

    def bots_asked(self) -> tuple[tuple[Seat, str], ...]:
        """The seats that owe a decision and are played by bots, with the bots' names."""
        if self.match is None or self.assent.paused or not self.company.has_bots:
            return ()
        playing = [(seat, self.bot_at(seat)) for seat in self.match.actors()]
        return tuple((seat, bot) for seat, bot in playing if bot is not None)

    def due(self) -> int | None:
        """When the clock is to be asked next, if nothing happens before."""
        return min((due for _, due in self._dues()), default=None)

    def overdue(self, now: int) -> tuple[Seat, ...]:
        """The seats whose time is up, and the grace after it."""
        return tuple(seat for seat, due in self._dues() if due <= now)

    def _dues(self) -> Iterator[tuple[Seat, int]]:
        if self.match is None or not self.clockwork.running:
            return
        for seat in self.match.actors():
            due = self.clockwork.due(seat)
            if due is not None and self.bot_at(seat) is None:
                yield seat, due

    def deal_seed(self, host: str, entropy: str) -> bytes:
        """What the cards come from if the host adds this to what the others have."""
        added = {**self.entropies(), self._chair(host): entropy}
        return fairness.deal_seed(self.server_seed, self.code, self.round, self.game.name, added)

    def _start(self, row: Row, entropy: str) -> None:
        if row.rules != self.game.rules_version:
            self._drop()
            return
        self.seed = self.deal_seed(row.guest, entropy)
        self._change(self._chair(row.guest), entropy=entropy)
        self.seating = row.seating
        self.match = Match(self.game, self.options, len(self.chairs))
        self.clockwork = Clockwork(self.terms.clock, len(self.chairs), row.at)
        self.assent = Assent()
        self._outdated = False
        self._asked = [0] * len(self.chairs)
        self._notify(notice.Started(row.seating))
        self._play(row)

    def _drop(self) -> None:
        """A game of other rules than ours can't be lived: the table goes on without it."""
        self._clear()
        self._outdated = True
        self._notify(notice.RulesChanged())

    def _play(self, row: Row) -> None:
        """Make the moves of a row, and count what each seat is asked."""
        assert self.match is not None
        mark = len(self.match.told)
        for seat, number in row.moves:
            before, kind = self.match.actors(), self.match.state.phase.kind()
            self.match.step(seat, self.codec.action_of(number))
            same = self.match.state.phase.kind() == kind
            for asked in self.match.actors():
                if asked >= 0 and (asked not in before or asked == seat or not same):
                    self._asked[asked] += 1
                    self.clockwork.ask(asked, row.at)
        told = self.match.told[mark:]
        self.told += told
        if row.seat is not None:
            self._played(row.seat, row.by)
        if any(each.audience == EVERYONE for each in told):
            self._heard(row.at)

    def _played(self, seat: Seat, by: Decider) -> None:
        """Who made a decision: of the clock's only its owner hears, until all hear something."""
        chair = self.seating[seat]
        if by == "clock":
            self._late.append(chair)
            self.told.append(Told(only(seat), notice.DecidedForYou()))
        elif by == "player" and self.chairs[chair].late:
            self._change(chair, late=0)

    def _heard(self, now: int) -> None:
        """Everyone has heard of the game."""
        self.offers = frozenset()  # not by a move that nobody else may know of
        self.clockwork.hear(now)
        late, self._late = self._late, []
        for number in late:
            chair = self.chairs[number]
            self._change(number, late=chair.late + 1)
            self._notify(notice.TimeUp(chair.name))
            if chair.late + 1 >= TOO_LATE and chair.stand_in is None:
                self._stand_in(number, "late")

    def _say(self, row: Row, claim: bytes) -> None:
        assert self.match is not None
        assert row.seat is not None
        mark = len(self.match.told)
        self.match.say(row.seat, self.codec.claim(claim))
        self.told += self.match.told[mark:]

    def _offer(self, row: Row, offer: bool) -> None:
        """A draw is offered, or no longer; an offer stands until somebody moves."""
        assert row.seat is not None
        self.offers = self.offers | {row.seat} if offer else self.offers - {row.seat}
        self._notify(notice.DrawOffered(self.chairs[self._chair(row.guest)].name, offer))
        if len(self.offers) == len(self.chairs):
            self._conclude(None)

    def _conclude(self, resigned: Seat | None) -> None:
        assert self.match is not None
        mark = len(self.match.told)
        self.match.conclude(resigned)
        self.told += self.match.told[mark:]

    def _pause(self, guest: str, wanted: bool) -> None:
        if not wanted and self.assent.paused:
            self.assent.paused = False
            self.assent.pausing.clear()
            self._notify(notice.Resumed(self._name(guest)))
            return
        (self.assent.pausing.add if wanted else self.assent.pausing.discard)(guest)
        self._notify(notice.PauseWanted(self._name(guest), wanted))

    def _leave(self, guest: str) -> None:
        """Out of the gallery, off a chair or, while a game is on the table, out of it."""
        self.assent.withdraw(guest)
        if guest in self.gallery.names:
            self._notify(notice.WatchEnded(self.gallery.names.pop(guest)))
        chair = self.chair_of(guest)
        if chair is None:
            return
        if self.match is None:
            self._get_up(chair)
        else:
            self._stand_in(chair, "left")

    def _kick(self, number: int) -> None:
        kicked = self.chairs[number]
        self.barred[kicked.guest] = kicked.name
        self._notify(notice.Kicked(kicked.name))
        if self.match is None:
            self._get_up(number)
        else:
            self._stand_in(number, "kicked")

    def _readmit(self, name: str) -> None:
        self.barred = {guest: each for guest, each in self.barred.items() if each != name}
        for number, chair in enumerate(self.chairs):
            if chair.name == name and chair.stand_in == "kicked":
                self._change(number, stand_in="left")
        self._notify(notice.Readmitted(name))

    def _stand_in(self, number: int, reason: Reason) -> None:
        self._change(number, stand_in=reason)
        self._notify(notice.StoodIn(self.chairs[number].name, reason))

    def _take_back(self, number: int) -> None:
        self._change(number, stand_in=None, away=False, late=0)
        self.assent.settle(number)
        self._notify(notice.TookBack(self.chairs[number].name))

    def _come_back(self, number: int) -> None:
        """Whoever plays again can't be replaced by what was agreed in the meantime."""
        self._change(number, away=False)
        chair = self.chairs[number]
        if chair.here:
            self.assent.settle(number)
        if self.asked.is_news(chair.guest):
            self._notify(notice.CameBack(chair.name))

    def _go_away(self, number: int) -> None:
        self._change(number, away=True)
        chair = self.chairs[number]
        self.asked.goes(chair.guest)
        if self.asked.is_news(chair.guest):
            self._notify(notice.WentAway(chair.name))

    def _replace(self, number: int, by: str | None) -> None:
        """As everyone else agreed: a volunteer has the seat now, or a bot plays it."""
        before = self.chairs[number].name
        if by is None:
            self._stand_in(number, "replaced")
        else:
            guest, _ = self.assent.volunteers[by]
            self.gallery.names.pop(guest, None)
            for turned in (guest, self.chairs[number].guest):
                self._turned[turned] = self._turned.get(turned, 0) + 1
            self.company = self.company.taken_over(number, guest, by)
            self._notify(notice.TookOver(by, before))
        self.assent.settle(number)

    def _write(self, guest: str, text: str) -> None:
        if self.chair_of(guest) is not None:
            self._notify(notice.Wrote(self._name(guest), text))
            return
        murmured = notice.Murmured(self.gallery.names[guest], text)
        if self.stage == "playing":
            self.told.append(self.gallery.murmur(murmured))
        else:
            self._notify(murmured)

    def _settle_game(self, now: int, ended: bool) -> None:
        """What follows of itself from whatever was done in a game."""
        assert self.match is not None
        if ended:
            self._end()
        if self.stage != "playing":
            return
        if self.assent.all_want_a_pause(self.company) and not self.assent.paused:
            self.assent.paused = True
            self._notify(notice.Paused())
        while (motion := self.assent.carried(self.company)) is not None:
            self._replace(*motion)
        asleep = isinstance(self.terms.clock, PerDecision) and not self.company.here
        self.clockwork.stop(now, self.assent.paused or asleep)

    def _end(self) -> None:
        """A game is over: it counts in the series, and the gallery is heard."""
        assert self.match is not None
        ending, returns = self.match.ending(), self.match.returns()
        assert ending is not None
        assert returns is not None
        names = tuple(self.chair_at(seat).name for seat in range(len(self.chairs)))
        self._series += (Played(self.round, names, ending, returns),)
        self._players[self.round] = frozenset(chair.guest for chair in self.chairs)
        self.told += self.gallery.open(len(self.chairs))

    def _clear(self) -> None:
        """Whoever is still there keeps the chair; all else is put away.

        Where sides are no secret, everyone is to have the other one.
        """
        sides = self.game.sides
        for seat, number in enumerate(self.seating if sides else ()):
            self._change(number, wish=sides[(seat + 1) % len(sides)])
        gone = [chair for chair in self.chairs if chair.away or chair.stand_in is not None]
        for chair in gone:
            self.company = self.company.risen(self.chairs.index(chair))
        for number in range(len(self.chairs)):
            self._change(number, late=0)
        self._settle()
        self.round += 1
        self.match = None
        self.server_seed = b""
        self.voided = ()
        self.seed = b""
        self.seating = ()
        self.offers = frozenset()
        self.assent = Assent()
        self.told = []
        self.asked = Asked()
        self._asked = []
        self._late = []
        self._ears = Ears(self.told)
        self._unready()
        for chair in gone:
            self._notify(notice.GotUp(chair.name))
