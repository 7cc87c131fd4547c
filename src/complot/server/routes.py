"""What is answered over HTTP, besides the page and the documentation."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Final

import msgspec
from litestar import Response, delete, get, post
from litestar.handlers import HTTPRouteHandler
from msgspec import Meta

from complot.core.codec import encode
from complot.core.errors import Code, Refused
from complot.core.value import Value
from complot.games import Title, title, titles
from complot.locale import texts_of
from complot.server.answers import AnyRequest, answer, body
from complot.server.files import ASKING, File, file_of, sent
from complot.server.forgetting import forget
from complot.server.house import House
from complot.server.identity import FORGOTTEN
from complot.server.listing import listing
from complot.server.messages import read
from complot.server.metrics import KIND
from complot.server.origin import is_local
from complot.server.refusals import Rejected, WireCode, language
from complot.table.command import MOST_ACTIONS
from complot.table.message import Done, GameEntry, NewTable, Opened, Seating, Sent, Texts
from complot.table.push import Choice
from complot.table.vocabulary import vocabulary

MOST_LISTED: Final = 100
"""Tables on a list."""


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

    @get("/healthz")
    async def healthz() -> Response[bytes]:
        closing = house.closing or house.draining
        told = {"status": "closing" if closing else "ok", "now": house.sources.now()}
        return answer(told, status=503 if closing else 200)

    @get("/metrics")
    async def metrics(request: AnyRequest) -> Response[bytes]:
        if house.settings.metrics_port is not None or not is_local(request.scope):
            raise Rejected(WireCode.NO_SUCH_PAGE)
        headers = {"cache-control": "no-store"}
        return Response(house.metrics.text(), media_type=KIND, headers=headers)

    @get("/api/games")
    async def games() -> Response[bytes]:
        return answer([entry(each) for each in titles()])

    @post("/api/tables")
    async def open_table(request: AnyRequest) -> Response[bytes]:
        identity = await house.identify(request.scope, "opening")
        asked = read(NewTable, "request", await body(request, house.settings.limits))
        code = await house.open_table(identity.guest, asked, identity.remote)
        return answer(Opened(code), identity, 201)

    @get("/api/tables")
    async def open_tables(request: AnyRequest) -> Response[bytes]:
        identity = await house.identify(request.scope)
        listed = await house.store.open_tables(MOST_LISTED)
        return answer([listing(each) for each in listed], identity)

    @get("/api/me/tables")
    async def my_tables(request: AnyRequest) -> Response[bytes]:
        identity = await house.identify(request.scope)
        listed = await house.store.tables_of(identity.guest, MOST_LISTED)
        return answer([listing(each) for each in listed], identity)

    @delete("/api/me", status_code=200)
    async def forget_me(request: AnyRequest) -> Response[bytes]:
        identity = await house.identify(request.scope, "identity")
        await forget(house, identity.guest)
        gone = answer({})
        gone.headers["set-cookie"] = FORGOTTEN
        return gone

    @get("/api/tables/{code:str}")
    async def see_table(request: AnyRequest) -> Response[bytes]:
        identity = await house.identify(request.scope)
        live = await house.visit(request.path_params["code"], identity)
        return answer(live.push(identity.guest), identity)

    @get("/api/games/{game:str}/actions")
    async def actions(request: AnyRequest) -> Response[bytes]:
        game = title(request.path_params["game"]).game
        return answer([Choice(number, action) for number, action in enumerate(game.actions)])

    @get("/api/games/{game:str}/texts")
    async def texts(request: AnyRequest) -> Response[bytes]:
        game = title(request.path_params["game"]).name
        accepted = request.headers.get("accept-language", "")
        spoken = language(request.query_params.get("lang"), accepted)
        return sent(_texts(game, spoken), request, "accept-language")

    @get("/api/games/{game:str}/vocabulary")
    async def words(request: AnyRequest) -> Response[bytes]:
        return sent(_vocabulary(title(request.path_params["game"]).name), request)

    @get("/api/tables/{code:str}/ahead")
    async def ahead(request: AnyRequest) -> Response[bytes]:
        identity = await house.identify(request.scope)
        asked = _asked(request)
        live = await house.visit(request.path_params["code"], identity)
        return answer(live.ahead(identity.guest, asked.decision, asked.actions), identity)

    @get("/api/tables/{code:str}/suggestion")
    async def suggestion(request: AnyRequest) -> Response[bytes]:
        identity = await house.identify(request.scope, "suggestions")
        asked = _asked(request)
        live = await house.visit(request.path_params["code"], identity)
        return answer(await live.suggest(identity.guest, asked.decision), identity)

    @post("/api/tables/{code:str}/commands")
    async def command(request: AnyRequest) -> Response[bytes]:
        identity = await house.identify(request.scope, "commands")
        sent = read(Sent, "request", await body(request, house.settings.limits))
        live = await house.visit(request.path_params["code"], identity)
        number = await house.obey(live, identity, sent)
        return answer(Done(number), identity, 200)

    return [
        healthz,
        metrics,
        games,
        actions,
        texts,
        words,
        open_table,
        open_tables,
        my_tables,
        forget_me,
        see_table,
        ahead,
        suggestion,
        command,
    ]


@cache
def _texts(game: str, language: str) -> File:
    return file_of(encode(Texts(language, texts_of(game, language))), "application/json", ASKING)


@cache
def _vocabulary(game: str) -> File:
    return file_of(encode(vocabulary(title(game).game)), "application/json", ASKING)


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
