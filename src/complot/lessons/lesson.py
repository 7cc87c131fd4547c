"""What a lesson is, and how its script is played out by the rules.

A script is a game that went well once: the deal, what the others did and said, and what the
learner is to do. It is played out beforehand, so that whoever shows it needs no rules; an
illegal script fails here.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final, TypeAlias

from complot.core.codec import codec_of
from complot.core.contract import Action, AnyGame, Claim, Options
from complot.core.errors import Illegal
from complot.core.match import Match
from complot.core.seats import CHANCE, Seat
from complot.core.value import Value
from complot.table.push import Around, Choice, Place, Push
from complot.table.terms import Terms

EPOCH: Final = "lesson"
BOT: Final = "scripted"


class Chapter(Value):
    """From here on it is about something else."""

    name: str


class Deed(Value):
    """What is done unasked: by another player, by chance, or for the learner beforehand."""

    seat: Seat
    actions: tuple[Action, ...]


class Word(Value):
    """What another player says, true or not."""

    seat: Seat
    claim: Claim


class Explain(Value):
    """The tutor says something; the learner goes on when it is read."""

    text: str
    look: tuple[str, ...] = ()


class Ask(Value):
    """The learner is to do exactly this; whatever else is tried is answered and changes nothing."""

    text: str
    actions: tuple[Action, ...]
    look: tuple[str, ...] = ()
    alike: tuple[Action, ...] | None = None
    """Another way to do the very same."""


class Quiz(Value):
    """The learner is to name a player; one of these is right."""

    text: str
    right: tuple[Seat, ...]
    look: tuple[str, ...] = ()


Beat: TypeAlias = Chapter | Deed | Word | Explain | Ask | Quiz


class Script(Value):
    """A lesson as it is written."""

    game: AnyGame
    options: Options
    names: tuple[str, ...]
    """By seat; the learner has none."""
    beats: tuple[Beat, ...]

    @property
    def learner(self) -> Seat:
        return self.names.index("")


class Follow(Value):
    """What can be chosen after any of these choices, before anybody else is told of it."""

    after: tuple[int, ...]
    legal: tuple[Choice, ...]


class Frame(Value):
    """A moment of a lesson: what the tutor says, and the table as the learner sees it then."""

    text: str
    """The id of what the tutor says; `.try` of it answers whatever isn't wanted."""
    chapter: int
    """Its place among the chapters."""
    look: tuple[str, ...]
    """What to look at: a part of the table, `seat:2` or `hex:f6`."""
    wanted: tuple[tuple[int, ...], ...]
    """The commands that lead on, each by the ids of its choices; none where nothing is to do."""
    follow: tuple[Follow, ...]
    quiz: tuple[Seat, ...]
    """The players among whom to name one; none where nothing is asked."""
    right: tuple[Seat, ...]
    """Those of them that lead on."""
    push: Push
    """What has happened since the frame before, and what there is to choose if something is
    wanted."""


class Lesson(Value):
    """A lesson as it is shown: frame by frame, and to be left and come back to at any of them."""

    game: str
    chapters: tuple[str, ...]
    """The ids of their titles."""
    frames: tuple[Frame, ...]


def played(script: Script) -> Lesson:
    """The whole lesson, or a refusal if the script does what the rules don't allow."""
    scope = f"lesson-{script.game.name}"
    names = [beat.name for beat in script.beats if isinstance(beat, Chapter)]
    chapters = tuple([f"{scope}-chapter-{name}" for name in names])
    return Lesson(script.game.name, chapters, tuple(_Stage(script, scope).frames()))


