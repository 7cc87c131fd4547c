"""A guest whose line is slow: nothing is lost or out of order, and nobody waits for it."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from parlour import Guest, Json, Line, gathered, running
from websockets.exceptions import ConnectionClosedError

from complot.server.listeners import TRY_AGAIN
from complot.server.settings import Limits, Rate, Settings
from complot.server.wire import framed

SMALL = 4096
MANY = 150
"""Messages that are more than a slow line takes at once."""


@asynccontextmanager
async def slow(guest: Guest, code: str, cursor: int | None = None) -> AsyncIterator[Line]:
    """A guest's socket that takes little before somebody reads from it."""
    host, _, port = guest.address.partition(":")
    narrow = socket.socket()
    narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
    narrow.connect((host, int(port)))
    async with guest.listening(code, cursor, 1, sock=narrow, max_queue=1) as line:
        yield line


def talkative(waiting: int = 256) -> Settings:
    """A server that lets one talk as much as one likes."""
    limits = Limits(waiting=waiting, talk=Rate(0), commands=Rate(0))
    return Settings(port=0, db="sqlite://", limits=limits)


async def listened(line: Line, heard: list[str]) -> None:
    """Hear what is said, until the line is closed."""
    while True:
        heard += words(await line.hear())


async def talked(line: Line) -> None:
    for number in range(MANY):
        await line.ask("write", text=f"{number} ".ljust(500, "."))


def words(message: Json) -> list[str]:
    return [event["text"].split()[0] for event in message["events"] if event["kind"] == "wrote"]


def test_a_slow_line_is_told_everything_in_order_when_it_reads_on() -> None:
    async def story(address: str) -> None:
        code, (ana, bea) = await gathered(address, 2)
        async with slow(bea, code, 0) as behind, ana.listening(code) as ahead:
            await talked(ahead)
            heard: list[str] = []
            while len(heard) < MANY:
                heard += words(await behind.hear())
            assert heard == [str(number) for number in range(MANY)]
            assert (await behind.ask("write", text="I see"))["kind"] == "answer"

    with running(talkative(), sending=SMALL) as address:
        asyncio.run(story(address))


def test_a_line_that_is_too_slow_is_closed_and_its_guest_comes_back_for_the_rest() -> None:
    async def story(address: str) -> None:
        code, (ana, bea) = await gathered(address, 2)
        heard: list[str] = []
        async with slow(bea, code, 0) as behind, ana.listening(code) as ahead:
            await talked(ahead)
            with pytest.raises(ConnectionClosedError) as closed:
                await listened(behind, heard)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == TRY_AGAIN
        assert len(heard) < MANY
        async with bea.listening(code, behind.push["cursor"], 1) as again:
            heard += words(await again.hear())
        assert heard == [str(number) for number in range(MANY)]

    with running(talkative(waiting=3), sending=SMALL) as address:
        asyncio.run(story(address))


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 70_000])
def test_a_message_of_any_size_is_one_frame(size: int) -> None:
    frame = framed(b"x" * size)
    assert frame[0] == 0x81, "a whole text, unmasked"
    start = {126: 4, 127: 10}.get(frame[1], 2)
    length = frame[1] if start == 2 else int.from_bytes(frame[2:start])
    assert (length, frame[start:]) == (size, b"x" * size)
