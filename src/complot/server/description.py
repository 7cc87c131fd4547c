"""The API described: as OpenAPI for programs, and as a page for people.

The schemas come from the very structs that are read and sent; a test holds the paths to the
routes.
"""

from __future__ import annotations

import re
from functools import cache, reduce
from html import escape
from operator import or_
from typing import Any, Final

import msgspec
from litestar import Response, get
from litestar.handlers import HTTPRouteHandler

from complot import __version__
from complot.core.codec import codec_of, encode
from complot.core.contract import Action, Event, Options, View
from complot.core.value import Value
from complot.games import titles
from complot.lessons import Lesson
from complot.locale.rulebook import Rulebook
from complot.server.streams import NDJSON
from complot.table.excerpt import Excerpt
from complot.table.message import (
    Ahead,
    Answer,
    Block,
    Call,
    Done,
    Endpoint,
    Fault,
    GameEntry,
    Link,
    Listing,
    Me,
    Move,
    NewBlock,
    NewReport,
    NewTable,
    Notes,
    Opened,
    Pushed,
    PushKey,
    Recovery,
    Refusal,
    Sent,
    Subscription,
    Suggestion,
    Texts,
)
from complot.table.notice import NOTICES
from complot.table.proof import Proof
from complot.table.push import Choice, Push
from complot.table.record import Record, Step
from complot.table.vocabulary import Vocabulary

NAMES: Final = (
    GameEntry,
    Texts,
    Vocabulary,
    Rulebook,
    Lesson,
    Listing,
    Notes,
    NewBlock,
    Block,
    NewReport,
    NewTable,
    Opened,
    Me,
    Link,
    Recovery,
    Move,
    PushKey,
    Subscription,
    Endpoint,
    Call,
    Sent,
    Done,
    Ahead,
    Suggestion,
    Choice,
    Fault,
    Push,
    Pushed,
    Answer,
    Refusal,
    Record,
    Step,
    Proof,
    Excerpt,
)

OF_A_GAME: Final = {"view": View, "event": Event, "action": Action, "options": Options}
"""What our structs hold of a game, whichever it is."""


class Route(Value):
    """What one request does."""

    method: str
    path: str
    about: str
    takes: str | None = None
    gives: str | None = None
    status: int = 200
    several: bool = False
    query: tuple[str, ...] = ()
    media: str = "application/json"


