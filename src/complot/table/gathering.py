"""Those who gather round a table before a game: chairs, options, and their part in the deal."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from msgspec import to_builtins

from complot.core.codec import codec_of
from complot.core.contract import AnyGame, Event
from complot.core.match import Told
from complot.core.seats import EVERYONE
from complot.table import fairness, notice
from complot.table.bounds import Asked
from complot.table.chair import Chair, Company
from complot.table.fairness import Voided
from complot.table.gallery import Gallery
from complot.table.terms import Terms


class Gathering:
    """People round a table, and what they have agreed to play."""

    def __init__(self, code: str, game: AnyGame, bots: Collection[str]) -> None:
        self.code = code
        self.game = game
        self.bots = bots
        self.codec = codec_of(game)
        self.options = game.options()
        self._chosen: Mapping[str, Any] = {}
        self.terms = Terms()
        self.company = Company()
        self.barred: dict[str, str] = {}
        """The guests who were sent away, and what they were called."""
        self.gallery = Gallery()
        self.server_seed = b""
        """The server's part in the deal; nobody is told before the game is over."""
        self.voided: tuple[Voided, ...] = ()
        """What stood before it in this round."""
        self.told: list[Told] = []
        """All that was told in this round, to whom it may concern."""
        self.asked = Asked()

    @property
    def chairs(self) -> tuple[Chair, ...]:
        return self.company.chairs

    @property
    def host(self) -> str:
        """The guest who may start."""
        return self.company.host

    def chair_of(self, guest: str) -> int | None:
        """The chair that a guest sits on."""
        return self.company.chair_of(guest)

    @property
    def sent_away(self) -> tuple[str, ...]:
        """What those are called whom the host can let back in, each once."""
        return tuple(dict.fromkeys(self.barred.values()))

    @property
    def commitment(self) -> str | None:
        """The hash of the server's part in the deal."""
        return fairness.commitment(self.server_seed) if self.server_seed else None

    def entropies(self) -> dict[int, str]:
        """By chair, what was added to the deal under the commitment that stands."""
        return {number: each.entropy for number, each in enumerate(self.chairs) if each.entropy}

    def _chair(self, guest: str) -> int:
        chair = self.chair_of(guest)
        assert chair is not None
        return chair

    def _name(self, guest: str) -> str:
        return self.chairs[self._chair(guest)].name

    def _notify(self, event: Event) -> None:
        self.told.append(Told(EVERYONE, event))

    def _change(self, number: int, **changes: Any) -> None:
        self.company = self.company.changed(number, **changes)

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

    def _get_up(self, number: int) -> None:
        left = self.chairs[number]
        self.company = self.company.risen(number)
        self._settle()
        self._notify(notice.GotUp(left.name))

    def _set_ready(self, number: int, ready: bool, entropy: str) -> None:
        """Who is ready and adds to a new deal what the change of chairs has voided says nothing."""
        news = self.chairs[number].ready != ready
        self._change(number, ready=ready, entropy=entropy if ready else "")
        if news:
            self._notify(notice.ReadyChanged(number, ready))

    def _unready(self) -> None:
        for number, chair in enumerate(self.chairs):
            self._change(number, ready=chair.bot is not None)

    def _void(self, cause: str) -> None:
        """The commitment stands no longer; what was added under it is void with it."""
        if self.server_seed:
            added = tuple(self.entropies().items())
            self.voided += (Voided(self.server_seed, added, cause),)
        for number in range(len(self.chairs)):
            self._change(number, entropy="")
