"""What a viewer of Uprising knows, and states that it can't rule out.

The Rebel knows everything. The Government and spectators see the map, and conclude what they can
about the boxes from what they have seen (``evidence``).
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

from complot.core import contract
from complot.core.contract import Event, replace
from complot.core.seats import Seat, Viewer
from complot.games.uprising import (
    government,
    interrogation,
    jailbreak,
    over,
    pacing,
    rebel,
    setup,
    views,
)
from complot.games.uprising.board import OFF, Board
from complot.games.uprising.display import Display, number_set, numbers_of
from complot.games.uprising.events import (
    Captured,
    CounterDeployed,
    CounterPlaced,
    FreedHidden,
    FreedPlaced,
    Identified,
    JailbreakBegan,
    Killed,
    NexusEntered,
    RevolutionDeclared,
    RollCalled,
    SidesChanged,
    Swapped,
    SympathizerTurned,
    Transferred,
)
from complot.games.uprising.evidence import (
    AS_DUMMY,
    AS_SYMPATHIZER,
    Case,
    guess,
    insurgent_by,
    opened,
)
from complot.games.uprising.facts import (
    DUMMY,
    INSURGENT,
    INSURGENTS,
    OPENING,
    SYMPATHIZER,
    SYMPATHIZERS,
    Number,
    Numbers,
    Piece,
)
from complot.games.uprising.hexes import ALL, NEIGHBOURS, NEXUS, SPOT, Area, Hex, area
from complot.games.uprising.options import FREE_RESERVE, STUCK, Options
from complot.games.uprising.state import Uprising

_NEXUS: Final = 1 << NEXUS


class Knowledge(contract.Knowledge):
    """What is known of the game being played, beside what a view shows.

    The Rebel needs none of it: for him nothing is filled in.
    """

    options: Options
    rebel: Seat
    board: Board  # without the Agents
    case: Case
    gone: Numbers = 0  # out of the game
    revolution: bool = False

    @property
    def aware(self) -> bool:
        """Whether the viewer sees the boxes."""
        return self.viewer == self.rebel


def knowledge(options: Options, viewer: Viewer, rebel: Seat = 0) -> Knowledge:
    """What is known before a game in which this seat plays the Rebel."""
    board = Board(spots=(OFF,) * (options.numbers + 1))
    return Knowledge(viewer, options, rebel, board, opened(options.numbers))


def learn(known: Knowledge, event: Event) -> Knowledge:
    """What is known after being told one more event."""
    if isinstance(event, SidesChanged):
        return knowledge(known.options, known.viewer, event.seat)
    if known.aware:
        return known
    board, case = known.board, known.case
    match event:
        case CounterDeployed(number, name):
            return _deployed(known, number, name)
        case CounterPlaced(number, name):
            return _placed(known, number, name)
        case Swapped(one, other):
            return _moved(known, one, other, stays=False)
        case Transferred(name, to):
            return _moved(known, name, to, stays=False)
        case SympathizerTurned(name, to):
            return _moved(known, name, to, stays=True)
        case NexusEntered(False):
            quiet = board.spots.index(NEXUS)
            return replace(known, case=case.restricted(quiet, ~insurgent_by(case.epoch)))
        case Identified(number, name, piece):
            return _identified(known, number, name, piece)
        case FreedPlaced(name):
            return _freed_placed(known, name)
        case Captured(name) | Killed(name, Piece.INSURGENT):
            insurgents = board.open_insurgents & ~(1 << SPOT[name])
            return replace(known, board=replace(board, open_insurgents=insurgents))
        case Killed(name):
            sympathizers = board.open_sympathizers & ~(1 << SPOT[name])
            return replace(known, board=replace(board, open_sympathizers=sympathizers))
        case JailbreakBegan():
            insurgents = board.open_insurgents & ~_NEXUS
            return replace(known, board=replace(board, open_insurgents=insurgents))
        case FreedHidden(hidden):
            return replace(known, case=case.broke_out(hidden, _in_play(known)))
        case RevolutionDeclared():
            return replace(known, revolution=True)
        case RollCalled(True) if not board.open_insurgents:
            return replace(known, case=case.some_insurgent(_within(board, ALL)))
        case _:
            return known


def _within(board: Board, hexes: Area) -> Numbers:
    """The numbers that stand on one of these hexes."""
    return number_set(
        number for number, spot in enumerate(board.spots) if spot >= 0 and hexes >> spot & 1
    )


def _in_play(known: Knowledge) -> Numbers:
    """The numbers whose counters haven't left the game."""
    return (2 << known.options.numbers) - 2 & ~known.gone


