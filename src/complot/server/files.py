"""What is the same for everybody: made once, and sent from memory as often as it is asked for."""

from __future__ import annotations

import gzip
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final

from litestar import Request, Response

ALWAYS: Final = "public, max-age=31536000, immutable"
ASKING: Final = "no-cache"
"""How long it may be kept: for ever, or as long as the server says that it is still the same."""


@dataclass(frozen=True)
class File:
    """A file, as it is sent."""

    content: bytes
    squeezed: bytes | None
    kind: str
    tag: str
    caching: str


def file_of(content: bytes, kind: str, caching: str, packed: bool = False) -> File:
    """A file with this in it; what is packed already isn't squeezed once more."""
    return File(
        content=content,
        squeezed=None if packed else gzip.compress(content, 9, mtime=0),
        kind=kind,
        tag=f'"{sha256(content).hexdigest()[:20]}"',
        caching=caching,
    )


def sent(file: File, request: Request[Any, Any, Any], *others: str) -> Response[bytes]:
    """The file, unless the reader has it; which one it is may depend on other headers, too."""
    vary = ", ".join(("accept-encoding", *others))
    headers = {"cache-control": file.caching, "etag": file.tag, "vary": vary}
    if file.tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=file.kind)
    content = file.content
    if file.squeezed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        content = file.squeezed
        headers["content-encoding"] = "gzip"
    return Response(content, headers=headers, media_type=file.kind)
