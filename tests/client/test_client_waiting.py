"""What a client does when its server is busy, slow of speech or gone for a moment."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import aclosing, asynccontextmanager
from time import monotonic

import pytest

from complot.client import AsyncClient, Declined
from complot.client.calling import Tries
from complot.client.news import News
from complot.core.codec import encode
from complot.games import title
from complot.table import Push, Table
from complot.table import command as commands
from complot.table.message import spoken
from complot.table.ruling import decide

BUSY = b'{"code": "too_many", "details": {}, "message": "later"}'


class Stub:
    """A server that says what it was told to, request by request, and remembers what was asked."""

    def __init__(self, *answers: bytes) -> None:
        self.answers = list(answers)
        self.asked: list[tuple[str, bytes]] = []

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        line, *headers = head.decode().splitlines()
        sizes = [each.split(":")[1] for each in headers if each.lower().startswith("content-l")]
        body = await reader.readexactly(int(sizes[0])) if sizes else b""
        self.asked.append((line, body))
        writer.write(self.answers.pop(0))
        await writer.drain()
        writer.close()

    @asynccontextmanager
    async def listening(self) -> AsyncIterator[AsyncClient]:
        server = await asyncio.start_server(self.serve, "127.0.0.1", 0)
        host, port = server.sockets[0].getsockname()
        async with server, AsyncClient(f"{host}:{port}", patience=20) as guest:
            yield guest


def answer(status: int, body: bytes, *headers: str) -> bytes:
    lines = [f"HTTP/1.1 {status} X", f"content-length: {len(body)}", *headers, "", ""]
    return "\r\n".join(lines).encode() + body


def chunked(*chunks: bytes, ended: bool = True) -> bytes:
    parts = [b"%x\r\n%b\r\n" % (len(chunk), chunk) for chunk in chunks]
    head = b"HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n"
    return head + b"".join(parts) + (b"0\r\n\r\n" if ended else b"")


def told(story: Callable[[], Awaitable[None]]) -> None:
    async def whole() -> None:
        await story()

    asyncio.run(whole())


def test_a_busy_server_is_asked_again_after_the_time_it_wants() -> None:
    async def story() -> None:
        stub = Stub(
            answer(429, BUSY, "retry-after: 0.3"),
            answer(503, BUSY),
            answer(502, b"<html>"),
            b"",  # gone in the middle of it
            answer(200, b'{"seq": 4}'),
        )
        async with stub.listening() as guest:
            began = monotonic()
            assert await guest.do("BCDFGH", commands.Write("hello")) == 4
            assert monotonic() - began >= 0.3, "no sooner than it was asked to"
        assert len({body for _, body in stub.asked}) == 1, "the same command, under the same id"
        assert len(stub.asked) == 5

    told(story)


def test_a_refusal_is_final_and_a_server_that_stays_busy_is_given_up() -> None:
    async def story() -> None:
        stub = Stub(answer(409, BUSY), answer(429, BUSY, "retry-after: 60"))
        async with stub.listening() as guest:
            for status in (409, 429):
                with pytest.raises(Declined) as declined:
                    await guest.games()
                assert (declined.value.status, declined.value.code) == (status, "too_many")
        stub = Stub(answer(404, b"<html>"))
        async with stub.listening() as guest:
            with pytest.raises(Declined) as declined:
                await guest.games()
            assert declined.value.code == "404"

    told(story)


def test_waits_grow_and_begin_anew_after_an_answer() -> None:
    async def story() -> None:
        tries = Tries(0.2)

        async def for_ever() -> None:
            while True:
                await tries.rest(TimeoutError())

        with pytest.raises(TimeoutError):
            await for_ever()
        tries.again()
        await tries.rest(TimeoutError())

    told(story)


class Writing:
    """A table where one guest writes."""

    def __init__(self) -> None:
        self.table = Table("BCDFGH", title("resistance").game, ())
        self.do(commands.Create("resistance", "Ana"))

    def do(self, command: commands.Command) -> None:
        seed = bytes(32)
        self.table.apply(decide(self.table, "ana", f"{self.table.seq}", command, 0, seed))

    def push(self, cursor: int = 0) -> Push:
        return self.table.push("ana", cursor, 1)

    def line(self, cursor: int = 0) -> bytes:
        return spoken(self.push(cursor)) + b"\n"


async def heard(guest: AsyncClient, count: int) -> list[News]:
    news: list[News] = []
    async with aclosing(guest.listen("BCDFGH")) as listening:
        async for each in listening:
            news.append(each)
            if len(news) == count:
                break
    return news


def test_a_stream_that_breaks_is_taken_up_where_it_broke() -> None:
    async def story() -> None:
        writing = Writing()
        whole = writing.line()
        writing.do(commands.Write("one"))
        one = writing.line(1)
        writing.do(commands.Write("two\u2028and"))
        two = writing.line(2)
        stub = Stub(
            chunked(whole[:50], whole[50:] + b"\n\n", one[:9], ended=False),
            answer(503, BUSY, "retry-after: 0"),
            chunked(b"\n", one + two),
        )
        async with stub.listening() as guest:
            news = await heard(guest, 3)
        assert [len(each.events) for each in news] == [1, 2, 3]
        assert news[-1].events == writing.push().events
        assert [line.split()[1] for line, _ in stub.asked] == [
            "/api/tables/BCDFGH/stream",
            *[f"/api/tables/BCDFGH/stream?cursor=1&round=1&epoch={writing.table.epoch}"] * 2,
        ]

    told(story)


def test_a_gap_is_filled_by_asking_for_the_whole_and_other_messages_are_left_alone() -> None:
    async def story() -> None:
        writing = Writing()
        whole = writing.line()
        writing.do(commands.Write("one"))
        writing.do(commands.Write("two"))
        other = json.dumps({"kind": "weather", "rain": True}).encode() + b"\n"
        stub = Stub(
            chunked(whole + other + writing.line(2)),
            answer(200, encode(writing.push())),
        )
        async with stub.listening() as guest:
            news = await heard(guest, 2)
        assert news[-1].events == writing.push().events

    told(story)
