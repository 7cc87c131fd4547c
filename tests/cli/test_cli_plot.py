"""One person and some bots play with Plot cards at the terminal."""

import io
import re
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console
from terminal import contains_all, play, run

from complot.cli.person import Left, Person
from complot.cli.play import Sitting
from complot.cli.resistance import ResistanceScreen
from complot.core.contract import Action, Event
from complot.core.match import Match, Observation, Said
from complot.games import title
from complot.games.resistance.facts import Role
from complot.games.resistance.options import Options
from complot.games.resistance.plot.actions import Spotlight
from complot.games.resistance.plot.cards import Card
from complot.games.resistance.plot.claims import GiveMe, ISaw, TheyPlayed, Urge
from complot.games.resistance.plot.events import (
    CharacterSeen,
    MissionCardInspected,
    MissionCardSeen,
    PlotTaken,
    RoleSeen,
    SpotlightPlaced,
    SpotlitShown,
)
from complot.games.resistance.plot.views import Annulling, HandingOut, Opining, TakingResponsibility
from complot.games.resistance.views import OnMission, Voting
from complot.locale import LANGUAGES, Catalogue, catalogue

SEEDS = range(50)
CARDS = {
    "overhearing": Card.OVERHEARD_CONVERSATION,
    "taking_responsibility": Card.TAKE_RESPONSIBILITY,
    "usurping": Card.STRONG_LEADER,
    "opining": Card.OPINION_MAKER,
    "annulling": Card.NO_CONFIDENCE,
    "spotlighting": Card.IN_THE_SPOTLIGHT,
    "inspecting": Card.KEEPING_A_CLOSE_EYE,
}
WINDOWS = {"usurping", "annulling", "spotlighting", "inspecting"}


