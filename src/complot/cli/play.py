"""``complot play``: one person and some bots at a table."""

from __future__ import annotations

import os
import shlex
from argparse import Namespace
from collections.abc import Sequence
from random import Random
from typing import Any, Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from complot.bots import BUDGET, Bot, suggest
from complot.cli import flags
from complot.cli.commander import Commander
from complot.cli.parser import INTERRUPTED
from complot.cli.person import Left, Person
from complot.cli.resistance import ResistanceScreen
from complot.cli.screen import Screen, wrapped
from complot.cli.secrets import SecretsScreen
from complot.cli.uprising import UprisingScreen
from complot.core import chance
from complot.core.codec import codec_of
from complot.core.contract import Action, AnyGame, Claim
from complot.core.errors import Code, Refused
from complot.core.match import Match, Observation
from complot.core.seats import Seat
from complot.games import Title, title
from complot.locale import Catalogue
from complot.locale.telling import Names

SCREENS: Final[dict[str, type[Screen]]] = {
    screen.game: screen for screen in (ResistanceScreen, SecretsScreen, UprisingScreen)
}
"""The games that can be drawn in a terminal."""

LONGEST_NAME: Final = 16

BOT_NAMES: Final = (
    *("Ada", "Bruno", "Chiara", "Diego", "Elif", "Farid", "Greta", "Hugo", "Inês", "Jun"),
    *("Kofi", "Leïla", "Mateo", "Nadia", "Olga", "Priya", "Quentin", "Rosa", "Sami", "Tove"),
    *("Uma", "Vera", "Wen", "Yuki", "Zoé"),
)


def play(asked: Namespace, catalogue: Catalogue) -> int:
    """Seat the person, play the game to its end, and say how to play it again."""
    chosen = title(asked.game)
    if chosen.name not in SCREENS:
        raise Refused(Code.UNKNOWN_GAME, game=chosen.name, known=", ".join(SCREENS))
    players = chosen.game.seats[0] if asked.players is None else asked.players
    options = codec_of(chosen.game).options(flags.chosen(asked))
    bot = chosen.bot(asked.bots or next(iter(chosen.bots)))
    match: Match[Any, Any, Any, Any] = Match(chosen.game, options, players)
    seed = int.from_bytes(os.urandom(4)) if asked.seed is None else asked.seed
    console = Console(highlight=False, markup=False, emoji=False)
    seat = _seat(chosen, match, getattr(asked, "side", None))
    sitting = Sitting(console, catalogue, match, bot, seed, asked.name or "", seat)
    code = 0
    try:
        sitting.play()
    except (Left, EOFError):
        console.print()
    except KeyboardInterrupt:
        console.print()
        code = INTERRUPTED
    command = _command(chosen, match, seed, asked)
    console.print(catalogue.text("play-again", command=command), soft_wrap=True)
    console.print(catalogue.text("play-farewell"))
    return code


def _seat(chosen: Title, match: Match[Any, Any, Any, Any], side: str | None) -> Seat | None:
    """The seat that plays this side; ``None`` if none was asked for."""
    if side is None:
        return None
    known = chosen.game.sides
    if side not in known:
        words = ", ".join(known)
        raise Refused(Code.UNKNOWN_SIDE, side=side, game=chosen.name, known=words)
    return known.index(side)


def _command(chosen: Title, match: Match[Any, Any, Any, Any], seed: int, asked: Namespace) -> str:
    """The words that deal the same game to the same seats."""
    words = ["complot", "play", chosen.name, "--players", str(match.seats)]
    words += [*flags.spelled(match.options), "--seed", str(seed)]
    for name in ("side", "bots", "name", "lang"):
        value = getattr(asked, name, None)
        words += [f"--{name}", value] if value else []
    return shlex.join(words)


