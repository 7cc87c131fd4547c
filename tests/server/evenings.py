"""An evening at one of two twin tables: all that each viewer is sent, by every wire there is."""

from __future__ import annotations

import json
import logging
import re
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import AsyncExitStack, contextmanager
from dataclasses import dataclass
from itertools import count
from typing import Any

import httpx
from parlour import NO_TLS, Guest, Json, Line
from readings import Reading, reading
from twins import CODES, SPECTATOR, Hands, Step, Twins, stored

from complot.games import title
from waiting import PATIENCE, come_true

Heard = Mapping[tuple[str, str], list[tuple[int, str]]]
"""By wire and viewer: the step of the evening, and the words."""

OPERATOR = ""
"""Who reads the log and the metrics, and sees no more than a spectator."""

CLAIMS: Mapping[str, tuple[Json, ...]] = {
    "resistance": ({"kind": "i_am", "role": "spy"}, {"kind": "accuse", "seat": 1}),
    "secrets": ({"kind": "i_am", "identity": "kgb"}, {"kind": "with_you", "seat": 1}),
    "uprising": ({"kind": "none_near"}, {"kind": "give_up"}),
}

REFUSED: tuple[Json, ...] = (
    {"kind": "start", "commitment": "0" * 64, "entropy": "0" * 64},
    {"kind": "wish", "side": "rebel"},
    {"kind": "rematch"},
    {"kind": "sit", "name": "Ana"},
    {"kind": "take_back"},
    {"kind": "kick", "chair": 9},
    {"kind": "readmit", "name": "Zoe"},
    {"kind": "nudge", "chair": 9},
    {"kind": "more_time"},
    {"kind": "replace", "chair": 9, "agree": True},
    {"kind": "volunteer", "chair": 0, "name": "Yan"},
    {"kind": "say", "claim": {"kind": "nothing"}},
    {"kind": "act", "decision": 1, "actions": [0, 0]},
    {"kind": "act", "decision": 1, "actions": [99_999]},
    {"kind": "remove_bot", "chair": 0},
    {"kind": "choose", "options": {}},
)
"""What nobody can do while a game runs."""

TIMELY = {"more_time", "take_back"}
"""But for this: with a clock it is done, and the evening would be another."""


@dataclass(frozen=True)
class Seen:
    """A viewer at a table, and what it asks by."""

    guest: Guest
    http: httpx.AsyncClient
    code: str
    push: Json
    step: int
    timed: bool
    """Whether time can be up."""

    async def get(self, path: str) -> str:
        """What is answered to a request."""
        return _words(await self.http.get(f"/api{path}"))

    async def at_table(self, path: str) -> str:
        return await self.get(f"/tables/{self.code}{path}")


async def ahead(seen: Seen) -> str:
    """What one could do next; refused to whoever isn't asked."""
    choices = ",".join(str(choice["id"]) for choice in seen.push["legal"][:1])
    return await seen.at_table(f"/ahead?decision={seen.push['decision'] or 1}&actions={choices}")


