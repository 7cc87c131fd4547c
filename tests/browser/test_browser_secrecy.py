"""What a player may not know isn't in the page: not in a byte that reached it."""

from __future__ import annotations

import asyncio
from itertools import count

from chromium import chromium
from parlour import NAMES, Json, key_of, running
from people import DESKTOP, PHONE, Person, all_well, arrive, begin, give_key, last, settled

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

SPIES = tuple[int, ...]

SEED = seed_of(0)
"""The server's part, and so its commitment, is the same in twin games: what guests add isn't."""


def deal(number: int) -> tuple[tuple[int, ...], int, SPIES]:
    """Where five guests sit who add what has this number, who leads and who the spies are."""
    resistance = title("resistance")
    table = Table("BCDFGH", resistance.game, ())

    def do(guest: str, command: commands.Command) -> None:
        row = decide(table, guest, f"{table.seq}", command, 0, SEED)
        table.apply(row)

    host, *others = (guest_of(key_of(name)) for name in NAMES)
    do(host, commands.Create("resistance", NAMES[0]))
    for guest, name in zip(others, NAMES[1:], strict=True):
        do(guest, commands.Sit(name))
    for guest, name in zip(others, NAMES[1:], strict=True):
        do(guest, commands.Ready(True, table.commitment, entropy_of(name, number)))
    do(host, commands.Start(str(table.commitment), entropy_of(NAMES[0], number)))
    assert table.match is not None
    state = table.match.state
    return table.seating, state.leader, state.spies


def twins() -> tuple[int, int, list[str]]:
    """Two deals that differ in nothing but the spies, and who is loyal in both games."""
    seen: dict[object, tuple[int, SPIES]] = {}
    for number in count():
        seating, leader, spies = deal(number)
        before, theirs = seen.setdefault((seating, leader), (number, spies))
        loyal = [seat for seat in range(5) if seat not in {*spies, *theirs}]
        if set(theirs) != set(spies) and loyal:
            return before, number, [NAMES[seating[seat]] for seat in loyal]
    raise AssertionError


async def evening(address: str, number: int) -> list[Person]:
    """A whole game in which nobody shows a difference."""
    async with chromium() as browser:
        people = []
        for place, name in enumerate(NAMES):
            person = await arrive(browser, name, "en", DESKTOP if place % 2 else PHONE)
            await person.add(number)
            await give_key(person, address)
            people.append(person)
        await begin(people, f"http://{address}")
        while not all(person.is_over() for person in people):
            await settled(people, public)
            if asked := next((person for person in people if person.owes()), None):
                for person in people:
                    await person.look_around()
                await asked.act(last(asked.push))
            await asyncio.sleep(0.01)
        for person in people:
            await person.sees(f"resistance-side-{person.push['view']['scene']['winner']}")
        all_well(people)
        return people


def public(push: Json) -> tuple[object, ...]:
    view, scene = push["view"], push["view"]["scene"]
    return view["leader"], view["proposals"], view["board"], scene["kind"], scene.get("voted")


def test_twin_games_are_the_same_bytes_to_a_loyal_players_page_until_the_end() -> None:
    one, other, loyal = twins()
    both: list[dict[str, Person]] = []
    for number in (one, other):
        sources = Sources(now=lambda: 1000, seed=lambda: SEED, code=lambda: "BCDFGH")
        settings = Settings(port=0, db="sqlite://", bot_pace=(0, 0))
        with running(settings, sources, FOLDER) as address:
            people = asyncio.run(evening(address, number))
        both.append({person.name: person for person in people})
    for name in loyal:
        ours, theirs = both[0][name], both[1][name]
        end = next(place for place, frame in enumerate(ours.frames) if "roles_revealed" in frame)
        assert end > 20
        assert ours.frames[:end] == theirs.frames[:end]
        assert ours.frames[end] != theirs.frames[end]
        assert ours.loaded() == theirs.loaded()
    spy = next(name for name in NAMES if name not in loyal)
    assert both[0][spy].frames != both[1][spy].frames, "somebody's game does differ"
