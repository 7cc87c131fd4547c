"""A first evening of The Resistance: one of the loyal, and a mission that fails."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from complot.core.seats import CHANCE, Seat
from complot.games.resistance import RESISTANCE
from complot.games.resistance.actions import CallVote, Deal, DrawLeader, Play, Propose, Vote
from complot.games.resistance.claims import Accuse, IPlayed
from complot.games.resistance.facts import LOYAL, SPY
from complot.games.resistance.options import Options
from complot.lessons.lesson import Ask, Beat, Chapter, Deed, Explain, Quiz, Script, Word

_NAMES: Final = ("", "Vera", "Olaf", "Lena", "Milo")
_YOU, _VERA, _OLAF, _LENA, _MILO = range(len(_NAMES))
_OTHERS: Final = (_VERA, _OLAF, _LENA, _MILO)


def _names(leader: Seat, *team: Seat) -> tuple[Beat, ...]:
    """A Leader names a team and calls the vote."""
    return (Deed(leader, (Propose(team),)), Deed(leader, (CallVote(),)))


def _votes(*approving: Seat) -> tuple[Beat, ...]:
    """The others vote; those named approve."""
    return tuple(Deed(seat, (Vote(seat in approving),)) for seat in _OTHERS)


def _plays(team: Iterable[Seat], failing: Iterable[Seat] = ()) -> tuple[Beat, ...]:
    """The others on the mission play their cards."""
    return tuple(Deed(seat, (Play(seat not in failing),)) for seat in team)


SCRIPT: Final = Script(
    RESISTANCE,
    Options(),
    _NAMES,
    (
        Chapter("roles"),
        Deed(CHANCE, (DrawLeader(_VERA), *map(Deal, (LOYAL, LOYAL, SPY, LOYAL, SPY)))),
        Explain("welcome", ("ring",)),
        Explain("folder", ("folder",)),
        Explain("spies", ("ring",)),
        Explain("missions", ("missions",)),
        Chapter("team"),
        *_names(_VERA, _VERA, _OLAF),
        Explain("leader", (f"seat:{_VERA}",)),
        Ask("first-vote", (Vote(True),)),
        *_votes(_VERA, _OLAF, _MILO),
        Explain("majority", ("ring",)),
        Chapter("mission"),
        *_plays((_VERA, _OLAF)),
        Explain("success", ("missions",)),
        *_names(_OLAF, _YOU, _OLAF, _MILO),
        Ask("on-team", (Vote(True),), (f"seat:{_OLAF}",)),
        *_votes(_OLAF, _MILO),
        Ask("card", (Play(True),)),
        *_plays((_OLAF, _MILO), failing=(_MILO,)),
        Explain("failure", ("missions",)),
        Chapter("suspects"),
        Quiz("who-failed", (_OLAF, _MILO), ("ring",)),
        Word(_MILO, IPlayed(True)),
        Word(_OLAF, Accuse(_YOU)),
        Explain("talk", ("talk",)),
        *_names(_LENA, _OLAF, _LENA),
        Ask("reject", (Vote(False),), (f"seat:{_OLAF}",)),
        *_votes(_OLAF, _LENA),
        Explain("rejected", ("missions",)),
        *_names(_MILO, _OLAF, _MILO),
        Ask("reject-again", (Vote(False),)),
        *_votes(_OLAF, _MILO),
        Quiz("who-approved", (_OLAF,), ("votes",)),
        Chapter("lead"),
        Ask("propose", (Propose((_YOU, _VERA)),), (f"seat:{_YOU}", f"seat:{_VERA}")),
        Ask("call", (CallVote(),)),
        Ask("own-team", (Vote(True),)),
        *_votes(_VERA, _LENA),
        Ask("own-card", (Play(True),)),
        *_plays((_VERA,)),
        Explain("two-fails", ("missions",)),
        *_names(_VERA, _YOU, _VERA, _LENA),
        Quiz("accuse", (_OLAF, _MILO), ("votes",)),
        Ask("last-vote", (Vote(True),)),
        *_votes(_VERA, _LENA),
        Ask("last-card", (Play(True),)),
        *_plays((_VERA, _LENA)),
        Explain("won", ("ring",)),
        Explain("as-a-spy", ("missions",)),
    ),
)
