"""The proofs are proved: an honest game passes them, and each careless one is caught."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from itertools import product
from typing import Annotated, ClassVar, Literal

import pytest
import toy
from msgspec import Meta
from toy import FAULTS, TOY, Options, ToyGame

from complot.core import contract
from complot.core.conformance import Effort, Fault, Report, Setting, prove, settings
from complot.core.conformance.setting import mixes
from complot.core.conformance.worlds import Worlds
from complot.core.contract import AnyGame, Event, Reveal, Sight
from complot.core.match import Match
from complot.core.seats import CHANCE, EVERYONE

LITTLE = Effort(games=10, pairs=20, positions=200)
HONEST = Setting(4, Options())

LOOK = "two worlds look alike"
TELL = "two worlds tell the same but for declared reveals"
CHOICES = "actors have legal actions, others none"

CAUGHT_BY: dict[toy.Fault, str] = {
    "view shows the fox": LOOK,
    "event names the fox": TELL,
    "events come fox first": TELL,
    "one event more for the fox": "two worlds tell as many events",
    "choices avoid the fox": LOOK,
    "refusal names the fox": "two worlds refuse alike",
    "glimpse isn't declared": TELL,
    "everyone sees the card that was looked at": "a reveal goes to those whom T2 names",
    "imagine reads a number that stands for the fox": LOOK,
    "imagine looks up the state of the view": "imagine hits on every world that can be",
    "imagine sees two foxes": "an imagined world can be",
    "imagine never suspects the last seat": "imagine hits on every world that can be",
    "apply counts its calls": "apply is pure",
    "apply reads a notebook": "the log plays the match again",
    "apply changes the old state": "apply leaves the old state alone",
    "nights never end": "every game ends within max_actions",
    "hens have no choice at night": CHOICES,
    "sleepers may choose again": CHOICES,
    "choices are backwards": "choices are sorted by id",
    "anything goes": "illegal actions are refused",
    "refusal tells": "a refusal tells nobody",
    "refusal changes": "a refusal changes nothing",
    "a card is lost in the post": "states survive the codec",
    "result while playing": "a running game has no result",
    "no result in the end": "a finished game says how it ended",
    "waiting names the sleepless": LOOK,
    "pointing betrays at whom": TELL,
    "dealing to nobody": "imagine hits on every world that can be",
    "actors are named twice": "actors are named once",
    "crash": "the rules raise nothing but refusals",
}


def caught(game: AnyGame, setting: Setting, effort: Effort = LITTLE, seed: int = 0) -> Fault:
    """The fault that the proofs find."""
    with pytest.raises(Fault) as found:
        prove(game, effort, seed=seed, within=[setting])
    return found.value


def test_an_honest_game_passes_every_proof_in_every_setting() -> None:
    within = [Setting(n, Options("none", early)) for n in (3, 4) for early in (False, True)]
    passed: list[Setting] = []
    report = prove(TOY, Effort(pairs=60, positions=500), within=within, progress=passed.append)
    assert passed == within
    assert report.counted.total() > 100
    assert report.open > 20
    assert report.guessed < report.open


def test_every_fault_that_can_be_planted_is_looked_for() -> None:
    assert set(CAUGHT_BY) == set(FAULTS)


@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_is_caught_by_the_law_that_it_breaks(fault: toy.Fault) -> None:
    assert CAUGHT_BY[fault] in caught(TOY, Setting(4, Options(fault))).law


@pytest.mark.parametrize("fault", FAULTS)
@pytest.mark.parametrize("seed", range(1, 4))
def test_a_planted_fault_is_caught_whatever_the_seed(fault: toy.Fault, seed: int) -> None:
    caught(TOY, Setting(3, Options(fault)), seed=seed)


def test_a_fault_says_where_it_was_found() -> None:
    fault = caught(TOY, Setting(4, Options("no result in the end")))
    assert fault.__notes__ == [
        "toy, 4 seats, fault=no result in the end early_bird=False, game 1, action 13"
    ]
    assert str(fault).startswith("a finished game says how it ended")


def test_an_imagine_that_knows_the_truth_is_caught_where_worlds_are_too_many_to_count() -> None:
    effort = Effort(games=10, pairs=60, positions=200, worlds=0)
    setting = Setting(4, Options("imagine looks up the state of the view"))
    assert caught(TOY, setting, effort).law == "imagine doesn't know the truth"


class Peeping(ToyGame):
    """Its players learn what nobody has told them."""

    peeps = True


class TooShort(ToyGame):
    """It says that it is shorter than it is."""

    max_actions = 12


class TwoIds(ToyGame):
    """One of its actions stands twice in the catalogue."""

    actions = (*ToyGame.actions, ToyGame.actions[0])


class Unlisted(ToyGame):
    """It forgets an action."""

    actions = ToyGame.actions[:-1]


class Undeclared(ToyGame):
    """It forgets that the morning reveals the fox."""

    reveals = ToyGame.reveals[:-1]


class Rumoured(ToyGame):
    """It declares a reveal that isn't one of its events."""

    class Rumour(Event):
        """Told by nobody."""

    reveals = (*ToyGame.reveals, Reveal(Rumour, "T5", lambda game, event: EVERYONE))


