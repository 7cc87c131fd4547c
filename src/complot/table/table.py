"""One table: its chairs, its game and the next."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from hashlib import sha256
from typing import Any, Final

from msgspec import to_builtins

from complot.core.codec import codec_of
from complot.core.contract import Action, AnyGame, Event, replace
from complot.core.errors import Code, Refused
from complot.core.match import Ears, Foresight, Match, Told
from complot.core.seats import EVERYONE, Seat, only
from complot.table import command as commands
from complot.table import fairness, notice
from complot.table.assent import Assent, chairs_of
from complot.table.chair import Chair, Company, Reason
from complot.table.clockwork import Clockwork
from complot.table.fairness import Voided
from complot.table.gallery import Gallery
from complot.table.push import Around, Choice, Place, Played, Push, Stage, Ticking
from complot.table.row import Decider, Row
from complot.table.terms import PerDecision, Terms

IN_A_GAME: Final = (
    commands.Act,
    commands.Say,
    commands.Resign,
    commands.Draw,
    commands.Pause,
    commands.Nudge,
    commands.MoreTime,
    commands.Replace,
    commands.Volunteer,
    commands.TakeBack,
)
"""What makes no sense without a game: of one that was dropped, it is passed over."""

TOO_LATE: Final = 2
"""How many decisions in a row the clock makes for somebody before a bot stands in."""


class Table:
    """A table is what its rows make it: whoever applies them all has the same table."""

    def __init__(self, code: str, game: AnyGame, bots: Collection[str]) -> None:
        self.code = code
        self.game = game
        self.bots = bots
        self.codec = codec_of(game)
        self.seq = 0
        self.round = 1
        self.options = game.options()
        self._chosen: Mapping[str, Any] = {}
        self.terms = Terms()
        self.company = Company()
        self.barred: dict[str, str] = {}
        """The guests who were sent away, and what they were called."""
        self.gallery = Gallery()
        self.match: Match[Any, Any, Any, Any] | None = None
        self.server_seed = b""
        """The server's part in the deal; nobody is told before the game is over."""
        self.voided: tuple[Voided, ...] = ()
        """What stood before it in this round."""
        self.seed = b""
        """What this game's seats and cards come from, once they are dealt."""
        self.seating: tuple[int, ...] = ()
        self.offers: frozenset[Seat] = frozenset()
        """The seats that offer a draw."""
        self.told: list[Told] = []
        """All that was told in this round, to whom it may concern."""
        self.clockwork = Clockwork(self.terms.clock, 0, 0)
        self.assent = Assent()
        self.nudged: dict[tuple[str, int], int] = {}
        """When whom was last reminded by whom."""
        self._series: tuple[Played, ...] = ()
        self._players: dict[int, frozenset[str]] = {}
        """Who sat at each game of the series when it ended."""
        self._asked: list[int] = []
        self._late: list[int] = []
        """The chairs for which the clock has decided, which nobody else has been told yet."""
        self._outdated = False
        self._ears = Ears(self.told)
        self._seen: tuple[int, Around] | None = None
        self._commands: dict[str, int] = {}
        self._answered: dict[tuple[str, str], int] = {}

    def blank(self) -> Table:
        """The same table before anything has happened."""
        return Table(self.code, self.game, self.bots)

    @property
    def chairs(self) -> tuple[Chair, ...]:
        return self.company.chairs

    @property
    def host(self) -> str:
        """The guest who may start."""
        return self.company.host

    @property
    def stage(self) -> Stage:
        if self.match is None:
            return "lobby"
        return "playing" if self.match.actors() else "over"

    def chair_of(self, guest: str) -> int | None:
        """The chair that a guest sits on."""
        return self.company.chair_of(guest)

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
    def commitment(self) -> str | None:
        """The hash of the server's part in the deal."""
        return fairness.commitment(self.server_seed) if self.server_seed else None

    def entropies(self) -> dict[int, str]:
        """By chair, what was added to the deal under the commitment that stands."""
        return {number: each.entropy for number, each in enumerate(self.chairs) if each.entropy}

    def deal_seed(self, host: str, entropy: str) -> bytes:
        """What the cards come from if the host adds this to what the others have."""
        added = {**self.entropies(), self._chair(host): entropy}
        return fairness.deal_seed(self.server_seed, self.code, self.round, self.game.name, added)

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
        if self.match is None or self.assent.paused:
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

    def answered(self, guest: str, command_id: str) -> int | None:
        """The number of this command among the guest's own, if it was done before.

        Not the number of its row: that would tell how much the others have done unseen.
        """
        return self._answered.get((guest, command_id))

    def apply(self, row: Row) -> None:
        """Live what a row tells; rows come in order, each once."""
        if row.seq != self.seq + 1:
            raise Refused(Code.OUT_OF_ORDER, seq=row.seq, expected=self.seq + 1)
        self.seq = row.seq
        self._commands[row.guest] = self._commands.get(row.guest, 0) + 1
        self._answered[row.guest, row.command_id] = self._commands[row.guest]
        before = self.stage
        if not self._outdated or before != "lobby" or not isinstance(row.command, IN_A_GAME):
            self._do(row)
        if self.match is not None:
            self._settle_game(row.at, ended=before == "playing" and self.stage == "over")

    def _do(self, row: Row) -> None:
        if row.seed:
            self._void(row.command.kind())
        match row.command:
            case commands.Create(name=name, options=options, terms=terms, remote=remote):
                self.terms = terms
                self._sit(Chair(name, row.guest, remote=remote))
                self._choose(options)
            case commands.Sit(name=name, remote=remote):
                self.gallery.names.pop(row.guest, None)
                self._sit(Chair(name, row.guest, remote=remote))
            case commands.Watch(name=name):
                self.gallery.names[row.guest] = name
                self._notify(notice.WatchBegun(name))
            case commands.Leave() | commands.Forget():
                self._leave(row.guest)
            case commands.TakeBack():
                self._take_back(self._chair(row.guest))
            case commands.AddBot(bot=bot, name=name):
                self._sit(Chair(name, bot=bot, ready=True))
            case commands.RemoveBot(chair=chair):
                self._get_up(chair)
            case commands.Choose(options=options):
                self._choose(options)
                self._unready()
                self._notify(notice.OptionsChosen())
            case commands.Arrange(terms=terms):
                self.terms = terms
                self._notify(notice.TermsChanged())
            case commands.HandOver(chair=chair):
                self.company = self.company.handed_to(self.chairs[chair].guest)
                self._notify(notice.HostChanged(self.chairs[chair].name))
            case commands.Kick(chair=chair):
                self._kick(chair)
            case commands.Readmit(name=name):
                self._readmit(name)
            case commands.Away():
                self._change(self._chair(row.guest), away=True)
                self._notify(notice.WentAway(self._name(row.guest)))
            case commands.Back():
                self._change(self._chair(row.guest), away=False)
                self._notify(notice.CameBack(self._name(row.guest)))
            case commands.Ready(ready=ready, entropy=entropy):
                self._set_ready(self._chair(row.guest), ready, entropy or "")
            case commands.Wish(side=side):
                self._change(self._chair(row.guest), wish=side)
            case commands.Start(entropy=entropy):
                self._start(row, entropy)
            case commands.Act():
                self._play(row)
            case commands.Say(claim=claim):
                self._say(row, bytes(claim))
            case commands.Write(text=text):
                self._write(row.guest, text)
            case commands.Resign():
                self._conclude(row.seat)
            case commands.Draw(offer=offer):
                self._offer(row, offer)
            case commands.Pause(wanted=wanted):
                self._pause(row.guest, wanted)
            case commands.Nudge(chair=chair):
                self.nudged[row.guest, chair] = row.at
                self._notify(notice.Nudged(self.chairs[chair].name, self._name(row.guest)))
            case commands.MoreTime():
                assert row.seat is not None
                self.clockwork.give(row.seat)
                self._notify(notice.TimeGiven(self._name(row.guest)))
            case commands.Replace(chair=chair, agree=agree, by=by):
                self.assent.agree((chair, by), row.guest, agree)
                name, of = self._name(row.guest), self.chairs[chair].name
                self._notify(notice.ReplaceWanted(name, of, by or "", by is None, agree))
            case commands.Volunteer(chair=chair, name=name):
                self.assent.volunteers[name] = row.guest, chair
                self.assent.motions[chair, name] = set()
                self._notify(notice.Volunteered(name, self.chairs[chair].name))
            case commands.Rematch():
                self._clear()
        if row.seed:
            self.server_seed = row.seed

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

    def _chair(self, guest: str) -> int:
        chair = self.chair_of(guest)
        assert chair is not None
        return chair

    def _name(self, guest: str) -> str:
        return self.chairs[self._chair(guest)].name

    def _notify(self, event: Event) -> None:
        self.told.append(Told(EVERYONE, event))

    def _usual(self) -> Mapping[str, Any]:
        """The options that have another default for those who sit here than elsewhere."""
        alone = all(chair.bot is None for chair in self.chairs)
        return self.game.options.among_people if alone else {}

    def _choose(self, options: Mapping[str, Any]) -> None:
        """These options are wanted; what is usual here isn't a choice, and may change."""
        usual = to_builtins(self.codec.options(self._usual()))
        self._chosen = {name: value for name, value in options.items() if value != usual[name]}
        self._settle()

    def _settle(self) -> None:
        self.options = self.codec.options({**self._usual(), **self._chosen})

    def _sit(self, chair: Chair) -> None:
        number = len(self.chairs)
        self.company = self.company.seated(chair)
        self._settle()
        if chair.bot is None:
            self._notify(notice.SatDown(number, chair.name))
        else:
            self._notify(notice.BotSat(number, chair.name, chair.bot))

    def _leave(self, guest: str) -> None:
        """Out of the gallery, off a chair or, while a game is on the table, out of it."""
        if guest in self.gallery.names:
            self._notify(notice.WatchEnded(self.gallery.names.pop(guest)))
        chair = self.chair_of(guest)
        if chair is None:
            return
        if self.match is None:
            self._get_up(chair)
        else:
            self._stand_in(chair, "left")

    def _get_up(self, number: int) -> None:
        left = self.chairs[number]
        self.company = self.company.risen(number)
        self._settle()
        self._notify(notice.GotUp(left.name))

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

    def _replace(self, number: int, by: str | None) -> None:
        """As everyone else agreed: a volunteer has the seat now, or a bot plays it."""
        before = self.chairs[number].name
        if by is None:
            self._stand_in(number, "replaced")
        else:
            guest, _ = self.assent.volunteers[by]
            self.gallery.names.pop(guest, None)
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

    def _pause(self, guest: str, wanted: bool) -> None:
        if not wanted and self.assent.paused:
            self.assent.paused = False
            self.assent.pausing.clear()
            self._notify(notice.Resumed(self._name(guest)))
            return
        (self.assent.pausing.add if wanted else self.assent.pausing.discard)(guest)
        self._notify(notice.PauseWanted(self._name(guest), wanted))

    def _set_ready(self, number: int, ready: bool, entropy: str) -> None:
        """Who is ready and adds to a new deal what the change of chairs has voided says nothing."""
        news = self.chairs[number].ready != ready
        self._change(number, ready=ready, entropy=entropy if ready else "")
        if news:
            self._notify(notice.ReadyChanged(number, ready))

    def _void(self, cause: str) -> None:
        """The commitment stands no longer; what was added under it is void with it."""
        if self.server_seed:
            added = tuple(self.entropies().items())
            self.voided += (Voided(self.server_seed, added, cause),)
        for number in range(len(self.chairs)):
            self._change(number, entropy="")

    def _change(self, number: int, **changes: Any) -> None:
        self.company = self.company.changed(number, **changes)

    def _unready(self) -> None:
        for number, chair in enumerate(self.chairs):
            self._change(number, ready=chair.bot is not None)

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
        seed = self.server_seed
        self._clear()
        self.server_seed = sha256(b"after " + seed).digest()  # as secret, and known to no row
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
        self._asked = []
        self._late = []
        self._ears = Ears(self.told)
        self._unready()
        for chair in gone:
            self._notify(notice.GotUp(chair.name))

    def written_by(self, name: str) -> tuple[str, ...]:
        """What somebody of this name has said in words in this round."""
        said = (told.event for told in self.told)
        return tuple(
            event.text
            for event in said
            if isinstance(event, notice.Wrote | notice.Murmured) and event.name == name
        )

    def foresee(self, seat: Seat, actions: Sequence[int]) -> Foresight[Any]:
        """What a seat would have to decide by after these choices, which aren't made."""
        assert self.match is not None
        return self.match.foresee(seat, [self.codec.action_of(number) for number in actions])

    def choices(self, actions: Iterable[Action]) -> tuple[Choice, ...]:
        """These actions with their ids."""
        return tuple([Choice(self.codec.id_of(action), action) for action in actions])

    def push(self, guest: str, cursor: int = 0, series: int | None = None) -> Push:
        """What a guest is sent who has heard so much of this game, or (by default) nothing yet."""
        chair = self.chair_of(guest)
        seat = self._seat_at(chair)
        heard = self._ears.heard(seat)
        since = cursor if series in (None, self.round) and 0 <= cursor <= len(heard) else 0
        view, legal = (None, ()) if self.match is None else self.match.sight(seat)
        return Push(
            round=self.round,
            cursor=len(heard),
            events=tuple(heard[since:]),
            view=view,
            legal=self.choices(legal),
            decision=None if seat is None else self.decision(seat),
            clock=self._ticking(seat),
            table=self._around_for(guest, chair, seat),
        )

    def _ticking(self, seat: Seat | None) -> Ticking | None:
        if not self.clockwork.running or self.stage != "playing":
            return None
        owed = seat is not None and self.decision(seat) is not None
        return Ticking(
            mine=self.clockwork.until(seat) if seat is not None and owed else None,
            others=self.clockwork.until_all(),
            grace=self.clockwork.grace,
            asks=0 if seat is None else self.clockwork.asks(seat),
        )

    def _around_for(self, guest: str, chair: int | None, seat: Seat | None) -> Around:
        watching = self.gallery.names.get(guest)
        return replace(self._around(), mine=chair, seat=seat, watching=watching)

    def _around(self) -> Around:
        """The table as everyone sees it; a row is told to many, and it is made for the first."""
        if self._seen is None or self._seen[0] != self.seq:
            self._seen = self.seq, self._look_around()
        return self._seen[1]

    def _look_around(self) -> Around:
        return Around(
            code=self.code,
            game=self.game.name,
            stage=self.stage,
            options=self.options,
            terms=self.terms,
            places=tuple(
                Place(
                    each.name,
                    each.bot,
                    each.remote,
                    each.ready,
                    each.wish,
                    bool(each.entropy),
                    each.away,
                    each.stand_in,
                )
                for each in self.chairs
            ),
            host=self.chair_of(self.host),
            mine=None,
            seating=self.seating,
            seat=None,
            offers=tuple(sorted(self.offers)),
            paused=self.assent.paused,
            pausing=chairs_of(self.company, self.assent.pausing),
            votes=self.assent.votes(self.company),
            watchers=tuple(self.gallery.names.values()),
            watching=None,
            ending=None if self.match is None else self.match.ending(),
            series=self._series,
            commitment=self.commitment,
        )
