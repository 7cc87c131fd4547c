"""Requests read and answered: bytes in, within bounds, and JSON out."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Request, Response
from litestar.exceptions import ClientException, InternalServerException

from complot.core.codec import encode
from complot.core.errors import Code, Refused
from complot.server.identity import Identity
from complot.server.refusals import Rejected, WireCode
from complot.server.settings import Limits

AnyRequest = Request[Any, Any, Any]


async def body(request: AnyRequest, limits: Limits) -> bytes:
    """What was sent, unless it is too much or takes too long."""
    try:
        async with asyncio.timeout(limits.body or None):
            sent = await request.body()
    except TimeoutError:
        raise Rejected(WireCode.TOO_SLOW) from None
    except InternalServerException as failure:  # the framework's word for one who has left
        raise Refused(Code.MALFORMED, what="request", reason=failure.detail) from failure
    except ClientException as failure:  # the framework's own bound
        raise Rejected(WireCode.TOO_LARGE, most=limits.message) from failure
    if len(sent) > limits.message:
        raise Rejected(WireCode.TOO_LARGE, most=limits.message)
    return sent


def answer(value: object, identity: Identity | None = None, status: int = 200) -> Response[bytes]:
    """A value for whoever asked and for nobody else, with the cookie if it is a new guest."""
    headers = {"cache-control": "no-store"}
    if identity is not None and identity.cookie is not None:
        headers["set-cookie"] = identity.cookie
    return Response(
        encode(value), status_code=status, media_type="application/json", headers=headers
    )
