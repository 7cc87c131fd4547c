"""``docs/wire.md`` as a story: steps to be taken against a server, and what it should say to them.

A fenced block is a step; the line before it says which. ``<!-- test: … -->`` is a step that a
reader need not see. In what is shown, ``…`` stands for anything: as a text for any value, as the
last or first item of a list for more of them, as a key for more fields.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

DOC = Path(__file__).parent.parent.parent / "docs" / "wire.md"
ANYTHING = "…"
WIDTH = 96
FULL = object()

STEPS = re.compile(
    r"^(?P<label>(?!<!--)[^\n]*)\n\n?```(?P<language>json|http)\n(?P<body>.*?)^```$"
    r"|^<!-- test: (?P<aside>[^\n]*) -->$",
    re.MULTILINE | re.DOTALL,
)
LABELS = {
    "sends": r"(?P<who>\w+|Whoever is asked|Whoever isn't asked) sends( at (?P<at>[A-Z]{6}))?:",
    "hears": r"(?P<who>\w+) hears( at (?P<at>[A-Z]{6}))?:",
    "refused": r"Refused \((?P<status>\d+)\):",
    "socket sends": r"By socket, (?P<who>\w+) sends:",
    "socket hears": r"By socket, (?P<who>\w+) hears:",
    "socket closed": r"By socket, (?P<who>\w+) hears and is hung up on \((?P<closed>\d+)\):",
}
"""What stands before a block of JSON, by what it is then."""


@dataclass
class Step:
    """One thing to do or to look at, and where it stands."""

    kind: str
    words: dict[str, str]
    body: str
    line: int
    span: tuple[int, int]
    """From where to where the body stands."""
    label: tuple[int, int] = (0, 0)
    """And the line before it."""

    def __str__(self) -> str:
        return f"{DOC.name}:{self.line} ({self.kind} {self.words})"

    @property
    def shown(self) -> Any:
        """The JSON in it."""
        return json.loads(self.body)


def steps(text: str) -> Iterator[Step]:
    """All steps of the story, in order."""
    for found in STEPS.finditer(text):
        line = text.count("\n", 0, found.start()) + 1
        if found["aside"] is not None:
            yield Step("aside", {}, found["aside"], line, found.span("aside"))
            continue
        kind, words = ("http", {}) if found["language"] == "http" else _labelled(found["label"])
        yield Step(kind, words, found["body"], line, found.span("body"), found.span("label"))


def _labelled(label: str) -> tuple[str, dict[str, str]]:
    for kind, pattern in LABELS.items():
        if found := re.fullmatch(pattern, label):
            return kind, {name: word for name, word in found.groupdict().items() if word}
    return "shown", {}


@dataclass(frozen=True)
class Exchange:
    """A request and its answer, as an ``http`` block has them."""

    method: str
    path: str
    headers: dict[str, str]
    body: str
    status: int
    answered: dict[str, str]
    answer: str


def exchange(block: str) -> Exchange:
    """What an ``http`` block says."""
    asked, answered = re.split(r"^(?=HTTP/1\.1 )", block, flags=re.MULTILINE)
    (method, path, _), headers, body = _message(asked)
    (_, status, *_), heads, answer = _message(answered)
    return Exchange(method, path, headers, body, int(status), heads, answer)


def _message(text: str) -> tuple[list[str], dict[str, str], str]:
    head, _, body = text.partition("\n\n")
    first, *lines = head.strip().splitlines()
    headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines)}
    return first.split(), headers, body.strip()


def filled(shown: Any, actual: Any) -> Any:
    """What the doc should show of this, elided where it elides: equal to ``shown`` if that fits."""
    if shown == ANYTHING:
        return ANYTHING
    if isinstance(actual, dict):
        before = shown if isinstance(shown, dict) else {}
        if "message" in actual:  # words, which may change as they like
            before = {"message": ANYTHING, **before}
        elided = ANYTHING in before
        names = [name for name in actual if name in before or not elided]
        whole = {name: filled(before.get(name, FULL), actual[name]) for name in names}
        return {**whole, ANYTHING: ANYTHING} if elided else whole
    if isinstance(actual, list):
        known = shown if isinstance(shown, list) else []
        if len(known) > 1 and known[0] == ANYTHING:
            tail = actual[1 - len(known) :]
            return [ANYTHING] + [filled(*pair) for pair in zip(known[1:], tail, strict=False)]
        if known and known[-1] == ANYTHING:
            count = len(known) - 1
            return [filled(*pair) for pair in zip(known, actual[:count], strict=False)] + [ANYTHING]
        known = known + [FULL] * (len(actual) - len(known))
        return [filled(*pair) for pair in zip(known, actual, strict=False)]
    return actual


def fits(shown: Any, actual: Any) -> bool:
    """Whether this is what the doc shows."""
    return _canonical(filled(shown, actual)) == _canonical(shown)


def _canonical(value: Any) -> str:
    return json.dumps(value, sort_keys=True)  # to Python, true is one


def several(text: str) -> list[Any]:
    """The values of JSON that follow each other in a text."""
    values = []
    decoder = json.JSONDecoder()
    while text := text.strip():
        value, end = decoder.raw_decode(text)
        values.append(value)
        text = text[end:]
    return values


def header_fits(shown: str, actual: str) -> bool:
    """The same for a header."""
    pattern = ".*".join(map(re.escape, shown.split(ANYTHING)))
    return re.fullmatch(pattern, actual) is not None


def pretty(value: Any, indent: int = 0) -> str:
    """JSON as a person would write it: on one line where it fits."""
    line = json.dumps(value, ensure_ascii=False)
    if len(line) + indent <= WIDTH or not isinstance(value, dict | list) or not value:
        return line
    pad, end = " " * (indent + 2), " " * indent
    if isinstance(value, list):
        items = [pad + pretty(each, indent + 2) for each in value]
        return "[\n" + ",\n".join(items) + f"\n{end}]"
    fields = [
        f"{pad}{json.dumps(name, ensure_ascii=False)}: {pretty(each, indent + 2)}"
        for name, each in value.items()
    ]
    return "{\n" + ",\n".join(fields) + f"\n{end}}}"


def kinds_in(value: Any) -> Iterator[str]:
    """Every ``kind`` that is named in there."""
    if isinstance(value, dict):
        if isinstance(value.get("kind"), str):
            yield value["kind"]
        for each in value.values():
            yield from kinds_in(each)
    elif isinstance(value, list):
        for each in value:
            yield from kinds_in(each)
