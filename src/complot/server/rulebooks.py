"""The rules of the games, for whoever wants to read them."""

from __future__ import annotations

from functools import cache
from typing import Any

from litestar import Request, Response, get
from litestar.handlers import HTTPRouteHandler

from complot.core.codec import encode
from complot.games import title
from complot.locale.rulebook import rulebook
from complot.server.files import ASKING, File, file_of, sent
from complot.server.refusals import language


def rulebooks() -> HTTPRouteHandler:
    """The handler of requests for a game's rules, in the reader's language."""

    @get("/api/rules/{game:str}")
    async def rules(request: Request[Any, Any, Any]) -> Response[bytes]:
        game = title(request.path_params["game"]).name
        asked = request.query_params.get("lang")
        speaking = language(asked, request.headers.get("accept-language", ""))
        return sent(_written(game, speaking), request, "accept-language")

    return rules


@cache
def _written(game: str, speaking: str) -> File:
    return file_of(encode(rulebook(title(game).game, speaking)), "application/json", ASKING)
