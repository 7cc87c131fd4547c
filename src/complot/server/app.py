"""The application: all handlers put together, and everything that fails answered in one way."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any, TypeAlias

from litestar import Litestar, Request, Response
from litestar.exceptions import HTTPException

from complot.core.codec import encode
from complot.core.errors import Code, Refused
from complot.server.courier import Courier
from complot.server.description import described
from complot.server.door import Door
from complot.server.failures import traced
from complot.server.house import House
from complot.server.lessons import lessons
from complot.server.logs import note
from complot.server.manners import manners
from complot.server.me import my_routes
from complot.server.notebook import notebook
from complot.server.notices import Notices, choose
from complot.server.page import FOLDER, page
from complot.server.refusals import Rejected, WireCode, fault, headers, language, status
from complot.server.replays import replays
from complot.server.routes import routes
from complot.server.rulebooks import rulebooks
from complot.server.settings import Settings
from complot.server.sockets import sockets
from complot.server.sources import Sources
from complot.server.streams import streams
from complot.store import Store, StoreError

AnyRequest: TypeAlias = Request[Any, Any, Any]


def make_app(
    store: Store,
    settings: Settings | None = None,
    sources: Sources | None = None,
    folder: Path = FOLDER,
    notices: Notices | None = None,
    courier: Courier | None = None,
) -> Door:
    """The server's application on an open store, which it closes when it is shut down."""
    settings = settings or Settings()
    house = House(store, settings, sources or Sources(), notices or choose(settings), courier)

    async def start(_: Litestar) -> None:
        house.start()

    async def stop(_: Litestar) -> None:
        await house.close()

    app = Litestar(
        route_handlers=[
            *routes(house),
            *my_routes(house),
            *notebook(house),
            *manners(house),
            *replays(house),
            *lessons(),
            *described(),
            rulebooks(),
            sockets(house),
            streams(house),
            page(folder, house.game_at),
        ],
        exception_handlers={
            Refused: _refuse,
            Rejected: _refuse,
            StoreError: _fail,
            HTTPException: _misunderstand,
            Exception: _fail,
        },
        on_startup=[start],
        on_shutdown=[stop],
        openapi_config=None,
        logging_config=None,
        request_max_body_size=settings.limits.message,
    )
    return Door(app, house)


def _refuse(request: AnyRequest, refusal: Refused | Rejected) -> Response[bytes]:
    speaking = language(
        request.query_params.get("lang"), request.headers.get("accept-language", "")
    )
    return Response(
        encode(fault(refusal, speaking)),
        status_code=status(refusal),
        media_type="application/json",
        headers=headers(refusal),
    )


def _misunderstand(request: AnyRequest, failure: HTTPException) -> Response[bytes]:
    """What the framework refuses, in our words."""
    match failure.status_code:
        case 404:
            return _refuse(request, Rejected(WireCode.NO_SUCH_PAGE))
        case 405:
            answer = _refuse(request, Rejected(WireCode.NOT_ALLOWED))
            answer.headers.update(failure.headers or {})  # which say what is allowed
            return answer
        case code if code < 500:
            reason = Refused(Code.MALFORMED, what="request", reason=failure.detail)
            return _refuse(request, reason)
    return _fail(request, failure)


def _fail(request: AnyRequest, failure: Exception) -> Response[bytes]:
    """Our own fault: the log learns what it was, the guest only that it wasn't theirs."""
    if isinstance(failure, StoreError):
        note("store_failed", logging.ERROR, failure=type(failure).__name__)
        return _refuse(request, Rejected(WireCode.UNAVAILABLE))
    note("request_failed", logging.ERROR, failure=traced(failure))
    return _refuse(request, Rejected(WireCode.BROKEN))
