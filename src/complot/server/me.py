"""What a guest asks about itself, how it comes to another device, and where it is called."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from litestar import Request, Response, delete, get, post
from litestar.handlers import HTTPRouteHandler

from complot.server.answers import answer, body
from complot.server.devices import LINK_SECONDS
from complot.server.house import House
from complot.server.identity import Identity, cookie_of, is_secure
from complot.server.messages import read
from complot.server.origin import header
from complot.server.refusals import Rejected, WireCode
from complot.table.message import Endpoint, Link, Me, Move, PushKey, Recovery, Subscription

if TYPE_CHECKING:
    from complot.server.calls import Calls

AnyRequest = Request[Any, Any, Any]

PAGE: Final = "/device#"
"""Where the page takes a link. What follows the sign never reaches a server's log, and no preview
that a messenger makes of the address can use it up."""

MANY: Final = 10_000
"""Tables that are counted."""


def my_routes(house: House) -> list[HTTPRouteHandler]:
    """The handlers of all requests under ``/api/me``, and of the key to be called by."""

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

    @get("/api/push/key")
    async def push_key(request: AnyRequest) -> Response[bytes]:
        identity = await house.identify(request.scope)
        return answer(PushKey(await _calls(house).key()), identity)

    @post("/api/me/push")
    async def subscribe(request: AnyRequest) -> Response[bytes]:
        identity = await house.identify(request.scope, "commands")
        asked = read(Subscription, "request", await body(request, house.settings.limits))
        site = f"https://{header(request.scope['headers'], b'host')}"
        await _calls(house).subscribe(identity.guest, asked, site)
        return answer({}, identity, 201)

    @delete("/api/me/push", status_code=200)
    async def unsubscribe(request: AnyRequest) -> Response[bytes]:
        identity = await house.identify(request.scope, "commands")
        asked = read(Endpoint, "request", await body(request, house.settings.limits))
        await _calls(house).unsubscribe(identity.guest, asked.endpoint)
        return answer({}, identity)

    return [me, link, recovery, device, push_key, subscribe, unsubscribe]


def _calls(house: House) -> Calls:
    if house.calls is None:
        raise Rejected(WireCode.NO_CALLS)
    return house.calls


async def _about(house: House, guest: str) -> Me:
    about = await house.devices.about(guest)
    tables = await house.store.tables_of(guest, MANY)
    return Me(len(tables), about.recovery, about.devices)
