"""What ``docs/bots.md`` shows works."""

from __future__ import annotations

import asyncio
import re
import shlex
from pathlib import Path
from random import Random

import httpx
import pytest
from parlour import NO_TLS, Json, running, soon

from complot.client import AsyncClient, Client, new_token
from complot.core.chance import seed_of
from complot.core.match import Match
from complot.games import title

DOC = (Path(__file__).parent.parent.parent / "docs" / "bots.md").read_text()
LOCAL, REMOTE, SEATED, PROGRAM = re.findall(r"```python\n(.*?)```", DOC, re.DOTALL)
OPEN, ADD_BOT, STREAM, START, ACT = re.findall(r"^curl .*$", DOC, re.MULTILINE)


def test_the_bot_of_the_library_plays_whole_games() -> None:
    names: dict[str, object] = {}
    exec(compile(LOCAL, "bots.md", "exec"), names)
    bot = names["suspicious"]
    assert callable(bot)
    match = Match(title("resistance").game, title("resistance").game.options(), 5)
    match.deal(seed_of(1))
    rng = Random(1)
    while actors := match.actors():
        match.step(actors[0], bot(match.observation(actors[0]), 1, rng).action)
    assert match.ending() is not None


def run(program: str, address: str, code: str) -> None:
    """A program of the doc, at this table."""
    program = program.replace("http://localhost:8000", f"http://{address}")
    exec(compile(program.replace("BCDFGH", code), "bots.md", "exec"), {})


def test_the_bots_over_the_network_play_together() -> None:
    async def story(address: str) -> None:
        async with AsyncClient(address) as ana:
            code = await ana.open("resistance", "Ana")
            for number in range(2):
                await ana.add_bot(code, "random", f"Bot {number}")
            bots = [
                asyncio.create_task(asyncio.to_thread(run, program, address, code))
                for program in (REMOTE, SEATED)
            ]

            async def all_ready() -> bool:
                places = (await ana.see(code)).push.table.places
                return len(places) == 5 and all(each.ready for each in places[1:])

            await soon(all_ready)
            await ana.start(code)
            await ana.leave(code)  # and a bot of the server plays on
            await asyncio.gather(*bots)

    with running() as address:
        asyncio.run(story(address))


def test_the_program_plays_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    with running() as address:
        run(PROGRAM, address, "")
    assert capsys.readouterr().out.startswith("Ending(")


class Shell:
    """As much of a shell and of ``curl`` as the doc uses."""

    def __init__(self, address: str) -> None:
        self.names = {
            "SERVER": f"http://{address}",
            "TOKEN": new_token(),
            "ENTROPY": new_token(),
        }

    def curl(self, line: str) -> Json:
        for name, value in self.names.items():
            line = line.replace(f"${name}", value)
        program, *words = shlex.split(line)
        assert program == "curl"
        method, content, url = "GET", None, ""
        headers = {"content-type": "application/x-www-form-urlencoded"}
        for word in (rest := iter(words)):
            match word:
                case "-H":
                    name, _, value = next(rest).partition(": ")
                    headers[name] = value
                case "-d":
                    method, content = "POST", next(rest)
                case "-s" | "-sN":
                    pass
                case _:
                    url = word
        with (
            httpx.Client(verify=NO_TLS, trust_env=False) as http,
            http.stream(method, url, content=content, headers=headers) as answer,
        ):
            assert answer.status_code in (200, 201), answer.read()
            message: Json = httpx.Response(200, text=next(answer.iter_lines())).json()
            return message


def test_the_lines_for_curl_start_a_game_and_make_a_move() -> None:
    with running() as address:
        shell = Shell(address)
        shell.names["CODE"] = shell.curl(OPEN)["code"]
        for number in range(4):
            line = ADD_BOT.replace('"2"', f'"2{number}"').replace("Robin", f"Robin {number}")
            assert "seq" in shell.curl(line)
        push = shell.curl(STREAM)
        shell.names["COMMITMENT"] = push["table"]["commitment"]
        assert "seq" in shell.curl(START)
        with Client(address, shell.names["TOKEN"]) as same:
            for news in same.listen(shell.names["CODE"]):
                if news.push.decision is not None:
                    break
        push = shell.curl(STREAM)
        shell.names["DECISION"] = str(push["decision"])
        shell.names["ACTION"] = str(push["legal"][0]["id"])
        assert "seq" in shell.curl(ACT)
