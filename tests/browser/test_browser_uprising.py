"""Uprising, played in a real browser."""

from __future__ import annotations

import asyncio
import json
import re
from random import Random
from typing import NamedTuple

import pytest
from chromium import chromium
from parlour import Json, running
from people import (
    DESKTOP,
    PHONE,
    SMALL,
    TO,
    Person,
    Typist,
    all_well,
    arrive,
    give_key,
    open_table,
    settled,
    told,
)
from playwright.async_api import Browser, expect

from complot.server.page import FOLDER
from complot.server.settings import Settings
from complot.server.sources import Sources

CAP = 25
"""The shortest game that a table can agree on, in Game Turns."""

LONGEST = 24
"""So many letters a name may have."""

PIECES = ("insurgent", "sympathizer", "dummy")


class Box(NamedTuple):
    """What the Rebel reads on a box."""

    hex: str | None
    piece: str


async def wish(person: Person, side: str) -> None:
    await person.page.get_by_label(person.t("page-lobby-side")).select_option(side)
    await person.heard(lambda push: push["table"]["places"][push["table"]["mine"]]["wish"] == side)


async def face_to_face(rebel: Person, government: Person, home: str) -> str:
    """They sit down and choose their sides; the link."""
    link = await open_table(rebel, home, "uprising")
    await wish(rebel, "rebel")
    await government.sit(link)
    await government.get_ready()
    await rebel.tap("page-lobby-start")
    for person in (rebel, government):
        await person.heard(lambda push: push["table"]["stage"] == "playing")
    return link


async def look(rebel: Person) -> None:
    """The Rebel wants to see what the counters are."""
    await rebel.button("page-uprising-setup-accept").wait_for()
    eye = rebel.button("page-uprising-eye").first
    while await eye.get_attribute("aria-pressed") != "true":  # a slow tap is a hold
        await rebel.touch(eye)


async def read_boxes(rebel: Person) -> dict[int, Box]:
    """As they are read out."""
    display = rebel.page.get_by_role("list", name=rebel.t("page-uprising-display"))
    labels = await display.get_by_role("button").evaluate_all(
        "(boxes) => boxes.map((box) => box.querySelector('.unseen').textContent)"
    )
    boxes = {}
    for label in labels:
        at = re.search(r"\b([a-k]\d+)\b", label)
        piece = next(each for each in PIECES if label.endswith(rebel.t(f"uprising-piece-{each}")))
        boxes[int(label.split(",")[0])] = Box(at and at[1], piece)
    return boxes


async def touch_box(rebel: Person, number: int) -> None:
    display = rebel.page.get_by_role("list", name=rebel.t("page-uprising-display"))
    await rebel.touch(display.get_by_role("button", name=re.compile(rf"^{number},")))


async def send_setup(rebel: Person) -> None:
    await rebel.tap("page-uprising-setup-accept")
    await rebel.heard(lambda push: push["view"]["scene"]["kind"] == "posting")


async def keep_one_insurgent(rebel: Person, hex_name: str) -> int:
    """Change what was proposed until one Insurgent stands on the rim, there; its number."""
    while True:
        boxes = await read_boxes(rebel)
        on_rim = [n for n, box in boxes.items() if box.hex and box.piece == "insurgent"]
        if len(on_rim) < 2:
            break
        instead = next(n for n, box in boxes.items() if not box.hex and box.piece != "insurgent")
        if len(on_rim) % 2:  # another counter takes its place
            place = boxes[on_rim[0]].hex
            assert place
            await rebel.touch_hex(place)
            await touch_box(rebel, instead)
        else:  # or another piece its box
            await touch_box(rebel, on_rim[0])
            await touch_box(rebel, instead)
    [number] = on_rim
    place = boxes[number].hex
    assert place
    if place != hex_name:
        await rebel.touch_hex(place)
        await rebel.touch_hex(hex_name)
    return number


