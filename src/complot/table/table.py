"""One table: what its rows make of it, and what each guest is told of that."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any, Final

from complot import __version__
from complot.core.contract import Action, AnyGame, replace
from complot.core.errors import Code, Refused
from complot.core.match import Foresight
from complot.core.seats import Seat
from complot.table import command as commands
from complot.table import notice
from complot.table.assent import chairs_of
from complot.table.chair import NOBODY, Chair, Company
from complot.table.push import Around, Choice, Place, Push, Ticking
from complot.table.row import Row
from complot.table.series import Series

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


class Table(Series):
    """A table is what its rows make it: whoever applies them all has the same table."""

    def __init__(self, code: str, game: AnyGame, bots: Collection[str]) -> None:
        super().__init__(code, game, bots)
        self.seq = 0
        self._forget(0)
        self.deserted: int | None = None
        """Since when none of those who sit here has been here."""
        self._seen: dict[str | None, Around] = {}
        self._placed: tuple[Company, tuple[Place, ...]] = self.company, ()
        self._offered: tuple[tuple[Action, ...], tuple[Choice, ...]] = (), ()
        self._commands: dict[str, int] = {}
        self._answered: dict[tuple[str, str], int] = {}

    def _forget(self, times: int) -> None:
        self._forgotten = times
        self.epoch = f"{__version__}-{times}"
        """What cursors belong to: they count what these rows tell by this version."""

    def epoch_of(self, guest: str) -> str:
        """What a guest's own cursors belong to: they count as whom it hears, too."""
        turned = self._turned.get(guest)
        return self.epoch if turned is None else f"{self.epoch}-{turned}"

    def blank(self) -> Table:
        """The same table before anything has happened."""
        return Table(self.code, self.game, self.bots)

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
        if row.by == "player" and type(row.command) is not commands.Act:
            sitting_down = type(row.command) is commands.Sit
            self.asked.count(row.guest, self.chair_of(row.guest) is not None, sitting_down)
        before, company, offers = self.stage, self.company, self.offers
        if not self._outdated or before != "lobby" or self._still_means(row):
            self._do(row)
        if self.match is not None:
            self._settle_game(row.at, ended=before == "playing" and self.stage == "over")
        still = self.company is company and self.offers == offers and self.stage == before
        if type(row.command) is not commands.Act or not still:
            self._seen.clear()
            if self.company.here:
                self.deserted = None
            elif self.deserted is None:
                self.deserted = row.at

    def _still_means(self, row: Row) -> bool:
        """Of a row after a game that was dropped: whether whom it is about is where they were.

        Who sits where may be otherwise than it was, for what was agreed in the game is lost.
        """
        match row.command:
            case commands.Away() | commands.Back() | commands.Ready() | commands.Wish():
                return self.chair_of(row.guest) is not None
            case commands.Sit():
                return self.chair_of(row.guest) is None
            case commands.Write():
                return self.chair_of(row.guest) is not None or row.guest in self.gallery.names
            case commands.Kick(chair=chair):  # one without a seed was in the game
                return bool(row.seed) and self._is_person(chair)
            case commands.HandOver(chair=chair):
                return self._is_person(chair)
            case commands.RemoveBot(chair=chair):
                return chair < len(self.chairs) and self.chairs[chair].bot is not None
        return not isinstance(row.command, IN_A_GAME)

    def _is_person(self, chair: int) -> bool:
        return chair < len(self.chairs) and self.chairs[chair].guest != NOBODY

    def _do(self, row: Row) -> None:
        if row.seed:
            self._void(row.command.kind())
        match row.command:
            case commands.Act():  # first, for most are
                self._play(row)
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
            case commands.Leave():
                self._leave(row.guest)
            case commands.Forget():
                self._forget(self._forgotten + 1)
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
                self._go_away(self._chair(row.guest))
            case commands.Back():
                self._come_back(self._chair(row.guest))
            case commands.Ready(ready=ready, entropy=entropy):
                self._set_ready(self._chair(row.guest), ready, entropy or "")
            case commands.Wish(side=side):
                self._change(self._chair(row.guest), wish=side)
            case commands.Start(entropy=entropy):
                self._start(row, entropy)
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

    def is_heard(self, guest: str, command: commands.Command) -> bool:
        """Whether all others would hear of it at once, moves aside.

        Not of a part in the deal that is added anew by one who is known to be ready: pages do so
        by themselves whenever somebody sits down.
        """
        if type(command) is commands.Ready:
            chair = self.chair_of(guest)
            return chair is None or self.chairs[chair].ready != command.ready
        return type(command) not in commands.QUIET

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

    def _legal(self, actions: tuple[Action, ...]) -> tuple[Choice, ...]:
        """The same; those who vote at the same time have the same choices, made for the first."""
        if actions and actions is not self._offered[0]:
            self._offered = actions, self.choices(actions)
        return self._offered[1] if actions else ()

    def push(
        self, guest: str, cursor: int = 0, series: int | None = None, epoch: str | None = None
    ) -> Push:
        """What a guest is sent who has heard so much of this game, or (by default) nothing yet."""
        chair = self.company.chair_of(guest)
        seat = self._seat_at(chair)
        heard = self._ears.heard(seat)
        own = self.epoch_of(guest)
        same = series in (None, self.round) and (epoch or self.epoch) == own
        since = cursor if same and 0 <= cursor <= len(heard) else 0
        view, legal = (None, ()) if self.match is None else self.match.sight(seat)
        return Push(
            round=self.round,
            epoch=own,
            cursor=len(heard),
            events=tuple(heard[since:]),
            view=view,
            legal=self._legal(legal),
            decision=None if seat is None else self.decision(seat),
            clock=self._ticking(seat) if self.clockwork.time is not None else None,
            table=self._seen.get(guest) or self._around(guest, chair, seat),
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

    def _around(self, guest: str, chair: int | None, seat: Seat | None) -> Around:
        """The table as a guest sees it: kept while the game is all that changes."""
        if None not in self._seen:
            self._seen[None] = self._look_around()
        watching = self.gallery.names.get(guest)
        around = replace(
            self._seen[None],
            mine=chair,
            seat=seat,
            watching=watching,
            barred=guest in self.barred,
            sent_away=self.sent_away if chair is not None and guest == self.host else (),
        )
        self._seen[guest] = around
        return around

    def _places(self) -> tuple[Place, ...]:
        """The chairs as everyone sees them; made anew when something has changed there."""
        if self._placed[0] is not self.company:
            self._placed = self.company, tuple(map(_place, self.chairs))
        return self._placed[1]

    def _look_around(self) -> Around:
        return Around(
            code=self.code,
            game=self.game.name,
            stage=self.stage,
            options=self.options,
            terms=self.terms,
            places=self._places(),
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
            barred=False,
            sent_away=(),
            ending=None if self.match is None else self.match.ending(),
            series=self._series,
            commitment=self.commitment,
        )


def _place(chair: Chair) -> Place:
    return Place(
        chair.name,
        chair.bot,
        chair.remote,
        chair.ready,
        chair.wish,
        bool(chair.entropy),
        chair.away,
        chair.stand_in,
    )
