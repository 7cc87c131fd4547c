"""All proofs of a game, over every number of seats and every mix of options."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from math import sqrt
from random import Random
from typing import Final

from complot.core.codec import encode
from complot.core.conformance import laws
from complot.core.conformance.fault import Fault, require
from complot.core.conformance.laws import AnyMatch
from complot.core.conformance.pairs import Pair, draw, retell
from complot.core.conformance.setting import Setting, settings
from complot.core.conformance.worlds import Worlds
from complot.core.contract import Action, AnyGame, Knowledge, Sight
from complot.core.match import Match, Moved
from complot.core.seats import CHANCE, Seat, Viewer
from complot.core.value import Value

SPECTATOR: Final = "spectator"
UNDEALT: Final = "undealt"

_TOTALS: Final = (
    "games",
    "actions",
    "positions",
    "steps",
    "retold",
    "open",
    "guessed",
)
_FEW: Final = 6
_GUESSES: Final = 400
"""So few worlds must all come up among so many that are imagined."""


class Effort(Value):
    """How much is tried in each setting."""

    games: int = 10
    """Random games on which every law is checked at every position, at the least."""

    pairs: int = 200
    """Pairs of worlds for each phase and kind of viewer, at the least."""

    positions: int = 1000
    """Positions at which two worlds are compared, at the least."""

    steps: int = 12
    """Steps that a pair is followed, at the most."""

    at_once: int = 5
    """Pairs imagined at one position for one viewer, at the most."""

    retell: int = 10
    """Every nth pair is checked against a story told anew without ``imagine``."""

    phases: tuple[str, ...] = ()
    """Phases that have to come up, however rare."""

    worlds: int = 1500
    """Worlds that are kept to check ``imagine`` by, at the most."""


class Report:
    """What was tried, and how often."""

    def __init__(self) -> None:
        self.games = 0
        self.actions = 0
        self.positions = 0
        self.pairs: Counter[tuple[str, str]] = Counter()
        """By phase and kind of viewer."""
        self.fewest: dict[tuple[str, str], int] = {}
        """The same in the setting that had fewest."""
        self.steps = 0
        """Steps that pairs survived, in all."""
        self.counted: Counter[str] = Counter()
        """By phase, positions at which every world was known and ``imagine`` checked by them."""
        self.retold = 0
        self.open = 0
        """Retold positions at which the viewer can't know the truth …"""
        self.guessed = 0
        """… and at which ``imagine`` hit on it all the same."""

    def add(self, other: Report) -> None:
        """Add what was tried in another setting."""
        for name in _TOTALS:
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.counted.update(other.counted)
        for key, count in other.pairs.items():
            self.pairs[key] += count
            self.fewest[key] = min(self.fewest.get(key, count), count)


def prove(
    game: AnyGame,
    effort: Effort | None = None,
    *,
    seed: int = 0,
    within: Iterable[Setting] | None = None,
    progress: Callable[[Setting], None] = lambda setting: None,
) -> Report:
    """Try every proof in every setting; raises the first ``Fault``, with where it was found."""
    laws.check_vocabulary(game)
    report = Report()
    for setting in settings(game) if within is None else within:
        progress(setting)
        report.add(_Trial(game, setting, effort or Effort(), seed).run())
    if within is None:
        phases = {phase.kind() for phase in game.phases}
        met = {phase for phase, _ in report.pairs}
        require(met == phases, "the phases met are those declared", met ^ phases)
        counted = set(report.counted)
        require(counted == phases, "imagine is checked in every phase", counted ^ phases)
    return report