async def act(person: Person, kind: str, **fields: object) -> None:
    await person.heard(lambda push: push["decision"] is not None and person.owes())
    await person.act({"kind": kind, **fields})


async def reload(person: Person) -> None:
    lines = len(person.lines)
    await person.page.reload()
    await person.back(max(person.lines[:lines]))


async def over(person: Person) -> None:
    """The page says who has won, and whether the reader has; and every box is open."""
    await person.heard(lambda push: push["table"]["stage"] == "over")
    winner = person.push["view"]["scene"]["winner"]
    await person.sees(f"uprising-side-{winner}" if winner else "page-uprising-nobody")
    if winner:
        await person.knows_whether_it_won()
    for counter in person.push["view"]["counters"]:
        label = await person.hex(counter["hex"]).get_attribute("aria-label")
        assert label
        assert any(person.t(f"uprising-piece-{each}") in label for each in PIECES)


@pytest.mark.parametrize(("ours", "theirs"), [(PHONE, DESKTOP), (DESKTOP, SMALL)])
def test_two_people_play_to_the_end_with_a_reload_in_the_rebels_reply(
    ours: tuple[int, int], theirs: tuple[int, int]
) -> None:
    async def story(browser: Browser, home: str) -> None:
        rebel = await arrive(browser, "Ana", "es", ours)
        government = await arrive(browser, "Maximiliane von Hohenfels"[:LONGEST], "fr", theirs)
        people = [rebel, government]
        await face_to_face(rebel, government, home)
        await look(rebel)
        number = await keep_one_insurgent(rebel, "a1")
        boxes = await read_boxes(rebel)
        for person in people:
            await person.fits()
        await send_setup(rebel)
        view = rebel.push["view"]
        assert {each["number"]: each["hex"] for each in view["counters"]} == {
            n: box.hex for n, box in boxes.items() if box.hex
        }
        assert view["insurgents"] == [n for n, box in boxes.items() if box.piece == "insurgent"]
        await act(government, "leave_gap", hex="g6")
        await act(rebel, "set_marker", space=1)
        await rebel.fits()
        await act(rebel, "end_turn")
        await act(government, "set_marker", space=2)
        await act(government, "move_agent", hex="e5", where="b2")
        await act(government, "interrogate", agent="b2", hex="a1")
        await government.heard(lambda push: push["view"]["scene"]["kind"] == "judging")
        await government.fits()
        await act(government, "kill")
        await rebel.heard(lambda push: push["view"]["scene"]["kind"] == "replying")
        await reload(rebel)
        assert rebel.push["view"]["scene"]["kind"] == "replying"
        await rebel.fits()
        found = {"number": number, "piece": "insurgent"}
        assert rebel.push["view"]["found"] == [found]
        dummy = next(n for n, box in boxes.items() if not box.hex and box.piece == "dummy")
        [where, *_] = await ahead(rebel, {"kind": "place", "number": dummy})
        await act(rebel, "place", number=dummy, where=where)
        await act(rebel, "end_reply")
        await act(government, "end_turn")
        for person in people:
            await over(person)
            await person.fits()
        assert rebel.push["view"]["scene"]["how"] == "no_insurgents"
        all_well(people)

    told(story)


async def choose(person: Person, rng: Random) -> None:
    """Do anything at first, then as little as possible."""
    legal = [choice["action"] for choice in person.push["legal"]]
    kinds = {action["kind"] for action in legal}
    hasty = person.push["view"]["turn"] > 3
    if person.push["view"]["scene"]["kind"] == "hiding":
        person.answered = (person.push["round"], person.push["decision"])
        await person.tap("page-uprising-setup-shuffle")
        await person.tap("page-uprising-setup-accept")
        await person.heard(lambda push: push["view"]["scene"]["kind"] != "hiding")
        return
    if hasty and kinds & {"end_turn", "end_reply", "forgo"}:
        action = next(each for each in legal if each["kind"].startswith(("end_", "forgo")))
    else:
        wanted = sorted(kinds - {"declare", "end_turn"}) or sorted(kinds - {"declare"})
        kind = rng.choice(wanted)
        action = rng.choice([each for each in legal if each["kind"] == kind])
    if TO.get(action["kind"]) == "where":
        action = {**action, "where": rng.choice(await ahead(person, action))}
    await person.act(action)