async def refusal(seen: Seen) -> str:
    command = REFUSED[seen.step // OFTEN % len(REFUSED)]
    if seen.timed and command["kind"] in TIMELY:
        command = REFUSED[0]
    body = {"command_id": f"refused-{seen.step}", "command": command}
    return _words(await seen.http.post(f"/api/tables/{seen.code}/commands", json=body))


Wire = Callable[[Seen], Awaitable[str]]

WIRES: Mapping[str, Wire] = {
    "table": lambda seen: seen.at_table(""),
    "ahead": ahead,
    "refusal": refusal,
}
"""What each viewer asks for after every other step, besides listening to its socket and stream."""

SELDOM: Mapping[str, Wire] = {
    "notes": lambda seen: seen.at_table("/notes"),
    "blocks": lambda seen: seen.at_table("/blocks"),
    "open tables": lambda seen: seen.get("/tables"),
    "own tables": lambda seen: seen.get("/me/tables"),
    "me": lambda seen: seen.get("/me"),
    "export": lambda seen: seen.at_table("/export"),
    "proof": lambda seen: seen.at_table("/proof"),
    "replays": lambda seen: seen.at_table("/replays"),
    "replay": lambda seen: seen.at_table("/replays/1"),
}
"""And what it asks for now and then."""

TIMED = re.compile(r"process_|complot_store_seconds|\w+_seconds_(bucket|sum)|\w+_created|#")
"""What the time tells, and what is stored when there is time; and what things are called."""

OFTEN, SELDOM_ENOUGH = 2, 8
"""After so many steps."""


def _words(answer: httpx.Response) -> str:
    """All of an answer but its date."""
    headers = sorted((name, value) for name, value in answer.headers.items() if name != "date")
    return json.dumps([answer.status_code, headers, answer.text])


class _Logged(logging.Handler):
    """All that is logged."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        details = getattr(record, "details", {})
        self.lines.append(f"{record.levelname} {record.name} {record.getMessage()} {details}")


@contextmanager
def logged() -> Iterator[list[str]]:
    """What the server logs meanwhile."""
    handler, server = _Logged(), logging.getLogger("complot")
    level = server.level
    server.addHandler(handler)
    server.setLevel(logging.DEBUG)
    try:
        yield handler.lines
    finally:
        server.setLevel(level)
        server.removeHandler(handler)


class Evening:
    """One of the two evenings."""

    def __init__(self, address: str, twins: Twins, world: int, hands: Hands) -> None:
        self.address = address
        self.hands = hands
        self.twins = twins
        self.world = world
        self.heard: defaultdict[tuple[str, str], list[tuple[int, str]]] = defaultdict(list)
        self._advised: set[str] = set()
        self._lines: dict[str, Line] = {}
        self._streams: dict[str, Reading] = {}
        self._http: dict[str, httpx.AsyncClient] = {}
        self._ids = count()

    async def spend(self, people: list[str]) -> Heard:
        """Go through the script; everybody listens and, in vain, tries what it may not do."""
        async with AsyncExitStack() as stack:
            for name in (*people, SPECTATOR):
                guest = Guest(self.address, name)
                http = httpx.AsyncClient(
                    base_url=f"http://{self.address}",
                    headers={"cookie": guest.cookie},
                    trust_env=False,
                    verify=NO_TLS,
                    timeout=PATIENCE,
                )
                self._http[name] = await stack.enter_async_context(http)
                self._lines[name] = await stack.enter_async_context(
                    guest.listening(self.twins.code)
                )
                await self._lines[name].hear()
                self._streams[name] = await stack.enter_async_context(
                    reading(guest, self.twins.code)
                )
            with logged() as log:
                for number, step in enumerate(self.twins.script):
                    self.hands.now = step.at
                    await self._talk(number, people)
                    await self._step(step, people[0])
                    await self._listen(number)
                    self.heard["log", OPERATOR] += [(number, line) for line in log]
                    log.clear()
                    if number % SELDOM_ENOUGH == 0:
                        await self._measure(number)
                if self._concludes:
                    await self._resign(people[0])
        return self.heard

    @property
    def _concludes(self) -> bool:
        return title(self.twins.setting.game).game.concludes

    async def _ask_by(self, line: Line, kind: str, **fields: Any) -> Json:
        """What is answered to a command, whose id nobody used in the lobby."""
        return await line.ask(kind, command_id=f"evening-{next(self._ids)}", **fields)

    async def _step(self, step: Step, first: str) -> None:
        """Somebody acts; where it isn't a player, whoever waits for it says so."""
        run = step.runs[self.world]
        if step.by == "player":
            line = self._lines[step.name]
            done = await self._ask_by(line, "act", decision=line.push["decision"], actions=run)
            assert done["kind"] == "answer", done
            return
        done = await self._ask_by(self._lines[first], "write", text=f"{step.name}?")
        assert done["kind"] == "answer", done
        before = stored(self.twins.files[self.world])
        self.hands.replies |= step.replies[self.world]
        await come_true(lambda: stored(self.twins.files[self.world]) > before)

    async def _talk(self, number: int, people: list[str]) -> None:
        """One after the other says something, true or not, and offers a draw where one can."""
        line = self._lines[people[number // 4 % len(people)]]
        claims = CLAIMS[self.twins.setting.game]
        says: tuple[tuple[str, Json], ...] = (
            ("write", {"text": f"number {number}"}),
            ("say", {"claim": claims[number // 4 % len(claims)]}),
            ("draw", {"offer": True}),
            ("draw", {"offer": False}),
        )
        kind, fields = says[number % 4]
        done = await self._ask_by(line, kind, **fields)
        assert (done["kind"] == "answer") is (kind != "draw" or self._concludes), done
        if number % SELDOM_ENOUGH == OFTEN:  # so that the other table is the last they were at
            guest = self._lines[people[0]].guest
            aside = await guest.send(CODES[1], "write", command_id=f"{number}", text="Anyone?")
            assert aside.status_code == 200, aside.text

    async def _resign(self, name: str) -> None:
        """The last that happens. Whoever asks for its record now may know everything."""
        done = await self._ask_by(self._lines[name], "resign")
        assert done["kind"] == "answer", done
        await self._listen(len(self.twins.script))

    async def _listen(self, number: int) -> None:
        """Hear everything: after what a step made them say, sockets answer what can't be done."""
        for name, line in self._lines.items():
            refused = await self._ask_by(line, "act", decision=0, actions=[0])
            assert refused["kind"] == "refusal"
            self.heard["socket", name] += [(number, frame) for frame in line.frames]
            for frame in line.frames:
                if json.loads(frame)["kind"] == "push":
                    while not (read := await self._streams[name].line()):
                        pass
                    assert read == frame, "a stream says what a socket says"
                    self.heard["stream", name].append((number, read))
            line.frames.clear()
            if number % OFTEN == 0 and self.twins.until.get(name, -1) >= number:
                await self._ask(number, name, line)

    async def _measure(self, number: int) -> None:
        """What the operator's programs read, but for what takes a while to do."""
        text = (await self._http[SPECTATOR].get("/metrics")).text
        lines = [line for line in text.splitlines() if not TIMED.match(line)]
        self.heard["metrics", OPERATOR].append((number, "\n".join(lines)))

    async def _ask(self, number: int, name: str, line: Line) -> None:
        timed = "clock" in self.twins.setting.terms
        seen = Seen(line.guest, self._http[name], self.twins.code, line.push, number, timed)
        seldom = number % SELDOM_ENOUGH == 0 and number < len(self.twins.script)
        wires = {**WIRES, **SELDOM} if seldom else WIRES
        for wire, ask in wires.items():
            self.heard[wire, name].append((number, await ask(seen)))
        owed = line.push["decision"]
        if owed is not None and self.twins.setting.advised and name not in self._advised:
            self._advised.add(name)
            advice = await seen.at_table(f"/suggestion?decision={owed}")
            self.heard["suggestion", name].append((number, advice))
