"""What can be concluded about the boxes: all of it, and nothing more."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from uprising_oracle import Oracle, deals
from uprising_tables import GOVERNMENT_SEAT, REBEL_SEAT, Table, begun, position

from complot.core.conformance.pairs import draw
from complot.core.contract import Event, replace
from complot.core.seats import Viewer
from complot.games.uprising.actions import (
    DECLARE,
    END_TURN,
    At,
    HideFreed,
    Interrogate,
    Place,
    SetMarker,
    Swap,
    Transfer,
)
from complot.games.uprising.events import (
    Captured,
    CounterDeployed,
    FreedPlaced,
    Identified,
    Killed,
)
from complot.games.uprising.facts import DUMMY, INSURGENT, SYMPATHIZER
from complot.games.uprising.game import UPRISING
from complot.games.uprising.hexes import NAMES, names_of
from complot.games.uprising.knowledge import Knowledge
from complot.games.uprising.state import Uprising

UNKNOWN = (1, 2, 3, 4, 5, 6, 7, 8)
"""Three Insurgents, two Sympathizers and three Dummies: 560 ways."""

TEXT = "e4 I1, e5 D2, d4 S3, d5 D4, g6 I5, h3 s, c2 s, f5 A, f7 A, a1 A, k6 A"
HELD = "I6 S7 D8"
STORY: list[Event] = [
    CounterDeployed(1, "e4"),
    CounterDeployed(2, "e5"),
    CounterDeployed(3, "d4"),
    CounterDeployed(4, "d5"),
    CounterDeployed(5, "g6"),
    CounterDeployed(15, "h3"),
    CounterDeployed(16, "c2"),
    CounterDeployed(20, "i1"),
    Identified(20, "i1", INSURGENT),
    Captured("i1", 1),
    Identified(21, "i2", INSURGENT),
    Identified(15, "h3", SYMPATHIZER),
    Identified(16, "c2", SYMPATHIZER),
    *(Identified(number, "k1", DUMMY) for number in (9, 10, 11, 12, 13, 14, 22, 23, 24, 25)),
]
"""How it came to the position, as far as it bears on the numbers that are still unknown."""

SYMPATHIZERS_GONE = (17, 18, 19, 26)


class Story:
    """A match from a position, what a viewer knows of it, and an oracle."""

    def __init__(self, viewer: Viewer, captives: int = 1, **options: Any) -> None:
        self.viewer = viewer
        self.table = position(TEXT, held=HELD, captives=captives, **options)
        display = self.table.state.display
        found = sum(1 << number for number in SYMPATHIZERS_GONE) | 1 << 15 | 1 << 16
        display = replace(
            display,
            were_insurgents=1 << 20 | 1 << 21,
            were_sympathizers=found,
            were_dummies=display.were_dummies & ~(found | 1 << 20 | 1 << 21),
        )
        self.table.changes(display=display, killed=2 - captives)
        self.knowledge: Knowledge = UPRISING.knowledge(self.table.options, 2, viewer)
        for event in STORY:
            self.learn(event)
        self.learn(Captured("i2", 2) if captives == 2 else Killed("i2", INSURGENT))
        for number in SYMPATHIZERS_GONE:
            self.learn(Identified(number, "k2", SYMPATHIZER))
            self.learn(Killed("k2", SYMPATHIZER))
        self.oracle = Oracle(deals(self.table.state, UNKNOWN), viewer)
        assert len(self.oracle.worlds) == 560

    def learn(self, event: Event) -> None:
        self.knowledge = UPRISING.learn(self.knowledge, event)

    def does(self, *actions: Any) -> None:
        for action in actions:
            (seat,) = self.table.actors()
            before = self.table.state
            heard = self.table.does(action)
            self.oracle.follow(before, seat, action, heard)
            for event in heard:
                self.learn(event)

    def imagine(self, rng: Random) -> Uprising:
        seen = UPRISING.view(self.table.state, self.viewer)
        return UPRISING.imagine(self.knowledge, seen, rng)

    def agrees(self, rng: Random, few: int) -> int:
        """Imagined worlds are those of the oracle: all of them, if they are few."""
        worlds = set(self.oracle.worlds)
        missing = set(worlds)
        for _ in range(40 * few if len(worlds) <= few else 5):
            imagined = self.imagine(rng)
            assert imagined in worlds, imagined
            missing.discard(imagined)
            if not missing:
                break
        assert len(worlds) > few or not missing, f"{len(missing)} of {len(worlds)} not imagined"
        return len(worlds)


MIXES: list[dict[str, Any]] = [
    {},
    {"empty_jailbreak": "nothing"},
    {"nexus_placement": "own_turn"},
    {"hidden_sympathizers_move": "no"},
    {"hidden_sympathizers_move": "no", "empty_jailbreak": "nothing"},
    {"jailbreak_overflow": "free", "nexus_placement": "own_turn"},
]


@pytest.mark.rule("U11", "U13", "U26", "U41", "U42", "U52", "U-3", "U-11", "U-27")
@pytest.mark.parametrize("mix", MIXES, ids=str)
@pytest.mark.parametrize("seed", range(6))
def test_imagined_worlds_are_all_that_fit_what_was_seen(mix: dict[str, Any], seed: int) -> None:
    rng = Random(f"{seed} {mix}")
    story = Story(None, **mix)
    for step in range(90):
        actors = story.table.actors()
        if not actors or story.table.scene(None).kind() == "over":
            break
        story.does(draw(UPRISING, story.table.state, actors[0], rng))
        if story.table.scene(None).kind() != "over" and not story.oracle.half:
            story.agrees(rng, 40 if step % 6 == 0 else 6)


def boxes_of(story: Story, rng: Random) -> set[tuple[int, int]]:
    """Insurgents and Sympathizers of many imagined worlds, as sets of numbers."""
    return {
        (state.display.insurgents, state.display.sympathizers)
        for state in (story.imagine(rng) for _ in range(300))
    }


@pytest.mark.rule("U26", "U-5")
def test_a_counter_placed_alone_beside_a_dummy_is_a_dummy() -> None:
    table = begun()
    knowledge = table.knowledge(GOVERNMENT_SEAT)
    assert knowledge.case.links
    table.does(SetMarker(1), END_TURN, SetMarker(2), END_TURN, SetMarker(2), Place(20), At("f2"))
    rng = Random(1)
    for _ in range(200):
        imagined = UPRISING.imagine(
            table.knowledge(GOVERNMENT_SEAT), table.sees(GOVERNMENT_SEAT), rng
        )
        display = imagined.display
        if display.piece(20) is INSURGENT:
            assert display.piece(14) is INSURGENT
        if display.piece(20) is SYMPATHIZER:
            assert display.piece(14) is not DUMMY


@pytest.mark.rule("U17")
def test_one_of_the_eight_is_an_insurgent_in_every_imagined_world() -> None:
    table = begun()
    rng = Random(2)
    ring = [counter.number for counter in table.sees(None).counters]
    seen = set()
    for _ in range(400):
        imagined = UPRISING.imagine(table.knowledge(None), table.sees(None), rng)
        found = [number for number in ring if imagined.display.piece(number) is INSURGENT]
        assert found
        seen.add(len(found))
    assert seen >= {1, 2, 3}


@pytest.mark.rule("U42", "U-11")
def test_a_dummy_on_the_map_may_have_become_an_insurgent_and_a_dead_one_may_not() -> None:
    story = Story(GOVERNMENT_SEAT)
    story.does(Transfer("e4"), At("f6"), HideFreed(2), HideFreed(4))
    assert story.agrees(Random(3), 0) > 560 / 8
    display = {story.imagine(Random(seed)).display.piece(2) for seed in range(80)}
    assert display == {INSURGENT, SYMPATHIZER, DUMMY}


@pytest.mark.rule("U42", "U-11", "U-25")
@pytest.mark.parametrize("overflow", ["forced", "free"])
def test_while_the_freed_hide_every_choice_so_far_is_imagined(overflow: str) -> None:
    story = Story(GOVERNMENT_SEAT, captives=2, jailbreak_overflow=overflow)
    story.does(*(Swap("e4"), At("e5")), *(Swap("e5"), At("e4")), *(Transfer("e4"), At("f6")))
    rng = Random(f"hiding {overflow}")
    imagined = [story.imagine(rng) for _ in range(3000)]
    assert set(imagined) <= story.oracle.worlds
    assert {state.phase for state in imagined} == {state.phase for state in story.oracle.worlds}


@pytest.mark.rule("U41", "U-27")
def test_a_counter_that_entered_quietly_is_no_insurgent() -> None:
    story = Story(None)
    story.does(Transfer("d4"), At("f6"))
    assert all(not insurgents >> 3 & 1 for insurgents, _ in boxes_of(story, Random(4)))


@pytest.mark.rule("U-3")
def test_a_counter_that_moved_is_no_sympathizer_where_they_can_not() -> None:
    story = Story(None, hidden_sympathizers_move="no")
    story.does(Swap("e4"), At("e5"))
    assert all(
        not sympathizers & (1 << 1 | 1 << 2) for _, sympathizers in boxes_of(story, Random(5))
    )


@pytest.mark.rule("U52", "U14")
def test_while_the_game_goes_on_an_insurgent_is_on_the_map() -> None:
    story = Story(None)
    story.does(END_TURN, SetMarker(4), Interrogate("f5", "e4"))
    story.does(*[action for action in story.table.may() if action.kind() == "capture"])
    story.does(*[action for action in story.table.may() if action.kind() == "forgo"])
    story.does(END_TURN)
    story.agrees(Random(6), 300)
    on_map = {1 << number for number in (2, 3, 4, 5)}
    for insurgents, _ in boxes_of(story, Random(7)):
        assert any(insurgents & bit for bit in on_map)


@pytest.mark.rule("U11")
def test_the_rebel_s_own_imagination_is_the_truth() -> None:
    table = begun()
    table.does(SetMarker(1))
    for _ in range(5):
        imagined = UPRISING.imagine(table.knowledge(REBEL_SEAT), table.sees(REBEL_SEAT), Random(1))
        assert imagined == table.state


@pytest.mark.rule("U16")
def test_while_the_boxes_are_filled_anything_is_possible() -> None:
    table = Table()
    rng = Random(8)
    imagined = [UPRISING.imagine(table.knowledge(1), table.sees(1), rng) for _ in range(300)]
    filled = {
        state.display.insurgents.bit_count() + state.display.sympathizers.bit_count()
        for state in imagined
    }
    assert filled == set(range(14))
    numbers = (1 << 27) - 2
    for pieces in ("insurgents", "sympathizers"):
        boxes = 0
        for state in imagined:
            boxes |= getattr(state.display, pieces)
        assert boxes == numbers, "any number, and no other"
    assert {state.display.undeployed for state in imagined} == {numbers}
    for state in imagined:
        (seat,) = UPRISING.actors(state)
        assert UPRISING.legal(state, seat)


@pytest.mark.rule("U43", "U-11")
def test_an_insurgent_of_the_reserve_says_that_another_is_near_and_is_one_itself() -> None:
    """Beside e4 alone, which then is one; and beside the one placed nothing need be."""
    story = Story(GOVERNMENT_SEAT)
    story.table.changes(reserve=2, killed=0, captives=0)
    for placed in ("f4", "g3"):
        story.learn(FreedPlaced(placed))
        board = story.table.state.board
        opened = board.open_insurgents | 1 << NAMES.index(placed)
        story.table.changes(board=replace(board, open_insurgents=opened))
        rng = Random(2)
        assert {
            imagined.display.piece(1) for imagined in (story.imagine(rng) for _ in range(60))
        } == {INSURGENT}
        assert story.knowledge.board.open_insurgents == opened
    pieces = {story.imagine(rng).display.piece(5) for _ in range(200)}
    assert len(pieces) > 1, "of a counter far away nothing was said"


@pytest.mark.rule("U11")
def test_a_game_of_thirteen_numbers_is_imagined_as_it_can_be_from_the_first_turn() -> None:
    for seed in range(2):
        rng = Random(seed)
        table = Table(numbers=13)
        while not table.state.turn:
            (seat,) = table.actors()
            table.does(draw(UPRISING, table.state, seat, rng))
        oracle = Oracle(deals(table.state, range(1, 14)), None)
        ring = [counter.number for counter in table.sees(None).counters]
        oracle.worlds = {
            each
            for each in oracle.worlds
            if any(each.display.piece(number) is INSURGENT for number in ring)
        }
        for _ in range(60):
            actors = table.actors()
            if not actors:
                break
            before = table.state
            action = draw(UPRISING, before, actors[0], rng)
            oracle.follow(before, actors[0], action, table.does(action))
            if table.actors() and not oracle.half:
                imagined = UPRISING.imagine(table.knowledge(None), table.sees(None), rng)
                assert imagined in oracle.worlds


def test_the_position_is_one_that_the_rules_know() -> None:
    story = Story(None)
    assert set(names_of(story.table.state.board.rebels)) <= set(NAMES)
    assert story.agrees(Random(9), 0) == 560
    story.does(DECLARE)
    assert story.agrees(Random(9), 0) == 560