class Unending(ToyGame):
    """Its result has no place for the last seat."""

    def returns(self, state: toy.Toy) -> tuple[int, ...] | None:
        returns = super().returns(state)
        return None if returns is None else returns[:-1]


class Luckless(ToyGame):
    """Its chance has nothing to draw."""

    def chances(self, state: toy.Toy) -> contract.Chances:
        return contract.Chances()


class Perverse(ToyGame):
    """Whoever wins is said to have lost."""

    def returns(self, state: toy.Toy) -> tuple[int, ...] | None:
        returns = super().returns(state)
        return None if returns is None else tuple(-each for each in returns)


class Peeking(ToyGame):
    """It lets a seat try several things at once, and says how far it got."""

    def act(
        self, state: toy.Toy, seat: int, actions: Sequence[contract.Action], tell: contract.Tell
    ) -> toy.Toy:
        for action in actions:
            state = self.step(state, seat, action, tell)
        return state


@pytest.mark.parametrize(
    ("game", "law"),
    [
        (Luckless(), "chance has outcomes when it acts"),
        (Perverse(), "the result is that of the side that won"),
        (Peeking(), "two worlds refuse alike"),
        (Peeping(), "imagine hits on every world that can be"),
        (TooShort(), "every game ends within max_actions"),
        (TwoIds(), "action ids are a bijection"),
        (Unlisted(), "the rules raise nothing but refusals"),
        (Undeclared(), TELL),
        (Rumoured(), "reveals are events of the game"),
        (Unending(), "a finished game has a result for every seat"),
    ],
    ids=lambda each: type(each).__name__ if isinstance(each, ToyGame) else "",
)
def test_a_fault_in_what_a_game_says_of_itself_is_caught(game: AnyGame, law: str) -> None:
    assert law in caught(game, HONEST).law


def test_knowledge_that_was_not_told_is_caught_where_worlds_are_too_many_to_count() -> None:
    effort = Effort(games=10, pairs=100, positions=200, worlds=0)
    fault = caught(Peeping(), HONEST, effort, seed=2)
    assert fault.law == "knowledge comes from what was told and nothing else"


def test_a_hidden_choice_that_passes_for_open_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy.Pointing, "sight", Sight.OPEN)
    assert caught(TOY, HONEST).law == "an open choice is told to everyone"


def test_a_seen_choice_that_passes_for_unseen_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy.Pointing, "sight", Sight.UNSEEN)
    assert caught(TOY, HONEST).law == TELL


def test_an_unseen_choice_that_passes_for_sealed_is_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(toy.Sleeping, "sight", Sight.SEALED)
    assert caught(TOY, HONEST).law == "that a choice was made is told"


def test_a_phase_that_does_not_say_who_sees_its_choices_is_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delattr(toy.Looking, "sight")
    assert caught(TOY, HONEST).law == "every phase says who sees its choices"


KINDS = {
    *(("dealing", kind) for kind in ("undealt", "fox", "hen", "spectator")),
    *product(("looking", "pointing", "sleeping", "over"), ("fox", "hen", "spectator")),
}
"""Every phase of the toy with every kind of viewer that it has."""


def test_a_report_counts_as_much_as_the_effort_asks_for_in_every_setting() -> None:
    effort = Effort(games=12, pairs=25, positions=300)  # enough to meet every kind of viewer
    report = prove(TOY, effort, within=[Setting(3, Options()), Setting(4, Options())])
    assert set(report.pairs) == set(report.fewest) == KINDS
    assert min(report.fewest.values()) >= effort.pairs
    assert all(report.pairs[kind] >= 2 * fewest for kind, fewest in report.fewest.items())
    assert report.positions >= 2 * effort.positions
    assert report.games >= 2 * effort.games
    assert 10 * report.games <= report.actions <= TOY.max_actions * report.games
    assert 0 < report.guessed <= report.open <= report.retold
    assert report.retold <= report.pairs.total() // effort.retell


@pytest.mark.parametrize(
    "effort",
    [
        Effort(games=40, pairs=1, positions=1),
        Effort(games=1, pairs=80, positions=1),
        Effort(games=1, pairs=1, positions=4000),
    ],
)
def test_each_measure_of_effort_is_reached_by_itself(effort: Effort) -> None:
    report = prove(TOY, effort, within=[Setting(3, Options())])
    assert report.games >= effort.games
    assert report.positions >= effort.positions
    assert min(report.fewest.values()) >= effort.pairs


def test_the_same_seed_gives_the_same_proof() -> None:
    effort = Effort(games=2, pairs=10, positions=50)
    one, same, other = (vars(prove(TOY, effort, seed=seed, within=[HONEST])) for seed in (7, 7, 8))
    assert one == same != other


def test_reports_add_up() -> None:
    one, two, both = Report(), Report(), Report()
    one.games, two.games = 3, 4
    one.pairs["night", "fox"], two.pairs["night", "fox"], two.pairs["day", "hen"] = 5, 2, 9
    both.add(one)
    both.add(two)
    assert both.games == 7
    assert both.pairs == {("night", "fox"): 7, ("day", "hen"): 9}
    assert both.fewest == {("night", "fox"): 2, ("day", "hen"): 9}


