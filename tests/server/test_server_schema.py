"""The API does what its description says, whatever it is asked: schemathesis asks."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from itertools import chain
from random import Random
from typing import Any
from zlib import crc32

import pytest
import requests
import schemathesis
from parlour import LOOSE, NAMES, Guest, gathered, running
from schemathesis import checks

from complot.games import titles
from complot.server.description import openapi
from complot.server.settings import Settings
from complot.server.sources import Sources
from waiting import PATIENCE

LOBBY, PLAYING, OVER = CODES = ("BBBBBB", "CCCCCC", "DDDDDD")
"""Tables that there are."""

KNOWN: dict[str, tuple[Any, ...]] = {
    "code": CODES,
    "game": tuple(each.name for each in titles()),
    "round": (1,),
    "decision": (1,),
    "actions": ("", "9", "9,9"),
}
"""What makes sense, which is seldom made up."""

CALLERS = ("Ana", "Ana 2", "Zoe", *(f"{name} 1" for name in NAMES))
"""Who asks: the host of a table, whoever has resigned, nobody, and those who play."""

CASES = 30
"""How many of each request are made up, besides those that its description suggests."""

HELD: list[schemathesis.CheckFunction] = [
    checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_headers_conformance,
    checks.response_schema_conformance,
    checks.unsupported_method,
]

CONFIG = schemathesis.Config.from_dict(
    {
        "seed": 1,
        "generation": {"max-examples": CASES, "database": "none", "no-shrink": True},
        "phases": {"stateful": {"enabled": False}},
    }
)
schema = schemathesis.openapi.from_dict(openapi(), config=CONFIG)
requested = schema.exclude(path_regex="/stream$")  # which has no end


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """A server with a table in each stage."""
    fresh = Sources()
    codes = chain(CODES, iter(fresh.code, None))
    settings = Settings(port=0, db="sqlite://", bot_pace=(0, 0), limits=LOOSE)
    with running(settings, Sources(code=lambda: next(codes))) as where:
        asyncio.run(furnish(where))
        yield where


async def furnish(address: str) -> None:
    assert (await gathered(address, 2))[0] == LOBBY
    code, people = await gathered(address, 5, family="1")
    assert code == PLAYING
    await people[0].start(code)
    code, people = await gathered(address, 2, game="uprising", family="2")
    assert code == OVER
    await people[0].start(code)
    await people[0].send(code, "resign")


@pytest.fixture(scope="module")
def session() -> Iterator[requests.Session]:
    with requests.Session() as line:
        line.trust_env = False
        yield line


@requested.parametrize()
def test_whatever_is_asked_is_answered_as_described(
    case: schemathesis.Case[Any], address: str, session: requests.Session
) -> None:
    draw = Random(crc32(repr((case.path_parameters, case.query, case.body)).encode()))
    parts: list[Any] = [case.path_parameters, case.query, case.body]
    for fields in [part for part in parts if isinstance(part, dict)]:
        for name in sorted(KNOWN.keys() & fields.keys()):
            if draw.random() < 0.7:
                fields[name] = draw.choice(KNOWN[name])
    caller = Guest(address, draw.choice(CALLERS) if case.method != "DELETE" else "Yan")
    session.cookies.clear()
    case.call_and_validate(
        base_url=f"http://{address}",
        session=session,
        headers={"cookie": caller.cookie},
        checks=HELD,
        timeout=PATIENCE,
    )
