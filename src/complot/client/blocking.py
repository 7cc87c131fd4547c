"""The same guest for programs that don't await."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterator, Mapping
from types import TracebackType
from typing import Any, TypeVar

from complot.client.calling import PATIENCE
from complot.client.guest import AsyncClient
from complot.client.news import News
from complot.core.contract import Action, Claim
from complot.table.command import Command
from complot.table.message import GameEntry
from complot.table.proof import Proof
from complot.table.push import Push

T = TypeVar("T")


class Client:
    """A guest, as ``AsyncClient`` is one; each method waits until it is done.

    For one thread, and not within an event loop.
    """

    def __init__(self, address: str, token: str | None = None, patience: float = PATIENCE) -> None:
        self._runner = asyncio.Runner()
        self._guest = AsyncClient(address, token, patience)

    @property
    def address(self) -> str:
        return self._guest.address

    @property
    def token(self) -> str:
        return self._guest.token

    @property
    def entropies(self) -> dict[tuple[str, int], str]:
        """By the table's code and the round, what this guest added to the deal."""
        return self._guest.entropies

    def __enter__(self) -> Client:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def _run(self, asked: Coroutine[Any, Any, T]) -> T:
        return self._runner.run(asked)

    def close(self) -> None:
        """Hang up. The guest keeps its seats."""
        self._run(self._guest.close())
        self._runner.close()

    def games(self) -> tuple[GameEntry, ...]:
        """What can be played there."""
        return self._run(self._guest.games())

    def open(self, game: str, name: str, options: Mapping[str, Any] | None = None) -> str:
        """Open a table and sit down at it; its code."""
        return self._run(self._guest.open(game, name, options))

    def see(self, code: str) -> News:
        """All that the guest may know of a table now."""
        return self._run(self._guest.see(code))

    def listen(self, code: str) -> Iterator[News]:
        """All that the guest may know, now and whenever there is something new."""
        listening = self._guest.listen(code)

        async def following() -> News:
            return await anext(listening)

        try:
            while True:
                yield self._run(following())
        finally:
            self._run(listening.aclose())

    def do(
        self,
        code: str,
        command: Command,
        command_id: str | None = None,
        patience: float | None = None,
    ) -> int:
        """Send any command; its number among the guest's own at this table."""
        return self._run(self._guest.do(code, command, command_id, patience))

    def sit(self, code: str, name: str) -> None:
        """Take a chair."""
        self._run(self._guest.sit(code, name))

    def leave(self, code: str) -> None:
        """Get up again."""
        self._run(self._guest.leave(code))

    def add_bot(self, code: str, bot: str, name: str) -> None:
        """Put one of the server's bots on a chair."""
        self._run(self._guest.add_bot(code, bot, name))

    def ready(self, code: str, ready: bool = True) -> None:
        """Be ready to start, or not yet; whoever is adds to the deal by that."""
        self._run(self._guest.ready(code, ready))

    def start(self, code: str) -> None:
        """Deal, adding to it like everyone who was ready."""
        self._run(self._guest.start(code))

    def act(self, push: Push, *actions: Action) -> None:
        """Answer the decision that a push asks for: with all of these, or none; and once."""
        self._run(self._guest.act(push, *actions))

    def say(self, code: str, claim: Claim, patience: float | None = None) -> None:
        """Make a claim of the game."""
        self._run(self._guest.say(code, claim, patience))

    def write(self, code: str, text: str) -> None:
        """Say something in words."""
        self._run(self._guest.write(code, text))

    def rematch(self, code: str) -> None:
        """Back to the chairs, for the next game of the series."""
        self._run(self._guest.rematch(code))

    def ahead(self, push: Push, *actions: Action) -> tuple[Action, ...]:
        """What one could do after these choices, which aren't made by asking."""
        return self._run(self._guest.ahead(push, *actions))

    def suggestion(self, push: Push) -> tuple[Action, ...]:
        """What one of the server's bots would do: choices for one ``act``."""
        return self._run(self._guest.suggestion(push))

    def proof(self, code: str, round: int) -> Proof:  # noqa: A002
        """What a deal was made of; once the game is over, all of it."""
        return self._run(self._guest.proof(code, round))
