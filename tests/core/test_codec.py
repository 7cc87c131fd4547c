"""What is written as JSON comes back as it was, and what doesn't fit is refused."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
import toy
from hypothesis import given
from hypothesis import strategies as st
from stories import SAYINGS, AnyMatch, find, refused, steady, stories

from complot.core.codec import Codec, codec_of, encode
from complot.core.contract import AnyGame
from complot.core.errors import Code, Illegal, Refused
from complot.games.resistance import RESISTANCE
from complot.games.resistance.actions import Propose, Vote
from complot.games.resistance.options import Options

GAMES = [toy.TOY, RESISTANCE]
TOY, MISSIONS = codec_of(toy.TOY), codec_of(RESISTANCE)
WHATS = ["action", "claim", "entry", "event", "state", "view"]

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def test_a_game_has_one_codec() -> None:
    assert codec_of(toy.TOY) is TOY
    assert isinstance(TOY, Codec)


@steady
@given(stories())
def test_states_views_events_and_entries_come_back_as_they_were(match: AnyMatch) -> None:
    codec = codec_of(match.game)
    assert codec.state(encode(match.state)) == match.state
    for viewer in (None, *range(match.seats)):
        view = match.game.view(match.state, viewer)
        assert codec.view(encode(view)) == view
    for told in match.told:
        assert codec.event(encode(told.event)) == told.event
    for entry in match.log:
        assert codec.entry(encode(entry)) == entry
        assert codec.entry(encode(entry).decode()) == entry


@every_game
def test_actions_come_back_by_their_text_and_by_their_id(game: AnyGame) -> None:
    codec = codec_of(game)
    for number, action in enumerate(game.actions):
        assert codec.action(encode(action)) == action
        assert codec.id_of(action) == number
        assert codec.action_of(number) is action


@every_game
def test_claims_come_back_as_they_were(game: AnyGame) -> None:
    for claim in SAYINGS[game.name]:
        assert codec_of(game).claim(encode(claim)) == claim
    assert {type(claim) for claim in SAYINGS[game.name]} == set(game.claims)


def test_an_action_is_written_with_its_kind() -> None:
    assert json.loads(encode(Vote(True))) == {"kind": "vote", "approve": True}
    assert json.loads(encode(Propose((0, 2)))) == {"kind": "propose", "team": [0, 2]}


@pytest.mark.parametrize("number", [-1, len(toy.TOY.actions), 10**30, 1.0, True, None, "0", b"0"])
def test_a_number_that_stands_for_no_action_is_refused(number: Any) -> None:
    refusal = refused(lambda: TOY.action_of(number))
    assert isinstance(refusal, Illegal)
    assert refusal.code is Code.UNKNOWN_ACTION


@pytest.mark.parametrize("action", [Vote(True), toy.Point(9), None, 3, "look", [], {}])
def test_what_is_no_action_of_the_game_has_no_id(action: Any) -> None:
    assert refused(lambda: TOY.id_of(action)).code is Code.UNKNOWN_ACTION


@pytest.mark.parametrize("what", WHATS)
@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[]",
        "{}",
        "{",
        '{"kind":"look"}',
        '{"kind":"look","seat":10}',
        '{"kind":"look","seat":-2}',
        '{"kind":"look","seat":"0"}',
        '{"kind":"vote","approve":true}',
        '{"kind":7}',
        '{"kind":"look","seat":0} ',
        '{"kind":"look","seat":0}x',
        '{"kind":"look","seat":0,"more":' + "[" * 100_000,
        "\ud800",
        b"\xff\xfe",
        b'{"kind":"look\x00","seat":0}',
        '{"kind":"look","seat":' + "9" * 5000 + "}",
        '{"kind":"look","seat":1e400}',
        '{"kind":"look","seat":NaN}',
    ],
    ids=range(20),
)
def test_a_malformed_text_is_refused(what: str, text: str | bytes) -> None:
    if what == "action" and text == '{"kind":"look","seat":0} ':
        assert TOY.action(text) == toy.Look(0)  # white space does no harm
        return
    refusal = refused(lambda: getattr(TOY, what)(text))
    assert refusal.code is Code.MALFORMED
    assert refusal.details["what"] == what


@steady
@given(st.sampled_from(WHATS), st.one_of(st.text(max_size=40), st.binary(max_size=40)))
def test_any_text_at_all_is_refused_unless_it_fits(what: str, text: str | bytes) -> None:
    assert refused(lambda: getattr(MISSIONS, what)(text)).code is Code.MALFORMED


@steady
@given(stories(), st.data())
def test_a_damaged_text_is_refused_or_read_but_never_breaks(
    match: AnyMatch, data: st.DataObject
) -> None:
    text = bytearray(encode(match.state))
    place = data.draw(st.integers(0, len(text) - 1))
    text[place] = data.draw(st.integers(0, 255))
    codec = codec_of(match.game)
    try:
        state = codec.state(bytes(text))
    except Refused as refusal:
        code = refusal.code
    else:
        assert codec.state(encode(state)) == state
        return
    assert code is Code.MALFORMED


def test_options_not_chosen_have_their_defaults() -> None:
    assert MISSIONS.options({}) == Options()
    assert MISSIONS.options({"blind_spies": True}) == Options(blind_spies=True)
    assert MISSIONS.options({"blind_spies": True, "targeting": True}) == Options(True, True)
    assert TOY.options({"fault": "crash"}) == toy.Options("crash")


@pytest.mark.parametrize("name", ["", "Targeting", "targeting ", "\ud800", 3, None])
def test_an_unknown_option_is_refused(name: Any) -> None:
    refusal = refused(lambda: MISSIONS.options({"blind_spies": True, name: True}))
    assert (refusal.code, refusal.details["option"]) == (Code.UNKNOWN_OPTION, str(name))


@pytest.mark.parametrize("value", [1, 0, None, "true", "", "\ud800", 1.0, [], {}, object()])
def test_a_bad_value_of_an_option_is_refused_by_its_name(value: Any) -> None:
    refusal = refused(lambda: MISSIONS.options({"blind_spies": True, "targeting": value}))
    assert (refusal.code, refusal.details["option"]) == (Code.BAD_OPTION, "targeting")


def test_a_word_that_is_none_of_an_options_values_is_refused() -> None:
    assert refused(lambda: TOY.options({"fault": "some"})).code is Code.BAD_OPTION


def references(schema: Any) -> Iterator[str]:
    """Every reference in a schema."""
    if isinstance(schema, dict):
        if "$ref" in schema:
            yield schema["$ref"]
        for each in schema.values():
            yield from references(each)
    elif isinstance(schema, list):
        for each in schema:
            yield from references(each)


@every_game
def test_the_schema_holds_everything_that_is_read_and_refers_to_nothing_else(
    game: AnyGame,
) -> None:
    schema = codec_of(game).schema()
    assert list(schema) == ["$defs"]
    definitions = schema["$defs"]
    assert {*WHATS, "options"} <= set(definitions)
    assert {ref.removeprefix("#/$defs/") for ref in references(schema)} <= set(definitions)
    assert json.loads(json.dumps(schema)) == json.loads(encode(schema))


@every_game
def test_the_schema_names_every_kind_there_is(game: AnyGame) -> None:
    definitions = codec_of(game).schema()["$defs"]

    def kinds(what: str) -> set[str]:
        return set(definitions[what]["discriminator"]["mapping"])

    assert kinds("action") == {action.kind() for action in game.actions}
    assert kinds("claim") == {claim.kind() for claim in game.claims}
    assert kinds("entry") == {"moved", "said", "concluded"}
    assert kinds("event") == kinds("entry") | {event.kind() for event in game.events}


@every_game
def test_the_schema_gives_each_option_its_default(game: AnyGame) -> None:
    definitions = codec_of(game).schema()["$defs"]
    name = definitions["options"]["$ref"].removeprefix("#/$defs/")
    defaults = {field.name: field.default for field in msgspec.structs.fields(game.options)}
    properties = definitions[name]["properties"]
    assert {option: spec["default"] for option, spec in properties.items()} == defaults
    assert definitions[name]["additionalProperties"] is False


def test_games_are_found_by_name() -> None:
    assert find("toy") is toy.TOY
    assert refused(lambda: find("chess")).code is Code.UNKNOWN_GAME