async def ahead(person: Person, action: Json) -> list[str]:
    """Where it could go, as the page asks."""
    number = next(each["id"] for each in person.push["legal"] if each["action"] == action)
    code, decision = person.push["table"]["code"], person.push["decision"]
    path = f"/api/tables/{code}/ahead?decision={decision}&actions={number}"
    answer = await person.page.evaluate("async (path) => (await fetch(path)).json()", path)
    return [choice["action"]["hex"] for choice in answer["legal"]]


@pytest.mark.parametrize(
    ("side", "size"), [("rebel", SMALL), ("government", PHONE), ("rebel", DESKTOP)]
)
def test_one_person_plays_against_a_bot(side: str, size: tuple[int, int]) -> None:
    async def story(browser: Browser, home: str) -> None:
        zoe = await arrive(browser, "Zoe", "it", size)
        await open_table(zoe, home, "uprising")
        await wish(zoe, side)
        cap = zoe.page.get_by_label(re.compile(re.escape(zoe.t("uprising-option-turn-cap"))))
        await cap.fill(str(CAP))
        await cap.press("Tab")
        await zoe.heard(lambda push: push["table"]["options"]["turn_cap"] == CAP)
        await zoe.page.get_by_role("button", name=zoe.t("page-lobby-add-bot")).click()
        await zoe.heard(lambda push: len(push["table"]["places"]) == 2)
        await zoe.tap("page-lobby-start")
        await zoe.heard(lambda push: push["table"]["stage"] == "playing")
        rng = Random(size[0])
        while not zoe.is_over():
            if zoe.owes():
                await choose(zoe, rng)
                await zoe.fits()
            await asyncio.sleep(0.01)
        await over(zoe)
        await zoe.fits()
        all_well([zoe])

    told(story)


def test_the_map_is_played_by_keyboard_alone() -> None:
    async def story(browser: Browser, home: str) -> None:
        rebel = await arrive(browser, "Ana", "en", DESKTOP, kind=Typist)
        government = await arrive(browser, "Bea", "en", PHONE, kind=Typist)
        await face_to_face(rebel, government, home)
        await look(rebel)
        await keep_one_insurgent(rebel, "a1")
        await send_setup(rebel)
        await act(government, "leave_gap", hex="g6")
        await act(rebel, "set_marker", space=1)
        await act(rebel, "end_turn")
        await act(government, "set_marker", space=2)
        await walk(government)
        await act(government, "move_agent", hex="e5", where="b2")
        await act(government, "interrogate", agent="b2", hex="a1")
        await act(government, "capture")
        await government.heard(lambda push: push["view"]["captives"] == 1)
        if government.push["view"]["scene"]["kind"] == "pressing":
            await act(government, "forgo")
        await act(government, "end_turn")
        for person in (rebel, government):
            await over(person)
        all_well([rebel, government])

    told(story)


async def walk(person: Person) -> None:
    """Arrows go from hex to hex, Escape lets go of what was picked."""
    keyboard = person.page.keyboard

    async def at() -> str:
        return str(await person.page.evaluate("() => document.activeElement.dataset.hex"))

    await person.touch_hex("e5")
    marked = re.compile(re.escape(person.t("page-uprising-mark-move-agent")))
    await person.page.get_by_role("button", name=marked).first.wait_for()
    seen = [await at()]
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        await keyboard.press(key)
        seen.append(await at())
    assert seen[:2] == ["e5", "e6"]
    assert [name[0] for name in seen] == list("eeffe")
    await keyboard.press("+")
    await person.button("page-uprising-whole").wait_for()
    await keyboard.press("0")
    await person.button("page-uprising-whole").wait_for(state="detached")
    await keyboard.press("Escape")
    await person.page.get_by_role("button", name=marked).first.wait_for(state="detached")


