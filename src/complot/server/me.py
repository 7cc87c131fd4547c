"""What a guest asks about itself, and how it comes to another device."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, Response, get, post
from litestar.handlers import HTTPRouteHandler

from complot.server.answers import answer, body
from complot.server.devices import LINK_SECONDS
from complot.server.house import House
from complot.server.identity import Identity, cookie_of, is_secure
from complot.server.messages import read
from complot.server.refusals import Rejected, WireCode
from complot.table.message import Link, Me, Move, Recovery

AnyRequest = Request[Any, Any, Any]

PAGE: Final = "/device#"
"""Where the page takes a link. What follows the sign never reaches a server's log, and no preview
that a messenger makes of the address can use it up."""

MANY: Final = 10_000
"""Tables that are counted."""


def my_routes(house: House) -> list[HTTPRouteHandler]:
    """The handlers of all requests under ``/api/me``."""

    @get("/api/me")
    async def me(request: AnyRequest) -> Response[bytes]:
        identity = await house.identify(request.scope)
        return answer(await _about(house, identity.guest), identity)

    @post("/api/me/link")
    async def link(request: AnyRequest) -> Response[bytes]:
        identity = await house.identify(request.scope, "identity")
        word = await house.devices.link(identity.guest)
        return answer(Link(word, PAGE + word, LINK_SECONDS), identity)

    @post("/api/me/recovery")
    async def recovery(request: AnyRequest) -> Response[bytes]:
        identity = await house.identify(request.scope, "identity")
        return answer(Recovery(await house.devices.recovery(identity.guest)), identity)

    @post("/api/me/device")
    async def device(request: AnyRequest) -> Response[bytes]:
        await house.identify(request.scope, "identity")
        move = read(Move, "request", await body(request, house.settings.limits))
        guest = None
        if move.link is not None:
            guest = await house.devices.follow(move.link)
        elif move.recovery is not None:
            guest = await house.devices.recover(move.recovery)
        if guest is None:
            raise Rejected(WireCode.WRONG_CODE)
        cookie = cookie_of(await house.devices.add(guest), is_secure(request.scope))
        return answer(await _about(house, guest), Identity(guest, cookie=cookie))

    return [me, link, recovery, device]


async def _about(house: House, guest: str) -> Me:
    about = await house.devices.about(guest)
    tables = await house.store.tables_of(guest, MANY)
    return Me(len(tables), about.recovery, about.devices)
