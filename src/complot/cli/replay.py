"""``complot replay``: a finished game in words, as somebody heard it, or everybody."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable, Iterator
from functools import reduce
from operator import or_
from typing import Any, Final

import msgspec

from complot.cli import file
from complot.cli.screen import PRIVATE
from complot.core.codec import codec_of
from complot.core.contract import Ending, Event
from complot.core.errors import Code, Refused
from complot.core.seats import Viewer
from complot.games import title
from complot.locale import Catalogue, NoText, tell
from complot.locale.telling import listed
from complot.table.notice import NOTICES, ReadyChanged
from complot.table.record import Heard, Read, read

ODD: Final = "\N{REPLACEMENT CHARACTER}"

SILENT: Final = (ReadyChanged,)
"""What nobody wants to hear of a game that is over."""


def replay(asked: Namespace, catalogue: Catalogue) -> int:
    """Tell the record, step by step."""
    found = read(file.read(asked.file))
    seats = len(found.header.players)
    viewer = None if asked.seat is None else asked.seat - 1
    if viewer is not None and viewer >= seats:
        raise Refused(Code.NO_SUCH_SEAT, seat=viewer)
    for line in _Telling(found, viewer, catalogue).lines():
        print(_harmless(line))
    return 0


def _harmless(line: str) -> str:
    """What people called themselves and said mustn't command the terminal."""
    return "".join(letter if letter.isprintable() else ODD for letter in line)


class _Telling:
    def __init__(self, found: Read, viewer: Viewer, catalogue: Catalogue) -> None:
        self.found = found
        self.viewer = viewer
        self.catalogue = catalogue
        self.names = [player.name for player in found.header.players]
        types: Any = codec_of(title(found.header.game).game).types["event"]
        self._typed: Callable[[Any], Event] = lambda event: msgspec.convert(
            event, reduce(or_, NOTICES, types)
        )

    def lines(self) -> Iterator[str]:
        header, text = self.found.header, self.catalogue.text
        game = text(f"{header.game}-name")
        yield text("replay-title", game=game, code=header.code, round=header.round)
        for seat, player in enumerate(header.players, start=1):
            yield f"  {seat}  {player.name}" + (f" ({player.bot})" if player.bot else "")
        if self.viewer is not None:
            yield text("replay-viewer", name=self.names[self.viewer])
        yield ""
        for step in self.found.steps:
            for heard in step.told:
                if self._hears(heard) and (words := self._words(heard)):
                    yield words
        yield ""
        yield self._ending(header.ending)

    def _hears(self, heard: Heard) -> bool:
        return self.viewer is None or heard.to is None or self.viewer in heard.to

    def _words(self, heard: Heard) -> str:
        try:
            event = self._typed(heard.event)
            if isinstance(event, SILENT):
                return ""
            owner = "table" if isinstance(event, NOTICES) else self.found.header.game
            words = tell(self.catalogue, owner, event, self.names, self.viewer)
        except (msgspec.ValidationError, NoText, LookupError):  # of rules that we don't know
            words = msgspec.json.encode(heard.event).decode()
        return words if heard.to is None else f"{PRIVATE} {self._whom(heard.to)}{words}"

    def _whom(self, to: tuple[int, ...]) -> str:
        """Whom something was told, where that isn't the reader."""
        if self.viewer is not None or not to:
            return ""
        names = listed(self.catalogue, [self.names[seat] for seat in to if seat < len(self.names)])
        return f"[{names}] "

    def _ending(self, ending: Ending) -> str:
        game, how = self.found.header.game, ending.how.replace("_", "-")
        text = self.catalogue.text
        winner = f"{game}-side-{ending.side}" if ending.side else "core-side-nobody"
        try:
            reason = text(f"{game}-how-{how}")
        except NoText:
            reason = text(f"core-how-{how}")
        return text("replay-ending", side=text(winner), how=reason)