def _deployed(known: Knowledge, number: Number, name: Hex) -> Knowledge:
    """One of the eight; among all of them is an Insurgent (U17)."""
    board = replace(known.board, spots=known.board.put(number, SPOT[name]))
    eight = _within(board, ALL)
    if eight.bit_count() < OPENING:
        return replace(known, board=board)
    return replace(known, board=board, case=known.case.some_insurgent(eight))


def _placed(known: Knowledge, number: Number, name: Hex) -> Knowledge:
    """What a number that is placed stands for, one of its neighbours supports (U26)."""
    board, near = known.board, NEIGHBOURS[SPOT[name]]
    insurgent = bool(near & board.open_insurgents)
    real = insurgent or bool(near & board.open_sympathizers)
    case = known.case.placed(number, _within(board, near), insurgent=insurgent, real=real)
    return replace(known, board=replace(board, spots=board.put(number, SPOT[name])), case=case)


def _freed_placed(known: Knowledge, name: Hex) -> Knowledge:
    """An Insurgent of the reserve came beside another, which may be hidden (U43, U-11)."""
    board, case, near = known.board, known.case, NEIGHBOURS[SPOT[name]]
    if not near & board.open_insurgents:
        case = case.some_insurgent(_within(board, near))
    insurgents = board.open_insurgents | 1 << SPOT[name]
    return replace(known, board=replace(board, open_insurgents=insurgents), case=case)


def _moved(known: Knowledge, one: Hex, other: Hex, *, stays: bool) -> Knowledge:
    """Counters moved openly (U12); where hidden Sympathizers can't, they are none (U-3)."""
    board, case = known.board, known.case
    if known.options.hidden_sympathizers_move is STUCK and not (known.revolution or stays):
        for name in (one, other):
            number = board.number(SPOT[name])
            if number is not None:
                case = case.restricted(number, ~AS_SYMPATHIZER)
    return replace(known, board=board.swapped(SPOT[one], SPOT[other]), case=case)


def _identified(known: Knowledge, number: Number, name: Hex, piece: Piece) -> Knowledge:
    """A counter left the game, and all saw what it was (U9)."""
    board, case, bit = known.board, known.case, 1 << SPOT[name]
    board = replace(board, spots=board.put(number, OFF))
    if piece is INSURGENT:
        board = replace(board, open_insurgents=board.open_insurgents | bit)
        case = case.restricted(number, insurgent_by(case.epoch))
    elif piece is SYMPATHIZER:
        board = replace(board, open_sympathizers=board.open_sympathizers | bit)
        case = case.restricted(number, AS_SYMPATHIZER)
    else:
        case = case.restricted(number, AS_DUMMY)
    return replace(known, board=board, case=case, gone=known.gone | 1 << number)


def imagine(known: Knowledge, seen: views.View, rng: Random) -> Uprising:
    """A state that the viewer can't rule out: what it sees, and boxes that fit."""
    phase: Any
    if isinstance(seen.scene, views.Preparing):
        display, phase = _prepared(seen.options.numbers, rng)
    else:
        display, phase = _display(known, seen, rng), _phase(seen)
        if isinstance(seen.scene, views.Freeing) and seen.scene.left is None:
            display, phase = _hidden_so_far(display, seen, rng)
    spots = [OFF] * (seen.options.numbers + 1)
    for counter in seen.counters:
        spots[counter.number] = SPOT[counter.hex]
    return Uprising(
        options=seen.options,
        display=display,
        board=Board(
            spots=tuple(spots),
            agents=area(SPOT[name] for name in seen.agents),
            open_insurgents=area(SPOT[s.hex] for s in seen.revealed if s.piece is INSURGENT),
            open_sympathizers=area(SPOT[s.hex] for s in seen.revealed if s.piece is SYMPATHIZER),
        ),
        rebel=seen.rebel,
        scores=seen.scores,
        turn=seen.turn,
        side=seen.side,
        space=seen.space,
        left=seen.left,
        captives=seen.captives,
        reserve=seen.reserve,
        killed=seen.killed,
        revolution=seen.revolution,
        phase=phase,
    )


