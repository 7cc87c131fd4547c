"""The state of Uprising, and the course that its turns take."""

from __future__ import annotations

from typing import Final

from complot.core.contract import Tell, replace
from complot.core.seats import EVERYONE, Seat
from complot.core.value import Value
from complot.games.uprising.actions import Interrogate
from complot.games.uprising.board import OFF, Board, around, standing
from complot.games.uprising.display import Display, above, numbers_of
from complot.games.uprising.events import (
    BoxOpened,
    FreedHidden,
    GameEnded,
    Identified,
    Interrogated,
    JailbreakBegan,
    Killed,
    MatchEnded,
    NexusEntered,
    ReplyEnded,
    RevolutionDeclared,
    RollCalled,
    SidesChanged,
    TurnBegan,
    TurnEnded,
)
from complot.games.uprising.facts import (
    DUMMY,
    GOVERNMENT,
    INSURGENT,
    INSURGENTS,
    REBEL,
    REPLY,
    SYMPATHIZER,
    Numbers,
    Piece,
    Side,
    Space,
)
from complot.games.uprising.government import GOVERNING, Governing, Moving, Turning
from complot.games.uprising.hexes import NAMES, NEXUS, SPOT, Area, Spot
from complot.games.uprising.interrogation import Judging, Pressing, Replying
from complot.games.uprising.jailbreak import Freeing
from complot.games.uprising.options import PLACED_IN_NEXUS, STUCK, UNNOTICED, Options
from complot.games.uprising.over import Over
from complot.games.uprising.pacing import PACING, Pacing
from complot.games.uprising.rebel import (
    REBELLING,
    Placing,
    Rebelling,
    Swapping,
    Transferring,
)
from complot.games.uprising.setup import Deploying, Hiding, Posting, Siting

_NEXUS: Final[Area] = 1 << NEXUS


