"""The page: files that were built into the package, read once and served from memory."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from itertools import chain
from pathlib import Path
from typing import Any, Final

import msgspec
from litestar import Request, Response, get
from litestar.handlers import HTTPRouteHandler

from complot.locale import catalogue
from complot.server.files import ALWAYS, ASKING, File, file_of, sent
from complot.server.origin import address_of
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

CATALOGUE: Final = re.compile(r"assets/_catalogue_([a-z]{2}(?:-[a-z]+)?)-[\w-]{8}\.js")
"""A file with the words of home and lobby in a language, or of a game's table."""

EARLY: Final = "early.json"
"""Which files the build has made for all, for home, for a table, and for each game's tables."""

TABLE: Final = re.compile(r"t/(\w+)")
"""Where a table is."""

GAMES: Final = "</api/games>; rel=preload; as=fetch; crossorigin"
"""What home asks for as soon as it runs; a table that is under way never does."""

GameAt = Callable[[str, str], Awaitable[str | None]]
"""The game of the table with a code, if anybody at this address may know it."""


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


def page(folder: Path = FOLDER, game_at: GameAt | None = None) -> HTTPRouteHandler:
    """The handler of all that isn't the API's."""
    files = load(folder)
    early = Early(files)

    @get(["/", "/{path:path}"])
    async def file(request: Request[Any, Any, Any]) -> Response[bytes]:
        name = str(request.path_params.get("path", "")).strip("/")
        if name == "api" or name.startswith("api/"):
            raise Rejected(WireCode.NO_SUCH_PAGE)
        if not files:
            return _unbuilt(request.headers.get("accept-language", ""))
        found = files.get(name)
        if found is None and "." in name:
            raise Rejected(WireCode.NO_SUCH_PAGE)
        if found is not None and name != INDEX:
            return sent(found, request)
        whole = sent(files[INDEX], request, "accept-language")  # which knows its other places
        table = TABLE.fullmatch(name)
        game = None
        if table and game_at:
            game = await game_at(table[1], address_of(request.scope))
        screen = "table" if table else "home" if not name else None
        links = early.links(screen, game, request.headers.get("accept-language", ""))
        if links:
            whole.headers["link"] = ", ".join(links)
        return whole

    return file


def _unbuilt(languages: str) -> Response[bytes]:
    """What there is where no page was built."""
    text = catalogue(language(None, languages)).text("serve-no-page")
    headers = {"vary": "accept-language"}
    return Response(f"{text}\n".encode(), media_type="text/plain", headers=headers)


class Early:
    """What a reader will most likely want, to be loaded with the page and not after it."""

    def __init__(self, files: dict[str, File]) -> None:
        """Takes from the files the one that says what belongs together."""
        told = files.pop(EARLY, None)
        self._files: dict[str, list[str]] = msgspec.json.decode(told.content) if told else {}
        self._words = {found[1]: name for name in files if (found := CATALOGUE.fullmatch(name))}

    def links(self, screen: str | None, game: str | None, languages: str) -> list[str]:
        """The header's entries for a screen, and for a game's table."""
        spoken = language(None, languages)
        files = (self._files.get(each or "", []) for each in ("first", screen, game))
        first, *others = files
        soon = [*first, *self._spoken(spoken)]
        late = [*self._spoken(f"{spoken}-{game}"), *dict.fromkeys(chain(*others))]
        links = [*map(_link, soon), *(f"{_link(name)}; fetchpriority=low" for name in late)]
        return [*links, GAMES] if screen == "home" else links

    def _spoken(self, words: str) -> list[str]:
        return [self._words[words]] if words in self._words else []


def _link(name: str) -> str:
    if name.endswith(".css"):
        return f"</{name}>; rel=preload; as=style; crossorigin"
    return f"</{name}>; rel=modulepreload"
