"""Secrets, played in a real browser."""

from __future__ import annotations

import asyncio
import json
from itertools import count

import pytest
from chromium import chromium
from parlour import NAMES, Json, key_of, running
from people import (
    DESKTOP,
    PHONE,
    SMALL,
    Person,
    all_well,
    arrive,
    at_random,
    begin,
    give_key,
    open_table,
    play,
    told,
    turn,
)
from playwright.async_api import Browser

from complot.core.chance import seed_of
from complot.games import title
from complot.server.identity import guest_of
from complot.server.page import FOLDER
from complot.server.settings import Settings
from complot.server.sources import Sources
from complot.table import Table
from complot.table import command as commands
from complot.table.ruling import decide
from entropies import entropy_of

FOUR = NAMES[:4]
"""At this table the only looks that one gets at the start are at one's own token."""


def test_four_people_play_to_the_end_with_a_reload_in_the_middle_of_an_offer() -> None:
    async def story(browser: Browser, home: str) -> None:
        sizes = (PHONE, DESKTOP, SMALL, DESKTOP)
        people = [
            await arrive(browser, name, language, size)
            for name, language, size in zip(FOUR, ("en", "es", "fr", "it"), sizes, strict=True)
        ]
        await begin(people, home, "secrets")
        choose = at_random(5)
        while people[0].push["view"]["scene"]["kind"] != "answering":
            await turn(people, choose)
            await asyncio.sleep(0.01)
        for person in people:
            await person.heard(lambda push: push["view"]["scene"]["kind"] == "answering")
            await person.fits()
        target = people[0].push["view"]["scene"]["target"]
        asked = next(each for each in people if each.push["table"]["seat"] == target)
        lines = len(asked.lines)
        await asked.page.reload()
        await asked.back(max(asked.lines[:lines]))
        assert asked.push["view"]["scene"]["kind"] == "answering"
        await play(people, choose)
        for person in people:
            await person.fits()
            await over(person)
        all_well(people)

    told(story)


async def over(person: Person) -> None:
    """The page says who has won, and whether the reader has."""
    winner = person.push["view"]["scene"]["winner"]
    await person.sees(f"secrets-side-{winner}" if winner else "page-secrets-nobody")
    if winner:
        await person.knows_whether_it_won()


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_one_person_plays_with_seven_bots(size: tuple[int, int]) -> None:
    async def story(browser: Browser, home: str) -> None:
        zoe = await arrive(browser, "Zoe", "es", size)
        await begin_alone(zoe, home)
        await play([zoe], at_random(3))
        await over(zoe)
        await zoe.fits()
        all_well([zoe])

    told(story)


async def begin_alone(host: Person, home: str) -> None:
    await open_table(host, home, "secrets")
    for bots in range(7):
        await host.page.get_by_role("button", name=host.t("page-lobby-add-bot")).click()
        await host.heard(lambda push, bots=bots: len(push["table"]["places"]) == bots + 2)  # type: ignore[misc]
    await host.tap("page-lobby-start")
    await host.heard(lambda push: push["table"]["stage"] == "playing")


IDENTITIES = {"cia", "kgb", "hippie"}


def lawful(event: Json, seat: int | None) -> bool:
    """Whether an event may name an identity to this viewer."""
    match event["kind"]:
        case "token_seen" | "centre_seen":
            return bool(event["seat"] == seat)
        case "token_shown":
            return seat is not None and event["seat"] != seat
        case kind:
            return kind in ("centre_shown", "tokens_revealed", "game_ended")


def names_an_identity(value: object) -> bool:
    if isinstance(value, dict):
        return any(map(names_an_identity, value.values()))
    if isinstance(value, list):
        return any(map(names_an_identity, value))
    return value in IDENTITIES


