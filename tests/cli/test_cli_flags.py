"""A game's options become flags, whatever kind of option they are."""

from argparse import ArgumentParser
from enum import StrEnum
from typing import Annotated, Literal

import pytest
from msgspec import Meta

from complot.cli.flags import add_flags, chosen, spelled
from complot.core import contract
from complot.core.codec import Codec
from complot.core.contract import AnyGame
from complot.core.errors import Code, Refused
from complot.games.resistance.game import TheResistance
from complot.games.resistance.options import Options
from complot.locale import Catalogue


class Mood(StrEnum):
    CALM = "calm"
    TENSE = "tense"


class Everything(contract.Options):
    """An option of every kind."""

    targeting: bool = False
    open_votes: bool = True
    plot_hand: Literal["free", "one_each"] = "free"
    mood: Mood = Mood.CALM
    rounds: Annotated[int, Meta(ge=1, le=9)] = 5


class Words(Catalogue):
    """A catalogue that has a text for everything: its id."""

    def __init__(self) -> None:
        self.language = "en"

    def text(self, id: str, /, **values: str | int | float) -> str:  # noqa: A002
        return f"100% {id}"


class Fancy(TheResistance):
    """The Resistance with an option of every kind; only its vocabulary is looked at."""

    options = Everything  # type: ignore[assignment]


GAME: AnyGame = Fancy()


def options(*words: str) -> Everything:
    """What the game makes of these words."""
    parser = ArgumentParser()
    add_flags(parser.add_argument_group(), GAME, Words())
    assert parser.format_help()
    read: Everything = Codec(GAME).options(chosen(parser.parse_args(words)))
    return read


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ((), Everything()),
        (("--targeting",), Everything(targeting=True)),
        (("--no-open-votes",), Everything(open_votes=False)),
        (("--plot-hand", "one_each"), Everything(plot_hand="one_each")),
        (("--mood", "tense"), Everything(mood=Mood.TENSE)),
        (("--rounds", "7"), Everything(rounds=7)),
        (
            ("--targeting", "--mood", "tense", "--rounds", "1"),
            Everything(targeting=True, mood=Mood.TENSE, rounds=1),
        ),
    ],
)
def test_words_choose_options_and_options_spell_the_words(
    words: tuple[str, ...], expected: Everything
) -> None:
    assert options(*words) == expected
    assert tuple(spelled(expected)) == words


@pytest.mark.parametrize(
    ("words", "option"),
    [
        (("--plot-hand", "both"), "plot_hand"),
        (("--mood", "wild"), "mood"),
        (("--rounds", "12"), "rounds"),
        (("--rounds", "many"), "rounds"),
    ],
)
def test_a_value_that_an_option_cant_have_is_refused(words: tuple[str, ...], option: str) -> None:
    with pytest.raises(Refused) as refused:
        options(*words)
    assert refused.value.code is Code.BAD_OPTION
    assert refused.value.details["option"] == option


def test_the_resistance_plays_its_variants_by_flags() -> None:
    assert spelled(Options(targeting=True, blind_spies=True)) == ["--targeting", "--blind-spies"]
    assert spelled(Options()) == []
