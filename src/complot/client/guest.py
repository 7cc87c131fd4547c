"""A guest at a server: what it can ask for, and what it hears."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Callable, Mapping
from contextlib import aclosing
from types import TracebackType
from typing import Any

import msgspec
from msgspec import Raw

from complot.client.calling import PATIENCE, Caller, new_entropy, new_id, new_token
from complot.client.declined import Declined
from complot.client.news import Gap, News, follow
from complot.client.reading import read, read_push
from complot.core.codec import codec_of, encode
from complot.core.contract import Action, Claim
from complot.core.errors import Code
from complot.core.value import Value
from complot.games import title
from complot.table import command as commands
from complot.table.command import Command
from complot.table.message import Ahead, Done, GameEntry, NewTable, Opened, Sent, Suggestion
from complot.table.proof import Proof
from complot.table.push import Push


class AsyncClient:
    """A guest. Whoever comes again with the same token is the same guest.

    Every method returns when it is done, or raises ``Declined``; a server that is being started
    again, or is busy, is asked again for as long as one's patience lasts. Nothing is done twice.
    """

    def __init__(self, address: str, token: str | None = None, patience: float = PATIENCE) -> None:
        self.address = address
        self.token = token or new_token()
        self.entropies: dict[tuple[str, int], str] = {}
        """By the table's code and the round, what this guest added to the deal: to check it by."""
        self._caller = Caller(address, self.token, patience)

    async def __aenter__(self) -> AsyncClient:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Hang up. The guest keeps its seats."""
        await self._caller.close()

    async def games(self) -> tuple[GameEntry, ...]:
        """What can be played there."""
        return _entries.decode(await self._caller.call("GET", "/api/games"))

    async def open(self, game: str, name: str, options: Mapping[str, Any] | None = None) -> str:
        """Open a table and sit down at it; its code."""
        asked = NewTable(new_id(), game, name, dict(options or {}))
        return read(Opened, await self._caller.call("POST", "/api/tables", encode(asked))).code

    async def see(self, code: str) -> News:
        """All that the guest may know of a table now."""
        push = read_push(await self._caller.call("GET", f"/api/tables/{code}"))
        return News(push, push.events)

    async def listen(self, code: str) -> AsyncGenerator[News, None]:
        """All that the guest may know, now and whenever there is something new.

        It never ends by itself: if the stream breaks, it is taken up where it broke.
        """
        news: News | None = None

        def since() -> Mapping[str, int | str]:
            if news is None:
                return {}
            return {
                "cursor": news.push.cursor,
                "round": news.push.round,
                "epoch": news.push.epoch,
            }

        async with aclosing(self._caller.follow(f"/api/tables/{code}/stream", since)) as lines:
            async for line in lines:
                if read(_Kind, line).kind != "push":
                    continue
                push = read_push(line)
                try:
                    news = follow(news, push)
                except Gap:
                    news = await self.see(code)
                yield news

    async def do(
        self,
        code: str,
        command: Command,
        command_id: str | None = None,
        patience: float | None = None,
    ) -> int:
        """Send any command; its number among the guest's own at this table."""
        sent = encode(Sent(command_id or new_id(), command))
        path = f"/api/tables/{code}/commands"
        return read(Done, await self._caller.call("POST", path, sent, patience)).seq

    async def sit(self, code: str, name: str) -> None:
        """Take a chair."""
        await self.do(code, commands.Sit(name))

    async def leave(self, code: str) -> None:
        """Get up again."""
        await self.do(code, commands.Leave())

    async def add_bot(self, code: str, bot: str, name: str) -> None:
        """Put one of the server's bots on a chair."""
        await self.do(code, commands.AddBot(bot, name))

    async def ready(self, code: str, ready: bool = True) -> None:
        """Be ready to start, or not yet; whoever is adds to the deal by that."""
        if not ready:
            await self.do(code, commands.Ready(False))
            return
        await self._add(code, lambda *part: commands.Ready(True, *part))

    async def start(self, code: str) -> None:
        """Deal, adding to it like everyone who was ready."""
        await self._add(code, commands.Start)

    async def _add(self, code: str, command: Callable[[str, str], Command]) -> None:
        """Add to the deal that is coming; if it becomes another one meanwhile, to that.

        Fresh each time: whoever has seen what was added to one deal may not use it for the next.
        """
        while True:
            push = (await self.see(code)).push
            entropy = new_entropy()
            try:
                await self.do(code, command(push.table.commitment or "", entropy))
            except Declined as refusal:
                if refusal.code != Code.VOIDED:
                    raise
            else:
                self.entropies[push.table.code, push.round] = entropy
                return

    async def act(self, push: Push, *actions: Action) -> None:
        """Answer the decision that a push asks for: with all of these, or none.

        Once it is answered, another answer to the same decision changes nothing and is no fault:
        a push that came before the first one was heard asks for it still.
        """
        codec = codec_of(title(push.table.game).game)
        act = commands.Act(
            -1 if push.decision is None else push.decision,
            tuple(codec.id_of(action) for action in actions),
        )
        command_id = f"act-{push.round}-{push.table.seat}-{push.decision}"
        await self.do(push.table.code, act, command_id)

    async def say(self, code: str, claim: Claim, patience: float | None = None) -> None:
        """Make a claim of the game."""
        await self.do(code, commands.Say(Raw(encode(claim))), patience=patience)

    async def write(self, code: str, text: str) -> None:
        """Say something in words."""
        await self.do(code, commands.Write(text))

    async def rematch(self, code: str) -> None:
        """Back to the chairs, for the next game of the series."""
        await self.do(code, commands.Rematch())

    async def ahead(self, push: Push, *actions: Action) -> tuple[Action, ...]:
        """What one could do after these choices, which aren't made by asking."""
        codec = codec_of(title(push.table.game).game)
        numbers = ",".join(str(codec.id_of(action)) for action in actions)
        path = f"/api/tables/{push.table.code}/ahead"
        body = await self._caller.call("GET", path, decision=push.decision, actions=numbers)
        return tuple(choice.action for choice in read(Ahead, body, push.table.game).legal)

    async def suggestion(self, push: Push) -> tuple[Action, ...]:
        """What one of the server's bots would do: choices for one ``act``."""
        path = f"/api/tables/{push.table.code}/suggestion"
        body = await self._caller.call("GET", path, decision=push.decision)
        return tuple(choice.action for choice in read(Suggestion, body, push.table.game).actions)

    async def proof(self, code: str, round: int) -> Proof:  # noqa: A002
        """What a deal was made of; once the game is over, all of it.

        What this guest added should be among its entropies: see ``self.entropies``.
        """
        return read(Proof, await self._caller.call("GET", f"/api/tables/{code}/proof", round=round))


class _Kind(Value):
    kind: str


_entries = msgspec.json.Decoder(tuple[GameEntry, ...])
