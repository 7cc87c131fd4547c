"""``complot simulate``: bots play many games, and we count how they end."""

from __future__ import annotations

from argparse import Namespace
from collections import Counter
from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import Any, Final

import msgspec
from rich import box
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from complot.bots import BUDGET, Bot
from complot.cli import flags
from complot.core.codec import codec_of
from complot.core.contract import AnyGame, Ending, Options
from complot.core.match import Match, Moved
from complot.games import title
from complot.locale import Catalogue

NOBODY: Final = "nobody"


def simulate(asked: Namespace, catalogue: Catalogue) -> int:
    """Play the games and show how often each side won, and by what."""
    chosen = title(asked.game)
    game = chosen.game
    players = game.seats[0] if asked.players is None else asked.players
    options = codec_of(game).options(flags.chosen(asked))
    bot = chosen.bot(asked.bots)
    game.start(options, players)  # refused before the bar is drawn
    on_stderr = Console(stderr=True)
    with Progress(console=on_stderr, transient=True, disable=not on_stderr.is_terminal) as bar:
        task = bar.add_task("", total=asked.games)
        count = Count(game, options, players)
        count.play(bot, asked.games, asked.seed, lambda: bar.advance(task))
    if asked.json:
        print(msgspec.json.encode(count.summary()).decode())
    else:
        _show(catalogue, count)
    return 0


class Count:
    """How many games ended how."""

    def __init__(self, game: AnyGame, options: Options, players: int) -> None:
        self.game = game
        self.options = options
        self.players = players
        self.games = 0
        self.actions = 0
        self.seconds = 0.0
        self.endings: Counter[tuple[str, str]] = Counter()
        """By the side that won and by what it won."""

    def play(self, bot: Bot, games: int, seed: int, advance: Callable[[], None]) -> None:
        """Play so many games; the seed and its number decide all of a game."""
        began = perf_counter()
        for number in range(games):
            ending = self._play(bot, Random(f"{seed} {number}"))
            self.endings[ending.side or NOBODY, ending.how] += 1
            self.games += 1
            advance()
        self.seconds += perf_counter() - began

    def _play(self, bot: Bot, rng: Random) -> Ending:
        match: Match[Any, Any, Any, Any] = Match(self.game, self.options, self.players)
        seed = rng.randbytes(32)
        match.deal(seed)
        while actors := match.actors():
            thought = bot(match.observation(actors[0]), BUDGET, rng)
            for claim in thought.says:
                match.say(actors[0], claim)
            match.step(actors[0], thought.action)
            match.deal(seed)
        self.actions += sum(isinstance(entry, Moved) for entry in match.log)
        ending = match.ending()
        assert ending is not None
        return ending

    def summary(self) -> dict[str, Any]:
        """What a program wants to know of it."""
        outcomes: Counter[str] = Counter()
        endings: Counter[str] = Counter()
        for (side, how), count in sorted(self.endings.items()):
            outcomes[side] += count
            endings[how] += count
        return {
            "game": self.game.name,
            "players": self.players,
            "options": msgspec.to_builtins(self.options),
            "games": self.games,
            "actions": self.actions,
            "seconds": round(self.seconds, 3),
            "outcomes": dict(outcomes),
            "endings": dict(endings),
        }


def _show(catalogue: Catalogue, count: Count) -> None:
    name = count.game.name
    game = catalogue.text(f"{name}-name")
    heading = catalogue.text("simulate-title", game=game, players=count.players, games=count.games)
    table = Table(title=heading, title_justify="left", box=box.SIMPLE_HEAD)
    for column in ("winner", "ending"):
        table.add_column(catalogue.text(f"simulate-{column}"))
    for column in ("count", "share"):
        table.add_column(catalogue.text(f"simulate-{column}"), justify="right")
    for (side, how), games in count.endings.most_common():
        owner = "core" if side == NOBODY else name
        table.add_row(
            catalogue.text(f"{owner}-side-{side}"),
            catalogue.text(f"{name}-how-{how.replace('_', '-')}"),  # nobody gives up here
            str(games),
            catalogue.text("simulate-percent", share=games / count.games),
        )
    console = Console(highlight=False, markup=False, emoji=False)
    console.print(table)
    seconds = round(count.seconds, 2)
    console.print(catalogue.text("simulate-effort", actions=count.actions, seconds=seconds))
