"""Hidden means absent: not a byte tells what a guest may not know."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack
from itertools import count

from parlour import (
    NAMES,
    Guest,
    act,
    asked,
    dealt,
    first,
    gathered,
    key_of,
    last,
    running,
)

from complot.core.chance import seed_of
from complot.games import title
from complot.server.identity import guest_of
from complot.server.settings import Settings
from complot.server.sources import Sources
from complot.table import Table
from complot.table import command as commands
from complot.table.ruling import decide
from entropies import entropy_of


async def on_a_mission(code: str, people: list[Guest]) -> list[Guest]:
    """A team is proposed and approved; who is on it."""
    for _ in range(2):  # the leader proposes, and calls the vote
        (leader,) = await asked(people, code)
        await act(leader, code, first)
    for guest in people:
        await act(guest, code, last)
    return await asked(people, code)


def test_nobody_hears_anything_of_a_mission_card_that_another_has_played() -> None:
    async def story(address: str) -> None:
        code, people = await dealt(address)
        one, other = await on_a_mission(code, people)
        stranger = Guest(address, "Zoe")
        listening = [stranger, *people]
        async with AsyncExitStack() as stack:
            lines = {
                each.name: await stack.enter_async_context(each.listening(code))
                for each in listening
            }
            for line in lines.values():
                await line.hear()
            before = {each.name: await each.see(code) for each in listening}
            await act(one, code, last)
            own = await lines[one.name].hear()
            assert own["view"]["scene"]["mine"] is True
            for each in listening:
                if each is not one:
                    assert await lines[each.name].silent()
                    assert await each.see(code) == before[each.name]
            await act(other, code, last)
            for each in listening:
                news = await lines[each.name].hear()
                assert "mission_revealed" in [event["kind"] for event in news["events"]]

    with running() as address:
        asyncio.run(story(address))


def test_the_number_in_an_answer_doesn_t_count_what_others_do() -> None:
    async def story(address: str) -> None:
        code, people = await dealt(address)
        team = await on_a_mission(code, people)
        watching = next(each for each in people if each not in team)
        one = (await watching.send(code, "write", text="one")).json()["seq"]
        await act(team[0], code, last)
        assert (await watching.send(code, "write", text="two")).json()["seq"] == one + 1

    with running() as address:
        asyncio.run(story(address))


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


async def evening(address: str, number: int) -> dict[str, list[str]]:
    """A whole game in which nobody shows a difference; all that each guest was sent."""
    code, people = await gathered(address, 5, number=number)
    async with AsyncExitStack() as stack:
        lines = [await stack.enter_async_context(each.listening(code)) for each in people]
        await lines[0].hear()
        await lines[0].start()
        while acting := await asked(people, code):
            for line in lines:
                if line.guest not in acting:  # refusals are the same, too
                    await line.ask("act", decision=1, actions=[20])
            for line in lines:
                if line.guest in acting:
                    push = await line.guest.see(code)
                    line.frames.append(json.dumps(push))
                    await line.ask("act", decision=push["decision"], actions=[last(push)])
        for line in lines:
            if line.push["table"]["stage"] != "over":
                await line.until(lambda heard: heard["table"]["stage"] == "over")
    return {line.guest.name: line.frames for line in lines}


def test_twin_games_look_alike_to_a_loyal_player_until_the_end() -> None:
    one, other, loyal = twins()
    both = []
    for number in (one, other):
        sources = Sources(now=lambda: 1000, seed=lambda: SEED, code=lambda: "BCDFGH")
        settings = Settings(port=0, db="sqlite://", bot_pace=(0, 0))
        with running(settings, sources) as address:
            both.append(asyncio.run(evening(address, number)))
    for name in loyal:
        ours, theirs = both[0][name], both[1][name]
        end = next(place for place, frame in enumerate(ours) if "roles_revealed" in frame)
        assert end > 30
        assert ours[:end] == theirs[:end]
        assert ours[end] != theirs[end]
        assert len(ours[end]) == len(theirs[end])
    spy = next(name for name in NAMES if name not in loyal)
    assert both[0][spy] != both[1][spy], "somebody's game does differ"


def test_neither_a_key_nor_a_guest_s_name_for_tables_is_ever_shown() -> None:
    async def story(address: str) -> None:
        code, (ana, bea) = await gathered(address, 2)
        for guest in (ana, bea):
            text = json.dumps(await guest.see(code))
            for key in (key_of("Ana"), key_of("Bea")):
                assert key.hex() not in text
                assert guest_of(key) not in text

    with running() as address:
        asyncio.run(story(address))