class _Stage:
    """A script being played."""

    def __init__(self, script: Script, scope: str) -> None:
        self.script = script
        self.scope = scope
        self.match: Match[Any, Any, Any, Any] = Match(
            script.game, script.options, len(script.names)
        )
        self.chapter = -1
        self.heard = 0
        self.asked = 0

    def frames(self) -> Iterator[Frame]:
        learner = self.script.learner
        for beat in self.script.beats:
            match beat:
                case Chapter():
                    self.chapter += 1
                case Deed(seat=seat, actions=actions):
                    self._do(seat, actions)
                case Word(seat=seat, claim=claim):
                    self.match.say(seat, claim)
                case Explain() | Quiz():
                    yield self._frame(beat)
                case Ask(actions=actions):
                    yield self._frame(beat)
                    self._do(learner, actions)

    def _do(self, seat: Seat, actions: tuple[Action, ...]) -> None:
        if seat == CHANCE:
            for action in actions:
                self.match.step(seat, action)
        else:
            self.match.act(seat, actions)

    def _frame(self, beat: Explain | Ask | Quiz) -> Frame:
        others = tuple([seat for seat, name in enumerate(self.script.names) if name])
        wanted = self._wanted(beat) if isinstance(beat, Ask) else ()
        return Frame(
            text=f"{self.scope}-{beat.text}",
            chapter=self.chapter,
            look=beat.look,
            wanted=wanted,
            follow=self._follow() if wanted else (),
            quiz=others if isinstance(beat, Quiz) else (),
            right=beat.right if isinstance(beat, Quiz) else (),
            push=self._push(asking=bool(wanted)),
        )

    def _wanted(self, beat: Ask) -> tuple[tuple[int, ...], ...]:
        if beat.alike is None:
            return (self._ids(beat.actions),)
        ways = beat.actions, beat.alike
        if len({self._after(way) for way in ways}) > 1:
            raise ValueError(f"{beat.text}: {ways} don't come to the same")
        return tuple(map(self._ids, ways))

    def _after(self, actions: tuple[Action, ...]) -> Any:
        """The state that these choices of the learner lead to, which aren't made."""
        mark = self.match.mark()
        self._do(self.script.learner, actions)
        state = self.match.state
        self.match.rewind(mark)
        return state

    def _ids(self, actions: Iterable[Action]) -> tuple[int, ...]:
        codec = codec_of(self.script.game)
        return tuple([codec.id_of(action) for action in actions])

    def _choices(self, actions: tuple[Action, ...]) -> tuple[Choice, ...]:
        return tuple(map(Choice, self._ids(actions), actions))

    def _follow(self) -> tuple[Follow, ...]:
        """The other halves of choices; the same ones stand once."""
        learner = self.script.learner
        found: dict[tuple[Action, ...], list[Action]] = {}
        for action in self.match.observation(learner).legal:
            try:
                foreseen = self.match.foresee(learner, [action])
            except Illegal:  # nothing can be sent after it
                continue
            if foreseen.secret and foreseen.observation.legal:
                found.setdefault(foreseen.observation.legal, []).append(action)
        return tuple(
            [Follow(self._ids(first), self._choices(legal)) for legal, first in found.items()]
        )

    def _push(self, *, asking: bool) -> Push:
        """What a table would send the learner; choices only where the lesson asks for one."""
        learner = self.script.learner
        seen = self.match.observation(learner)
        since, self.heard = self.heard, len(seen.events)
        self.asked += asking
        return Push(
            round=1,
            epoch=EPOCH,
            cursor=self.heard,
            events=seen.events[since:],
            view=seen.view,
            legal=self._choices(seen.legal) if asking else (),
            decision=self.asked if asking else None,
            clock=None,
            table=self._around(),
        )

    def _around(self) -> Around:
        """A table that nobody keeps: the learner has a seat, and no chair to get up from."""
        ending = self.match.ending()
        return Around(
            code=EPOCH,
            game=self.script.game.name,
            stage="playing" if ending is None else "over",
            options=self.script.options,
            terms=Terms(),
            places=tuple(map(_place, self.script.names)),
            host=None,
            mine=None,
            seating=tuple(range(len(self.script.names))),
            seat=self.script.learner,
            offers=(),
            paused=False,
            pausing=(),
            votes=(),
            watchers=(),
            watching=None,
            barred=False,
            sent_away=(),
            ending=ending,
            series=(),
            commitment=None,
        )


def _place(name: str) -> Place:
    return Place(
        name=name,
        bot=BOT if name else None,
        remote=False,
        ready=True,
        wish=None,
        sealed=False,
        away=False,
        stand_in=None,
    )
