"""The lessons, each played out when somebody first asks for it: the same for everybody."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Any

from litestar import Request, Response, get
from litestar.handlers import HTTPRouteHandler

from complot.core.codec import encode
from complot.games import title
from complot.lessons import lesson
from complot.server.files import ASKING, File, file_of, sent
from complot.server.refusals import Rejected, WireCode


def lessons() -> list[HTTPRouteHandler]:
    """The handler of all lessons."""

    @get("/api/lessons/{game:str}")
    async def learn(request: Request[Any, Any, Any]) -> Response[bytes]:
        game = title(request.path_params["game"]).name
        return sent(await asyncio.to_thread(_played, game), request)

    return [learn]


@cache
def _played(game: str) -> File:
    found = lesson(game)
    if found is None:  # a game of another package
        raise Rejected(WireCode.NO_SUCH_PAGE)
    return file_of(encode(found), "application/json", ASKING)