def audit(person: Person) -> int:
    """What reached a page of tokens was due to it; how many looks that were."""
    looks: list[tuple[object, str]] = []
    for frame in map(json.loads, person.frames):
        if frame["kind"] != "push" or frame["table"]["stage"] == "lobby":
            continue
        seat = frame["table"]["seat"]
        for event in frame["events"]:
            if "said" in event["kind"] or not names_an_identity(event):
                continue
            assert lawful(event, seat), event
            if "identity" in event:
                looks.append((event.get("whose", event.get("seat")), event["identity"]))
        view = dict(frame["view"])
        notes = [note for note in view.pop("memory") if note["kind"] == "seen_token"]
        assert [note["identity"] for note in notes] == [identity for _, identity in looks]
        if view["scene"]["kind"] != "over":
            assert not names_an_identity(view), view
    return len(looks)


def test_no_byte_of_a_token_reaches_a_page_to_which_it_is_not_due() -> None:
    async def story(browser: Browser, home: str) -> None:
        people = [await arrive(browser, name, "en", DESKTOP) for name in NAMES]
        link = await begin(people, home, "secrets")
        stranger = await arrive(browser, "Zoe", "it")
        await stranger.page.goto(link)
        await stranger.heard(lambda push: push["table"]["stage"] == "playing")
        await play(people, at_random(11))
        await stranger.heard(lambda push: push["table"]["stage"] == "over")
        assert sum(audit(person) for person in people) > 2 * len(people)
        audit(stranger)
        all_well([*people, stranger])

    told(story)


SEED = seed_of(0)


def opening(number: int) -> tuple[object, tuple[str, ...]]:
    """What a deal gives that all may see until the first offer is answered, and the tokens."""
    table = Table("BCDFGH", title("secrets").game, ())

    def do(guest: str, command: commands.Command) -> None:
        table.apply(decide(table, guest, f"{table.seq}", command, 0, SEED))

    host, *others = (guest_of(key_of(name)) for name in FOUR)
    do(host, commands.Create("secrets", FOUR[0]))
    for guest, name in zip(others, FOUR[1:], strict=True):
        do(guest, commands.Sit(name))
    for guest, name in zip(others, FOUR[1:], strict=True):
        do(guest, commands.Ready(True, table.commitment, entropy_of(name, number)))
    do(host, commands.Start(str(table.commitment), entropy_of(FOUR[0], number)))
    assert table.match is not None
    state = table.match.state
    public = str(table.match.observation(None).events)
    return (table.seating, public), tuple(state.tokens)


def twins() -> tuple[int, int, list[str]]:
    """Two deals that differ in nothing but the tokens, and whose own token is the same."""
    seen: dict[object, tuple[int, tuple[str, ...]]] = {}
    for number in count():
        public, tokens = opening(number)
        before, theirs = seen.setdefault(public, (number, tokens))
        seating = public[0]  # type: ignore[index]
        alike = [seat for seat in range(4) if tokens[seat] == theirs[seat]]
        if tokens != theirs and alike:
            return before, number, [FOUR[seating[seat]] for seat in alike]
    raise AssertionError


async def first_offer(address: str, number: int) -> dict[str, list[str]]:
    """All that each page is sent until an offer has been made."""
    async with chromium() as browser:
        people = []
        for name in FOUR:
            person = await arrive(browser, name)
            await person.add(number)
            await give_key(person, address)
            people.append(person)
        await begin(people, f"http://{address}", "secrets")
        for _ in range(2):  # the active player keeps a card, and offers it
            while not (asked := [each for each in people if each.owes()]):
                await asyncio.sleep(0.01)
            await asked[0].act(asked[0].push["legal"][0]["action"])
        for person in people:
            await person.heard(lambda push: push["view"]["scene"]["kind"] == "answering")
        return {person.name: person.frames for person in people}


def test_twin_games_are_the_same_bytes_to_who_holds_the_same_token() -> None:
    one, other, alike = twins()
    both = []
    for number in (one, other):
        sources = Sources(now=lambda: 1000, seed=lambda: SEED, code=lambda: "BCDFGH")
        settings = Settings(port=0, db="sqlite://", bot_pace=(0, 0))
        with running(settings, sources, FOLDER) as address:
            both.append(asyncio.run(first_offer(address, number)))
    for name in alike:
        assert len(both[0][name]) > 5
        assert both[0][name] == both[1][name]
    assert both[0] != both[1], "somebody's game does differ"
