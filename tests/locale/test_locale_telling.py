"""Everything a game can tell has its words in every language."""

from enum import Enum
from functools import cache
from itertools import product
from random import Random
from typing import Any

import msgspec
import pytest

from complot.cli.parser import parser_of
from complot.core.contract import Action, AnyGame, Claim, Event
from complot.core.errors import Code, Illegal, Refused
from complot.core.match import Concluded, Match, Moved, Said
from complot.core.seats import CHANCE
from complot.games import titles
from complot.games.resistance import RESISTANCE
from complot.games.resistance.claims import Accuse, Advise, IAm, Suggest, Trust
from complot.games.resistance.events import (
    LeaderNamed,
    MissionRevealed,
    Proposal,
    Report,
    SpiesRevealed,
    TeamProposed,
    VotesRevealed,
)
from complot.games.resistance.facts import Role
from complot.games.resistance.plot.cards import Card
from complot.locale import LANGUAGES, Catalogue, NoText, catalogue, tell
from complot.locale.telling import listed
from complot.server.refusals import Rejected, WireCode, fault

GAMES = [each.game for each in titles()]
NAMES = ("Ana", "Bea", "Carl", "Dora", "Emil", "Fay", "Gus", "Hal", "Ivy", "Jan")
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)

DETAILS: dict[Code, dict[str, str | int]] = {
    Code.GAME_OVER: {},
    Code.NOT_YOUR_TURN: {"seat": 3},
    Code.NOT_NOW: {"action": "vote"},
    Code.NOT_A_CHOICE: {"action": "vote"},
    Code.ONE_AT_A_TIME: {},
    Code.UNKNOWN_ACTION: {"action": "Dance"},
    Code.UNKNOWN_CLAIM: {"claim": "Sing"},
    Code.NO_SUCH_SEAT: {"seat": 9},
    Code.CANNOT_CONCLUDE: {"game": "resistance"},
    Code.UNKNOWN_GAME: {"game": "chess", "known": "resistance"},
    Code.UNKNOWN_OPTION: {"option": "fog", "game": "resistance"},
    Code.BAD_OPTION: {"option": "targeting", "game": "resistance"},
    Code.WRONG_SEATS: {"seats": 4, "least": 5, "most": 10, "game": "resistance"},
    Code.UNKNOWN_BOT: {"bot": "deep", "known": "random"},
    Code.UNKNOWN_SIDE: {"side": "king", "game": "resistance", "known": "-"},
    Code.UNKNOWN_LANGUAGE: {"language": "xx", "known": "en"},
    Code.UNKNOWN_CLAUSE: {"clause": "R99", "game": "resistance"},
    Code.NO_RULEBOOK: {"game": "chess"},
    Code.NO_SUCH_TABLE: {"code": "KESTREL"},
    Code.NOT_SEATED: {},
    Code.ALREADY_SEATED: {},
    Code.NAME_TAKEN: {"name": "Ana"},
    Code.EMPTY_TEXT: {},
    Code.TABLE_FULL: {"most": 10},
    Code.TABLE_STARTED: {},
    Code.TABLE_NOT_STARTED: {},
    Code.GAME_RUNNING: {},
    Code.NOT_HOST: {},
    Code.NOT_READY: {"name": "Ana"},
    Code.KICKED: {},
    Code.BLOCKED: {},
    Code.UNKNOWN_NAME: {"name": "Ana"},
    Code.TABLE_LOCKED: {},
    Code.NO_SPECTATORS: {},
    Code.STOOD_IN: {},
    Code.NOT_AWAY: {"name": "Ana"},
    Code.PAUSED: {},
    Code.TOO_SOON: {"seconds": 7},
    Code.NO_CLOCK: {},
    Code.NO_MORE_TIME: {},
    Code.VOIDED: {},
    Code.NO_ENTROPY: {},
    Code.NO_SUCH_ROUND: {"round": 3},
    Code.ENOUGH: {},
    Code.STALE: {},
    Code.OUT_OF_ORDER: {"seq": 7, "expected": 5},
    Code.BAD_SETTING: {"setting": "--port", "value": "x", "wants": "0…65535"},
    Code.MALFORMED: {"what": "action", "reason": "JSON is malformed"},
    Code.OTHER_RULES: {"game": "resistance", "theirs": "2", "ours": 1},
    Code.TRANSCRIPT_HEADER: {},
    Code.TRANSCRIPT_LINE: {"line": 7},
    Code.TRANSCRIPT_CUT: {"line": 7},
    Code.TRANSCRIPT_EDITED: {"line": 7},
    Code.RECORD_HEADER: {},
    Code.RECORD_LINE: {"line": 7},
    Code.RECORD_CUT: {"line": 7},
    Code.RECORD_EDITED: {"line": 7},
    Code.RECORD_DIGEST: {},
    Code.PROOF_CLOSED: {"line": 7},
    Code.PROOF_COMMITMENT: {"line": 7, "commitment": "5eed"},
    Code.PROOF_SEED: {"line": 7},
    Code.PROOF_SEATING: {"line": 7},
    Code.PROOF_DRAW: {"line": 7, "k": 4},
    Code.PROOF_VOIDED: {"line": 7},
    Code.PROOF_UNSEEN: {"line": 7, "value": "5eed"},
    Code.UNREADABLE: {"file": "game.jsonl", "reason": "no space"},
    Code.CODE_TAKEN: {"code": "KESTREL"},
    Code.NOT_INSTALLED: {"what": "asyncpg", "extra": "postgres"},
    Code.ONE_PROCESS: {"workers": 4},
}
"""What comes with each refusal, wherever it is raised."""


