"""Ushers: a connection is served by whoever has its table, by whoever met it, and never by both."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Awaitable, Callable
from pathlib import Path
from zlib import crc32

import pytest

from complot.server import ushers
from complot.server.ushers import HEAD, WORD, Usher
from waiting import within

ELSEWHERE = next(
    b"GET /api/tables/%s" % code
    for code in (b"BCDFGH", b"BCDFGJ", b"BCDFGK", b"BCDFGL", b"BCDFGM")
    if crc32(code) % 2
)
"""Asks for a table of the second of two."""


class Meeting:
    """Two ushers, of whom the first brings something to the second."""

    def __init__(self, folder: Path) -> None:
        self.one, self.two = Usher(folder, 0, 2), Usher(folder, 1, 2)
        self.taken: list[tuple[socket.socket, bytes]] = []
        self.settled: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.guest, self.met = socket.socketpair()

    def open(self) -> None:
        self.one.open(lambda *_: None)
        self.two.open(lambda *taken: self.taken.append(taken))

    def leads(self) -> bool:
        return self.one.leads(self.met.fileno(), ELSEWHERE, self.settled.set_result)

    def close(self) -> None:
        self.one.close()
        self.two.close()
        for each in (self.guest, self.met, *(connection for connection, _ in self.taken)):
            each.close()


def deaf(usher: Usher) -> None:
    """From now on it hangs, or is as good as dead."""
    assert usher._door is not None
    asyncio.get_running_loop().remove_reader(usher._door)


def told(folder: Path, story: Callable[[Meeting], Awaitable[None]]) -> None:
    async def whole() -> None:
        meeting = Meeting(folder)
        try:
            await within(60, story(meeting))
        finally:
            meeting.close()

    asyncio.run(whole())


def test_a_connection_is_handed_over_with_what_was_read_of_it(tmp_path: Path) -> None:
    async def story(meeting: Meeting) -> None:
        meeting.open()
        assert meeting.leads()
        assert await meeting.settled
        while not meeting.taken:
            await asyncio.sleep(0)
        ((connection, words),) = meeting.taken
        assert words == ELSEWHERE
        connection.send(b"hello")
        assert meeting.guest.recv(9) == b"hello"

    told(tmp_path, story)


def test_one_who_stops_between_asking_and_taking_never_serves_what_another_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ushers, "HELD", 3600.0)

    async def story(meeting: Meeting) -> None:
        meeting.open()
        send = meeting.two._send
        assert meeting.leads()

        def late(other: int, message: bytes, *connections: int) -> bool:
            meeting.one._give_up(meeting.one._last)  # as if it were stopped at this moment
            return send(other, message, *connections)

        meeting.two._send = late  # type: ignore[method-assign]
        assert not await meeting.settled
        while meeting.two._held:  # until it hears that it was too late
            await asyncio.sleep(0.01)
        assert not meeting.taken
        meeting.met.close()
        assert meeting.guest.recv(9) == b"", "nobody holds it any more"

    told(tmp_path, story)


def test_what_the_other_doesnt_take_is_kept(tmp_path: Path) -> None:
    async def story(meeting: Meeting) -> None:
        meeting.open()
        deaf(meeting.two)
        assert meeting.leads()
        assert not await meeting.settled
        meeting.two.close()
        assert not meeting.leads(), "it has gone"

    told(tmp_path, story)


def test_one_who_is_never_given_what_it_asked_for_lets_go_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ushers, "HELD", 0.1)

    async def story(meeting: Meeting) -> None:
        meeting.open()
        deaf(meeting.one)
        meeting.one._offers[0] = meeting.settled.set_result
        offer = HEAD.pack(0, 0) + ELSEWHERE
        assert meeting.one._send(1, offer, meeting.met.fileno())
        meeting.met.close()
        assert await asyncio.to_thread(meeting.guest.recv, 9) == b""

    told(tmp_path, story)


def test_an_offer_whose_connection_was_lost_on_the_way_disturbs_nobody(tmp_path: Path) -> None:
    async def story(meeting: Meeting) -> None:
        meeting.open()
        for message in (HEAD.pack(0, 1) + ELSEWHERE, b"", b"?", WORD.pack(b"!", 0, 7)):
            assert meeting.one._send(1, message)
        assert meeting.leads()
        assert await meeting.settled

    told(tmp_path, story)


def test_where_ushers_cant_meet_everyone_serves_whom_they_meet(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    long = tmp_path / ("x" * 100)
    long.mkdir()

    async def story(meeting: Meeting) -> None:
        meeting.open()
        assert not meeting.leads()

    told(long, story)
    assert [record.getMessage() for record in caplog.records] == ["no_usher"] * 2
