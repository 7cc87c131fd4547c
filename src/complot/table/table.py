"""One table: its chairs, its game and the next."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

from msgspec import to_builtins

from complot.core.codec import codec_of
from complot.core.contract import Action, AnyGame, Event, replace
from complot.core.errors import Code, Refused
from complot.core.match import Ears, Foresight, Match, Told
from complot.core.seats import EVERYONE, Seat
from complot.table import command as commands
from complot.table import notice
from complot.table.chair import NOBODY, Chair
from complot.table.push import Around, Choice, Place, Push, Stage
from complot.table.row import Row


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
        self.chairs: tuple[Chair, ...] = ()
        self.host = NOBODY
        self.match: Match[Any, Any, Any, Any] | None = None
        self.seed = b""
        self.seating: tuple[int, ...] = ()
        self.offers: frozenset[Seat] = frozenset()
        """The seats that offer a draw."""
        self.told: list[Told] = []
        """All that was told in this round, to whom it may concern."""
        self._asked: list[int] = []
        self._ears = Ears(self.told)
        self._commands: dict[str, int] = {}
        self._answered: dict[tuple[str, str], int] = {}

    @property
    def stage(self) -> Stage:
        if self.match is None:
            return "lobby"
        return "playing" if self.match.actors() else "over"

    def chair_of(self, guest: str) -> int | None:
        """The chair that a guest sits on."""
        for number, chair in enumerate(self.chairs):
            if guest != NOBODY and chair.guest == guest:
                return number
        return None

    def seat_of(self, guest: str) -> Seat | None:
        """The seat that a guest has in the game."""
        chair = self.chair_of(guest)
        return None if chair is None or not self.seating else self.seating.index(chair)

    def decision(self, seat: Seat) -> int | None:
        """The number of the decision that a seat owes, counted from the first it was asked."""
        if self.match is None or seat not in self.match.actors():
            return None
        return self._asked[seat]

    def bots_asked(self) -> tuple[tuple[Seat, str], ...]:
        """The seats that owe a decision and are played by bots, with the bots' names."""
        if self.match is None:
            return ()
        playing = [(seat, self.chairs[self.seating[seat]].bot) for seat in self.match.actors()]
        return tuple((seat, bot) for seat, bot in playing if bot is not None)

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
        match row.command:
            case commands.Create(name=name, options=options, remote=remote):
                self.host = row.guest
                self._sit(Chair(name, row.guest, remote=remote))
                self._choose(options)
            case commands.Sit(name=name, remote=remote):
                self._sit(Chair(name, row.guest, remote=remote))
            case commands.AddBot(bot=bot, name=name):
                self._sit(Chair(name, bot=bot, ready=True))
            case commands.Leave():
                self._get_up(self._chair(row.guest))
            case commands.RemoveBot(chair=chair):
                self._get_up(chair)
            case commands.Choose(options=options):
                self._choose(options)
                self._unready()
                self._notify(notice.OptionsChosen())
            case commands.Ready(ready=ready):
                self._set_ready(self._chair(row.guest), ready)
            case commands.Wish(side=side):
                self._change(self._chair(row.guest), wish=side)
            case commands.Start():
                self._start(row)
            case commands.Act():
                self._play(row)
            case commands.Say(claim=claim):
                self._say(row, bytes(claim))
            case commands.Write(text=text):
                name = self.chairs[self._chair(row.guest)].name
                self._notify(notice.Wrote(name, text))
            case commands.Resign():
                self._conclude(row.seat)
            case commands.Draw(offer=offer):
                self._offer(row, offer)
            case commands.Rematch():
                self._clear()

    def _chair(self, guest: str) -> int:
        chair = self.chair_of(guest)
        assert chair is not None
        return chair

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
        self.chairs += (chair,)
        self._settle()
        if chair.bot is None:
            self._notify(notice.SatDown(number, chair.name))
        else:
            self._notify(notice.BotSat(number, chair.name, chair.bot))

    def _get_up(self, number: int) -> None:
        left = self.chairs[number]
        self.chairs = self.chairs[:number] + self.chairs[number + 1 :]
        self._settle()
        if left.guest == self.host:
            guests = [chair.guest for chair in self.chairs if chair.guest != NOBODY]
            self.host = guests[0] if guests else NOBODY
        self._notify(notice.GotUp(left.name))

    def _set_ready(self, number: int, ready: bool) -> None:
        self._change(number, ready=ready)
        self._notify(notice.ReadyChanged(number, ready))

    def _change(self, number: int, **changes: Any) -> None:
        changed = replace(self.chairs[number], **changes)
        self.chairs = (*self.chairs[:number], changed, *self.chairs[number + 1 :])

    def _unready(self) -> None:
        self.chairs = tuple(replace(chair, ready=chair.bot is not None) for chair in self.chairs)

    def _start(self, row: Row) -> None:
        self.seed = row.seed
        self.seating = row.seating
        self.match = Match(self.game, self.options, len(self.chairs))
        self._asked = [0] * len(self.chairs)
        self._notify(notice.Started(row.seating))
        self._play(row)

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
        told = self.match.told[mark:]
        if any(each.audience == EVERYONE for each in told):
            self.offers = frozenset()  # not by a move that nobody else may know of
        self.told += told

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

    def _clear(self) -> None:
        """Everyone keeps the chair; the cards, the seats and what was told are put away."""
        self.round += 1
        self.match = None
        self.seed = b""
        self.seating = ()
        self.offers = frozenset()
        self.told = []
        self._asked = []
        self._ears = Ears(self.told)
        self._unready()

    def foresee(self, seat: Seat, actions: Sequence[int]) -> Foresight[Any]:
        """What a seat would have to decide by after these choices, which aren't made."""
        assert self.match is not None
        return self.match.foresee(seat, [self.codec.action_of(number) for number in actions])

    def choices(self, actions: Iterable[Action]) -> tuple[Choice, ...]:
        """These actions with their ids."""
        return tuple(Choice(self.codec.id_of(action), action) for action in actions)

    def push(self, guest: str, cursor: int = 0, series: int | None = None) -> Push:
        """What a guest is sent who has heard so much of this game, or (by default) nothing yet."""
        seat = self.seat_of(guest)
        heard = self._ears.heard(seat)
        since = cursor if series in (None, self.round) and 0 <= cursor <= len(heard) else 0
        seen = None if self.match is None else self.match.observation(seat)
        legal: tuple[Action, ...] = () if seen is None else seen.legal
        return Push(
            round=self.round,
            cursor=len(heard),
            events=heard[since:],
            view=None if seen is None else seen.view,
            legal=self.choices(legal),
            decision=None if seat is None else self.decision(seat),
            table=self._around(guest, seat),
        )

    def _around(self, guest: str, seat: Seat | None) -> Around:
        return Around(
            code=self.code,
            game=self.game.name,
            stage=self.stage,
            options=self.options,
            places=tuple(
                Place(each.name, each.bot, each.remote, each.ready, each.wish)
                for each in self.chairs
            ),
            host=self.chair_of(self.host),
            mine=self.chair_of(guest),
            seating=self.seating,
            seat=seat,
            offers=tuple(sorted(self.offers)),
            ending=None if self.match is None else self.match.ending(),
        )
