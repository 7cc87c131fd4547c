"""Non-interference: two worlds that a viewer can't tell apart stay so until a lawful reveal.

The viewer V is shown one world, the true one, and we keep another beside it that V can't rule
out. Both are stepped: V's own choices and those that V sees are the same in both; each choice
hidden from V is drawn in each world by itself. Whatever reaches V (events, view, choices,
refusals) must be the same byte for byte. A difference is lawful only inside the payload of a
declared reveal, and there the pair ends. It ends as well where the true world allows what the
other doesn't, if the phase declares that what is seen to be done there is evidence.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from complot.core.codec import encode
from complot.core.conformance.fault import require
from complot.core.conformance.laws import AnyMatch, choices
from complot.core.contract import Action, AnyGame, Event, Game, Sight, silent
from complot.core.errors import Illegal
from complot.core.match import Match, Moved
from complot.core.seats import CHANCE, Audience, Seat, Viewer

_PROBES: Final = 4


def draw(game: AnyGame, state: Any, seat: Seat, rng: Random) -> Action:
    """A random choice: chance's by its weights, a seat's by its eagerness."""
    require(bool(choices(game, state, seat)), "actors have legal actions, others none", seat)
    if seat == CHANCE:
        chances = game.chances(state)
        return chances.at(rng.randrange(len(chances.lots)))
    legal = game.legal(state, seat)
    if type(game).eagerness is Game.eagerness:
        return rng.choice(legal)
    return rng.choices(legal, [game.eagerness(action) for action in legal])[0]


class World:
    """One of the two worlds, and what the viewer has heard of it since it was last compared."""

    def __init__(self, game: AnyGame, state: Any, viewer: Viewer) -> None:
        self.game = game
        self.state = state
        self.viewer = viewer
        self.heard: list[Event] = []

    def _tell(self, audience: Audience, event: Event) -> None:
        if audience.hears(self.viewer):
            self.heard.append(event)

    def apply(self, seat: Seat, action: Action) -> None:
        self.state = self.game.apply(self.state, seat, action, self._tell)

    def others(self) -> list[Seat]:
        """The actors but the viewer."""
        return [seat for seat in self.game.actors(self.state) if seat != self.viewer]

    def seen(self) -> bytes:
        """All that the viewer sees and may do."""
        legal = () if self.viewer is None else self.game.legal(self.state, self.viewer)
        return encode((self.game.view(self.state, self.viewer), legal))

    def whisper(self, rng: Random) -> bool:
        """Let one of the others make an unseen choice, if the viewer hears nothing of it."""
        before, seen = self.state, self.seen()
        others = self.others()
        if not others or self.state.phase.sight is not Sight.UNSEEN:
            return False
        seat = rng.choice(others)
        self.apply(seat, draw(self.game, self.state, seat, rng))
        if self.heard or self.seen() != seen:
            self.state = before
            self.heard.clear()
            return False
        return True

    def catch_up(self, rng: Random) -> None:
        """Let the others make all unseen choices that the viewer hears nothing of."""
        while self.state.phase.sight is Sight.UNSEEN and self.whisper(rng):
            pass

    def speak(self, rng: Random) -> None:
        """Let the others make unseen choices until the viewer hears of it."""
        for _ in range(self.game.max_actions):
            if self.heard:
                return
            others = self.others()
            require(
                bool(others) and self.state.phase.sight is Sight.UNSEEN,
                "two worlds speak at the same time",
                f"only one of them told {self.viewer} anything",
            )
            seat = rng.choice(others)
            self.apply(seat, draw(self.game, self.state, seat, rng))
        require(bool(self.heard), "every game ends within max_actions", "nobody hears of it")


class Pair:
    """The true world and another that the viewer can't rule out."""

    def __init__(self, game: AnyGame, truth: Any, other: Any, viewer: Viewer) -> None:
        self.game = game
        self.truth = World(game, truth, viewer)
        self.other = World(game, other, viewer)
        self.viewer = viewer
        self.differs = encode(truth) != encode(other)
        self.survived = 0

    def compare(self, rng: Random) -> bool:
        """Whether the worlds still look alike; a fault if they differ by anything but a reveal."""
        if not self._same_events():
            return False
        seen, other = self.truth.seen(), self.other.seen()
        require(seen == other, "two worlds look alike", f"{seen!r} is not {other!r}")
        if self.viewer is not None:
            self._probe(self.viewer, rng)
        self.survived += 1
        return True

    def resume(self, half: Sequence[Action], maker: Seat, rng: Random) -> bool:
        """Let the other world, too, make the halves of a choice; whether they can be made there."""
        if half:
            self.other.catch_up(rng)
        for action in half:
            if not self._possible(maker, action, self.other.state.phase.evidence):
                return False
            self.other.apply(maker, action)
        require(not self.other.heard, "half a choice shows to its maker only", half)
        return True

    def _possible(self, seat: Seat, action: Action, evidence: str) -> bool:
        """Whether the other world allows what is done in the true one.

        If not, the viewer has learnt something: by evidence that the phase declares, or unlawfully.
        """
        possible = action in choices(self.game, self.other.state, seat)
        require(
            possible or (bool(evidence) and seat != self.viewer),
            "what a viewer saw is possible in every world it can't rule out",
            f"seat {seat}: {action}",
        )
        return possible

    def _probe(self, seat: Seat, rng: Random) -> None:
        """Try what can't be done, alone and behind a choice that would be undone with it."""
        probes = rng.sample(self.game.actions, min(_PROBES, len(self.game.actions)))
        batches = [[action] for action in probes]
        legal = self.game.legal(self.truth.state, seat)
        if legal:
            batches += [[rng.choice(legal), action] for action in probes]
            batches.append([rng.choice(legal), rng.choice(legal)])
        for batch in batches:
            refused = [self._attempt(world, seat, batch) for world in (self.truth, self.other)]
            require(refused[0] == refused[1], "two worlds refuse alike", refused)

    def _attempt(self, world: World, seat: Seat, batch: list[Action]) -> str:
        if len(batch) == 1 and batch[0] in self.game.legal(world.state, seat):
            return ""
        try:
            self.game.act(world.state, seat, batch, silent)
        except Illegal as illegal:
            return str(illegal)
        require(len(batch) > 1, "illegal actions are refused", batch)
        return ""

    def _same_events(self) -> bool:
        ours, theirs = self.truth.heard, self.other.heard
        reveals = {reveal.event for reveal in self.game.reveals}
        for event, other in zip(ours, theirs, strict=False):
            if encode(event) == encode(other):
                continue
            require(
                type(event) is type(other) and type(event) in reveals,
                "two worlds tell the same but for declared reveals",
                f"{event} is not {other}",
            )
            return False
        require(
            len(ours) == len(theirs),
            "two worlds tell as many events",
            f"{ours} is not {theirs}",
        )
        ours.clear()
        theirs.clear()
        return True

    def step(self, rng: Random) -> bool:
        """One step in both worlds; whether the pair goes on."""
        truth, other = self.truth, self.other
        actors = self.game.actors(truth.state)
        if not actors:
            return False
        seat = rng.choice(actors)
        sight = truth.state.phase.sight
        action = draw(self.game, truth.state, seat, rng)
        if seat == self.viewer or sight in (Sight.OPEN, Sight.HALF):
            if seat != self.viewer:
                other.catch_up(rng)
            if not self._possible(seat, action, truth.state.phase.evidence):
                return False
            truth.apply(seat, action)
            other.apply(seat, action)
            if sight is Sight.UNSEEN and bool(truth.heard) != bool(other.heard):
                (other if truth.heard else truth).speak(rng)
        elif sight is Sight.SEALED:
            require(
                seat in self.game.actors(other.state), "two worlds wait for the same seats", seat
            )
            truth.apply(seat, action)
            other.apply(seat, draw(self.game, other.state, seat, rng))
        else:
            truth.apply(seat, action)
            if truth.heard:
                other.speak(rng)
            elif rng.random() < 0.5:
                other.whisper(rng)
        return self.compare(rng)