@cache
def matches(game: AnyGame) -> list[Match[Any, Any, Any, Any]]:
    """Random matches that between them come to every kind of event."""
    played = []
    for number in range(60):
        rng = Random(f"told {number}")
        options = msgspec.convert(
            {
                field.name: rng.choice((False, True) if kind is bool else tuple(kind))
                for field in msgspec.structs.fields(game.options)
                if issubclass(kind := type(field.default), bool | Enum)
            },
            game.options,
        )
        match: Match[Any, Any, Any, Any] = Match(game, options, rng.choice(game.seats))
        match.deal(rng.randbytes(32))
        while actors := match.actors():
            seat = rng.choice(actors)
            legal = game.legal(match.state, seat)
            match.step(seat, rng.choices(legal, [game.eagerness(each) for each in legal])[0])
            match.deal(rng.randbytes(32))
        played.append(match)
    return played


def in_words(words: Catalogue, game: AnyGame, value: Event | Action | Claim) -> set[str]:
    """How a value is told to a spectator and to the first seat."""
    told = {tell(words, game.name, value, NAMES, viewer) for viewer in (None, 0)}
    for text in told:
        assert text.strip() == text != ""
        assert "{" not in text
        assert "None" not in text
    return told


@every_language
@every_game
def test_every_event_of_real_games_is_told(game: AnyGame, language: str) -> None:
    events = {told.event for match in matches(game) for told in match.told}
    for event in events:
        in_words(catalogue(language), game, event)
    assert {type(event) for event in events} >= set(game.events)


@every_language
@every_game
def test_every_action_is_told(game: AnyGame, language: str) -> None:
    for action in game.actions:
        in_words(catalogue(language), game, action)


@every_language
@every_game
def test_different_actions_are_told_in_different_words(game: AnyGame, language: str) -> None:
    words = catalogue(language)
    told = [tell(words, game.name, action, NAMES) for action in game.actions]
    assert len(set(told)) == len(told)


