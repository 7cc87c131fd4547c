"""One person and some bots play Secrets at the terminal."""

import io
import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console
from terminal import run

from complot.cli import main, play
from complot.cli.person import Left, Person
from complot.cli.play import Sitting
from complot.cli.secrets import SecretsScreen
from complot.core.chance import seed_of
from complot.core.contract import Action, Event
from complot.core.match import Match, Observation
from complot.games import title
from complot.games.secrets.actions import Exchange, Investigate
from complot.games.secrets.claims import BulletIs, ItIs
from complot.games.secrets.events import (
    BulletGiven,
    BulletSeen,
    CardOffered,
    CentreSeen,
    GameEnded,
    PoliticianPlaced,
    TokenLookedAt,
    TokenSeen,
    TokenShown,
    TokensSwapped,
)
from complot.games.secrets.facts import BULLETS, CHARACTERS, VALUES, Character, Identity
from complot.games.secrets.options import Options
from complot.games.secrets.views import (
    Answering,
    Choosing,
    Investigating,
    Negotiating,
    Offering,
    SeenSwap,
    SeenToken,
    Shooting,
    Supporting,
    Treating,
    View,
)
from complot.locale import LANGUAGES, catalogue

SEEDS = range(40)
PAIRS = "".join(f"{one} {other}\n\n" for other in range(2, 5) for one in range(1, other))
ANSWERS = f"1\n\n{PAIRS}2\n\n"
"""Answers to anything that may be asked, each confirmed; what doesn't fit is asked again."""
SIGNS = {Identity.CIA: "● CIA", Identity.KGB: "▲ KGB", Identity.HIPPIE: "■ Hippie"}
EFFECTS: dict[type[Any], Character] = {
    Treating: Character.PSYCHIATRIST,
    Supporting: Character.POLITICIAN,
    Negotiating: Character.DIPLOMAT,
    Investigating: Character.DETECTIVE,
    Shooting: Character.ASSASSIN,
}


class Onlooker:
    """Sits in the person's seat, takes any choice, and remembers what was asked."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        self.asked: list[Observation[Any]] = []

    def choose(self, observation: Observation[Any]) -> tuple[Action, ...]:
        self.asked.append(observation)
        return (self.rng.choice(observation.legal),)


class Table:
    """A whole game: all that was asked, and all that was shown."""

    def __init__(self, seed: int, players: int, language: str = "en") -> None:
        self.sitting, file = sitting(seed, players, language)
        self.screen, self.names = self.sitting.screen, self.sitting.names
        self.seat = self.sitting.seat
        onlooker = Onlooker(seed)
        self.sitting.person = onlooker  # type: ignore[assignment]
        self.sitting.play()
        self.asked, self.shown = onlooker.asked, file.getvalue()
        self.last = self.sitting.match.observation(self.seat)

    def drawn(self, view: View) -> tuple[str, str]:
        """The table as it was then, and the secret folder below it."""
        table, _, folder = text_of(self.screen.table(view, 80, 24)).partition("My secret folder")
        return table, folder


def sitting(seed: int, players: int, language: str = "en") -> tuple[Sitting, io.StringIO]:
    """A table whose screen we can read, before anything has happened."""
    chosen, file = title("secrets"), io.StringIO()
    console = Console(file=file, width=80, height=24, markup=False, highlight=False)
    match: Match[Any, Any, Any, Any] = Match(chosen.game, Options(), players)
    return Sitting(console, catalogue(language), match, chosen.bot("random"), seed, "Petra"), file


def text_of(*drawn: Any) -> str:
    file = io.StringIO()
    Console(file=file, width=80, markup=False, highlight=False, emoji=False).print(*drawn)
    return file.getvalue()


def name_of(character: Character) -> str:
    return catalogue("en").text(f"secrets-character-{character.replace('_', '-')}")


def worth(value: int) -> str:
    return f"{value:+}" if value else "0"


def rows(drawn: str, seats: int) -> dict[int, str]:
    """The lines of each player's display, by seat."""
    found: dict[int, str] = {}
    for line in drawn.splitlines():
        if start := re.match(rf"[▶ ] ([1-{seats}]) ", line):
            found[int(start[1]) - 1] = line
        elif found and line.startswith(" " * 10):
            found[max(found)] += f"  {line.strip()}"
    return found


