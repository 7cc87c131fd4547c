"""``docs/wire.md`` is true, and leaves nothing out.

``python tests/server/test_server_wire_examples.py --write`` writes anew what the server answers.
"""

from __future__ import annotations

import asyncio
import json
import re
import sys
import typing

import msgspec
import pytest
from wiredoc import DOC, Step, exchange, filled, fits, header_fits, kinds_in, pretty, steps
from wirewalk import Walk

from complot.core.errors import Code
from complot.core.match import Concluded, Moved, Said
from complot.server.description import ROUTES
from complot.server.listeners import RESTART, TRY_AGAIN
from complot.server.refusals import WireCode
from complot.server.sockets import OURS
from complot.table import excerpt, fairness, message, proof, push, record, terms
from complot.table.command import Command, Create
from complot.table.notice import NOTICES, RulesChanged

UNHEARD = {
    Code.BAD_SETTING,
    Code.CODE_TAKEN,
    Code.NO_RULEBOOK,
    Code.NOT_INSTALLED,
    Code.ONE_PROCESS,
    Code.OTHER_RULES,
    Code.OUT_OF_ORDER,
    Code.UNKNOWN_CLAUSE,
    Code.UNKNOWN_LANGUAGE,
    Code.UNREADABLE,
    *(code for code in Code if code.startswith(("transcript_", "record_", "proof_"))),
    WireCode.NO_CALLS,
}
"""Refusals of the terminal and of the library, of games that we don't bring, and of a server
without all its packages."""

UNTOLD = {RulesChanged.kind()}
"""What no guest can bring about: the doc shows it, and nobody is asked."""

TOO_BIG = 1009
"""What the protocol itself says of a message that is too long."""

CLOSES = {TOO_BIG, RESTART, TRY_AGAIN, OURS + 404}

STRUCTS = {
    each
    for module in (excerpt, fairness, message, proof, push, record, terms)
    for each in vars(module).values()
    if isinstance(each, type) and issubclass(each, msgspec.Struct)
    if each.__module__ == module.__name__ and each not in (fairness.Voided, record.Read)
}
"""All that is sent by itself or as a part of something else."""


def story() -> list[Step]:
    return [*steps(DOC.read_text())]


def test_every_example_is_what_the_server_says() -> None:
    asyncio.run(Walk().through(story()))


def test_every_command_has_an_example_that_is_accepted() -> None:
    taken = story()
    accepted = {
        step.shown["kind"]
        for step, after in zip(taken, [*taken[1:], None], strict=True)
        if step.kind == "sends" and (after is None or after.kind != "refused")
    }
    assert accepted == {each.kind() for each in typing.get_args(Command)} - {Create.kind()}


def test_every_route_has_an_example() -> None:
    asked = [exchange(step.body) for step in story() if step.kind == "http"]
    for route in ROUTES:
        pattern = re.sub("{[a-z_]+}", "[^/]+", route.path) + r"(\?.*)?"
        fitting = [
            each
            for each in asked
            if each.method.lower() == route.method
            and re.fullmatch(pattern, each.path)
            and each.status == route.status
        ]
        assert fitting, f"{route.method} {route.path}"


def test_every_event_of_a_table_is_heard_in_an_example() -> None:
    heard = {kind for step in story() if step.kind == "hears" for kind in kinds_in(step.shown)}
    events = {each.kind() for each in (*NOTICES, Moved, Said, Concluded)}
    assert sorted(events - heard - UNTOLD) == []
    shown = {kind for step in story() if step.kind == "shown" for kind in kinds_in(step.shown)}
    assert shown == UNTOLD


def test_every_refusal_has_an_example() -> None:
    said: set[str] = set()
    for step in story():
        if step.kind == "refused":
            said.add(step.shown["code"])
        elif step.kind == "http" and exchange(step.body).status >= 400:
            said.add(json.loads(exchange(step.body).answer)["code"])
    codes = {code.value for code in (*Code, *WireCode) if code not in UNHEARD}
    assert sorted(codes - said) == []
    assert sorted(said - codes) == []


def test_every_way_to_be_hung_up_on_has_an_example() -> None:
    closed = {int(step.words["closed"]) for step in story() if "closed" in step.words}
    assert closed == CLOSES


def test_every_field_is_explained() -> None:
    words = set(re.findall("`([a-z0-9_]+)`", DOC.read_text()))
    fields = {field.name for struct in STRUCTS for field in msgspec.structs.fields(struct)}
    assert sorted(fields - words) == []


@pytest.mark.parametrize(
    ("shown", "actual", "fit"),
    [
        ("…", {"a": 1}, True),
        ({"a": 1}, {"a": 1, "b": 2}, False),
        ({"a": 1, "…": "…"}, {"a": 1, "b": 2}, True),
        ({"a": 2, "…": "…"}, {"a": 1, "b": 2}, False),
        ({"a": 1, "b": 2, "…": "…"}, {"a": 1}, False),
        ([1, "…"], [1, 2, 3], True),
        ([1], [1, 2], False),
        ([], [1], False),
        ([2, "…"], [1, 2], False),
        ({}, {}, True),
        ({}, {"a": 1}, False),
        (1, 2, False),
        (True, 1, False),
    ],
)
def test_what_is_left_out_is_left_out_on_purpose(shown: object, actual: object, fit: bool) -> None:
    assert fits(shown, actual) is fit
    assert fits(filled(shown, actual), actual)
    assert json.loads(pretty(actual)) == actual


def test_headers_may_be_left_out_in_part() -> None:
    assert header_fits("complot_guest=…; Path=/", "complot_guest=00; Path=/")
    assert not header_fits("complot_guest=…; Path=/", "complot_guest=00")


def main() -> None:
    """Write what the server answers into the doc."""
    text = DOC.read_text()
    written: dict[tuple[int, int], str] = {}
    walk = Walk(written.__setitem__)
    asyncio.run(walk.through([*steps(text)]))
    for (begin, end), body in sorted(written.items(), reverse=True):
        text = text[:begin] + body + text[end:]
    DOC.write_text(text)


if __name__ == "__main__" and "--write" in sys.argv:
    main()