def test_the_map_is_pinched_and_dragged_and_a_drag_picks_nothing() -> None:
    async def story(browser: Browser, home: str) -> None:
        rebel = await arrive(browser, "Ana", "en", SMALL)
        government = await arrive(browser, "Bea", "en", SMALL)
        await face_to_face(rebel, government, home)
        await rebel.button("page-uprising-setup-accept").wait_for()
        await send_setup(rebel)
        await government.heard(lambda push: push["decision"] is not None)
        gap = government.hex("e5")
        before = await width(government, "e5")
        await pinch(government)
        nearer = await width(government, "e5")
        assert nearer > 1.5 * before
        box = await gap.bounding_box()
        assert box
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        mouse = government.page.mouse
        await mouse.move(x, y)
        await mouse.down()
        await mouse.move(x + 30, y + 20, steps=3)
        await mouse.up()
        after = await gap.bounding_box()
        assert after
        assert after["x"] - box["x"] == pytest.approx(30, abs=2)
        assert await gap.get_attribute("aria-pressed") == "false"
        await government.fits()
        await mouse.click(x + 30, y + 20)
        assert await gap.get_attribute("aria-pressed") == "true"
        await government.tap("page-uprising-whole")
        await expect(government.button("page-uprising-nearer")).to_be_focused()
        assert await width(government, "e5") == pytest.approx(before)
        all_well([rebel, government])

    told(story)


def test_what_the_counters_are_shows_only_while_the_rebel_looks() -> None:
    async def story(browser: Browser, home: str) -> None:
        rebel = await arrive(browser, "Ana", "en", PHONE)
        government = await arrive(browser, "Bea", "en", PHONE)
        await face_to_face(rebel, government, home)
        await rebel.button("page-uprising-setup-accept").wait_for()
        assert not await names_pieces(rebel)
        eye = rebel.button("page-uprising-eye").first
        await eye.hover()
        await rebel.page.mouse.down()
        await asyncio.sleep(0.7)
        assert await names_pieces(rebel)
        await rebel.page.mouse.up()
        assert not await names_pieces(rebel)
        await look(rebel)
        assert await names_pieces(rebel)
        await send_setup(rebel)
        await reload(rebel)
        await rebel.hex("f6").wait_for()
        assert not await names_pieces(rebel)
        all_well([rebel, government])

    told(story)


async def names_pieces(rebel: Person) -> bool:
    """Whether the map says of any counter what it is."""
    labels = await rebel.page.get_by_role("button").evaluate_all(
        "(all) => all.map((each) => each.getAttribute('aria-label') ?? '').join()"
    )
    return any(rebel.t(f"uprising-piece-{piece}") in labels for piece in PIECES)


async def width(person: Person, hex_name: str) -> float:
    box = await person.hex(hex_name).bounding_box()
    assert box
    return box["width"]


async def pinch(person: Person) -> None:
    """Two fingers on the middle of the map go apart."""
    await person.hex("f6").scroll_into_view_if_needed()
    box = await person.hex("f6").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    line = await person.context.new_cdp_session(person.page)
    for kind, apart in (("touchStart", 20), *[("touchMove", 20 + 5 * n) for n in range(1, 7)]):
        points = [{"x": x - apart, "y": y, "id": 0}, {"x": x + apart, "y": y, "id": 1}]
        await line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    await line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_who_gives_up_has_lost() -> None:
    async def story(browser: Browser, home: str) -> None:
        rebel = await arrive(browser, "Ana", "en", DESKTOP)
        government = await arrive(browser, "Bea", "en", DESKTOP)
        people = [rebel, government]
        await face_to_face(rebel, government, home)
        await rebel.button("page-uprising-setup-accept").wait_for()
        await send_setup(rebel)
        await government.tap("page-resign")
        await government.tap("page-resign")
        for person in people:
            await person.heard(lambda push: push["table"]["stage"] == "over")
            await person.button("page-rematch").wait_for()
            stamps = person.page.get_by_text(person.t("uprising-side-rebel"), exact=True)
            assert await stamps.count() == 2  # who plays whom, and who has won
        all_well(people)

    told(story)