class Sitting:
    """A game between a person and bots. The person is shown its own observation, nothing else."""

    def __init__(
        self,
        console: Console,
        catalogue: Catalogue,
        match: Match[Any, Any, Any, Any],
        bot: Bot,
        seed: int,
        name: str,
        seat: Seat | None = None,
    ) -> None:
        rng = Random(f"seats {seed}")
        self.console = console
        self.catalogue = catalogue
        self.match = match
        self.bot = bot
        self.seed = chance.seed_of(seed)
        drawn = rng.randrange(match.seats)
        self.seat: Seat = drawn if seat is None else seat
        self.names = _names(name, catalogue, match.seats, self.seat, rng)
        self.thoughts = [Random(f"seat {seat} {seed}") for seat in range(match.seats)]
        self.screen = SCREENS[match.game.name](catalogue, self.names, self.seat)
        self.person = self._person(match.game, self.names)
        self.told = 0
        self.stage = -1
        self.laid: object = None

    def _person(self, game: AnyGame, names: Names) -> Person:
        console, screen, catalogue = self.console, self.screen, self.catalogue
        if isinstance(screen, UprisingScreen):
            foresight = (self._after, self._advice, self.thoughts[self.seat])
            return Commander(console, screen, catalogue, game, names, self._say, *foresight)
        return Person(console, screen, catalogue, game, names, self._say)

    def play(self) -> None:
        """Until the game is over: chance first, then the bots, who may speak, then the person."""
        game = self.match.game.name
        seated = self.catalogue.text("play-seated", seat=self.seat + 1, count=self.match.seats)
        self.console.print(Text(self.catalogue.text(f"{game}-name"), style="bold"))
        tagline = wrapped(self.catalogue.text(f"{game}-tagline"), self.console.width)
        self.console.print(Text(tagline, style="italic"))
        self.console.print(wrapped(seated, self.console.width))
        while True:
            self.match.deal(self.seed)
            self._tell_news()
            actors = self.match.actors()
            if not actors:
                break
            others = [seat for seat in actors if seat != self.seat]
            if others:
                self._let_bot(others[0])
            else:
                self._ask_person()
        view = self.match.observation(self.seat).view
        self.console.print(self.screen.curtain(view, self.console.width))

    def _let_bot(self, seat: Seat) -> None:
        thought = self.bot(self.match.observation(seat), BUDGET, self.thoughts[seat])
        for claim in thought.says:
            self.match.say(seat, claim)
        self.match.step(seat, thought.action)

    def _ask_person(self) -> None:
        observation = self.match.observation(self.seat)
        view = observation.view
        stage, laid = self.screen.stage(view), self.screen.laid(view)
        if self.stage != stage:
            self.console.print(self.screen.table(view, *self.console.size))
        elif self.laid != laid:
            self.console.print(self.screen.cards(view, self.console.width))
        self.stage, self.laid = stage, laid
        self.match.act(self.seat, self.person.choose(observation))

    def _after(self, actions: Sequence[Action]) -> Observation[Any]:
        """What the person would have after these choices of its own; they aren't made."""
        return self.match.foresee(self.seat, actions).observation

    def _advice(self) -> tuple[Action, ...]:
        """What a bot would do in the person's place."""
        bot = next(iter(title(self.match.game.name).bots.values()))
        return suggest(self.match, self.seat, bot, BUDGET, self.thoughts[self.seat])

    def _say(self, claim: Claim) -> None:
        self.match.say(self.seat, claim)
        self._tell_news()

    def _tell_news(self) -> None:
        """What the person was told since it last looked, line by line."""
        events = self.match.observation(self.seat).events
        for event in events[self.told :]:
            if self.screen.hides(event):
                continue
            words = self.screen.words(event, self.seat)
            line = Table.grid(padding=(0, 1))
            line.add_row(self.screen.sign(event), wrapped(words, self.console.width - 2))
            self.console.print(line)
            aside = self.screen.aside(event)
            if aside is not None:
                self.console.print(aside)
        self.told = len(events)


def _names(
    name: str, catalogue: Catalogue, seats: int, person: Seat, rng: Random
) -> tuple[str, ...]:
    """What everyone is called: the person as it likes, the bots by names of many countries."""
    own = " ".join(name.split())[:LONGEST_NAME] or catalogue.text("play-you")
    free = [each for each in BOT_NAMES if each.casefold() != own.casefold()]
    names = rng.sample(free, seats)
    names[person] = own
    return tuple(names)