class Onlooker:
    """Sits in the person's seat, takes any choice, and remembers what was asked."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        self.asked: list[Observation[Any]] = []

    def choose(self, observation: Observation[Any]) -> tuple[Action, ...]:
        self.asked.append(observation)
        return (self.rng.choice(observation.legal),)


class Table:
    """A whole game with Plot cards: all that was asked, and all that was shown."""

    def __init__(self, seed: int, players: int = 7, language: str = "en") -> None:
        chosen, file = title("resistance"), io.StringIO()
        console = Console(file=file, width=80, height=24, markup=False, highlight=False)
        match: Match[Any, Any, Any, Any] = Match(chosen.game, Options(plot=True), players)
        bot = chosen.bot("random")
        self.sitting = Sitting(console, catalogue(language), match, bot, seed, "Petra")
        self.screen, self.names = self.sitting.screen, self.sitting.names
        onlooker = Onlooker(seed)
        self.sitting.person = onlooker  # type: ignore[assignment]
        self.sitting.play()
        self.asked, self.shown = onlooker.asked, file.getvalue()

    @cache  # noqa: B019
    def drawn(self, number: int) -> str:
        """The table as it was when that was asked."""
        return text_of(self.screen.table(self.asked[number].view, 80, 24))


def text_of(*drawn: Any) -> str:
    file = io.StringIO()
    Console(file=file, width=80, markup=False, highlight=False, emoji=False).print(*drawn)
    return file.getvalue()


@pytest.fixture(scope="module")
def tables() -> list[Table]:
    return [Table(seed) for seed in SEEDS]


def asked(tables: list[Table], kind: type[Any]) -> Iterator[tuple[Table, Observation[Any]]]:
    """Every question in such a scene, with its table."""
    for table in tables:
        for observation in table.asked:
            if isinstance(observation.view.scene, kind):
                yield table, observation


def name_of(card: Card, language: str = "en") -> str:
    return catalogue(language).text(f"resistance-card-{card.replace('_', '-')}")


@pytest.mark.parametrize("players", ["5", "7"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_with_plot_cards_is_played_in_each_language(
    language: str, players: str
) -> None:
    words = catalogue(language)
    flags = ("--plot", "--plot-hand", "one_each", "--take-responsibility", "hold")
    shown = play(
        *("--players", players, *flags, "--lang", language, "--seed", "4", "--bots", "random"),
        rounds=160,
    )
    won, lost = words.text("core-won"), words.text("core-lost")
    assert (f"\n{won}\n" in shown) != (f"\n{lost}\n" in shown)
    assert words.text("shelf-deck", count=5 if players == "5" else 11) in shown
    again = f"--players {players} {' '.join(flags)} --seed 4"
    assert again in shown
    lines = [line for line in shown.splitlines() if " > " not in line and "--seed" not in line]
    assert max(map(cell_len, lines)) <= 80


def test_nothing_leaves_the_screen(tables: list[Table]) -> None:
    for language in LANGUAGES:
        shown = Table(seed=1, players=10, language=language).shown
        assert max(map(cell_len, shown.splitlines())) <= 80
    for table in tables:
        assert max(map(cell_len, table.shown.splitlines())) <= 80


def test_the_cards_lie_in_front_of_their_holders(tables: list[Table]) -> None:
    for table in tables:
        for number, observation in enumerate(table.asked):
            plot, drawn = observation.view.plot, table.drawn(number)
            for seat, hand in enumerate(plot.hands):
                you = " (you)" if seat == table.sitting.seat else ""
                line = re.search(
                    rf"^  {seat + 1} {table.names[seat]}{re.escape(you)} +[①■]", drawn, re.M
                )
                assert (line is not None) == bool(hand)
                for card in hand:
                    assert name_of(card) in drawn
            left = len(plot.deck)
            assert f"Plot cards: {left} left in the deck" in drawn
            assert ("To hand out:" in drawn) == bool(plot.drawn)


def test_the_cards_to_hand_out_are_shown_and_explained(tables: list[Table]) -> None:
    observations = [*asked(tables, HandingOut)]
    assert observations
    for table, observation in observations:
        drawn = table.drawn(table.asked.index(observation))
        explained = text_of(table.screen.explained(observation.view, 80))
        for card in observation.view.plot.drawn:
            assert re.search(rf"To hand out: .*{name_of(card)}", drawn)
            assert f"{name_of(card)}. " in explained


def test_a_look_stands_in_the_folder_and_nowhere_else(tables: list[Table]) -> None:
    looks = inspections = 0
    for table in tables:
        final = table.sitting.match.observation(table.sitting.seat)
        own = [event for event in final.events if isinstance(event, RoleSeen | MissionCardSeen)]
        before = table.shown[: table.shown.index("All cards are turned up.")]
        told = [
            line
            for line in before.splitlines()
            if line.startswith("◎ For your eyes only. The card")
        ]
        assert len(told) == sum(isinstance(event, RoleSeen) for event in own)
        for number, observation in enumerate(table.asked):
            view, folder = observation.view, table.drawn(number).split("My secret folder")[1]
            for look in view.plot.looks:
                line = f"Character card of {table.names[look.whose]}: "
                mine = look.seat == table.sitting.seat
                looks += mine
                assert (look.role is not None) == mine
                if mine:
                    word = "▲ {}Spy." if look.role is Role.SPY else "● {}Resistance."
                    assert word.format(line) in folder
            for each in view.plot.inspections:
                line = f"Mission {each.mission}, card of {table.names[each.whose]}: "
                mine = each.seat == table.sitting.seat
                inspections += mine
                assert (line in folder) == mine
                if mine:
                    assert line + ("Success." if each.success else "Fail.") in folder
        for line in before.splitlines():
            if re.search(r"Character card of \S+: |Mission \d, card of", line):
                assert line.startswith("│")
    assert looks
    assert inspections


def test_the_other_players_folders_hold_nothing_of_it(tables: list[Table]) -> None:
    for table in tables:
        match = table.sitting.match
        for seat in range(match.seats):
            view = match.observation(seat).view
            secrets = ResistanceScreen(catalogue("en"), table.names, seat).shelf.secrets(view.plot)
            seen = {look.whose for look in view.plot.looks if look.seat == seat}
            checked = [each for each in view.plot.inspections if each.seat == seat]
            assert len(secrets) == len(seen) + len(checked)


def test_who_looked_at_whom_is_on_the_table(tables: list[Table]) -> None:
    for table in tables:
        for number, observation in enumerate(table.asked):
            plot, drawn = observation.view.plot, joined(table.drawn(number))
            for label, seen in (("Character", plot.looks), ("Mission", plot.inspections)):
                assert (f"Who saw whose {label} card:" in drawn) == bool(seen)
                for each in seen:
                    assert f"{table.names[each.seat]} → {table.names[each.whose]}" in drawn
            assert ("Played face up:" in drawn) == bool(plot.spotlights)
            for each in plot.spotlights:
                sign = "●" if each.success else "▲"
                assert f"{sign} {table.names[each.seat]} (Mission {each.mission})" in drawn


def test_the_opinion_makers_votes_stand_above_ones_own(tables: list[Table]) -> None:
    voting = [each for each in asked(tables, Voting) if each[1].view.scene.opinions]
    assert voting
    for table, observation in voting:
        heading = text_of(table.screen.heading(observation.view, 80))
        first, rest = heading.split("\n", 1)
        assert first.startswith("Opinion Maker has voted first:")
        assert rest.startswith("Your vote on the team")
        opinions = observation.view.scene.opinions
        for sign, seats in (("✔", opinions.approve), ("✘", opinions.reject)):
            assert (sign in first) == bool(seats)
            assert contains_all(first, [table.names[seat] for seat in seats])


def test_the_history_marks_a_team_that_was_annulled(tables: list[Table]) -> None:
    marked = 0
    for table in tables:
        view = table.asked[-1].view
        drawn = text_of(table.screen.record(view, 80))
        annulled = [each for each in view.proposals if each.annulled]
        rows = re.findall(r"⊘ (\d)–(\d)", drawn)
        assert len(rows) == len(annulled)
        assert ("⊘ No Confidence" in drawn) == bool(annulled)
        marked += len(annulled)
        assert drawn.count("✔ ") >= sum(
            each.approved and not each.annulled for each in view.proposals
        )
    assert marked


def test_a_window_says_for_which_card_and_whose_chance_comes_next(tables: list[Table]) -> None:
    met = set()
    for table in tables:
        for observation in table.asked:
            view = observation.view
            kind = view.scene.kind()
            if kind not in WINDOWS:
                continue
            met.add(kind)
            heading = " ".join(text_of(table.screen.heading(view, 80)).split())
            assert heading.startswith(f"① {name_of(CARDS[kind])}: ")
            after = [table.names[seat] for seat in view.scene.queue[1:]]
            said = heading.partition("It is up to you")[2].partition(".")[0]
            assert contains_all(said, after)
            assert (", then to " in said) == bool(after)
    assert met == WINDOWS


def explained(table: Table, observation: Observation[Any], language: str) -> str:
    """What the key shows, when it is typed instead of a choice."""
    file = io.StringIO()
    console = Console(file=file, width=80, height=24, markup=False, highlight=False)
    words = catalogue(language)
    screen = ResistanceScreen(words, table.names, table.sitting.seat)
    game = table.sitting.match.game
    person = Person(console, screen, words, game, table.names, lambda claim: None)
    with pytest.raises(Left):
        person.choose(observation)
    return " ".join(file.getvalue().split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_key_explains_the_card_or_the_decision(
    monkeypatch: pytest.MonkeyPatch, tables: list[Table], language: str
) -> None:
    words, met = catalogue(language), set()
    for table in tables:
        for observation in table.asked:
            kind = observation.view.scene.kind()
            if kind in met:
                continue
            met.add(kind)
            monkeypatch.setattr("sys.stdin", io.StringIO("w\nq\n"))
            shown = explained(table, observation, language)
            if card := CARDS.get(kind):
                effect = words.text(f"resistance-card-{card.replace('_', '-')}.help")
                name = name_of(card, language)
                stop = "" if name.endswith("!") else "."
                assert f"{name}{stop} {joined(effect)}" in shown
            assert (joined(words.text("shelf-explain-window")) in shown) == (kind in WINDOWS)
    plain = {"proposing", "discussing", "voting", "on_mission", "handing_out", "confiding"}
    assert met == {*CARDS, *plain}


def joined(text: str) -> str:
    return " ".join(text.split())


def test_the_key_stands_in_the_help_and_says_what_a_vote_is() -> None:
    done = run("play", "resistance", "--seed", "4", answers="?\nw\n")
    assert re.search(r"^ w +say what I may do here", done.stdout, re.MULTILINE)
    assert "More than half must approve, or the next player leads." in done.stdout


def test_who_must_take_responsibility_is_told_so(tables: list[Table]) -> None:
    for table, observation in asked(tables, TakingResponsibility):
        shown = text_of(table.screen.explained(observation.view, 80))
        assert "You have to take one now." in shown


def test_an_opinion_maker_is_told_that_the_vote_is_shown_first(tables: list[Table]) -> None:
    for table, observation in asked(tables, Opining):
        heading = text_of(table.screen.heading(observation.view, 80))
        assert heading.startswith(
            "■ Opinion Maker: you vote before the others.\nYour vote, for all"
        )


def test_who_is_in_the_spotlight_is_told_so_again(tables: list[Table]) -> None:
    for table, observation in asked(tables, OnMission):
        heading = text_of(table.screen.heading(observation.view, 80))
        spotlit = observation.view.plot.spotlit == table.sitting.seat
        assert ("you play face up" in heading) == spotlit


def test_no_confidence_in_the_last_team_is_warned_of(tables: list[Table]) -> None:
    table, observation = next(asked(tables, Annulling))
    screen, view = table.screen, observation.view
    for rejections, warned in ((3, False), (4, True)):
        brink = replaced(view, rejections=rejections)
        assert ("the Spies win" in text_of(screen.heading(brink, 80))) == warned


def replaced(view: Any, **changes: Any) -> Any:
    return type(view)(**{name: getattr(view, name) for name in view.__struct_fields__} | changes)


ABOUT_ME: dict[Event | Action, str] = {
    CharacterSeen(0, 1): "Ana looks at your Character card.",
    MissionCardInspected(0, 1): "Ana looks at your Mission card.",
    PlotTaken(0, Card.OPEN_UP, 1): "Ana takes responsibility, and Open Up from you.",
    SpotlightPlaced(0, 1): "Ana puts you In the Spotlight: your card will be shown.",
    SpotlightPlaced(1, 1): "You put yourself In the Spotlight: your card will be shown.",
    SpotlitShown(1, True): "Your card lies face up: Success.",
    Spotlight(1): "Put yourself In the Spotlight",
    Said(0, ISaw(1, Role.SPY)): "Ana says: “I have seen your card: you are a Spy.”",
    Said(0, TheyPlayed(1, False)): "Ana says: “I have seen it: you played Fail.”",
    Said(0, Urge(1, True)): "Ana says: “Play your Plot card.”",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_about_oneself_is_told_in_other_words(language: str) -> None:
    """Who gave no name is called *you*: that can't stand wherever a name can."""
    words = catalogue(language)
    names = ["Ana", words.text("play-you"), "Carl"]
    screen = ResistanceScreen(words, names, 1)
    for value, told in ABOUT_ME.items():
        if language == "en":
            assert screen.words(value, 1) == told
        else:
            assert not re.search(rf"\b{names[1]}\b", screen.words(value, 1))
    assert "Carl" in screen.words(CharacterSeen(0, 2), 1)
    assert "Carl" in screen.words(Said(1, ISaw(2, Role.SPY)), 1)


