"""A set-up of the Rebel's that is still being thought about: boxes, and counters on the rim."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from complot.core.contract import Action, replace
from complot.games.uprising.actions import At, Deploy, HideInsurgent, HideSympathizer
from complot.games.uprising.facts import Number
from complot.games.uprising.hexes import Hex
from complot.games.uprising.views import Counter, View


class Draft:
    """Which numbers are Insurgents, which are Sympathizers, and which stand where."""

    def __init__(
        self,
        insurgents: Iterable[Number],
        sympathizers: Iterable[Number],
        sites: Iterable[tuple[Number, Hex]],
    ) -> None:
        self.insurgents = set(insurgents)
        self.sympathizers = set(sympathizers)
        self.sites = dict(sites)

    @classmethod
    def of(cls, actions: Iterable[Action]) -> Draft:
        """The set-up that these actions make."""
        actions = tuple(actions)
        deployed = [action.number for action in actions if isinstance(action, Deploy)]
        hexes = [action.hex for action in actions if isinstance(action, At)]
        return cls(
            [action.number for action in actions if isinstance(action, HideInsurgent)],
            [action.number for action in actions if isinstance(action, HideSympathizer)],
            zip(deployed, hexes, strict=True),
        )

    def renumbered(self, numbers: int, rng: Random) -> Draft:
        """The same with other numbers: they are but names, and a habit would betray them."""
        names = dict(enumerate(rng.sample(range(1, numbers + 1), numbers), start=1))
        return Draft(
            [names[number] for number in self.insurgents],
            [names[number] for number in self.sympathizers],
            [(names[number], site) for number, site in self.sites.items()],
        )

    def exchange(self, one: Number, other: Number) -> None:
        """Two boxes exchange what is in them; the counters stay where they are."""
        for pieces in (self.insurgents, self.sympathizers):
            if (one in pieces) != (other in pieces):
                pieces ^= {one, other}

    def put(self, number: Number, site: Hex) -> bool:
        """This number stands there; whichever did goes where it comes from.

        A number of the Display has to take another's place: there are eight on the rim.
        """
        old = self.sites.get(number)
        there = next((each for each, hex_name in self.sites.items() if hex_name == site), None)
        if old is None and there is None:
            return False
        if there is not None:
            del self.sites[there]
            if old is not None:
                self.sites[there] = old
        self.sites[number] = site
        return True

    def actions(self) -> tuple[Action, ...]:
        """What it takes to set up so, in the order that the rules ask for."""
        sited = (each for number in sorted(self.sites) for each in self._deployed(number))
        return (
            *map(HideInsurgent, sorted(self.insurgents)),
            *map(HideSympathizer, sorted(self.sympathizers)),
            *sited,
        )

    def _deployed(self, number: Number) -> tuple[Action, Action]:
        return Deploy(number), At(self.sites[number])

    def seen(self, view: View) -> View:
        """The table as if it stood so already."""
        numbers = range(1, view.options.numbers + 1)
        return replace(
            view,
            counters=tuple(Counter(number, self.sites[number]) for number in sorted(self.sites)),
            undeployed=tuple(number for number in numbers if number not in self.sites),
            insurgents=tuple(sorted(self.insurgents)),
            sympathizers=tuple(sorted(self.sympathizers)),
        )
