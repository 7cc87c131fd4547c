"""Nothing leaks: twin games look alike by every wire, byte for byte, until a lawful reveal."""

from __future__ import annotations

import asyncio
import shutil
from collections import Counter
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from evenings import OPERATOR, Evening, Heard
from parlour import NAMES, Guest, running
from twins import (
    CODES,
    SPECTATOR,
    Hands,
    Setting,
    Twins,
    deals,
    gathering,
    on,
    serving,
    sources,
    twins,
)

DAILY = {"public": True, "clock": {"kind": "per_day", "days": 1}}
HOURLY = {"clock": {"kind": "per_decision", "seconds": 3600, "grace": 0}}

SETTINGS = {
    "resistance": Setting("resistance", 5, terms=DAILY, advised=True),
    "blind spies with plot cards": Setting("resistance", 5, {"plot": True, "blind_spies": True}),
    "secrets": Setting("secrets", 5, apart=frozenset({"negotiating"}), advised=True),
    "secrets without reminders": Setting("secrets", 5, {"memory_aid": "off"}, DAILY),
    "uprising": Setting("uprising", 2, apart=frozenset({"hiding"}), advised=True),
    "resistance among bots, with an absentee": Setting(
        "resistance", 3, terms=HOURLY, bots=2, absent=True
    ),
    "secrets among bots, with an absentee": Setting(
        "secrets", 4, terms=HOURLY, bots=1, absent=True, apart=frozenset({"negotiating"})
    ),
    "uprising against an absentee": Setting(
        "uprising", 2, terms=HOURLY, absent=True, apart=frozenset({"hiding"})
    ),
}


def spent(pair: Twins, world: int, seed: int) -> Heard:
    hands = Hands()
    with serving(pair.setting, pair.files[world], seed, hands) as address:
        evening = Evening(address, pair, world, hands)
        return asyncio.run(evening.spend(pair.setting.people))


async def dealt(address: str, code: str, people: list[str], number: int) -> dict[str, list[str]]:
    """All that everyone is sent before and while the cards are dealt."""
    async with AsyncExitStack() as stack:
        lines = {
            name: await stack.enter_async_context(Guest(address, name, number).listening(code))
            for name in (*people, SPECTATOR)
        }
        for name, line in lines.items():
            await line.ask("act", decision=0, actions=[0], command_id=f"{name} in vain")
        assert (await lines[people[0]].start())["kind"] == "answer"
        for name, line in lines.items():
            await line.ask("act", decision=0, actions=[0], command_id=f"{name} again in vain")
    return {name: line.frames for name, line in lines.items()}


@pytest.mark.parametrize("game", ["resistance", "secrets"])
def test_a_deal_tells_nobody_more_than_it_may_know(game: str, tmp_path: Path) -> None:
    people = list(NAMES[:5])
    code, before = gathering(Setting(game, len(people)), tmp_path / "lobby.db", seed=1)
    one, other, viewers = deals(code, before)
    both = []
    for number in (one, other):
        shutil.copy(tmp_path / "lobby.db", file := tmp_path / f"{number}.db")
        with running(on(file), sources(1)) as address:
            both.append(asyncio.run(dealt(address, code, people, number)))
    for name in people:
        assert (both[0][name] == both[1][name]) is (name in viewers)
    assert both[0][SPECTATOR] == both[1][SPECTATOR]


def until(heard: Heard, wire: str, viewer: str, step: int) -> list[str]:
    """What came before this step."""
    return [words for number, words in heard[wire, viewer] if number < step]


@pytest.mark.parametrize("name", SETTINGS)
def test_twin_games_look_alike_until_a_lawful_reveal(name: str, tmp_path: Path) -> None:
    pair = twins(SETTINGS[name], tmp_path, seed=1)
    one, other = (spent(pair, world, seed=1) for world in (0, 1))
    compared = 0
    for wire, viewer in one:
        step = pair.until[SPECTATOR] if viewer == OPERATOR else pair.until.get(viewer, 0)
        step += step == len(pair.script)  # nothing came out, and so nothing does by resigning
        ours = until(one, wire, viewer, step)
        assert ours == until(other, wire, viewer, step), (wire, viewer)
        compared += len(ours)
    assert all(CODES[1] in words for _, words in one["open tables", SPECTATOR])
    own = [words for viewer in pair.setting.people for _, words in one["own tables", viewer]]
    assert own
    assert all(code in words for words in own for code in CODES)
    for viewer in pair.setting.people:
        if viewer not in pair.until:
            assert one["socket", viewer] != other["socket", viewer], "there was something to hide"
    for viewer, step in pair.until.items():
        if step < len(pair.script):
            ours, theirs = (until(heard, "socket", viewer, step + 1) for heard in (one, other))
            assert ours != theirs, "it does come out"
    deciders = Counter(step.by for step in pair.script)
    assert pair.setting.absent is (deciders["clock"] > 0) is (deciders["bot"] > 0)
    print(f"{name}: {compared} messages alike, {dict(deciders)}, {dict(pair.until)}")
