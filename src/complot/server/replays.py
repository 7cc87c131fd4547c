"""What is left of games: their records and proofs; and what one may take of those that run."""

from __future__ import annotations

import asyncio
from typing import Any, Final, TypeAlias

from litestar import Request, Response, get
from litestar.handlers import HTTPRouteHandler
from msgspec import Raw

from complot.core.errors import Code, Refused
from complot.server.answers import answer
from complot.server.house import House
from complot.server.identity import Identity
from complot.server.live import Live
from complot.server.streams import NDJSON
from complot.table.excerpt import excerpt
from complot.table.proof import proof_of
from complot.table.record import unpack

AnyRequest: TypeAlias = Request[Any, Any, Any]

DEFLATE: Final = "deflate"
"""What HTTP calls the way in which records are stored."""


def replays(house: House) -> list[HTTPRouteHandler]:
    """The handlers of all that is left of games."""

    @get("/api/tables/{code:str}/replays")
    async def rounds(request: AnyRequest) -> Response[bytes]:
        identity = await house.identify(request.scope)
        live = await house.visit(request.path_params["code"], identity)
        known = await live.records.rounds()
        admitted = [series for series in known if live.table.shows(identity.guest, series)]
        return answer(admitted, identity)

    @get("/api/tables/{code:str}/replays/{round:str}")
    async def replay(request: AnyRequest) -> Response[bytes]:
        identity = await house.identify(request.scope)
        live = await house.visit(request.path_params["code"], identity)
        series = _number(request.path_params["round"])
        return await _record(request, live, identity, series)

    @get("/api/tables/{code:str}/export")
    async def export(request: AnyRequest) -> Response[bytes]:
        identity = await house.identify(request.scope)
        live = await house.visit(request.path_params["code"], identity)
        if live.table.stage == "over":
            return await _record(request, live, identity, live.table.round)
        live.admit(identity.guest)
        lines = b"".join(line + b"\n" for line in excerpt(live.table, identity.guest))
        return _lines(lines, identity, live, live.table.round)

    @get("/api/tables/{code:str}/proof")
    async def proof(request: AnyRequest) -> Response[bytes]:
        identity = await house.identify(request.scope)
        live = await house.visit(request.path_params["code"], identity)
        word = request.query_params.get("round")
        series = live.table.round if word is None else _number(word)
        if series == live.table.round and live.table.stage != "over":
            live.admit(identity.guest)
            return answer(proof_of(live.table), identity)
        stored = await _stored(live, identity, series)
        text = await asyncio.to_thread(unpack, stored)
        return answer(Raw(text.rstrip().rpartition(b"\n")[2]), identity)

    return [rounds, replay, export, proof]


async def _stored(live: Live, identity: Identity, series: int) -> bytes:
    if not live.table.shows(identity.guest, series):
        raise Refused(Code.NO_SPECTATORS)
    return await live.records.read(series)


async def _record(
    request: AnyRequest, live: Live, identity: Identity, series: int
) -> Response[bytes]:
    """A record as it is stored, if the reader can unpack it."""
    stored = await _stored(live, identity, series)
    if DEFLATE in request.headers.get("accept-encoding", ""):
        packed = _lines(stored, identity, live, series)
        packed.headers["content-encoding"] = DEFLATE
        return packed
    return _lines(await asyncio.to_thread(unpack, stored), identity, live, series)


def _lines(text: bytes, identity: Identity, live: Live, series: int) -> Response[bytes]:
    lines = answer(Raw(text), identity)
    lines.media_type = NDJSON
    lines.headers["vary"] = "accept-encoding"
    name = f"complot-{live.table.code}-{series}.jsonl"
    lines.headers["content-disposition"] = f'inline; filename="{name}"'
    return lines


def _number(word: str) -> int:
    """Which game of a series; what makes no sense isn't one."""
    if word.isascii() and word.isdigit() and 0 < len(word) < 10:
        return int(word)
    raise Refused(Code.NO_SUCH_ROUND, round=word[:10])
