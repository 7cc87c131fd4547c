"""The end of Secrets counted again, from what everyone was told and the clauses alone."""

from collections.abc import Iterable
from typing import Any

VALUES = {  # S1
    "psychiatrist": -1,
    "double_agent": 2,
    "politician": 3,
    "journalist": 3,
    "diplomat": 1,
    "detective": -2,
    "scientist": 5,
    "assassin": 0,
}


def recount(events: Iterable[dict[str, Any]], seats: int) -> tuple[list[int], list[int], int]:
    """Scores and winners by seat, and the cards of the fullest display, from public events."""
    displays: list[list[list[Any]]] = [[] for _ in range(seats)]  # [character, face up]
    bullets: list[list[int]] = [[] for _ in range(seats)]
    count = [0] * seats
    sides: dict[int, str] = {}
    for event in events:
        match event:
            case {"kind": "card_turned_up", "seat": seat, "character": card}:
                if card != "politician":  # S24: that one never enters the display
                    _add(displays[seat], card)
                    count[seat] += 1
            case {"kind": "politician_placed", "whose": seat}:
                _add(displays[seat], "politician")
                count[seat] += 1
            case {"kind": "bullet_given", "whose": seat}:
                count[seat] += 1
            case {"kind": "bullet_revealed", "seat": seat, "value": value}:
                bullets[seat].append(value)
            case {"kind": "tokens_revealed"}:
                for side, field in (("cia", "cia"), ("kgb", "kgb"), ("hippie", "hippies")):
                    sides.update(dict.fromkeys(event[field], side))
    points = [
        sum(VALUES[card] for card, up in displays[seat] if up) + sum(bullets[seat])  # S32
        for seat in range(seats)
    ]
    return points, _winners(points, sides), max(count)


def _add(display: list[list[Any]], card: str) -> None:
    """One more card, and what is turned down for it (S18, S28 with ``fresh``)."""
    display.append([card, True])
    same = [each for each in display if each == [card, True]]
    if len(same) == 2:
        for each in display if card == "scientist" else same:
            each[1] = False


def _winners(points: list[int], sides: dict[int, str]) -> list[int]:
    for seat, side in sides.items():
        if side == "hippie" and all(
            points[seat] < points[other] for other in range(len(points)) if other != seat
        ):
            return [seat]  # S33
    totals = {
        side: sum(points[seat] for seat, each in sides.items() if each == side)
        for side in ("cia", "kgb")
    }
    if totals["cia"] == totals["kgb"]:
        return []  # S34
    winner = max(totals, key=totals.__getitem__)
    return sorted(seat for seat, side in sides.items() if side == winner)
