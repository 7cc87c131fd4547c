"""The Plot Thickens, played in a real browser."""

from __future__ import annotations

import json
from collections import Counter
from functools import partial
from random import Random

from parlour import NAMES, Json
from people import (
    DESKTOP,
    PHONE,
    SMALL,
    Choose,
    Person,
    all_well,
    arrive,
    give_key,
    open_table,
    play,
    told,
)
from playwright.async_api import Browser

from complot.core.chance import seed_of
from complot.games.resistance.plot.cards import Card
from complot.server.sources import Sources

DEALS = (26, 55)
"""Two games in which all nine cards come up, and can be used."""

PLAYED = {
    "overheard_conversation": "look_at",
    "opinion_maker": "vote",
    "establish_confidence": "show_to",
    "open_up": "show_to",
    "no_confidence": "annul",
    "keeping_a_close_eye": "inspect",
    "strong_leader": "usurp",
    "in_the_spotlight": "spotlight",
    "take_responsibility": "take_plot",
}
"""What a holder does with each card."""


class Eager:
    """Plays whatever card can be played, and remembers which cards came to be used."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.used: Counter[str] = Counter()

    def __call__(self, push: Json) -> Json:
        legal = [each["action"] for each in push["legal"]]
        scene = push["view"]["scene"]
        rng = Random(f"{self.seed} {push['view']['seat']} {push['decision']}")
        bold = [action for action in legal if action["kind"] not in ("pass", "annul")]
        if scene["kind"] == "annulling":  # once is enough to see it; else no game would end
            bold = [each for each in legal if each["kind"] != "pass"][
                : not self.used["no_confidence"]
            ]
        action: Json = rng.choice(bold or legal)
        if action["kind"] == "vote":
            action = {"kind": "vote", "approve": rng.random() < 0.8}
        for card, kind in PLAYED.items():
            if action["kind"] == kind and is_about(card, scene):
                self.used[card] += 1
        return action


def is_about(card: str, scene: Json) -> bool:
    """Whether a scene asks for this card."""
    asks = {
        "overheard_conversation": "overhearing",
        "opinion_maker": "opining",
        "no_confidence": "annulling",
        "keeping_a_close_eye": "inspecting",
        "strong_leader": "usurping",
        "in_the_spotlight": "spotlighting",
        "take_responsibility": "taking_responsibility",
    }
    if scene["kind"] == "confiding":
        return bool(scene["card"] == card)
    return bool(asks.get(card) == scene["kind"])


async def choose_plot(host: Person) -> None:
    """The host ticks the expansion."""
    name = host.t("resistance-option-plot")
    await host.page.get_by_role("checkbox", name=name).check()
    await host.heard(lambda push: push["table"]["options"]["plot"])


async def seven(browser: Browser, home: str, choose: Choose, number: int = 0) -> list[Person]:
    """Seven people play with Plot cards to the end."""
    people = []
    for place, name in enumerate((*NAMES, "Fay", "Gus")):
        language = ("en", "es", "fr", "it")[place % 4]
        person = await arrive(browser, name, language, (PHONE, DESKTOP, SMALL)[place % 3])
        await give_key(person, home.removeprefix("http://"))
        await person.add(number)
        people.append(person)
    link = await open_table(people[0], home)
    await choose_plot(people[0])
    for guest in people[1:]:
        await guest.sit(link)
    for guest in people[1:]:
        await guest.get_ready()
    await people[0].tap("page-lobby-start")
    for person in people:
        await person.heard(lambda push: push["table"]["stage"] == "playing")
    await play(people, choose)
    for person in people:
        await person.sees(f"resistance-side-{person.push['view']['scene']['winner']}")
        await person.fits()
    all_well(people)
    return people


def test_seven_people_play_to_the_end_and_every_card_is_used() -> None:
    used: set[str] = set()

    async def story(number: int, browser: Browser, home: str) -> None:
        eager = Eager(7)
        people = await seven(browser, home, eager, number)
        used.update(eager.used)
        for person in people:
            await person.context.close()
        hear_only_their_own(people)

    sources = Sources(seed=lambda: seed_of(0), code=lambda: "BCDFGH")
    for number in DEALS:
        told(partial(story, number), sources=sources)
    assert used == {str(card) for card in Card}


def hear_only_their_own(people: list[Person]) -> None:
    """What a look has shown reached the one who looked, and nobody else."""
    looks = 0
    for person in people:
        seat = person.push["table"]["seat"]
        for frame in person.frames:
            for event in json.loads(frame).get("events", ()):
                if event["kind"] in ("role_seen", "mission_card_seen"):
                    assert event["seat"] == seat
                    looks += 1
    assert looks
