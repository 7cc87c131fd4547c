"""A first evening of Secrets: lied to, shot at, and on the other side in the end."""

from __future__ import annotations

from typing import Final

from complot.core.seats import CHANCE, Seat
from complot.games.secrets import SECRETS
from complot.games.secrets.actions import (
    Answer,
    Choose,
    DealToken,
    DrawBullet,
    DrawCharacter,
    DrawFirst,
    Interrupt,
    Investigate,
    Offer,
    Shoot,
)
from complot.games.secrets.claims import ItIs
from complot.games.secrets.facts import (
    ASSASSIN,
    CIA,
    DETECTIVE,
    DIPLOMAT,
    DOUBLE_AGENT,
    HIPPIE,
    JOURNALIST,
    KGB,
    PSYCHIATRIST,
    SCIENTIST,
    Character,
)
from complot.games.secrets.options import Options
from complot.lessons.lesson import Ask, Beat, Chapter, Deed, Explain, Quiz, Script, Word

_NAMES: Final = ("", "Vera", "Olaf", "Lena")
_YOU, _VERA, _OLAF, _LENA = range(len(_NAMES))


def _draws(*cards: Character) -> Beat:
    return Deed(CHANCE, tuple(map(DrawCharacter, cards)))


def _offers(seat: Seat, card: Character, to: Seat, *, said: Character) -> tuple[Beat, ...]:
    """A player keeps a card, offers it and says, true or not, what it is."""
    return (
        Deed(seat, (Choose(card),)),
        Deed(seat, (Offer(to),)),
        Word(seat, ItIs(said)),
    )


SCRIPT: Final = Script(
    SECRETS,
    Options(),
    _NAMES,
    (
        Chapter("identity"),
        Deed(CHANCE, (DrawFirst(_VERA), *map(DealToken, (CIA, KGB, CIA, HIPPIE, KGB)))),
        _draws(SCIENTIST, DETECTIVE),
        Explain("welcome", ("ring",)),
        Explain("notes", ("notes",)),
        Explain("tokens", ("facts",)),
        Chapter("offer"),
        *_offers(_VERA, DETECTIVE, _YOU, said=SCIENTIST),
        Explain("offer", (f"seat:{_VERA}",)),
        Ask("accept", (Answer(True),)),
        Ask("detective", (Investigate(_OLAF),), (f"seat:{_OLAF}",)),
        _draws(SCIENTIST, ASSASSIN),
        Explain("ally", ("notes",)),
        *_offers(_OLAF, SCIENTIST, _YOU, said=SCIENTIST),
        Ask("trust", (Answer(True),), (f"seat:{_OLAF}",)),
        Chapter("bullets"),
        _draws(ASSASSIN, JOURNALIST),
        *_offers(_LENA, ASSASSIN, _VERA, said=JOURNALIST),
        Explain("refusing", (f"seat:{_LENA}",)),
        Deed(_VERA, (Answer(False),)),
        Deed(CHANCE, (DrawBullet(-1),)),
        Deed(_LENA, (Shoot(_YOU),)),
        _draws(SCIENTIST, DIPLOMAT),
        Explain("bullet", (f"seat:{_YOU}",)),
        Chapter("turn"),
        Ask("choose", (Choose(SCIENTIST),)),
        Ask("give", (Offer(_OLAF),), (f"seat:{_OLAF}",)),
        Deed(_OLAF, (Answer(True),)),
        _draws(DOUBLE_AGENT, JOURNALIST),
        Explain("un", (f"seat:{_VERA}",)),
        Chapter("turncoat"),
        *_offers(_VERA, DOUBLE_AGENT, _YOU, said=JOURNALIST),
        Ask("risk", (Answer(True),), (f"seat:{_VERA}",)),
        _draws(JOURNALIST, DETECTIVE),
        Explain("swapped", ("notes",)),
        Explain("side", ("facts",)),
        *_offers(_OLAF, JOURNALIST, _LENA, said=JOURNALIST),
        Deed(_VERA, (Interrupt(True),)),
        _draws(SCIENTIST, DETECTIVE),
        Explain("journalist", (f"seat:{_VERA}",)),
        *_offers(_LENA, SCIENTIST, _OLAF, said=DETECTIVE),
        Deed(_OLAF, (Answer(True),)),
        _draws(ASSASSIN, PSYCHIATRIST),
        Explain("scientists", (f"seat:{_OLAF}",)),
        Quiz("hippie", (_LENA,), ("facts",)),
        Explain("lowest", ("displays",)),
        Chapter("end"),
        Ask("load", (Choose(ASSASSIN),)),
        Ask("return", (Offer(_LENA),), (f"seat:{_LENA}",)),
        Deed(_LENA, (Answer(False),)),
        Deed(CHANCE, (DrawBullet(-2),)),
        Ask("shoot", (Shoot(_OLAF),), (f"seat:{_OLAF}",)),
        Explain("over", ("displays",)),
        Explain("farewell", ("ring",)),
    ),
)
