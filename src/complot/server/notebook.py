"""What a guest writes down about a table and those who sit there, for nobody else."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from litestar import Request, Response, get, put
from litestar.handlers import HTTPRouteHandler

from complot.core.codec import encode
from complot.server.answers import answer, body
from complot.server.house import House
from complot.server.messages import read
from complot.table.message import Notes

AnyRequest: TypeAlias = Request[Any, Any, Any]

SHELF: Final = "notes"


def notebook(house: House) -> list[HTTPRouteHandler]:
    """The handlers of a guest's notes."""

    @get("/api/tables/{code:str}/notes")
    async def see_notes(request: AnyRequest) -> Response[bytes]:
        identity = await house.identify(request.scope)
        live = await house.visit(request.path_params["code"], identity)
        kept = await house.store.get(SHELF, identity.guest, live.id, house.sources.now())
        return answer(Notes() if kept is None else read(Notes, "notes", kept), identity)

    @put("/api/tables/{code:str}/notes")
    async def keep_notes(request: AnyRequest) -> Response[bytes]:
        identity = await house.identify(request.scope, "commands")
        notes = read(Notes, "request", await body(request, house.settings.limits))
        live = await house.visit(request.path_params["code"], identity)
        await house.store.put(SHELF, identity.guest, live.id, encode(notes))
        return answer(notes, identity)

    return [see_notes, keep_notes]
