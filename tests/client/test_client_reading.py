"""What came over the wire is what was sent, in the game's own words."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from complot.bots import RandomBot
from complot.client.news import Gap, News, follow
from complot.client.reading import read_push
from complot.core.chance import seed_of
from complot.core.errors import Code, Refused
from complot.core.match import Observation
from complot.games import Title, titles
from complot.table import command as commands
from complot.table.message import spoken
from complot.table.ruling import decide, decide_for_bot
from complot.table.table import Table

GAMES = pytest.mark.parametrize("title", titles(), ids=lambda title: title.name)
GUEST, STRANGER = "guest", "stranger"


class Follower:
    """One guest, who hears of a table by what crosses the wire alone."""

    def __init__(self, table: Table, guest: str) -> None:
        self.table = table
        self.guest = guest
        self.news: News | None = None

    def hear(self) -> News:
        cursor, series = 0, None
        if self.news is not None:
            cursor, series = self.news.push.cursor, self.news.push.round
        push = self.table.push(self.guest, cursor, series)
        self.news = follow(self.news, read_push(spoken(push)))
        return self.news

    def seen(self) -> Observation[Any] | None:
        match = self.table.match
        return None if match is None else match.observation(self.table.seat_of(self.guest))


@GAMES
def test_an_observation_from_the_wire_is_the_one_that_a_bot_at_the_server_gets(
    title: Title,
) -> None:
    table = Table("BCDFGH", title.game, tuple(title.bots))
    rng, seed = Random(7), seed_of(7)

    def do(guest: str, command: commands.Command) -> None:
        table.apply(decide(table, guest, f"{table.seq}", command, 0, seed))

    do(GUEST, commands.Create(title.name, "Ana"))
    for number in range(title.game.seats[0] - 1):
        do(GUEST, commands.AddBot("random", f"Bot {number}"))
    followers = [Follower(table, GUEST), Follower(table, STRANGER)]
    for _ in range(2):
        for follower in followers:
            assert follower.hear().observation is None
        do(GUEST, commands.Start(table.commitment or "", "0" * 64))
        while table.stage == "playing":
            assert table.match is not None
            seat = rng.choice(table.match.actors())
            action = RandomBot()(table.match.observation(seat), 1, rng).action
            owed = table.decision(seat)
            assert owed is not None
            act = commands.Act(owed, (table.codec.id_of(action),))
            if table.seat_of(GUEST) == seat:
                do(GUEST, act)
            else:
                table.apply(decide_for_bot(table, seat, act, f"{table.seq}", 0))
            if table.seq % 5 == 0:
                for follower in followers:
                    assert follower.hear().observation == follower.seen()
        end = followers[0].hear().push
        assert end.table.ending is not None
        assert isinstance(end.table.options, title.game.options)
        do(GUEST, commands.Rematch())


def test_what_is_no_push_is_refused() -> None:
    for text in (b"", b"{", b"[]", b'{"table": {}}', b'{"table": {"game": "resistance"}}', b"\xff"):
        with pytest.raises(Refused) as refused:
            read_push(text)
        assert refused.value.code is Code.MALFORMED
    with pytest.raises(Refused) as refused:
        read_push(b'{"table": {"game": "chess"}}')
    assert refused.value.code is Code.UNKNOWN_GAME


def test_what_was_missed_in_between_is_noticed() -> None:
    table = Table("BCDFGH", titles()[0].game, ())

    def do(command: commands.Command) -> None:
        table.apply(decide(table, GUEST, f"{table.seq}", command, 0, bytes(32)))

    do(commands.Create("resistance", "Ana"))
    news = follow(None, table.push(GUEST))
    do(commands.Write("one"))
    do(commands.Write("two"))
    with pytest.raises(Gap):
        follow(news, table.push(GUEST, 2, 1))
    with pytest.raises(Gap):
        follow(None, table.push(GUEST, 2, 1))
    assert follow(news, table.push(GUEST, 1, 1)).events == table.push(GUEST).events
    assert follow(news, table.push(GUEST)).events == table.push(GUEST).events
