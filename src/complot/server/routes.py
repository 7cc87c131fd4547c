"""What is answered over HTTP, besides the page and the documentation."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.exceptions import ClientException
from litestar.handlers import HTTPRouteHandler
from msgspec import Meta

from complot.core.codec import encode
from complot.core.errors import Code, Refused
from complot.core.value import Value
from complot.games import Title, title, titles
from complot.server.house import House
from complot.server.identity import Identity, identify
from complot.server.messages import Done, GameEntry, NewTable, Opened, Seating, Sent, read
from complot.server.refusals import Rejected, WireCode
from complot.table.command import MOST_ACTIONS
from complot.table.push import Choice

AnyRequest = Request[Any, Any, Any]


def entry(title: Title) -> GameEntry:
    """What a lobby wants to know of a game."""
    game = title.game
    return GameEntry(
        name=game.name,
        seats=Seating(game.seats[0], game.seats[-1]),
        options=msgspec.json.schema(game.options),
        needs=dict(game.options.needs),
        facts={name: dict(numbers) for name, numbers in game.facts.items()},
        sides=game.sides,
        concludes=game.concludes,
        bots=tuple(title.bots),
        rules_version=game.rules_version,
    )


def routes(house: House) -> list[HTTPRouteHandler]:
    """The handlers of all requests about games and tables."""

    def who(request: AnyRequest) -> Identity:
        secure = request.scope["scheme"] == "https"
        return identify(request.scope["headers"], secure, house.sources)

    @get("/healthz")
    async def healthz() -> Response[bytes]:
        return _answer({"status": "closing" if house.closing else "ok"})

    @get("/api/games")
    async def games() -> Response[bytes]:
        return _answer([entry(each) for each in titles()])

    @post("/api/tables")
    async def open_table(request: AnyRequest) -> Response[bytes]:
        identity = who(request)
        asked = read(NewTable, "request", await _body(request, house))
        code = await house.open_table(identity.guest, asked)
        return _answer(Opened(code), identity, 201)

    @get("/api/tables/{code:str}")
    async def see_table(request: AnyRequest) -> Response[bytes]:
        identity = who(request)
        live = await house.table(request.path_params["code"])
        return _answer(live.push(identity.guest), identity)

    @get("/api/games/{game:str}/actions")
    async def actions(request: AnyRequest) -> Response[bytes]:
        game = title(request.path_params["game"]).game
        return _answer([Choice(number, action) for number, action in enumerate(game.actions)])

    @get("/api/tables/{code:str}/ahead")
    async def ahead(request: AnyRequest) -> Response[bytes]:
        identity = who(request)
        asked = _asked(request)
        live = await house.table(request.path_params["code"])
        return _answer(live.ahead(identity.guest, asked.decision, asked.actions), identity)

    @get("/api/tables/{code:str}/suggestion")
    async def suggestion(request: AnyRequest) -> Response[bytes]:
        identity = who(request)
        asked = _asked(request)
        live = await house.table(request.path_params["code"])
        return _answer(await live.suggest(identity.guest, asked.decision), identity)

    @post("/api/tables/{code:str}/commands")
    async def command(request: AnyRequest) -> Response[bytes]:
        identity = who(request)
        sent = read(Sent, "request", await _body(request, house))
        live = await house.table(request.path_params["code"])
        number = await live.do(identity.guest, sent.command_id, sent.command)
        return _answer(Done(number), identity, 200)

    return [healthz, games, actions, open_table, see_table, ahead, suggestion, command]


class _Asked(Value):
    """What a reader thinks of doing."""

    decision: Annotated[int, Meta(ge=0)]
    actions: Annotated[tuple[int, ...], Meta(max_length=MOST_ACTIONS)] = ()


def _asked(request: AnyRequest) -> _Asked:
    """A decision, and ids with commas between them, out of the query."""
    query = request.query_params
    words = query.get("actions", "")
    asked = {"decision": query.get("decision"), "actions": words.split(",") if words else []}
    try:
        return msgspec.convert(asked, _Asked, strict=False)
    except msgspec.ValidationError as error:
        raise Refused(Code.MALFORMED, what="request", reason=str(error)) from None


async def _body(request: AnyRequest, house: House) -> bytes:
    """What was sent, unless it is too much."""
    most = house.settings.limits.message
    try:
        body = await request.body()
    except ClientException as failure:  # the framework's own bound
        raise Rejected(WireCode.TOO_LARGE, most=most) from failure
    if len(body) > most:
        raise Rejected(WireCode.TOO_LARGE, most=most)
    return body


def _answer(value: object, identity: Identity | None = None, status: int = 200) -> Response[bytes]:
    headers = {"cache-control": "no-store"}
    if identity is not None and identity.cookie is not None:
        headers["set-cookie"] = identity.cookie
    return Response(
        encode(value), status_code=status, media_type="application/json", headers=headers
    )