def retell(match: AnyMatch, viewer: Viewer, rng: Random) -> AnyMatch | None:
    """The same story as the viewer heard it, with hidden choices drawn anew, if that comes out.

    It uses neither ``imagine`` nor ``view``: it plays the log again and keeps what the viewer
    can't tell from the truth.
    """
    again: AnyMatch = Match(match.game, match.options, match.seats)
    heard = match.heard(viewer)
    for entry in match.log:
        if not isinstance(entry, Moved):
            again.repeat(entry)
            continue
        state = again.state
        hidden = entry.seat != viewer and state.phase.sight in (Sight.SEALED, Sight.UNSEEN)
        actions = list(choices(match.game, state, entry.seat)) if hidden else [entry.action]
        rng.shuffle(actions)
        if not any(_told_alike(again, entry.seat, action, heard, viewer) for action in actions):
            return None
    return again


def _told_alike(
    match: AnyMatch, seat: Seat, action: Action, heard: tuple[Event, ...], viewer: Viewer
) -> bool:
    """Do it, unless it can't be done or the viewer would hear something else than it heard."""
    mark = match.mark()
    try:
        match.step(seat, action)
    except Illegal:
        return False
    told = match.heard(viewer)
    if told == heard[: len(told)]:
        return True
    match.rewind(mark)
    return False
