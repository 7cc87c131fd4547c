"""The terminal: ``complot play``, ``serve``, ``verify`` and the others.

The law of this layer: it asks the other layers and shows what they answer, in the reader's
language; it knows no rules. Nothing imports it.
"""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence

from complot.cli.parser import INTERRUPTED, Command, asked_language, read
from complot.core.errors import Refused
from complot.locale import Catalogue, catalogue, language_of
from complot.locale.telling import tell_refusal


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; the exit code says how it went: 0 well, 1 a fault found, 2 refused."""
    words = sys.argv[1:] if argv is None else [*argv]
    _never_choke()
    speaking = catalogue(language_of(os.environ))
    try:
        speaking = catalogue(asked_language(words) or speaking.language)
        return _run(words, speaking)
    except Refused as refusal:
        print(tell_refusal(speaking, refusal), file=sys.stderr)
        return 2
    except SystemExit as leaving:  # argparse has shown help or what it can't read
        return leaving.code if isinstance(leaving.code, int) else 2
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:  # whoever was reading, `head` say, has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _run(words: list[str], speaking: Catalogue) -> int:
    # each when it is needed
    from complot.cli import (
        archive,
        conformance,
        games,
        play,
        replay,
        reports,
        rules,
        serve,
        simulate,
        verify,
    )

    asked = read(words, speaking)
    match asked.command:
        case Command.PLAY:
            return play.play(asked, speaking)
        case Command.SERVE:
            return serve.serve(asked, speaking)
        case Command.SIMULATE:
            return simulate.simulate(asked, speaking)
        case Command.GAMES:
            return games.games(asked, speaking)
        case Command.RULES:
            return rules.rules(asked, speaking)
        case Command.CONFORMANCE:
            return conformance.conformance(asked, speaking)
        case Command.REPLAY:
            return replay.replay(asked, speaking)
        case Command.VERIFY:
            return verify.verify_file(asked, speaking)
        case Command.EXPORT:
            return archive.export(asked, speaking)
        case Command.IMPORT:
            return archive.import_(asked, speaking)
        case Command.REPORTS:
            return reports.reports(asked, speaking)
    raise AssertionError(f"no such command: {asked.command}")


def _never_choke() -> None:
    """A letter that the terminal can't show, or a byte that is no letter, becomes a ``?``."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
