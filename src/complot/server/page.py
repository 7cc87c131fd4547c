"""The page: files that were built into the package, read once and served from memory."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get
from litestar.handlers import HTTPRouteHandler

from complot.server.files import ALWAYS, ASKING, File, file_of, sent
from complot.server.refusals import Rejected, WireCode, language

FOLDER: Final = Path(__file__).parent / "page"
INDEX: Final = "index.html"
HASHED: Final = "assets/"
"""Where the build puts files whose names change with what is in them."""

KINDS: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
PACKED: Final = {".ico", ".png", ".woff2"}
"""What is compressed as it is."""

CATALOGUE: Final = re.compile(r"assets/_catalogue_([a-z]{2})-[\w-]{8}\.js")
"""A file with the words of home and lobby in a language."""

GAMES: Final = "</api/games>; rel=preload; as=fetch; crossorigin"
"""What the page asks for as soon as it runs."""

HINT: Final = b"Complot is running. The page isn't built; the API is described at /api/docs.\n"


def load(folder: Path) -> dict[str, File]:
    """All files of the page by their path; none if it wasn't built."""
    return {
        path.relative_to(folder).as_posix(): _read(path, path.relative_to(folder).as_posix())
        for path in sorted(folder.rglob("*"))
        if path.is_file() and path.suffix in KINDS
    }


def _read(path: Path, name: str) -> File:
    caching = ALWAYS if name.startswith(HASHED) else ASKING
    return file_of(path.read_bytes(), KINDS[path.suffix], caching, path.suffix in PACKED)


def page(folder: Path = FOLDER) -> HTTPRouteHandler:
    """The handler of all that isn't the API's."""
    files = load(folder)
    words = {found[1]: name for name in files if (found := CATALOGUE.fullmatch(name))}

    @get(["/", "/{path:path}"])
    async def file(request: Request[Any, Any, Any]) -> Response[bytes]:
        name = str(request.path_params.get("path", "")).strip("/")
        if name == "api" or name.startswith("api/"):
            raise Rejected(WireCode.NO_SUCH_PAGE)
        if not files:
            return Response(HINT, media_type="text/plain")
        found = files.get(name)
        if found is None and "." in name:
            raise Rejected(WireCode.NO_SUCH_PAGE)
        if found is not None and name != INDEX:
            return sent(found, request)
        whole = sent(files[INDEX], request, "accept-language")  # which knows its other places
        whole.headers["link"] = ", ".join([*_early(words, request), GAMES])
        return whole

    return file


def _early(words: Mapping[str, str], request: Request[Any, Any, Any]) -> Iterator[str]:
    """The words that the reader will most likely want, to be loaded with the page and not after."""
    spoken = language(None, request.headers.get("accept-language", ""))
    if spoken in words:
        yield f"</{words[spoken]}>; rel=modulepreload"