class _Trial:
    """The proofs of one game in one setting."""

    def __init__(self, game: AnyGame, setting: Setting, effort: Effort, seed: int) -> None:
        self.game = game
        self.setting = setting
        self.effort = effort
        self.rng = Random(f"{seed} {setting}")
        self.report = Report()
        self.where = ""
        self.half: tuple[Action, ...] = ()
        """What has been chosen, and by whom, of a choice that is half made."""
        self.maker: Seat = CHANCE

    def run(self) -> Report:
        try:
            while self._goes_on():
                self._play()
            require(
                self.report.guessed <= self.report.open / 2 + 2 * sqrt(self.report.open),
                "imagine doesn't know the truth",
                f"hit on it at {self.report.guessed} of {self.report.open} open positions",
            )
        except Fault as fault:
            fault.add_note(f"{self.game.name}, {self.setting}, {self.where}")
            raise
        except Exception as error:
            raised = Fault("the rules raise nothing but refusals", repr(error))
            raised.add_note(f"{self.game.name}, {self.setting}, {self.where}")
            raise raised from error
        return self.report

    def _goes_on(self) -> bool:
        done, effort = self.report, self.effort
        wanting = [key for key, count in done.pairs.items() if count < effort.pairs]
        wanting += [(kind, SPECTATOR) for kind in effort.phases if not done.pairs[kind, SPECTATOR]]
        if done.games >= effort.games and done.positions >= effort.positions and not wanting:
            return False
        enough = effort.games + effort.pairs + effort.positions
        require(done.games < enough, "every phase comes up now and then", wanting)
        return True

    def _play(self) -> None:
        """One random game."""
        rng, game = self.rng, self.game
        lawful = self.report.games < self.effort.games
        match: AnyMatch = Match(game, self.setting.options, self.setting.seats)
        viewers = (None, *range(match.seats))
        viewer = viewers[self.report.games % len(viewers)]
        worlds = Worlds(game, match.state, viewer, self.effort.worlds)
        self.report.games += 1
        self.half = ()
        while True:
            self.where = f"game {self.report.games}, action {len(match.log)}"
            if lawful:
                self._check_laws(match)
                self._check_imagine(match, worlds)
            for viewer in viewers:
                self._look(match, viewer)
            actors = game.actors(match.state)
            if not actors:
                break
            require(
                len(match.log) < game.max_actions,
                "every game ends within max_actions",
                len(match.log),
            )
            seat = rng.choice(actors)
            action = draw(game, match.state, seat, rng)
            mark, sight = len(match.told), match.state.phase.sight
            match.step(seat, action)
            laws.check_audiences(match, mark)
            told = any(not isinstance(each.event, Moved) for each in match.told[mark:])
            self.half = (*self.half, action) if sight is Sight.HALF and not told else ()
            self.maker = seat
            if lawful:
                worlds.follow(sight, seat, action, match.told[mark:])
                laws.check_codec(match, [told.event for told in match.told[mark:]])
        for seat in range(match.seats):
            laws.check_recall(match, seat)
        laws.check_replay(match)
        self.report.actions += len(match.log)

    def _check_laws(self, match: AnyMatch) -> None:
        """What holds at every position."""
        laws.check_choices(match)
        laws.check_ending(match)
        laws.check_refusals(match, self.rng, tries=4)
        for seat in self.game.actors(match.state):
            action = draw(self.game, match.state, seat, self.rng)
            laws.check_purity(self.game, match.state, seat, action)
        laws.check_sight(match, self.rng, tries=8)

    def _check_imagine(self, match: AnyMatch, worlds: Worlds) -> None:
        """``imagine`` gives worlds that can be and, where they are few, all of them."""
        if worlds.lost:
            return
        self.report.counted[match.state.phase.kind()] += 1
        viewer = worlds.viewer
        knowledge, view = match.knowledge(viewer), self.game.view(match.state, viewer)
        missing = worlds.alike(match.state)
        few = 1 < len(missing) <= _FEW
        for _ in range(_GUESSES if few else self.effort.at_once):
            imagined = encode(self.game.imagine(knowledge, view, self.rng))
            require(imagined in worlds.states, "an imagined world can be", imagined)
            missing.discard(imagined)
            if few and not missing:
                return
        require(not few, "imagine hits on every world that can be", missing)

    def _look(self, match: AnyMatch, viewer: Viewer) -> None:
        """Imagine worlds that this viewer can't rule out, and follow them."""
        state = match.state
        side = SPECTATOR if viewer is None else self.game.side(state, viewer) or UNDEALT
        key = state.phase.kind(), side
        wanted = self.effort.pairs - self.report.pairs[key]
        if wanted <= 0 and self.rng.random() > 0.02:
            return
        self.where = f"game {self.report.games}, action {len(match.log)}, viewer {viewer}"
        knowledge, view = match.knowledge(viewer), self.game.view(state, viewer)
        for _ in range(min(max(wanted, 1), self.effort.at_once)):
            imagined = self.game.imagine(knowledge, view, self.rng)
            half = () if viewer == self.maker else self.half
            pair = self._follow(match, imagined, viewer, half)
            self.report.pairs[key] += 1
            if self.report.pairs.total() % self.effort.retell == 0:
                self._retell(match, viewer, knowledge, pair.differs)

    def _follow(
        self, match: AnyMatch, other: object, viewer: Viewer, half: tuple[Action, ...] = ()
    ) -> Pair:
        pair = Pair(self.game, match.state, other, viewer)
        alike = pair.compare(self.rng) and pair.resume(half, self.maker, self.rng)
        while alike and pair.survived <= self.effort.steps:
            alike = pair.step(self.rng)
        self.report.positions += pair.survived
        self.report.steps += pair.survived - 1
        return pair

    def _retell(
        self, match: AnyMatch, viewer: Viewer, knowledge: Knowledge, imagined_differs: bool
    ) -> None:
        """Compare with a story told anew, which needs neither ``imagine`` nor ``view``.

        The knowledge is from before it was told: if it came from elsewhere, it has changed.
        """
        retold = retell(match, viewer, self.rng)
        if retold is None:
            return
        self.report.retold += 1
        if encode(retold.state) != encode(match.state):
            self.report.open += 1
            self.report.guessed += not imagined_differs
            require(
                retold.knowledge(viewer) == knowledge,
                "knowledge comes from what was told and nothing else",
                viewer,
            )
            self._follow(match, retold.state, viewer)
