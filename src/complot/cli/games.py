"""``complot games``: the games there are."""

from __future__ import annotations

from argparse import Namespace
from textwrap import fill
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table
from rich.text import Text

from complot.cli import flags
from complot.games import Title, titles
from complot.locale import Catalogue


def games(asked: Namespace, catalogue: Catalogue) -> int:
    """List every game with its players, options, rules and bots."""
    if asked.json:
        print(msgspec.json.encode([entry(each) for each in titles()]).decode())
        return 0
    console = Console(highlight=False, markup=False, emoji=False)
    for each in titles():
        _show(console, catalogue, each)
    return 0


def entry(each: Title) -> dict[str, Any]:
    """What a program wants to know of a game."""
    game = each.game
    return {
        "game": game.name,
        "players": {"least": game.seats[0], "most": game.seats[-1]},
        "options": msgspec.json.schema(game.options),
        "rules_version": game.rules_version,
        "bots": [*each.bots],
    }


def _show(console: Console, catalogue: Catalogue, each: Title) -> None:
    game = each.game
    name = catalogue.text(f"{game.name}-name")
    console.print(Text(f"{game.name}  ", style="bold").append(name))
    tagline = fill(catalogue.text(f"{game.name}-tagline"), console.width)
    console.print(Text(tagline, style="italic"))
    facts = Table(box=None, show_header=False, padding=(0, 1))
    least, most = game.seats[0], game.seats[-1]
    players = f"{least}–{most}" if least < most else f"{least}"
    facts.add_row(catalogue.text("games-players"), players)
    facts.add_row(catalogue.text("games-rules"), str(game.rules_version))
    facts.add_row(catalogue.text("games-bots"), ", ".join(each.bots))
    for number, field in enumerate(msgspec.structs.fields(game.options)):
        text = f"{game.name}-option-{field.name.replace('_', '-')}"
        words = Text(flags.flag(field), style="bold")
        words.append(f"  {catalogue.text(text)}. {catalogue.text(f'{text}.help')}", style="none")
        facts.add_row(catalogue.text("games-options") if number == 0 else "", words)
    console.print(facts)
