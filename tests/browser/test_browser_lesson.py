"""Somebody alone learns each game in the browser, step by step, and is never punished."""

from __future__ import annotations

import json
from typing import Any

import pytest
from parlour import Json
from people import DESKTOP, PHONE, Person, Typist, all_well, arrive, told
from playwright.async_api import Browser, Locator

from complot.core.codec import codec_of, encode
from complot.lessons import SCRIPTS, lesson


class Learner(Person):
    """Somebody who does what the tutor says."""

    @property
    def tutor(self) -> Locator:
        return self.page.get_by_role("region", name=self.t("lesson-tutor"))

    async def comes(self, home: str, game: str) -> None:
        await self.page.goto(f"{home}/learn/{game}")

    async def reads(self, frame: Json, hint: str = "") -> None:
        """Wait until the tutor says it, to those who see and to those who listen."""
        text = self.t(frame["text"] + hint)
        said = self.tutor.get_by_role("status").filter(has_text=text)
        await said.wait_for()
        self.push = named(frame["push"], self.t("lesson-you"))

    async def does(self, ids: list[int]) -> None:
        """Make these choices, one of which may be the other half of the one before."""
        codec = codec_of(SCRIPTS[self.game].game)
        first, *rest = [json.loads(encode(codec.action_of(number))) for number in ids]
        await self._choose({**first, **({"where": rest[0]["hex"]} if rest else {})})

    async def names_somebody(self, seat: int) -> None:
        await self.touch(self.tutor.get_by_role("button", name=self.names()[seat], exact=True))

    async def follows(self, frame: Json) -> None:
        """Read, look, and do what leads on."""
        await self.reads(frame)
        await self.fits()
        await self.goes_on(frame)

    async def goes_on(self, frame: Json) -> None:
        if frame["wanted"]:
            await self.does(frame["wanted"][-1])
        elif frame["quiz"]:
            await self.names_somebody(frame["right"][-1])
        else:
            await self.tap("lesson-next")


class Keys(Learner, Typist):
    """The same, without a mouse."""


def frames_of(game: str) -> list[Json]:
    frames: list[Json] = json.loads(encode(lesson(game)))["frames"]
    return frames


def named(push: Json, you: str) -> Json:
    places: list[dict[str, Any]] = push["table"]["places"]
    called = [{**place, "name": place["name"] or you} for place in places]
    return {**push, "table": {**push["table"], "places": called}}


@pytest.mark.parametrize(
    ("game", "language"), [("resistance", "it"), ("secrets", "fr"), ("uprising", "es")]
)
def test_a_lesson_is_played_to_its_end_on_a_phone(game: str, language: str) -> None:
    async def story(browser: Browser, home: str) -> None:
        learner = await arrive(browser, "Ana", language, PHONE, kind=Learner)
        assert isinstance(learner, Learner)
        await learner.comes(home, game)
        for frame in frames_of(game):
            await learner.follows(frame)
        await learner.button("lesson-rules").wait_for()
        await learner.fits()
        await learner.tap("page-play-now")
        await learner.page.get_by_role("article").first.wait_for()
        all_well([learner])

    told(story)


def test_a_lesson_is_left_and_resumed_and_a_wrong_choice_is_explained() -> None:
    async def story(browser: Browser, home: str) -> None:
        learner = await arrive(browser, "Ana", "en", DESKTOP, kind=Keys)
        assert isinstance(learner, Learner)
        frames = frames_of("resistance")
        await learner.comes(home, "resistance")
        asked = next(place for place, frame in enumerate(frames) if frame["wanted"])
        for frame in frames[:asked]:
            await learner.follows(frame)

        await learner.reads(frames[asked])
        [[wanted]] = frames[asked]["wanted"]
        wrong = next(each["id"] for each in frames[asked]["push"]["legal"] if each["id"] != wanted)
        await learner.does([wrong])
        await learner.reads(frames[asked], ".try")
        await learner.tap("lesson-back")
        await learner.reads(frames[asked - 1])
        await learner.tap("lesson-next")

        quiz = next(place for place, frame in enumerate(frames) if frame["quiz"])
        for frame in frames[asked:quiz]:
            await learner.follows(frame)
        await learner.reads(frames[quiz])
        await learner.touch(learner.page.get_by_role("banner").get_by_role("link"))
        poster = learner.page.get_by_role("article", name=learner.t("resistance-name"))
        await learner.touch(poster.get_by_role("button", name=learner.t("page-learn")))
        await learner.reads(frames[quiz])
        await learner.button("lesson-again").wait_for()
        others = set(frames[quiz]["quiz"]) - set(frames[quiz]["right"])
        await learner.names_somebody(others.pop())
        await learner.reads(frames[quiz], ".try")

        await learner.goes_on(frames[quiz])
        for frame in frames[quiz + 1 :]:
            await learner.follows(frame)
        await learner.tap("lesson-again")
        await learner.reads(frames[0])
        all_well([learner])

    told(story)