def test_without_plot_cards_nobody_speaks_of_them() -> None:
    for flags, spoken in (((), False), (("--plot",), True)):
        shown = run("play", "resistance", "--seed", "4", *flags, answers="s\n\n").stdout
        assert ("keep your Plot card" in shown) == spoken


def test_one_asks_for_a_card_that_is_being_given(tables: list[Table]) -> None:
    every = [GiveMe(card) for card in Card]
    for table in tables:
        for observation in table.asked:
            plot = observation.view.plot
            asks = table.screen.claims(observation.view, [*every])
            assert {claim.card for claim in asks if isinstance(claim, GiveMe)} == set(plot.drawn)


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_explains_the_options_and_their_values(language: str) -> None:
    done = run("play", "resistance", "--help", "--lang", language)
    shown = " ".join(done.stdout.split())
    words: Catalogue = catalogue(language)
    for flag in ("--plot ", "--plot-hand free|one_each", "--take-responsibility at_once|hold"):
        assert flag in shown
    for value in (
        "plot-hand-one-each",
        "strong-leader-after-old-order",
        "take-responsibility-hold",
    ):
        assert joined(words.text(f"resistance-option-{value}")) in shown
    assert max(map(cell_len, done.stdout.splitlines())) <= 80


@pytest.mark.parametrize("flag", ["plot-hand", "strong-leader-after", "take-responsibility"])
def test_a_value_that_an_option_cant_have_is_refused(flag: str) -> None:
    done = run("play", "resistance", "--plot", f"--{flag}", "never")
    assert (done.returncode, done.stdout) == (2, "")
    assert flag.replace("-", "_") in done.stderr


def test_an_option_of_the_cards_makes_no_difference_without_them() -> None:
    plain = play("--seed", "4", "--bots", "random")
    hold = play("--take-responsibility", "hold", "--seed", "4", "--bots", "random")
    assert hold.replace("--take-responsibility hold ", "") == plain