def _prepared(numbers: int, rng: Random) -> tuple[Display, setup.Hiding | setup.Deploying]:
    """Boxes that the Rebel may be filling: some, or all of them."""
    boxes = rng.sample(range(1, numbers + 1), INSURGENTS + SYMPATHIZERS)
    order = [*sorted(boxes[:INSURGENTS]), *sorted(boxes[INSURGENTS:])]
    filled = order[: rng.randint(0, len(order))]
    display = Display(
        insurgents=number_set(filled[:INSURGENTS]),
        sympathizers=number_set(filled[INSURGENTS:]),
        undeployed=(2 << numbers) - 2,
    )
    return display, setup.Deploying() if len(filled) == len(order) else setup.Hiding()


def _display(known: Knowledge, seen: views.View, rng: Random) -> Display:
    """The boxes: those that the viewer sees, or such as it can't rule out."""
    found = {
        piece: number_set(each.number for each in seen.found if each.piece is piece)
        for piece in (INSURGENT, SYMPATHIZER, DUMMY)
    }
    if seen.insurgents is not None and seen.sympathizers is not None:
        insurgents, sympathizers = number_set(seen.insurgents), number_set(seen.sympathizers)
    else:
        courses = guess(known.case, rng)
        gone = known.gone
        now = insurgent_by(known.case.epoch)
        insurgents = number_set(n for n, each in enumerate(courses) if each & now) & ~gone
        sympathizers = (
            number_set(n for n, each in enumerate(courses) if each == AS_SYMPATHIZER) & ~gone
        )
    return Display(
        insurgents=insurgents,
        sympathizers=sympathizers,
        undeployed=number_set(seen.undeployed),
        were_insurgents=found[INSURGENT],
        were_sympathizers=found[SYMPATHIZER],
        were_dummies=found[DUMMY],
    )


def _hidden_so_far(
    display: Display, seen: views.View, rng: Random
) -> tuple[Display, jailbreak.Freeing]:
    """Boxes that the Rebel may have chosen so far after a jailbreak (U42)."""
    assert isinstance(seen.scene, views.Freeing)
    hiding = seen.scene.hiding
    empty = list(numbers_of(display.empty(seen.options.numbers)))
    count = min(hiding, len(empty))
    if seen.options.jailbreak_overflow is FREE_RESERVE:
        count = rng.randint(1, count)
    boxes = sorted(rng.sample(empty, count))[: rng.randrange(count)]
    insurgents = display.insurgents | number_set(boxes)
    phase = jailbreak.Freeing(hiding, len(boxes), boxes[-1] if boxes else 0)
    return replace(display, insurgents=insurgents), phase


def _phase(seen: views.View) -> Any:
    match seen.scene:
        case views.Hiding():
            return setup.Hiding()
        case views.Deploying(deployed):
            return setup.Deploying(_standing(deployed))
        case views.Siting(deployed, number):
            return setup.Siting(_standing(deployed), number)
        case views.Posting():
            return setup.Posting()
        case views.Pacing():
            return pacing.PACING
        case views.Rebelling():
            return rebel.REBELLING
        case views.Placing(number, reply):
            return rebel.Placing(number, reply)
        case views.Swapping(name):
            return rebel.Swapping(SPOT[name])
        case views.Transferring(name):
            return rebel.Transferring(SPOT[name])
        case views.Freeing(hiding, left, last):
            return jailbreak.Freeing(hiding, hiding - (left or 0), last or 0)
        case views.Governing():
            return government.GOVERNING
        case views.Moving(name):
            return government.Moving(SPOT[name])
        case views.Turning(name):
            return government.Turning(SPOT[name])
        case views.Judging(agent, name):
            return interrogation.Judging(SPOT[agent], SPOT[name])
        case views.Pressing(agent):
            return interrogation.Pressing(SPOT[agent])
        case views.Replying(placed):
            return interrogation.Replying(placed)
        case views.Over(winner, how, victor):
            return over.Over(winner, how, victor)
        case _:
            raise AssertionError(f"nothing to imagine in {seen.scene}")


def _standing(deployed: tuple[views.Counter, ...]) -> tuple[tuple[Number, int], ...]:
    return tuple((counter.number, SPOT[counter.hex]) for counter in deployed)
