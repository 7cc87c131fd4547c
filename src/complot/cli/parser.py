"""The command line: its commands and flags, explained in the reader's language."""

from __future__ import annotations

import argparse
import sys
from argparse import ArgumentError, ArgumentParser, Namespace
from collections.abc import Sequence
from enum import StrEnum
from typing import Any, Final, NoReturn

from complot import __version__
from complot.cli.flags import add_flags
from complot.core.errors import Code, Refused
from complot.games import Title, title, titles
from complot.locale import LANGUAGES, Catalogue
from complot.server.choosing import entries, shown

SIMULATED_GAMES: Final = 1000
SERVE_FLAGS: Final = (
    "host",
    "port",
    "db",
    "workers",
    "redis",
    "trusted_proxies",
    "metrics_port",
    "log",
    "drain",
)
"""The settings of a server that have a flag; every one has a variable of the environment."""

SETTING: Final = "setting "
"""No flag of our own can be called so in the namespace."""

INTERRUPTED: Final = 130
"""The exit code that a shell expects of a program that Ctrl-C ended."""


class Command(StrEnum):
    """What the program can be told to do."""

    PLAY = "play"
    SERVE = "serve"
    SIMULATE = "simulate"
    GAMES = "games"
    RULES = "rules"
    CONFORMANCE = "conformance"
    REPLAY = "replay"
    VERIFY = "verify"
    EXPORT = "export"
    IMPORT = "import"
    REPORTS = "reports"


def asked_language(words: Sequence[str]) -> str | None:
    """The language asked for, wherever it stands: the help that follows is written in it."""
    early = ArgumentParser(prog="complot", add_help=False, allow_abbrev=False)
    early.add_argument("--lang", nargs="?")
    asked: str | None = early.parse_known_args(words)[0].lang
    return asked


def read(words: Sequence[str], catalogue: Catalogue) -> Namespace:
    """What the command line asks for; help and the version are shown at once."""
    named = next((each for each in titles() if each.name in words), None)
    parser = parser_of(catalogue, named)
    asked, strange = parser.parse_known_args(words)
    if asked.command is None and not strange:
        parser.print_help()
        parser.exit()
    if getattr(asked, "game", None) is not None:
        title(asked.game)  # refused before we complain about what it might know
        for word in strange:
            option = word.partition("=")[0].lstrip("-")
            raise Refused(Code.UNKNOWN_OPTION, option=option, game=asked.game)
    if strange:
        parser.error(catalogue.text("help-unknown", words=" ".join(strange)))
    return asked


def settings_in(asked: Namespace) -> dict[str, str]:
    """The settings of a server that were named on the command line, as they were written."""
    return {
        name.removeprefix(SETTING): word
        for name, word in vars(asked).items()
        if name.startswith(SETTING) and word is not None
    }


def parser_of(catalogue: Catalogue, named: Title | None) -> ArgumentParser:
    """The parser in this language, with the flags of the game that is named."""
    return _Builder(catalogue, named).parser