@pytest.fixture(scope="module")
def tables() -> list[Table]:
    return [Table(seed, players=4 + seed % 5) for seed in SEEDS]


def asked(tables: list[Table], kind: type[Any]) -> Iterator[tuple[Table, Observation[Any]]]:
    """Every question in such a scene, with its table."""
    for table in tables:
        for observation in table.asked:
            if isinstance(observation.view.scene, kind):
                yield table, observation


@pytest.mark.parametrize("players", ["4", "8"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_played_in_each_language(language: str, players: str) -> None:
    words = catalogue(language)
    flags = ("--players", players, "--seed", "4", "--bots", "random", "--lang", language)
    done = run("play", "secrets", *flags, answers=ANSWERS * 80)
    assert (done.returncode, done.stderr) == (0, "")
    shown = done.stdout
    assert shown.rstrip().endswith(words.text("play-farewell"))
    won, lost = words.text("core-won"), words.text("core-lost")
    assert (f"\n{won}\n" in shown) != (f"\n{lost}\n" in shown)
    assert words.text("dossier-folder") in shown
    assert f"complot play secrets --players {players}" in shown
    lines = [line for line in shown.splitlines() if " > " not in line and "--seed" not in line]
    assert max(map(cell_len, lines)) <= 80


def test_a_game_against_the_sensible_bots_comes_to_its_end() -> None:
    done = run("play", "secrets", "--seed", "4", answers=ANSWERS * 80)
    assert (done.returncode, done.stderr) == (0, "")
    assert re.search(r"^You (win|lose)\.$", done.stdout, re.M)


def test_a_game_without_a_screen_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delitem(play.SCREENS, "secrets")
    assert main(["play", "secrets", "--lang", "es"]) == 2
    refused = catalogue("es").text(
        "error-unknown-game", game="secrets", known="resistance, uprising"
    )
    assert refused in capsys.readouterr().err


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_leaves_the_screen(language: str) -> None:
    for seed in range(3):
        shown = Table(seed, players=8, language=language).shown
        assert max(map(cell_len, shown.splitlines())) <= 80


def test_what_all_may_count_on_is_shown(tables: list[Table]) -> None:
    for table in tables:
        for observation in table.asked:
            view = observation.view
            drawn, _ = table.drawn(view)
            active = "Petra (you)" if view.active == table.seat else table.names[view.active]
            for fact in (
                f"Turn {view.turn}: {active}",
                f"Deck: {view.deck}",
                f"Bullets left: {view.bullets}",
                f"The game ends at {view.full} cards",
                f"● {view.cia} CIA   ▲ {view.kgb} KGB   ■ {view.hippies} Hippie",
            ):
                assert fact in drawn


def test_each_display_stands_on_its_players_line(tables: list[Table]) -> None:
    seen: set[str] = set()
    for table in tables:
        for observation in table.asked:
            view = observation.view
            found = rows(table.drawn(view)[0], view.seats)
            assert [*found] == [*range(view.seats)]
            for seat, shown in enumerate(view.displays):
                line = found[seat]
                cards = [
                    f"{name_of(card.character)} {worth(VALUES[card.character])}"
                    if card.up
                    else f"↓ {name_of(card.character)}"
                    for card in shown.cards
                ]
                cards += [
                    "Bullet ?" if value is None else f"◎ Bullet {worth(value)}"
                    for value in shown.bullets
                ]
                count = f"{len(shown.cards) + len(shown.bullets)}/{view.full}"
                assert line.split(count, 1)[1].split("  ")[1:] == cards
                assert line.startswith("▶") == (seat == view.active)
                assert ("⊕" in line) == (seat == view.un)
                seen |= {card.partition(" ")[0] for card in cards}
    assert {"↓", "◎", "Bullet"} <= seen


def test_the_two_characters_and_the_offer_on_its_way_are_shown(tables: list[Table]) -> None:
    for kind, way in ((Choosing, None), (Offering, "…"), (Answering, "")):
        questions = [*asked(tables, kind)]
        assert questions
        for table, observation in questions:
            view = observation.view
            drawn, _ = table.drawn(view)
            one, other = (f"{name_of(each)} {worth(VALUES[each])}" for each in view.scene.cards)
            assert f"Drawn: {one} and {other}" in drawn
            names = [*table.names]
            names[table.seat] = "Petra (you)"
            target = way if way != "" else names[view.scene.target]
            offer = f"The Offer: {names[view.active]} → {target}\n"
            assert (offer in drawn) == (way is not None)


def test_a_look_stands_in_the_folder_and_nowhere_else(tables: list[Table]) -> None:
    looks = swaps = 0
    for table in tables:
        for observation in table.asked:
            view = observation.view
            drawn, folder = table.drawn(view)
            for line in drawn.splitlines():
                assert line.startswith("●") or not re.search("CIA|KGB|Hippie|[●▲■⇄]", line)
            noted = re.findall(r"^│ (Start|Turn \d+) +([●▲■⇄]) ", folder, re.M)
            dates = [f"Turn {note.turn}" if note.turn else "Start" for note in view.memory]
            signs = [
                SIGNS[note.identity][0] if isinstance(note, SeenToken) else "⇄"
                for note in view.memory
            ]
            assert noted == [*zip(dates, signs, strict=True)]
            looks += sum(isinstance(note, SeenToken) for note in view.memory)
            swaps += sum(isinstance(note, SeenSwap) for note in view.memory)
    assert looks
    assert swaps


def test_what_is_for_ones_eyes_only_is_told_with_its_sign(tables: list[Table]) -> None:
    kinds = set()
    for table in tables:
        private = [
            event
            for event in table.last.events
            if isinstance(event, TokenSeen | CentreSeen | TokenShown | BulletSeen)
        ]
        told = [line[2:] for line in table.shown.splitlines() if line.startswith("◎ ")]
        words = [table.screen.words(event, table.seat) for event in private]
        assert [line for line in told if line in words] == words
        kinds |= {type(event) for event in private}
    assert kinds == {TokenSeen, CentreSeen, TokenShown, BulletSeen}


def test_the_diplomats_swap_is_one_of_two_to_all_but_its_player(tables: list[Table]) -> None:
    found = set()
    for table in tables:
        view = table.last.view
        folder = " ".join(re.sub("[│╭╮╰╯─]", " ", table.drawn(view)[1]).split())
        for note in view.memory:
            if not isinstance(note, SeenSwap) or not note.centre or note.players == (note.seat,):
                continue
            own, mine = note.seat == table.seat, table.seat in note.players
            found.add((own, mine))
            others = [table.names[seat] for seat in note.players if seat != table.seat]
            whose = (
                f"You swapped the centre token with that of {others[0]}."
                if own
                else f"swapped the centre token with yours or that of {others[0]}."
                if mine
                else f"swapped the centre token with that of {others[0]} or of {others[1]}."
            )
            assert whose in folder
    assert found == {(True, False), (False, True), (False, False)}


def test_what_one_alone_holds_stands_in_the_folder_only(tables: list[Table]) -> None:
    bullets = 0
    for table, observation in asked(tables, Offering):
        drawn, folder = table.drawn(observation.view)
        card = observation.view.scene.card
        assert f"◎ You offer: {name_of(card)} {worth(VALUES[card])}" in folder
        assert "You offer" not in drawn
    for table, observation in asked(tables, Shooting):
        drawn, folder = table.drawn(observation.view)
        held = f"◎ The Bullet in your hand: {worth(observation.view.scene.bullet)}"
        assert held in folder
        assert held not in drawn
        assert held in text_of(table.screen.heading(observation.view, 80))
        bullets += 1
    assert bullets


def test_a_sealed_answer_stands_in_the_targets_folder_alone() -> None:
    names, found = [f"P{seat}" for seat in range(5)], 0
    for seed in range(20):
        rng = Random(seed)
        match: Match[Any, Any, Any, Any] = Match(title("secrets").game, Options(), 5)
        match.deal(seed_of(seed))
        while actors := match.actors():
            seat = rng.choice(actors)
            match.step(seat, rng.choice(match.observation(seat).legal))
            match.deal(seed_of(seed))
            scene = match.observation(None).view.scene
            if not isinstance(scene, Answering) or not scene.answered:
                continue
            for viewer in range(5):
                screen = SecretsScreen(catalogue("en"), names, viewer)
                shown = text_of(screen.table(match.observation(viewer).view, 80, 24))
                assert ("Your answer, sealed" in shown) == (viewer == scene.target)
            found += 1
    assert found


def test_every_decision_has_its_question_and_its_explanation(tables: list[Table]) -> None:
    questions = set()
    for table in tables:
        for observation in table.asked:
            view = observation.view
            scene = view.scene
            interrupts = isinstance(scene, Answering) and scene.un == table.seat
            kind = "interrupting" if interrupts else scene.kind()
            heading = " ".join(text_of(table.screen.heading(view, 80)).split())
            explained = " ".join(text_of(table.screen.explained(view, 80)).split())
            assert heading.endswith(catalogue("en").text(f"secrets-heading-{kind}"))
            effect = EFFECTS.get(type(scene))
            offered = getattr(scene, "card", None)
            cards = [effect] if effect else [offered] if offered else scene.cards
            for card in cards:
                words = f"{name_of(card)} {worth(VALUES[card])}"
                text = catalogue("en").text(f"secrets-character-{card.replace('_', '-')}.help")
                assert f"{words}. {text}" in explained
                assert effect is None or heading.startswith(words)
            questions.add(kind)
    assert questions == {
        *("choosing", "offering", "answering", "interrupting", "treating", "supporting"),
        *("negotiating", "investigating", "shooting"),
    }


def test_the_printed_values_can_be_looked_up(tables: list[Table]) -> None:
    sheet = text_of(tables[0].screen.record(tables[0].last.view, 80))
    for character, printed in CHARACTERS.items():
        assert f"{name_of(character)} {worth(printed.value)} (×{printed.copies}). " in sheet
    assert f"Bullets: {', '.join(map(worth, BULLETS))}" in sheet


def test_the_psychiatrist_is_answered_by_two_seats(
    tables: list[Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    table, observation = next(asked(tables, Treating))
    last = observation.legal[-1]
    assert isinstance(last, Exchange)
    one, other = last.players
    answers = f"1\n{other + 1}\n{other + 1} {one + 1}\nn\n{other + 1},{one + 1}\n\n"
    monkeypatch.setattr("sys.stdin", io.StringIO(answers))
    shown = io.StringIO()
    console = Console(file=shown, width=80, markup=False, highlight=False)
    game = table.sitting.match.game
    person = Person(console, table.screen, catalogue("en"), game, table.names, lambda claim: None)
    assert person.choose(observation) == (Exchange((one, other)),)
    assert f"2 seats, such as {one + 1} {other + 1}" in shown.getvalue()
    assert shown.getvalue().count("Name exactly 2 different seats") == 2


def test_either_card_can_be_claimed_and_a_bullet_that_one_gave(tables: list[Table]) -> None:
    every = [
        *(ItIs(character) for character in Character),
        *(BulletIs(0, value) for value in BULLETS),
    ]
    told = set()
    for table in tables:
        for observation in table.asked:
            view = observation.view
            claims = table.screen.claims(view, [*every])
            named = {claim.character for claim in claims if isinstance(claim, ItIs)}
            assert named == set(getattr(view.scene, "cards", ()))
            gave = any(value is not None for each in view.displays for value in each.bullets)
            values = [claim.value for claim in claims if isinstance(claim, BulletIs)]
            assert values == ([*BULLETS] if gave else [])
            told.add(gave)
    assert told == {True, False}


def test_the_person_speaks_of_a_bullet(
    tables: list[Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    table, observation = next(
        (table, each)
        for table, each in asked(tables, Choosing)
        if any(value is not None for shown in each.view.displays for value in shown.bullets)
    )
    said: list[Any] = []
    shown = io.StringIO()
    console = Console(file=shown, width=80, markup=False, highlight=False)
    game = table.sitting.match.game
    person = Person(console, table.screen, catalogue("en"), game, table.names, said.append)
    monkeypatch.setattr("sys.stdin", io.StringIO("s\n\nq\n"))
    with pytest.raises(Left):
        person.choose(observation)
    number = re.search(r"(\d+)  The Bullet I gave ___ is worth -2\.", shown.getvalue())
    assert number is not None
    monkeypatch.setattr("sys.stdin", io.StringIO(f"s\n{number[1]}\n3\nq\n"))
    with pytest.raises(Left):
        person.choose(observation)
    assert said == [BulletIs(2, -2)]


def test_help_has_this_games_keys() -> None:
    done = run("play", "secrets", "--seed", "4", "--lang", "fr", answers="?\n")
    for key in ("number", "pair", "say", "table", "values", "character", "help", "leave"):
        assert catalogue("fr").text(f"play-key-{key}") in done.stdout
    assert catalogue("fr").text("play-key-votes") not in done.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_about_oneself_is_told_to_oneself(language: str) -> None:
    names = ("Ada", "Zzz", "Carl", "Dora")
    screen = SecretsScreen(catalogue(language), names, 1)
    values: list[Event | Action] = [
        TokenSeen(1, 1, Identity.CIA),
        CardOffered(0, 1),
        TokenLookedAt(0, 1),
        TokenLookedAt(1, 1),
        PoliticianPlaced(0, 1),
        BulletGiven(0, 1),
        TokensSwapped(0, (1, 2)),
        GameEnded(Identity.HIPPIE, "lone_hippie", 1, 3, 4),
        Investigate(1),
    ]
    for value in values:
        assert "Zzz" not in screen.words(value, 1)
    assert "Carl" in screen.words(TokensSwapped(0, (1, 2)), 1)
    assert screen.words(TokenLookedAt(2, 2), 1).count("Carl") == 1


def test_the_end_adds_up(tables: list[Table]) -> None:
    ends = set()
    for table in tables:
        match, view = table.sitting.match, table.last.view
        before, curtain = table.shown[: table.shown.rindex("──")], table.shown.rpartition("──")[2]
        assert "All tokens are turned up." in before
        found = rows(curtain, view.seats)
        totals = dict.fromkeys(Identity, 0)
        scores = {}
        for seat, line in found.items():
            end = re.search(r"(● CIA|▲ KGB|■ Hippie) +(-?\d+)  (.*)", f"{line}  ")
            assert end is not None
            assert end[1] == SIGNS[match.state.tokens[seat]]
            cards = [card for card in end[3].split("  ") if card]
            values = [int(card.split()[-1]) for card in cards if not card.startswith("↓")]
            scores[seat] = int(end[2])
            assert scores[seat] == sum(values)
            totals[match.state.tokens[seat]] += scores[seat]
            shown = view.displays[seat]
            assert len(cards) == len(shown.cards) + len(shown.bullets)
        assert len(scores) == view.seats
        centre = SIGNS[match.state.tokens[-1]]
        cia, kgb = totals[Identity.CIA], totals[Identity.KGB]
        assert f"● CIA {cia}   ▲ KGB {kgb}   In the centre: {centre}\n" in curtain
        winner = match.state.phase.result.winner
        alone = min(scores, key=lambda seat: scores[seat])
        sentence = {
            Identity.CIA: f"The CIA wins, {cia} to {kgb}.",
            Identity.KGB: f"The KGB wins, {kgb} to {cia}.",
            Identity.HIPPIE: f"{table.names[alone]} wins alone: a Hippie",
            None: f"CIA and KGB are level at {cia}: everybody loses.",
        }[winner]
        if winner is Identity.HIPPIE and alone == table.seat:
            sentence = "You win alone: a Hippie"
        assert sentence in curtain
        returns = match.game.returns(match.state)
        assert returns is not None
        assert curtain.rstrip().endswith("You win." if returns[table.seat] == 1 else "You lose.")
        ends.add(winner)
    assert {Identity.CIA, Identity.KGB, Identity.HIPPIE} <= ends