def audit(person: Person) -> None:
    """What reached this page never said what a number in play stands for."""
    for frame in map(json.loads, person.frames):
        if frame["kind"] != "push" or frame["table"]["stage"] != "playing":
            continue
        view = frame["view"]
        assert view["insurgents"] is None
        assert view["sympathizers"] is None
        assert not view["doomed"]
        known = {found["number"]: found["piece"] for found in view["found"]}
        for event in frame["events"]:
            assert event["kind"] != "moved" or event["seat"] == frame["table"]["seat"]
            if event["kind"] == "identified":
                assert known[event["number"]] == event["piece"]


async def opening(address: str, twin: bool) -> tuple[Person, Person, Person]:
    """The same deeds in both games; in the twin four boxes hold something else."""
    async with chromium() as browser:
        people = []
        for name, size in (("Ana", PHONE), ("Bea", DESKTOP), ("Carl", PHONE)):
            person = await arrive(browser, name, "en", size)
            await person.add(0)
            await give_key(person, address)
            people.append(person)
        rebel, government, stranger = people
        link = await face_to_face(rebel, government, f"http://{address}")
        await stranger.page.goto(link)
        await stranger.heard(lambda push: push["table"]["stage"] == "playing")
        await look(rebel)
        kept = await keep_one_insurgent(rebel, "a1")
        boxes = await read_boxes(rebel)
        absent = [n for n, box in boxes.items() if not box.hex]
        one, other = (
            next(n for n in absent if boxes[n].piece == piece) for piece in ("insurgent", "dummy")
        )
        third = next(n for n, box in boxes.items() if box.hex and n != kept)
        spare = next(
            n
            for n in absent
            if n != other and boxes[n].piece not in ("insurgent", boxes[third].piece)
        )
        if twin:
            for pair in ((one, other), (third, spare)):
                for number in pair:
                    await touch_box(rebel, number)
        await send_setup(rebel)
        await settled(people, public)
        for person, kind, fields in (
            (government, "leave_gap", {"hex": "g6"}),
            (rebel, "set_marker", {"space": 1}),
            (rebel, "end_turn", {}),
            (government, "set_marker", {"space": 2}),
            (government, "move_agent", {"hex": "e5", "where": "b2"}),
            (government, "interrogate", {"agent": "b2", "hex": "a1"}),
            (government, "kill", {}),
            (rebel, "end_reply", {}),
            (government, "end_turn", {}),
        ):
            await act(person, kind, **fields)
            await settled(people, public)
            for each in people:
                await each.look_around()
        for person in people:
            await over(person)
        all_well(people)
        return rebel, government, stranger


def public(push: Json) -> str:
    hidden = ("seat", "insurgents", "sympathizers", "doomed")
    return str({name: value for name, value in push["view"].items() if name not in hidden})


def test_twin_games_are_the_same_bytes_to_the_government_until_the_boxes_are_opened() -> None:
    both = []
    for twin in (False, True):
        sources = Sources(now=lambda: 1000, seed=lambda: bytes(32), code=lambda: "BCDFGH")
        settings = Settings(port=0, db="sqlite://", bot_pace=(0, 0))
        with running(settings, sources, FOLDER) as address:
            both.append(asyncio.run(opening(address, twin)))
    (rebel, *ours), (rebel_twin, *theirs) = both
    assert rebel.frames != rebel_twin.frames, "the Rebel's game does differ"
    for one, other in zip(ours, theirs, strict=True):
        audit(one)
        end = next(place for place, frame in enumerate(one.frames) if "box_opened" in frame)
        assert end > 8
        assert one.frames[:end] == other.frames[:end]
        assert one.frames[end] != other.frames[end]
        assert one.loaded() == other.loaded()