def test_every_world_that_a_viewer_cannot_rule_out_is_kept_and_no_other() -> None:
    match = Match(TOY, Options(), 3)
    spectator, hen = (Worlds(TOY, match.state, viewer, most=100) for viewer in (None, 1))

    def step(seat: int, action: contract.Action) -> None:
        mark, sight = len(match.told), match.state.phase.sight
        match.step(seat, action)
        for worlds in (spectator, hen):
            worlds.follow(sight, seat, action, match.told[mark:])

    for card in (toy.HEN, toy.HEN, toy.FOX):
        step(CHANCE, toy.Deal(card))
    assert (len(spectator.states), len(hen.states)) == (3, 2)
    step(0, toy.Look(1))
    assert (len(spectator.states), len(hen.states)) == (3, 2)
    step(2, toy.Point(0))
    assert (len(spectator.states), len(hen.states)) == (3 * 2, 2 * 2)
    step(0, toy.Point(1))
    step(1, toy.Point(0))
    # by night: each of the others sleeps, bites if it is the fox, or is still to choose
    assert (len(spectator.states), len(hen.states)) == (3 * (3 * 2 * 2 - 2), 2 * 3 * 2)
    step(1, toy.Night(False))
    assert len(hen.states) == 2 * (3 * 2 - 2)
    step(0, toy.Night(False))
    assert len(hen.states) == 2 * (3 * 2 - 2)
    step(2, toy.Night(True))
    assert len(spectator.states) == len(hen.states) == 1


class Weather(Enum):
    """An option with a name for each value."""

    RAIN = "rain"
    SUN = "sun"


class Many(contract.Options):
    """One option of each sort."""

    windy: bool = False
    weather: Weather = Weather.SUN
    colour: Literal["red", "blue", "green"] = "red"
    rounds: Annotated[int, Meta(ge=1, le=9)] = 3
    motto: str = "always"


class TooMany(contract.Options):
    """More mixes than anyone would try."""

    rounds: Annotated[int, Meta(ge=1, le=9)] = 3
    turns: Annotated[int, Meta(ge=1, le=9)] = 3
    cards: Annotated[int, Meta(ge=1, le=9)] = 3
    coins: Annotated[int, Meta(ge=1, le=9)] = 3


def test_mixes_are_all_values_of_small_options_and_the_ends_of_numbers() -> None:
    every = product((False, True), Weather, ("red", "blue", "green"), (3, 1, 9), ("always",))
    assert set(mixes(Many)) == {Many(*each) for each in every}  # type: ignore[arg-type]
    assert len(mixes(Many)) == 2 * 2 * 3 * 3


class Dependent(contract.Options):
    """Two switches, and two options that are nothing without the first."""

    needs: ClassVar = {"colour": "windy", "weather": "windy"}

    windy: bool = False
    dark: bool = False
    colour: Literal["red", "blue", "green"] = "red"
    weather: Weather = Weather.SUN


def test_an_option_that_needs_a_switch_is_tried_by_itself_with_all_switches_on() -> None:
    assert mixes(Dependent) == (
        *(Dependent(windy, dark) for windy, dark in product((False, True), repeat=2)),
        Dependent(True, True, "blue"),
        Dependent(True, True, "green"),
        Dependent(True, True, "red", Weather.RAIN),
    )


class Separate(contract.Options):
    """A switch, and two options that have nothing to do with it or with each other."""

    alone: ClassVar = ("colour", "weather")

    windy: bool = False
    colour: Literal["red", "blue", "green"] = "red"
    weather: Weather = Weather.SUN


def test_an_option_that_stands_alone_is_tried_by_itself() -> None:
    assert mixes(Separate) == (
        Separate(False),
        Separate(True),
        Separate(True, "blue"),
        Separate(True, "green"),
        Separate(True, "red", Weather.RAIN),
    )


def test_a_number_whose_default_is_one_of_its_ends_is_tried_twice_only() -> None:
    class Few(contract.Options):
        rounds: Annotated[int, Meta(ge=1, le=9)] = 1

    assert mixes(Few) == (Few(1), Few(9))


def test_of_too_many_mixes_some_are_drawn_and_the_defaults_are_among_them() -> None:
    drawn = mixes(TooMany)
    assert len(set(drawn)) == len(drawn) == 64
    assert drawn[0] == TooMany()
    assert drawn == mixes(TooMany)


def test_settings_are_every_mix_at_every_number_of_seats() -> None:
    every = settings(TOY)
    assert set(every) == {Setting(n, mix) for n in (3, 4) for mix in mixes(Options)}
    assert len(every) == 2 * min(64, 2 * (len(FAULTS) + 1))
    assert str(Setting(3, Options())) == "3 seats, fault=none early_bird=False"


def test_a_proof_goes_on_until_every_phase_asked_for_has_come_up() -> None:
    effort = Effort(games=1, pairs=1, positions=1, phases=("no_such_phase",))
    with pytest.raises(Fault, match="every phase comes up now and then"):
        prove(TOY, effort, within=[HONEST])