class _Builder:
    def __init__(self, catalogue: Catalogue, named: Title | None) -> None:
        self.catalogue = catalogue
        self.named = named
        self.common: dict[str, Any] = {
            "catalogue": catalogue,
            "add_help": False,
            "allow_abbrev": False,
            "exit_on_error": False,
            "formatter_class": _formatter(catalogue),
        }
        self.parser = _Parser(
            prog="complot", description=self._text("command-complot"), **self.common
        )
        self.commands = self.parser.add_subparsers(
            title=self._text("help-commands"), dest="command", metavar=self._text("help-command")
        )
        self._play()
        self._serve()
        self._simulate()
        self._games()
        self._rules()
        self._conformance()
        self._replay()
        self._verify()
        self._export()
        self._import()
        self._reports()
        flags = self.parser.add_argument_group(self._text("help-flags"))
        self._add(flags, "--version", action="version", version=f"complot {__version__}")
        self._everywhere(flags)

    def _play(self) -> None:
        flags = self._command(Command.PLAY, game="game")
        self._add(flags, "--players", type=self._count, metavar="N")
        if self.named and (known := self.named.game.sides):
            self._add(flags, "--side", metavar="|".join(known))
        self._add(flags, "--seed", type=self._number, metavar="N")
        self._add(flags, "--bots", metavar="BOT")
        self._add(flags, "--name", metavar=self._text("help-name"))
        self._everywhere(flags)

    def _serve(self) -> None:
        flags = self._command(Command.SERVE)
        self._settings(flags, SERVE_FLAGS)
        self._add(flags, "--settings", action="store_true")
        self._everywhere(flags)

    def _simulate(self) -> None:
        flags = self._command(Command.SIMULATE, game="game")
        self._add(flags, "--players", type=self._count, metavar="N")
        self._add(flags, "--games", type=self._count, metavar="N", default=SIMULATED_GAMES)
        self._add(flags, "--seed", type=self._number, metavar="N", default=0)
        self._add(flags, "--bots", metavar="BOT", default="random")
        self._add(flags, "--json", action="store_true")
        self._everywhere(flags)

    def _games(self) -> None:
        flags = self._command(Command.GAMES)
        self._add(flags, "--json", action="store_true")
        self._everywhere(flags)

    def _rules(self) -> None:
        flags = self._command(Command.RULES, game="game")
        self._add(flags, "--clause", metavar="ID")
        self._everywhere(flags)

    def _conformance(self) -> None:
        flags = self._command(Command.CONFORMANCE, game="game?")
        self._add(flags, "--deep", action="store_true")
        self._add(flags, "--json", action="store_true")
        self._everywhere(flags)

    def _replay(self) -> None:
        flags = self._command(Command.REPLAY, argument="file")
        self._add(flags, "--seat", type=self._count, metavar="N")
        self._everywhere(flags)

    def _verify(self) -> None:
        flags = self._command(Command.VERIFY, argument="file")
        self._add(flags, "--commitment", action="append", metavar="HEX")
        self._add(flags, "--entropy", action="append", metavar="HEX")
        self._add(flags, "--json", action="store_true")
        self._everywhere(flags)

    def _export(self) -> None:
        flags = self._command(Command.EXPORT, argument="code")
        self._settings(flags, ("db",))
        self._add(flags, "--out", metavar=self._text("help-file"))
        self._everywhere(flags)

    def _import(self) -> None:
        flags = self._command(Command.IMPORT, argument="file")
        self._settings(flags, ("db",))
        self._everywhere(flags)

    def _reports(self) -> None:
        flags = self._command(Command.REPORTS)
        self._settings(flags, ("db",))
        self._add(flags, "--json", action="store_true")
        self._everywhere(flags)

    def _settings(self, flags: argparse._ArgumentGroup, names: Sequence[str]) -> None:
        """Flags for settings of a server."""
        for each in entries():
            if each.name in names:
                about = self._text(f"flag-{each.flag.lstrip('-')}", default=shown(each.usual))
                dest, form = SETTING + each.name, each.form.replace("TEXT", each.name.upper())
                help_text = about.replace("%", "%%")
                flags.add_argument(each.flag, dest=dest, metavar=form, help=help_text)

    def _command(
        self, command: Command, game: str = "", argument: str = ""
    ) -> argparse._ArgumentGroup:
        about = self._text(f"command-{command}")
        parser = self.commands.add_parser(command, help=about, description=about, **self.common)
        if game:
            arguments = parser.add_argument_group(self._text("help-arguments"))
            optional: dict[str, Any] = {"nargs": "?"} if game.endswith("?") else {}
            self._add(arguments, "game", metavar=self._text("help-game"), **optional)
        if argument:
            arguments = parser.add_argument_group(self._text("help-arguments"))
            self._add(arguments, argument, metavar=self._text(f"help-{argument}"))
        if self.named and command in (Command.PLAY, Command.SIMULATE):
            called = self._text(f"{self.named.name}-name")
            group = parser.add_argument_group(self._text("help-options", game=called))
            add_flags(group, self.named.game, self.catalogue)
        return parser.add_argument_group(self._text("help-flags"))

    def _everywhere(self, flags: argparse._ArgumentGroup) -> None:
        self._add(flags, "--lang", metavar="|".join(LANGUAGES))
        self._add(flags, "--help", "-h", action="help")

    def _add(self, group: argparse._ArgumentGroup, flag: str, *other: str, **settings: Any) -> None:
        default = settings.get("default")
        values = {} if default is None else {"default": str(default)}
        text = self._text(f"flag-{flag.lstrip('-')}", **values)
        group.add_argument(flag, *other, help=text.replace("%", "%%"), **settings)

    def _count(self, word: str) -> int:
        if word.isascii() and word.isdigit() and int(word) > 0:
            return int(word)
        raise argparse.ArgumentTypeError(self._text("flag-bad-count", value=word))

    def _number(self, word: str) -> int:
        try:
            return int(word)
        except ValueError:
            text = self._text("flag-bad-number", value=word)
            raise argparse.ArgumentTypeError(text) from None

    def _text(self, name: str, **values: str) -> str:
        return self.catalogue.text(name, **values)


class _Parser(ArgumentParser):
    """Says in the reader's language what it can't read."""

    def __init__(self, catalogue: Catalogue, **settings: Any) -> None:
        super().__init__(**settings)
        self.catalogue = catalogue

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """As usual; a word in the wrong place is explained under the usage of its command."""
        try:
            return super().parse_known_args(args, namespace)
        except ArgumentError as fault:
            self.error(self._reason(fault, args))

    def error(self, message: str) -> NoReturn:
        """Show the usage and what is wrong, and leave."""
        if message.startswith("the following arguments"):
            missing = ("game", "file", "code")
            named = {each: self.catalogue.text(f"help-{each}") for each in missing}
            what = next(each for each in missing if message.endswith(named[each]))
            message = self.catalogue.text(f"help-missing-{what}")
        self.print_usage(sys.stderr)
        self.exit(2, f"{message}\n")

    def _reason(self, fault: ArgumentError, args: Sequence[str]) -> str:
        name, words = fault.argument_name, str(fault.message)
        if name is None:
            return words
        if name == self.catalogue.text("help-command"):
            word = next(each for each in args if repr(each) in words)
            known = ", ".join(Command)
            return self.catalogue.text("help-unknown-command", word=word, known=known)
        if isinstance(fault.__context__, argparse.ArgumentTypeError):
            return self.catalogue.text("help-bad-value", flag=name, reason=words)
        if words.startswith("expected"):
            return self.catalogue.text("help-no-value", flag=name)
        return self.catalogue.text("help-needless-value", flag=name)


def _formatter(catalogue: Catalogue) -> type[argparse.HelpFormatter]:
    """The usual layout, with the word for *usage* in this language."""

    class Formatter(argparse.HelpFormatter):
        def add_usage(
            self, usage: Any, actions: Any, groups: Any, prefix: str | None = None
        ) -> None:
            if prefix is None:
                prefix = f"{catalogue.text('help-usage')} "
            super().add_usage(usage, actions, groups, prefix)

    return Formatter