@every_language
@pytest.mark.parametrize("kind", RESISTANCE.claims, ids=lambda kind: kind.kind())
def test_every_claim_of_the_resistance_is_told(kind: type[Claim], language: str) -> None:
    values: dict[str, tuple[object, ...]] = {
        "role": tuple(Role),
        "seat": (0, 1),
        "approve": (True, False),
        "success": (True, False),
        "team": ((0, 1), (1, 2, 3)),
        "play": (True, False),
        "card": tuple(Card),
    }
    game = RESISTANCE
    fields = kind.__struct_fields__
    claims = [kind(*each) for each in product(*(values[field] for field in fields))]
    told = [tell(catalogue(language), game.name, Said(4, claim), NAMES) for claim in claims]
    assert len(set(told)) == len(claims)
    for text, claim in zip(told, claims, strict=True):
        assert "Emil" in text
        for seat in claim.names():
            assert NAMES[seat] in text
        in_words(catalogue(language), game, claim)


@every_language
@every_game
def test_every_option_ending_and_side_has_its_words(game: AnyGame, language: str) -> None:
    words = catalogue(language)
    for field in msgspec.structs.fields(game.options):
        name = f"{game.name}-option-{field.name.replace('_', '-')}"
        assert words.text(name)
        assert words.text(f"{name}.help")
        if isinstance(field.default, Enum):
            values = [each.value.replace("_", "-") for each in type(field.default)]
            assert len({words.text(f"{name}-{value}") for value in values}) == len(values)
    endings = set()
    for match in matches(game):
        ending = match.ending()
        assert ending is not None
        endings.add(ending.how)
        assert words.text(f"{game.name}-how-{ending.how.replace('_', '-')}")
        for seat in range(match.seats):
            assert words.text(f"{game.name}-side-{game.side(match.state, seat)}")
    assert len(endings) > 1
    assert words.text(f"{game.name}-name")
    assert words.text(f"{game.name}-tagline")


@every_language
@pytest.mark.parametrize("code", Code)
def test_every_refusal_is_told_with_its_details(code: Code, language: str) -> None:
    told = tell(catalogue(language), "resistance", Refused(code, **DETAILS[code]), NAMES)
    for name, detail in DETAILS[code].items():
        assert str(detail + 1 if name == "seat" and isinstance(detail, int) else detail) in told


@every_language
@pytest.mark.parametrize("code", WireCode)
def test_what_is_refused_on_the_way_to_a_table_has_its_words(language: str, code: WireCode) -> None:
    told = fault(Rejected(code, most=100, seconds=7), language).message
    assert told != code.value
    assert "{" not in told


def test_the_refusals_of_a_real_match_are_told() -> None:
    (match, *_) = matches(GAMES[0])
    with pytest.raises(Illegal) as refused:
        match.step(0, match.game.actions[0])
    assert tell(catalogue("en"), "resistance", refused.value, NAMES) == "The game is over."


@every_language
def test_every_command_and_flag_is_explained(language: str) -> None:
    words = catalogue(language)
    for named in (None, *titles()):
        parsers = [parser_of(words, named)]
        while parsers:
            parser = parsers.pop()
            assert parser.description
            for action in parser._actions:
                if isinstance(action.choices, dict):
                    parsers += action.choices.values()
                    assert all(words.text(f"command-{name}") for name in action.choices)
                else:
                    assert action.help


@every_language
def test_a_move_a_resignation_and_a_draw_are_told(language: str) -> None:
    words = catalogue(language)
    action = GAMES[0].actions[0]
    told = [
        tell(words, "resistance", event, NAMES, viewer)
        for event in (Moved(2, action), Moved(CHANCE, action), Concluded(2), Concluded(None))
        for viewer in (None, 2)
    ]
    assert "Carl" in told[0]
    assert "Carl" not in told[1]
    assert "Carl" in told[4]
    assert "Carl" not in told[5]
    assert told[6] == told[7]


def test_a_vote_names_who_was_for_and_who_was_against() -> None:
    votes = (True, False, True, False, True)
    event = VotesRevealed(Proposal(1, 2, 0, (0, 3), votes, approved=True))
    assert tell(catalogue("en"), "resistance", event, NAMES) == (
        "Team approved, 3 to 2. Approve: Ana, Carl and Emil. Reject: Bea and Dora."
    )


