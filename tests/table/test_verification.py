"""Cheats that a record gives away, and what holds when there are none."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from hashlib import sha256
from typing import Any

import msgspec
import pytest
from evening import GUESTS, HOST, NAMES, Evening, refused
from records import EVERY_GAME, changed, checked, lines_of, played, read_lines

from complot.core.contract import replace
from complot.core.errors import Code
from complot.core.seats import CHANCE
from complot.table import command as commands
from complot.table.row import Row
from entropies import entropy_of

EVENING = played("resistance", 5, {})
LINES = lines_of(EVENING)
LAST = len(LINES)

Lines = list[bytes]


@EVERY_GAME
@pytest.mark.parametrize("seed", [1, 2])
def test_an_honest_record_holds(
    game: str, guests: int, options: dict[str, object], seed: int
) -> None:
    evening = played(game, guests, options, seed)
    lines = lines_of(evening)
    findings = checked(lines, evening.commitment, entropy_of(HOST))
    assert (findings.code, findings.round, findings.game) == ("KESTREL", 1, game)
    assert (findings.seats, findings.steps) == (guests, len(lines) - 2)
    assert findings.commitment == evening.commitment


def test_so_does_one_of_a_table_where_much_has_changed_before_and_after_the_deal() -> None:
    evening = Evening(3)
    evening(HOST, commands.Create("resistance", NAMES[0]))
    for guest, name in zip(GUESTS[1:], NAMES[1:], strict=True):
        evening(guest, commands.Sit(name))
    evening("guest-zoe", commands.Sit("Zoe"))
    evening(HOST, commands.Kick(5))
    evening("guest-yan", commands.Watch("Yan"))
    evening("guest-yan", commands.Leave())
    evening(GUESTS[1], commands.Leave())
    evening(HOST, commands.Choose({"blind_spies": True}))
    evening(HOST, commands.AddBot("random", "Bob"))
    evening.ready(*GUESTS[2:])
    evening.start()
    evening(GUESTS[3], commands.Leave())
    evening.play_on()
    assert checked(lines_of(evening)).voided == 9
    evening(HOST, commands.Rematch())
    evening(HOST, commands.AddBot("random", "Cid"))
    evening.ready(GUESTS[2], GUESTS[4])
    evening.start()
    evening.play_on()
    assert checked(lines_of(evening, 2)).voided == 1


def edited(line: int, change: Callable[[Any], None]) -> Lines:
    """The record with one line changed; lines count from 1."""
    value = msgspec.json.decode(LINES[line - 1])
    change(value)
    return [*LINES[: line - 1], msgspec.json.encode(value), *LINES[line:]]


def proof_with(**fields: object) -> Lines:
    return [*LINES[:-1], changed(LINES[-1], **fields)]


PROOF: dict[str, Any] = msgspec.json.decode(LINES[-1])
OTHER = sha256(b"another seed").digest()


def step_line(*kinds: str) -> int:
    """The first line that has all of these."""
    for number, line in enumerate(LINES, start=1):
        if all(f'"{kind}"'.encode() in line for kind in kinds):
            return number
    raise AssertionError(kinds)


def swapped(values: list[Any], one: int, other: int) -> list[Any]:
    order = [*values]
    order[one], order[other] = order[other], order[one]
    return order


def with_entropies_swapped() -> Lines:
    first, second, *rest = PROOF["entropies"]
    one = {**first, "entropy": second["entropy"]}
    other = {**second, "entropy": first["entropy"]}
    return proof_with(entropies=[one, other, *rest])


def with_draw(k: int, **fields: int) -> Lines:
    draws = [{**each, **fields} if each["k"] == k else each for each in PROOF["draws"]]
    return proof_with(draws=draws)


def another_leader(step: Any) -> None:
    seat = step["entries"][0]["action"]["seat"]
    step["entries"][0]["action"]["seat"] = (seat + 1) % 5


def another_vote(step: Any) -> None:
    for entry in step["entries"]:
        entry["action"]["approve"] ^= True


def another_view(step: Any) -> None:
    step["seen"][0]["view"]["leader"] += 1


def another_audience(step: Any) -> None:
    private = next(each for each in step["told"] if each["to"])
    private["to"] = None


def a_peep(step: Any) -> None:
    step["told"] = step["told"][1:]


def another_winner(header: Any) -> None:
    header["returns"] = [-number for number in header["returns"]]


def another_chair(header: Any) -> None:
    header["players"] = swapped(header["players"], 0, 1)


DEAL = step_line("draw_leader")
VOTE = step_line("votes_revealed")
CHEATS: dict[str, tuple[Lines, Code, int]] = {
    "another server seed": (
        proof_with(server_seed=OTHER.hex()),
        Code.PROOF_COMMITMENT,
        LAST,
    ),
    "another server seed with its hash": (
        proof_with(server_seed=OTHER.hex(), commitment=sha256(OTHER).hexdigest()),
        Code.PROOF_SEED,
        LAST,
    ),
    "another seed of the deal": (proof_with(seed=OTHER.hex()), Code.PROOF_SEED, LAST),
    "swapped entropies": (with_entropies_swapped(), Code.PROOF_SEED, LAST),
    "an entropy left out": (proof_with(entropies=PROOF["entropies"][1:]), Code.PROOF_SEED, LAST),
    "an entropy twice": (
        proof_with(entropies=[*PROOF["entropies"], PROOF["entropies"][0]]),
        Code.PROOF_SEED,
        LAST,
    ),
    "another round": (proof_with(round=2), Code.RECORD_EDITED, LAST),
    "another draw of a seat": (with_draw(1, number=3), Code.PROOF_DRAW, LAST),
    "another total for a seat": (with_draw(1, total=5), Code.PROOF_DRAW, LAST),
    "another draw of a card": (with_draw(6, number=0, total=1), Code.PROOF_DRAW, DEAL),
    "a draw too many": (
        proof_with(draws=[*PROOF["draws"], {"k": len(PROOF["draws"]), "total": 1, "number": 0}]),
        Code.PROOF_DRAW,
        LAST,
    ),
    "a draw left out": (proof_with(draws=PROOF["draws"][:-1]), Code.PROOF_DRAW, DEAL),
    "other seats": (
        [edited(1, another_chair)[0], *proof_with(seating=swapped(PROOF["seating"], 0, 1))[1:]],
        Code.PROOF_SEATING,
        LAST,
    ),
    "seats that aren't the proof's": (edited(1, another_chair), Code.RECORD_EDITED, LAST),
    "a closed proof": (proof_with(server_seed=None), Code.PROOF_CLOSED, LAST),
    "a voided seed that isn't shown": (
        proof_with(voided=[{**each, "server_seed": None} for each in PROOF["voided"]]),
        Code.PROOF_COMMITMENT,
        LAST,
    ),
    "a voided commitment left out": (
        proof_with(voided=PROOF["voided"][:-1]),
        Code.PROOF_VOIDED,
        step_line("sat_down", "Dina"),
    ),
    "one voided for another reason": (
        proof_with(voided=[{**each, "cause": "wish"} for each in PROOF["voided"]]),
        Code.PROOF_VOIDED,
        step_line("sat_down", "Bea"),
    ),
    "another leader drawn": (edited(DEAL, another_leader), Code.PROOF_DRAW, DEAL),
    "another vote": (edited(VOTE, another_vote), Code.RECORD_EDITED, VOTE),
    "another view": (edited(VOTE, another_view), Code.RECORD_EDITED, VOTE),
    "a secret told to all": (edited(DEAL, another_audience), Code.RECORD_EDITED, DEAL),
    "an event left out": (edited(VOTE, a_peep), Code.RECORD_EDITED, VOTE),
    "another winner": (edited(1, another_winner), Code.RECORD_EDITED, 1),
    "a step left out": ([*LINES[: VOTE - 1], *LINES[VOTE:]], Code.RECORD_EDITED, VOTE),
    "a step twice": ([*LINES[:VOTE], *LINES[VOTE - 1 :]], Code.RECORD_EDITED, VOTE + 1),
}


@pytest.mark.parametrize("cheat", CHEATS)
def test_a_cheat_is_found_in_its_line(cheat: str) -> None:
    lines, code, line = CHEATS[cheat]
    refusal = refused(partial(checked, lines))
    assert (refusal.code, refusal.details.get("line")) == (code, line)


class Cheating(Evening):
    """A server that deals what it likes, and plays by the rules from there."""

    def keep(self, row: Row) -> Row:
        if isinstance(row.command, commands.Start):
            table = self.table
            chances = table.game.chances(table.game.start(table.options, len(table.chairs)))
            leaders = {table.codec.id_of(chances.at(lot)) for lot in range(len(chances.lots))}
            wanted = min(leaders - {row.moves[0][1]})
            row = replace(row, moves=((CHANCE, wanted), *row.moves[1:]))
        return super().keep(row)


def test_a_server_that_deals_other_cards_than_were_drawn_is_found_out() -> None:
    cheat = Cheating(1)
    cheat(HOST, commands.Create("resistance", NAMES[0]))
    for guest, name in zip(GUESTS[1:], NAMES[1:], strict=True):
        cheat(guest, commands.Sit(name))
    cheat.ready(*GUESTS[1:])
    cheat.start()
    cheat.play_on()
    lines = lines_of(cheat)
    refusal = refused(partial(checked, lines))
    assert refusal.code is Code.PROOF_DRAW
    assert b"draw_leader" in lines[int(refusal.details["line"]) - 1]


def test_a_server_that_hides_a_deal_is_found_out_by_who_saw_it() -> None:
    """It drops what voided the deal with the deal itself; but somebody had a part in it."""
    evening = Evening(5)
    evening(HOST, commands.Create("resistance", NAMES[0]))
    for guest, name in zip(GUESTS[1:], NAMES[1:], strict=True):
        evening(guest, commands.Sit(name))
    evening.ready(GUESTS[1])
    seen = evening.commitment
    evening(HOST, commands.Wish(None))
    evening.ready(*GUESTS[1:])
    evening.start()
    evening.play_on()
    lines = lines_of(evening)
    assert checked(lines, seen).voided == 5
    proof: dict[str, Any] = msgspec.json.decode(lines[-1])
    hidden = [each for each in proof["voided"] if each["commitment"] != seen]
    before = next(number for number, line in enumerate(lines) if seen.encode() in line)
    wish = next(number for number, line in enumerate(lines) if b'"wish"' in line)
    step = changed(lines[before], commitment=proof["commitment"])
    kept = [step if at == before else line for at, line in enumerate(lines) if at != wish]
    cheat = [*kept[:-1], changed(lines[-1], voided=hidden)]
    assert checked(cheat).voided == 4, "the file alone doesn't tell"
    refusal = refused(partial(checked, cheat, seen))
    assert (refusal.code, refusal.details["value"]) == (Code.PROOF_UNSEEN, seen)


def test_what_a_reader_added_must_be_there() -> None:
    checked(LINES, *(entropy_of(guest) for guest in GUESTS[:4]))
    assert refused(partial(checked, LINES, entropy_of("Zoe"))).code is Code.PROOF_UNSEEN


def test_a_record_of_other_rules_can_t_be_played_again() -> None:
    lines = [changed(LINES[0], rules_version=99), *LINES[1:]]
    assert refused(partial(checked, lines)).code is Code.OTHER_RULES


def test_a_huge_total_is_not_drawn_for_ever() -> None:
    assert refused(partial(read_lines, with_draw(6, total=1 << 65))).code is Code.RECORD_LINE
