"""Spectators: who may watch, and who hears what they say."""

from __future__ import annotations

from functools import partial

import pytest
from evening import GUESTS, HOST, lobby, refused, started

from complot.core.errors import Code
from complot.table import command as commands
from complot.table import notice
from complot.table.terms import Terms

ZOE, YAN = "guest-zoe", "guest-yan"


def test_what_spectators_say_in_a_game_the_players_hear_when_it_is_over() -> None:
    evening = started(5)
    evening(ZOE, commands.Watch("Zoe"))
    before = {guest: evening.push(guest) for guest in GUESTS}
    evening(ZOE, commands.Write("it is Bea!"))
    evening(ZOE, commands.Write("surely"))
    murmurs = (notice.Murmured("Zoe", "it is Bea!"), notice.Murmured("Zoe", "surely"))
    assert evening.push(YAN).events[-2:] == murmurs
    assert {guest: evening.push(guest) for guest in GUESTS} == before
    evening.play_on()
    for guest in GUESTS:
        assert evening.push(guest).events[-2:] == murmurs
    assert [*evening.push(YAN).events].count(murmurs[0]) == 1


def test_when_no_game_runs_spectators_and_players_hear_each_other() -> None:
    evening = lobby(2)
    evening(ZOE, commands.Watch("Zoe"))
    evening(ZOE, commands.Write("hello"))
    assert evening.push(HOST).events[-1] == notice.Murmured("Zoe", "hello")
    evening(HOST, commands.Write("sit down!"))
    assert evening.push(ZOE).events[-1] == notice.Wrote("Ana", "sit down!")


def test_spectators_hear_what_players_say_in_a_game() -> None:
    evening = started(5)
    evening(HOST, commands.Write("trust me"))
    assert evening.push(ZOE).events[-1] == notice.Wrote("Ana", "trust me")


def test_only_a_spectator_with_a_name_can_speak() -> None:
    evening = started(5)
    assert refused(partial(evening, ZOE, commands.Write("hi"))).code is Code.NOT_SEATED
    evening(ZOE, commands.Watch("Zoe"))
    assert evening.push(ZOE).table.watching == "Zoe"
    assert evening.push(HOST).table.watchers == ("Zoe",)
    evening(ZOE, commands.Leave())
    assert evening.push(HOST).table.watchers == ()
    assert refused(partial(evening, ZOE, commands.Write("hi"))).code is Code.NOT_SEATED


def test_a_table_without_spectators_admits_players_alone_once_a_game_is_on() -> None:
    evening = lobby(5)
    evening(HOST, commands.Arrange(Terms(spectators=False)))
    assert evening.table.admits(ZOE), "or nobody could sit down"
    assert refused(partial(evening, ZOE, commands.Watch("Zoe"))).code is Code.NO_SPECTATORS
    evening.start()
    assert not evening.table.admits(ZOE)
    assert all(evening.table.admits(guest) for guest in GUESTS)


def test_a_spectator_who_sits_down_keeps_the_name_and_watches_no_longer() -> None:
    evening = lobby(2)
    evening(ZOE, commands.Watch("Zoe"))
    evening(ZOE, commands.Sit("Zoe"))
    around = evening.push(ZOE).table
    assert (around.watching, around.watchers, around.mine) == (None, (), 2)


@pytest.mark.parametrize("text", ["", " ", "\n\t "])
def test_a_spectator_says_something_or_nothing(text: str) -> None:
    evening = lobby(2)
    evening(ZOE, commands.Watch("Zoe"))
    assert refused(partial(evening, ZOE, commands.Write(text))).code is Code.EMPTY_TEXT


def test_who_may_no_longer_watch_may_no_longer_speak() -> None:
    evening = started(5)
    evening(ZOE, commands.Watch("Zoe"))
    evening(HOST, commands.Arrange(Terms(spectators=False)))
    assert refused(partial(evening, ZOE, commands.Write("hey"))).code is Code.NO_SPECTATORS