def test_a_unanimous_vote_has_nobody_against() -> None:
    event = VotesRevealed(Proposal(1, 1, 0, (0, 3), (True,) * 5, approved=True))
    assert tell(catalogue("es"), "resistance", event, NAMES).endswith("Rechazo: nadie.")


@pytest.mark.parametrize(
    ("language", "fails", "text"),
    [
        ("en", 1, "Mission 3 fails: one card says Fail."),
        ("es", 2, "La misión 3 fracasa: hay 2 cartas de Fallo."),
        ("it", 1, "La missione 3 fallisce: c’è una carta Fallimento."),
    ],
)
def test_a_failed_mission_says_how_many_fails_there_were(
    language: str, fails: int, text: str
) -> None:
    event = MissionRevealed(Report(3, (0, 1), fails, succeeded=False))
    assert tell(catalogue(language), "resistance", event, NAMES) == text


def test_the_viewer_is_spoken_to() -> None:
    words = catalogue("fr")
    event = LeaderNamed(1, 2)
    assert tell(words, "resistance", event, NAMES) == "Proposition 2\u00a0: Bea mène."
    assert tell(words, "resistance", event, NAMES, 1) == "Proposition 2\u00a0: à toi de mener."


def test_an_accusation_is_told_to_the_accused_and_to_the_others() -> None:
    words, said = catalogue("en"), Said(0, Accuse(1))
    assert tell(words, "resistance", said, NAMES, 1) == (
        "Ana says: “You are a Spy, if you ask me.”"
    )
    assert tell(words, "resistance", said, NAMES, 2) == ("Ana says: “Bea is a Spy, if you ask me.”")


def test_who_speaks_of_herself_is_not_her_own_listener() -> None:
    told = tell(catalogue("en"), "resistance", Said(1, Trust(1)), NAMES, 1)
    assert told == "You say: “I trust Bea.”"


def test_spies_read_their_names_in_their_own_language() -> None:
    event = SpiesRevealed((0, 4, 8))
    told = [tell(catalogue(language), "resistance", event, NAMES) for language in LANGUAGES]
    assert told == [
        "For your eyes only. The Spies: Ana, Emil and Ivy.",
        "Solo para tus ojos. Los Espías: Ana, Emil e Ivy.",
        "Pour tes yeux seulement. Les Espions\u00a0: Ana, Emil et Ivy.",
        "Solo per i tuoi occhi. Le Spie: Ana, Emil e Ivy.",
    ]


@pytest.mark.parametrize(
    ("language", "names", "text"),
    [
        ("en", [], "nobody"),
        ("en", ["Ana"], "Ana"),
        ("en", ["Ana", "Bea"], "Ana and Bea"),
        ("es", ["Ana", "Inês"], "Ana e Inês"),
        ("es", ["Ana", "Hilda"], "Ana e Hilda"),
        ("es", ["Ana", "Hugo"], "Ana y Hugo"),
        ("it", ["Ana", "Élise"], "Ana ed Élise"),
        ("it", ["Elif", "Ana", "Jun"], "Elif, Ana e Jun"),
    ],
)
def test_lists_are_joined_as_the_language_joins_them(
    language: str, names: list[str], text: str
) -> None:
    assert listed(catalogue(language), names) == text


@every_language
def test_the_same_team_is_proposed_and_suggested_by_name(language: str) -> None:
    words = catalogue(language)
    for value in (TeamProposed(1, (2, 3)), Suggest((2, 3))):
        told = tell(words, "resistance", value, NAMES)
        assert listed(words, ["Carl", "Dora"]) in told


@every_language
def test_advice_and_role_change_the_words(language: str) -> None:
    words = catalogue(language)
    claims = (Advise(True), Advise(False), IAm(Role.SPY), IAm(Role.RESISTANCE))
    assert len({tell(words, "resistance", claim, NAMES) for claim in claims}) == len(claims)


def test_a_game_without_texts_is_not_told_in_silence() -> None:
    with pytest.raises(NoText):
        tell(catalogue("en"), "chess", LeaderNamed(1, 2), NAMES)
