"""What a guest has heard of a table so far."""

from __future__ import annotations

from typing import Any

from complot.core.contract import Event
from complot.core.match import Observation
from complot.core.value import Value
from complot.table.notice import NOTICES
from complot.table.push import Push


class Gap(Exception):
    """Something was missed in between; only a whole sync tells what."""


class News(Value):
    """The latest push, and every event of its game that the guest was told."""

    push: Push
    events: tuple[Event, ...]

    @property
    def observation(self) -> Observation[Any] | None:
        """All that the guest has to decide by, as a bot at the server would get it.

        ``None`` before the deal. What is told of the table besides the game isn't part of it.
        """
        push = self.push
        if push.view is None:
            return None
        heard = tuple(event for event in self.events if not isinstance(event, NOTICES))
        legal = tuple(choice.action for choice in push.legal)
        return Observation(push.table.seat, push.view, heard, legal)


def follow(before: News | None, push: Push) -> News:
    """The news with one push more."""
    since = push.cursor - len(push.events)
    if since == 0:
        return News(push, push.events)
    if before is None or _counted(before.push) != _counted(push) or len(before.events) != since:
        raise Gap
    return News(push, before.events + push.events)


def _counted(push: Push) -> tuple[int, str]:
    """What a push's cursor counts."""
    return push.round, push.epoch