class Uprising(Value):
    """What all phases share, and the phase the game is in.

    The methods are the joints of a turn: a counter enters the Nexus or is uncovered, a counter is
    interrogated, the Revolution is declared, a turn and a game end.
    """

    options: Options
    display: Display
    board: Board
    rebel: Seat = 0  # who plays the Rebel
    scores: tuple[int, ...] = ()  # of a match: Insurgents left to the Rebel of each game over
    turn: int = 0  # Game Turn; 1 is the first
    side: Side = REBEL  # whose player turn it is
    space: Space = 0  # of the track, where the marker stands
    left: int = 0  # actions left in this turn
    captives: int = 0
    reserve: int = 0
    killed: int = 0  # Insurgents
    revolution: bool = False
    phase: (
        Hiding
        | Deploying
        | Siting
        | Posting
        | Pacing
        | Rebelling
        | Placing
        | Swapping
        | Transferring
        | Freeing
        | Governing
        | Moving
        | Turning
        | Judging
        | Pressing
        | Replying
        | Over
    ) = Hiding()

    @property
    def government(self) -> Seat:
        """Who plays the Government."""
        return 1 - self.rebel

    @property
    def mover(self) -> Seat:
        """Whose player turn it is."""
        return self.rebel if self.side is REBEL else 1 - self.rebel

    @property
    def all_numbers(self) -> Numbers:
        """The numbers used (U54)."""
        return (2 << self.options.numbers) - 2

    @property
    def insurgents_on_map(self) -> Area:
        """Where Insurgents stand, hidden or revealed."""
        return standing(self.board.spots, self.display.insurgents) | self.board.open_insurgents

    @property
    def doomed(self) -> bool:
        """No Insurgent is on the map, and so none can come there any more (U-23)."""
        if not self.turn or isinstance(self.phase, Over) or self.insurgents_on_map:
            return False
        if not isinstance(self.phase, Freeing):
            return True
        following = self.phase.boxes(self)
        return not following or not self._on_map(above(following[0] - 1))

    @property
    def at_stake(self) -> bool:
        """The only Insurgent on the map would free the captives and leave none there (U-23)."""
        standing_there = self.insurgents_on_map
        lone = standing_there and not standing_there & (standing_there - 1)
        return bool(lone and self.captives and not self._on_map(self.all_numbers))

    def _on_map(self, numbers: Numbers) -> Area:
        """Where those Dummies stand, of these numbers, that could become Insurgents (U42)."""
        return standing(self.board.spots, self.display.empty(self.options.numbers) & numbers)

    @property
    def movable(self) -> Area:
        """The Rebel's counters that may leave their hexes (U31, U46, U-3)."""
        board = self.board
        if self.revolution:
            return board.rebels
        movable = board.rebels & ~board.open_sympathizers
        if self.options.hidden_sympathizers_move is STUCK:
            movable &= ~standing(board.spots, self.display.sympathizers)
        return movable

    @property
    def suspects(self) -> Area:
        """What an Agent beside it can interrogate: all but frozen Sympathizers (U34, U-17)."""
        board = self.board
        return board.rebels if self.revolution else board.rebels & ~board.open_sympathizers

    def room(self, piece: Piece, *, nexus: bool) -> Area:
        """Where a counter that stands for this piece can be placed (U26, U-5, U-6)."""
        board = self.board
        if piece is DUMMY:
            support = board.rebels
        else:
            support = self.insurgents_on_map
            if piece is SYMPATHIZER:
                support |= (
                    standing(board.spots, self.display.sympathizers) | board.open_sympathizers
                )
        allowed = nexus and self.options.nexus_placement is PLACED_IN_NEXUS
        return around(support) & (board.open_to_rebels if allowed else board.free)

    def begins_turn(self, side: Side, turn: int, tell: Tell) -> Uprising:
        """A player turn begins with the marker (U21, U23)."""
        seat = self.rebel if side is REBEL else self.government
        tell(EVERYONE, TurnBegan(seat, side, turn))
        return replace(self, side=side, turn=turn, left=0, phase=PACING)

    def ends_turn(self, tell: Tell) -> Uprising:
        """The other player is next; after the Government's turn the end is checked (U21, U52)."""
        tell(EVERYONE, TurnEnded(self.mover, self.side))
        if self.side is REBEL:
            return self.begins_turn(GOVERNMENT, self.turn, tell)
        present = bool(self.insurgents_on_map)
        tell(EVERYONE, RollCalled(present))
        if not present:
            return self.ends(GOVERNMENT, "no_insurgents", tell)
        if self.turn >= self.options.turn_cap:
            return self.ends(None, "turn_cap", tell)
        return self.begins_turn(REBEL, self.turn + 1, tell)

    def revolts(self, tell: Tell) -> Uprising:
        """The Revolution is declared, and the captives die at once (U32, U48, U-22)."""
        tell(EVERYONE, RevolutionDeclared(self.rebel, self.captives))
        return replace(self, revolution=True, captives=0, killed=self.killed + self.captives)

    def enters_nexus(self, tell: Tell) -> Uprising:
        """A counter has just come into the Nexus before the Revolution (U40, U41, U-11)."""
        if not self.captives and self.options.empty_jailbreak is UNNOTICED:
            return self
        game = self
        number = self.board.number(NEXUS)
        if number is not None:
            insurgent = bool(self.display.insurgents >> number & 1)
            tell(EVERYONE, NexusEntered(insurgent))
            if not insurgent:
                return self
            game = self.uncovers(NEXUS, tell)
        return game._frees(tell) if self.captives else game

    def _frees(self, tell: Tell) -> Uprising:
        """The Insurgent in the Nexus leads the captives back into hiding (U41, U42)."""
        board = replace(self.board, open_insurgents=self.board.open_insurgents ^ _NEXUS)
        hiding = self.captives + 1
        tell(EVERYONE, JailbreakBegan(self.captives, hiding))
        return replace(self, board=board, captives=0).hides(Freeing(hiding), tell)

    def hides(self, freeing: Freeing, tell: Tell) -> Uprising:
        """The next Insurgent hides; or no other can, and the rest go to the reserve (U43)."""
        if freeing.hidden < freeing.hiding and freeing.boxes(self):
            return replace(self, phase=freeing)
        return self.has_hidden(freeing.hidden, freeing.hiding, tell)

    def has_hidden(self, hidden: int, hiding: int, tell: Tell) -> Uprising:
        """The jailbreak is over, and the Rebel's turn goes on (U42, U43)."""
        tell(EVERYONE, FreedHidden(hidden, hiding - hidden))
        return replace(self, reserve=self.reserve + hiding - hidden, phase=REBELLING)

    def uncovers(self, spot: Spot, tell: Tell) -> Uprising:
        """A hidden counter here leaves the game: a real piece takes its place (U9, U45)."""
        board = self.board
        number = board.number(spot)
        if number is None:
            return self
        piece = self.display.piece(number)
        tell(EVERYONE, Identified(number, NAMES[spot], piece))
        bit, spots = 1 << spot, board.put(number, OFF)
        if piece is INSURGENT:
            board = replace(board, spots=spots, open_insurgents=board.open_insurgents | bit)
        elif piece is SYMPATHIZER:
            board = replace(board, spots=spots, open_sympathizers=board.open_sympathizers | bit)
        else:
            board = replace(board, spots=spots)
        return replace(self, board=board, display=self.display.without(number))

    def interrogates(self, action: Interrogate, tell: Tell, *, free: bool) -> Uprising:
        """An Agent identifies the counter beside it, and what the table says follows (U34)."""
        tell(EVERYONE, Interrogated(action.agent, action.hex, free))
        spot = SPOT[action.hex]
        game = self.uncovers(spot, tell)
        board, bit = game.board, 1 << spot
        cost, killed = not free, 0
        if board.open_insurgents & bit:
            if not self.revolution:
                return replace(game, left=self.left - cost, phase=Judging(SPOT[action.agent], spot))
            tell(EVERYONE, Killed(action.hex, INSURGENT))
            board, killed = replace(board, open_insurgents=board.open_insurgents ^ bit), 1
        elif board.open_sympathizers & bit:
            if self.revolution:
                tell(EVERYONE, Killed(action.hex, SYMPATHIZER))
                board = replace(board, open_sympathizers=board.open_sympathizers ^ bit)
        elif self.revolution or self.options.ruthless:
            cost = False
        return replace(
            game,
            board=board,
            left=self.left - cost,
            killed=self.killed + killed,
            phase=GOVERNING,
        )

    def replies(self, placed: int, tell: Tell) -> Uprising:
        """The Rebel has placed so many counters in reply to the kill (U34, U-17)."""
        if placed < REPLY and self.display.undeployed:
            return replace(self, phase=Replying(placed))
        tell(EVERYONE, ReplyEnded(self.rebel, placed))
        return replace(self, phase=GOVERNING)

    def ends(self, winner: Side | None, how: str, tell: Tell) -> Uprising:
        """A game is over and the boxes are opened; in a match another may follow (U56, U-24)."""
        display = self.display
        for number in numbers_of(display.insurgents | display.sympathizers):
            tell(EVERYONE, BoxOpened(number, display.piece(number)))
        score = INSURGENTS - self.killed - self.captives
        tell(EVERYONE, GameEnded(winner, how, self.rebel, score))
        if not self.options.match:
            victor = None if winner is None else self.rebel if winner is REBEL else self.government
            return replace(self, left=0, phase=Over(winner, how, victor))
        if not self.scores:
            tell(EVERYONE, SidesChanged(self.government))
            return opening(self.options, self.government, (score,))
        (first,) = self.scores
        victor = None if first == score else int(score > first)
        tell(EVERYONE, MatchEnded(victor, first, score))
        return replace(self, scores=(first, score), left=0, phase=Over(winner, how, victor))


def opening(options: Options, rebel: Seat = 0, scores: tuple[int, ...] = ()) -> Uprising:
    """A game in which no box is filled yet (U16)."""
    return Uprising(
        options=options,
        display=Display(undeployed=(2 << options.numbers) - 2),
        board=Board(spots=(OFF,) * (options.numbers + 1)),
        rebel=rebel,
        scores=scores,
    )