ROUTES: Final = (
    Route("get", "/metrics", "What the server counts of itself, for programs on its machine."),
    Route("get", "/healthz", "Whether the server is up: 503 once it is about to stop."),
    Route("get", "/api/games", "The games that can be played.", gives="GameEntry", several=True),
    Route(
        "get",
        "/api/games/{game}/actions",
        "Everything that can be done in a game, with its id, which never changes.",
        gives="Choice",
        several=True,
    ),
    Route(
        "get",
        "/api/games/{game}/texts",
        "What is said of a game, for a page that wasn't built with it: messages of Project Fluent"
        " in the language that lang names, or that the reader's browser prefers.",
        gives="Texts",
        query=("lang",),
    ),
    Route(
        "get",
        "/api/rules/{game}",
        "The rules of a game, clause by clause, in the language of lang or Accept-Language.",
        gives="Rulebook",
        query=("lang",),
    ),
    Route(
        "get",
        "/api/games/{game}/vocabulary",
        "What JSON doesn't show of a game: which fields name seats, what can be claimed, and how"
        " its view may be laid out.",
        gives="Vocabulary",
    ),
    Route(
        "get",
        "/api/lessons/{game}",
        "A game that teaches itself, played out frame by frame: the same for everybody, and to be"
        " kept as long as its ETag holds.",
        gives="Lesson",
    ),
    Route(
        "post",
        "/api/tables",
        "Open a table and sit down at it. Sent again with the same command_id, it opens no other.",
        takes="NewTable",
        gives="Opened",
        status=201,
    ),
    Route(
        "get",
        "/api/tables",
        "The public tables at which one can sit down.",
        gives="Listing",
        several=True,
    ),
    Route("get", "/api/me/tables", "The caller's tables.", gives="Listing", several=True),
    Route(
        "delete",
        "/api/me",
        "Forget the caller: bots play its seats, and its names, words and notes are gone.",
    ),
    Route(
        "get", "/api/me/blocks", "Those whom the caller has blocked.", gives="Block", several=True
    ),
    Route("delete", "/api/me/blocks/{who}", "Have to do with somebody again, by the block's id."),
    Route(
        "get",
        "/api/tables/{code}/blocks",
        "Those at a table whom the caller has blocked, by what they are called there.",
        gives="Block",
        several=True,
    ),
    Route(
        "post",
        "/api/tables/{code}/blocks",
        "Block somebody at a table, by name: no more nudges from them, and no seat for them at"
        " tables that the caller hosts.",
        takes="NewBlock",
        gives="Block",
        status=201,
    ),
    Route(
        "post",
        "/api/tables/{code}/reports",
        "Report somebody at a table to whoever runs the server, with what they wrote last.",
        takes="NewReport",
        status=201,
    ),
    Route(
        "get", "/api/tables/{code}/notes", "What the caller wrote down for itself.", gives="Notes"
    ),
    Route(
        "put",
        "/api/tables/{code}/notes",
        "Write something down that nobody else will see; it takes the place of what was there.",
        takes="Notes",
        gives="Notes",
    ),
    Route("get", "/api/me", "What there is about the caller.", gives="Me"),
    Route(
        "post",
        "/api/me/link",
        "A link that makes another device the same guest: once, and for ten minutes.",
        gives="Link",
    ),
    Route(
        "post",
        "/api/me/recovery",
        "A code to write down, which makes any device the same guest. It replaces the former one.",
        gives="Recovery",
    ),
    Route(
        "post",
        "/api/me/device",
        "Become the guest whose link or recovery code this is, by a new cookie.",
        takes="Move",
        gives="Me",
    ),
    Route(
        "get",
        "/api/push/key",
        "The key of this server that a browser subscribes with, to be called by push.",
        gives="PushKey",
    ),
    Route(
        "post",
        "/api/me/push",
        "Be called at this browser when a table that is played over days waits for the caller, or"
        " somebody reminds it; what is sent there, encrypted, is a Call.",
        takes="Subscription",
        status=201,
    ),
    Route(
        "delete",
        "/api/me/push",
        "Be called there no longer.",
        takes="Endpoint",
    ),
    Route("get", "/api/tables/{code}", "All that the caller may know of a table.", gives="Push"),
    Route(
        "get",
        "/api/tables/{code}/ahead",
        "What the caller could do after choices (actions: their ids, with commas) that aren't made"
        " by asking. Refused for those that would tell something hidden.",
        gives="Ahead",
        query=("decision", "actions"),
    ),
    Route(
        "get",
        "/api/tables/{code}/suggestion",
        "What a bot would do in the caller's place: choices that one command can carry. It is"
        " another one each time.",
        gives="Suggestion",
        query=("decision",),
    ),
    Route(
        "post",
        "/api/tables/{code}/commands",
        "Do something at a table. Sent again with the same command_id, it is done once and"
        " answered alike.",
        takes="Sent",
        gives="Done",
    ),
    Route(
        "get",
        "/api/tables/{code}/socket",
        "A WebSocket. It says Pushed, Answer and Refusal; it hears Sent. The first message is"
        " what the guest missed since its cursor in that round of the series, or everything.",
        takes="Sent",
        gives="Pushed",
        status=101,
        query=("cursor", "round", "epoch"),
    ),
    Route(
        "get",
        "/api/tables/{code}/stream",
        "The same messages, Pushed, one a line, for as long as the reader stays; a blank line says"
        " that nothing was to say for a while.",
        gives="Pushed",
        query=("cursor", "round", "epoch"),
        media=NDJSON,
    ),
    Route(
        "get",
        "/api/tables/{code}/replays",
        "The games of a table's series that are over and that the caller may see again, by their"
        " numbers.",
    ),
    Route(
        "get",
        "/api/tables/{code}/replays/{round}",
        "The record of a game that is over, line by line: a Record, a Step for each command that"
        " anybody saw something of, and the Proof of its deal.",
        gives="Record",
        media=NDJSON,
    ),
    Route(
        "get",
        "/api/tables/{code}/export",
        "Of a game that is over, its record. Of one that runs, an Excerpt: what is played, then"
        " what the caller was told, event by event, and last what it sees.",
        gives="Excerpt",
        media=NDJSON,
    ),
    Route(
        "get",
        "/api/tables/{code}/proof",
        "What the deal of a game was made of, by default of the latest. While the game runs the"
        " seeds and the draws aren't in it.",
        gives="Proof",
        query=("round",),
    ),
    Route("get", "/api/openapi.json", "This description, for programs."),
    Route("get", "/api/docs", "This description, for people."),
)


_INTEGER: Final = {"type": "integer"}
_QUERY: Final = {
    "actions": {"type": "string", "pattern": r"^\d+(,\d+)*$"},
    "epoch": {"type": "string"},
    "lang": {"type": "string"},
}


