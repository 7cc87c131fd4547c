"""When somebody spoils the evening: whom a guest has blocked, and what was reported of whom."""

from __future__ import annotations

from hashlib import sha256
from typing import Any, Final, TypeAlias

import msgspec
from litestar import Request, Response, delete, get, post
from litestar.handlers import HTTPRouteHandler

from complot.core.codec import encode
from complot.core.contract import replace
from complot.core.errors import Code, Refused
from complot.core.value import Value
from complot.server.answers import answer, body
from complot.server.blocks import BLOCKED, known_as
from complot.server.house import House
from complot.server.messages import read
from complot.store import Store
from complot.table import Table
from complot.table.chair import NOBODY
from complot.table.forgetting import BLANK
from complot.table.message import Block, NewBlock, NewReport

AnyRequest: TypeAlias = Request[Any, Any, Any]

REPORTS: Final = "reports"
OPERATOR: Final = "operator"
"""The owner of all reports."""

LATELY: Final = 20
"""How much of what somebody wrote goes with a report of them."""


class Report(Value):
    """What the operator reads."""

    at: int
    code: str
    by: str
    """Who reports it; a hash, by which several reports of one guest are known."""
    about: str
    """Whom; a hash, too."""
    name: str
    """What they are called at the table."""
    reason: str
    text: str
    wrote: tuple[str, ...]
    """What they wrote last, as everyone at the table could read it."""


async def reports(store: Store, now: int) -> list[Report]:
    """All that was reported, the oldest first."""
    kept = (await store.items(REPORTS, OPERATOR, now)).values()
    return sorted((msgspec.json.decode(each, type=Report) for each in kept), key=lambda r: r.at)


async def forget_reports(store: Store, guest: str, now: int) -> None:
    """Leave nothing in them of who reported, or was reported; that something was, remains."""
    for item, kept in (await store.items(REPORTS, OPERATOR, now)).items():
        report = msgspec.json.decode(kept, type=Report)
        if report.about == guest:
            report = replace(report, about="", name=BLANK, text="", wrote=())
        if report.by == guest:
            report = replace(report, by="", text="")
        blank = encode(report)
        if blank != kept:
            await store.drop(REPORTS, OPERATOR, item)
            await store.put(REPORTS, OPERATOR, f"{report.at}-{sha256(blank).hexdigest()}", blank)


def manners(house: House) -> list[HTTPRouteHandler]:
    """The handlers of blocks and reports."""

    @get("/api/me/blocks")
    async def see_blocks(request: AnyRequest) -> Response[bytes]:
        identity = await house.identify(request.scope)
        kept = await house.store.items(BLOCKED, identity.guest, house.sources.now())
        return answer([Block(who, name.decode()) for who, name in kept.items()], identity)

    @get("/api/tables/{code:str}/blocks")
    async def see_blocks_here(request: AnyRequest) -> Response[bytes]:
        identity = await house.identify(request.scope)
        live = await house.visit(request.path_params["code"], identity)
        live.admit(identity.guest)
        kept = await house.store.items(BLOCKED, identity.guest, house.sources.now())
        here = {name: known_as(identity.guest, who) for name, who in _names(live.table).items()}
        return answer([Block(who, name) for name, who in here.items() if who in kept], identity)

    @post("/api/tables/{code:str}/blocks")
    async def block(request: AnyRequest) -> Response[bytes]:
        identity = await house.identify(request.scope, "commands")
        asked = read(NewBlock, "request", await body(request, house.settings.limits))
        live = await house.visit(request.path_params["code"], identity)
        other = known_as(identity.guest, _called(live.table, asked.name, identity.guest))
        await house.store.put(BLOCKED, identity.guest, other, asked.name.encode())
        return answer(Block(other, asked.name), identity, 201)

    @delete("/api/me/blocks/{who:str}", status_code=200)
    async def unblock(request: AnyRequest) -> Response[bytes]:
        identity = await house.identify(request.scope, "commands")
        await house.store.drop(BLOCKED, identity.guest, request.path_params["who"])
        return answer({}, identity)

    @post("/api/tables/{code:str}/reports")
    async def report(request: AnyRequest) -> Response[bytes]:
        identity = await house.identify(request.scope, "reports")
        asked = read(NewReport, "request", await body(request, house.settings.limits))
        live = await house.visit(request.path_params["code"], identity)
        other = _called(live.table, asked.name, identity.guest)
        now = house.sources.now()
        written = Report(
            now,
            live.table.code,
            identity.guest,
            other,
            asked.name,
            asked.reason,
            asked.text,
            live.table.written_by(asked.name)[-LATELY:],
        )
        await house.store.put(REPORTS, OPERATOR, f"{now}-{identity.guest}", encode(written))
        return answer({}, identity, 201)

    return [see_blocks, see_blocks_here, block, unblock, report]


def _names(table: Table) -> dict[str, str]:
    """Everyone at a table who has a name, by it: those who sit there, and those who watch."""
    sitting = {chair.name: chair.guest for chair in table.chairs if chair.guest != NOBODY}
    return sitting | {name: guest for guest, name in table.gallery.names.items()}


def _called(table: Table, name: str, asking: str) -> str:
    """The guest who is called so at a table, and isn't the one who asks."""
    guest = _names(table).get(name)
    if guest is None or guest == asking:
        raise Refused(Code.UNKNOWN_NAME, name=name)
    return guest
