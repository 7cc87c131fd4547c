"""Uprising in words: what is said, the track, and the turns that a sentence takes."""

from collections.abc import Mapping
from itertools import product

import pytest

from complot.core.contract import Claim, Event
from complot.core.match import Said
from complot.games.uprising import UPRISING
from complot.games.uprising.actions import MARKERS, At
from complot.games.uprising.events import (
    Captured,
    FreedHidden,
    GameEnded,
    JailbreakBegan,
    MatchEnded,
    ReplyEnded,
    RevolutionDeclared,
    Transferred,
    TurnBegan,
)
from complot.games.uprising.facts import GOVERNMENT, REBEL, TRACK, Piece
from complot.locale import LANGUAGES, catalogue, tell

NAMES = ("Ana", "Bea")
every_language = pytest.mark.parametrize("language", LANGUAGES)

_VALUES: Mapping[str, tuple[object, ...]] = {
    "number": (7, 13),
    "piece": tuple(Piece),
    "hex": ("a1", "f6"),
    "already": (True, False),
    "soon": (True, False),
    "capture": (True, False),
    "insurgent": (True, False),
}


def told(language: str, event: Event, viewer: int | None = None) -> str:
    return tell(catalogue(language), UPRISING.name, event, NAMES, viewer)


@every_language
@pytest.mark.parametrize("kind", UPRISING.claims, ids=lambda kind: kind.kind())
def test_every_claim_is_told_and_none_like_another(kind: type[Claim], language: str) -> None:
    values = product(*(_VALUES[field] for field in kind.__struct_fields__))
    claims = [kind(*each) for each in values]
    words = [told(language, Said(1, claim), 0) for claim in claims]
    assert len(set(words)) == len(claims)
    for text, claim in zip(words, claims, strict=True):
        assert "Bea" in text
        for field in ("number", "hex"):
            assert str(getattr(claim, field, "")) in text


@every_language
def test_the_marker_says_how_many_actions_its_space_allows(language: str) -> None:
    words = catalogue(language)
    for marker, actions in zip(MARKERS, TRACK, strict=True):
        assert str(actions) in tell(words, UPRISING.name, marker, NAMES)


@every_language
def test_the_nexus_is_called_by_its_name(language: str) -> None:
    words = catalogue(language)
    assert "Nex" in tell(words, UPRISING.name, At("f6"), NAMES)
    assert tell(words, UPRISING.name, At("f5"), NAMES) == "f5"
    assert "Nex" in told(language, Transferred("e5", "f6"))


@every_language
def test_one_is_not_told_like_many(language: str) -> None:
    for one, many in (
        (Captured("c3", 1), Captured("c3", 2)),
        (JailbreakBegan(1, 2), JailbreakBegan(2, 3)),
        (FreedHidden(2, 0), FreedHidden(2, 1)),
        (ReplyEnded(0, 1), ReplyEnded(0, 2)),
        (RevolutionDeclared(0, 1), RevolutionDeclared(0, 2)),
    ):
        assert told(language, one) != told(language, many)
    assert "0" not in told(language, RevolutionDeclared(0, 0))
    assert "0" not in told(language, ReplyEnded(0, 0))


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Turn 3, Government: your move."),
        ("es", "Turno 3, Gobierno: te toca."),
        ("fr", "Tour 3, Gouvernement\u00a0: à toi de jouer."),
        ("it", "Turno 3, Governo: tocca a te."),
    ],
)
def test_a_turn_names_its_side(language: str, text: str) -> None:
    assert told(language, TurnBegan(1, GOVERNMENT, 3), 1) == text
    assert "Bea" in told(language, TurnBegan(1, REBEL, 3), 0)


@every_language
def test_nobody_wins_a_drawn_game_or_match(language: str) -> None:
    nobody = catalogue(language).text("core-list-none")
    assert nobody in told(language, GameEnded(None, "turn_cap", 0, 3)).lower()
    assert nobody in told(language, MatchEnded(None, 2, 2))
    assert "Bea" in told(language, MatchEnded(1, 2, 3))