@cache
def openapi() -> dict[str, Any]:
    """The whole API as an OpenAPI 3.1 document."""
    paths: dict[str, dict[str, Any]] = {}
    for route in ROUTES:
        paths.setdefault(route.path, {})[route.method] = _operation(route)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Complot",
            "version": __version__,
            "description": "Hidden-identity games. A guest is whoever holds the cookie"
            " complot_guest, which the first answer sets; a program makes up 64 hexadecimal digits"
            " and sends them as Authorization: Bearer. What is asked too often is refused with"
            " status 429 and Retry-After.",
        },
        "paths": paths,
        "components": {"schemas": _schemas()},
    }


def _schemas() -> dict[str, Any]:
    """Our structs, and under each game's name what its pushes hold.

    Where a struct holds something of whatever game is played, it is that of one of the games.
    """
    parts: dict[str, dict[str, Any]] = {
        each.name: {
            "view": (of := codec_of(each.game).types)["view"],
            "event": reduce(or_, NOTICES, of["event"]),
            "action": of["action"],
            "claim": of["claim"],
            "options": each.game.options,
        }
        for each in titles()
    }
    kinds = [kind for of in parts.values() for kind in of.values()]
    schemas, components = msgspec.json.schema_components(
        [*NAMES, *OF_A_GAME.values(), *kinds], ref_template="#/components/schemas/{name}"
    )
    named = iter(schemas[len(NAMES) :])
    whichever = {part: next(named)["$ref"].rpartition("/")[2] for part in OF_A_GAME}
    for name, of in parts.items():
        for part in of:
            components[f"{name}-{part}"] = next(named)
    for part, base in whichever.items():
        components[base] = {"anyOf": [_ref(f"{name}-{part}") for name in parts]}
    return dict(sorted(components.items()))


def _operation(route: Route) -> dict[str, Any]:
    """One route as OpenAPI says it."""
    given: dict[str, Any] = {"description": route.about}
    if route.gives:
        schema = _ref(route.gives)
        whole = {"type": "array", "items": schema} if route.several else schema
        given |= _content(whole, route.media)
    operation: dict[str, Any] = {
        "summary": route.about,
        "responses": {
            str(route.status): given,
            "4XX": {"description": "Refused; nothing has changed.", **_content(_ref("Fault"))},
        },
    }
    in_path = re.findall(r"{(\w+)}", route.path)
    parameters = [_parameter(name, "path", {"type": "string"}) for name in in_path]
    parameters += [_parameter(name, "query", _QUERY.get(name, _INTEGER)) for name in route.query]
    if parameters:
        operation["parameters"] = parameters
    if route.takes and route.method in ("post", "put", "delete"):
        operation["requestBody"] = {"required": True, **_content(_ref(route.takes))}
    return operation


def _parameter(name: str, place: str, schema: dict[str, Any]) -> dict[str, Any]:
    return {"name": name, "in": place, "required": place == "path", "schema": schema}


def _content(schema: dict[str, Any], media: str = "application/json") -> dict[str, Any]:
    return {"content": {media: {"schema": schema}}}


def _ref(name: str) -> dict[str, Any]:
    return {"$ref": f"#/components/schemas/{name}"}


def described() -> list[HTTPRouteHandler]:
    """The handlers that show it."""

    @get("/api/openapi.json")
    async def for_programs() -> Response[bytes]:
        return Response(encode(openapi()), media_type="application/json")

    @get("/api/docs")
    async def for_people() -> Response[bytes]:
        return Response(_html().encode(), media_type="text/html")

    return [for_programs, for_people]


@cache
def _html() -> str:
    """A plain page that needs no script, no style and no other host."""
    parts = ["<h1>Complot: the API</h1>", f"<p>{escape(openapi()['info']['description'])}</p>"]
    for route in ROUTES:
        parts.append(f"<h2>{route.method.upper()} <code>{escape(route.path)}</code></h2>")
        parts.append(f"<p>{escape(route.about)}</p><ul>")
        if route.query:
            parts.append(f"<li>query: {', '.join(route.query)}</li>")
        for word, name in (("takes", route.takes), ("gives", route.gives)):
            if name:
                parts.append(f'<li>{word}: <a href="#{name}">{name}</a></li>')
        parts.append(f"<li>status: {route.status}</li></ul>")
    parts.append("<h1>What is sent</h1>")
    for name, schema in openapi()["components"]["schemas"].items():
        text = msgspec.json.format(encode(schema), indent=2).decode()
        parts.append(f'<h3 id="{escape(name)}">{escape(name)}</h3><pre>{escape(text)}</pre>')
    head = '<!doctype html><html lang="en"><meta charset="utf-8">'
    head += '<meta name="viewport" content="width=device-width"><title>Complot: the API</title>'
    return head + "\n".join(parts)
