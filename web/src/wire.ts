// Generated from the structs by `complot.table.typescript`; a test fails on a difference.

/** 0, 1, 2 … clockwise round the table; -1 is chance. */
export type Seat = number;

/** Somebody took a chair. */
export interface SatDown {
  kind: "sat_down";
  chair: number;
  name: string;
}

/** Somebody left, or a bot was sent away. */
export interface GotUp {
  kind: "got_up";
  name: string;
}

/** A bot took a chair. */
export interface BotSat {
  kind: "bot_sat";
  chair: number;
  name: string;
  bot: string;
}

/** The table plays by other options now. */
export interface OptionsChosen {
  kind: "options_chosen";
}

/** Somebody is ready, or isn't any more. */
export interface ReadyChanged {
  kind: "ready_changed";
  chair: number;
  ready: boolean;
}

/** A game begins: the chair of each seat. */
export interface Started {
  kind: "started";
  seating: readonly number[];
}

/** Somebody said something in words. */
export interface Wrote {
  kind: "wrote";
  name: string;
  text: string;
}

export type Notice =
  | SatDown
  | GotUp
  | BotSat
  | OptionsChosen
  | ReadyChanged
  | Started
  | Wrote;

export type ResistancePlotHand = "free" | "one_each";

export type ResistanceStrongLeaderAfter = "from_usurper" | "old_order";

export type ResistanceTakeResponsibility = "at_once" | "hold";

/** The variants and the expansion, alone or together. */
export interface ResistanceOptions {
  targeting: boolean;
  blind_spies: boolean;
  plot: boolean;
  plot_hand: ResistancePlotHand;
  strong_leader_after: ResistanceStrongLeaderAfter;
  take_responsibility: ResistanceTakeResponsibility;
}

export type ResistanceRole = "resistance" | "spy";

/** A mission that was carried out: a marker on the score board. */
export interface ResistanceReport {
  mission: number;
  team: readonly Seat[];
  fails: number;
  succeeded: boolean;
}

/** A mission's space on the score board. */
export interface ResistanceBoard {
  mission: number;
  size: number;
  fails_needed: number;
  report: ResistanceReport | null;
}

/** A team that was voted on: a row of the vote history. */
export interface ResistanceProposal {
  mission: number;
  attempt: number;
  leader: Seat;
  team: readonly Seat[];
  votes: readonly boolean[];
  approved: boolean;
  annulled: boolean;
}

/** The Leader is being drawn. */
export interface ResistanceDrawingLeader {
  kind: "drawing_leader";
}

/** The cards are being dealt. */
export interface ResistanceDealing {
  kind: "dealing";
  dealt: number;
}

/** The Leader chooses a mission. */
export interface ResistanceTargeting {
  kind: "targeting";
  attempt: number;
}

/** The Leader chooses a team. */
export interface ResistanceProposing {
  kind: "proposing";
  mission: number;
  attempt: number;
}

/** The team is discussed. */
export interface ResistanceDiscussing {
  kind: "discussing";
  mission: number;
  attempt: number;
  team: readonly Seat[];
}

/** The votes of the Opinion Makers: who approves, and who rejects. */
export interface ResistanceOpinions {
  approve: readonly Seat[];
  reject: readonly Seat[];
}

/** The team is voted on: who has voted, and how the viewer did. */
export interface ResistanceVoting {
  kind: "voting";
  mission: number;
  attempt: number;
  team: readonly Seat[];
  voted: readonly Seat[];
  mine: boolean | null;
  opinions: ResistanceOpinions | null;
}

/** The team plays its cards: all that shows is the viewer's own. */
export interface ResistanceOnMission {
  kind: "on_mission";
  mission: number;
  team: readonly Seat[];
  mine: boolean | null;
}

/** The game is over. */
export interface ResistanceOver {
  kind: "over";
  winner: ResistanceRole;
  how: string;
}

/** The Leader draws the Plot cards of the round. */
export interface ResistanceDrawingPlot {
  kind: "drawing_plot";
}

/** The Leader hands out the cards that were drawn. */
export interface ResistanceHandingOut {
  kind: "handing_out";
}

/** A player must look at a neighbour's Character card. */
export interface ResistanceOverhearing {
  kind: "overhearing";
  seat: Seat;
}

export type ResistanceCard = "overheard_conversation" | "opinion_maker" | "establish_confidence" | "open_up" | "no_confidence" | "keeping_a_close_eye" | "strong_leader" | "in_the_spotlight" | "take_responsibility";

/** A player must let another see their Character card, because of this Plot card. */
export interface ResistanceConfiding {
  kind: "confiding";
  seat: Seat;
  card: ResistanceCard;
}

/** A player must take a Plot card from another, or where it may wait, may. */
export interface ResistanceTakingResponsibility {
  kind: "taking_responsibility";
  seat: Seat;
  attempt: number;
  may_wait: boolean;
}

/** It is up to the first of these, each with a Strong Leader, to take over. */
export interface ResistanceUsurping {
  kind: "usurping";
  queue: readonly Seat[];
  attempt: number;
}

/** The Opinion Makers vote: who they are, who has voted, and how the viewer did. */
export interface ResistanceOpining {
  kind: "opining";
  mission: number;
  attempt: number;
  team: readonly Seat[];
  makers: readonly Seat[];
  voted: readonly Seat[];
  mine: boolean | null;
}

/** It is up to the first of these, each with No Confidence, to reject the approved team. */
export interface ResistanceAnnulling {
  kind: "annulling";
  queue: readonly Seat[];
  mission: number;
  attempt: number;
  team: readonly Seat[];
}

/** It is up to the first of these to put a team member in the Spotlight. */
export interface ResistanceSpotlighting {
  kind: "spotlighting";
  queue: readonly Seat[];
  mission: number;
  team: readonly Seat[];
}

/** It is up to the first of these to look at a Mission card; and the viewer's own card. */
export interface ResistanceInspecting {
  kind: "inspecting";
  queue: readonly Seat[];
  mission: number;
  team: readonly Seat[];
  mine: boolean | null;
}

/** Who has seen whose Character card; to the one who saw it, what it said. */
export interface ResistanceLook {
  seat: Seat;
  whose: Seat;
  role: ResistanceRole | null;
}

/** Who has seen whose Mission card; to the one who saw it, what it said. */
export interface ResistanceInspection {
  mission: number;
  seat: Seat;
  whose: Seat;
  success: boolean | null;
}

/** A Mission card was played face up (P16). */
export interface ResistanceSpotlit {
  mission: number;
  seat: Seat;
  success: boolean;
}

/** The Plot cards, and what they have let players see. */
export interface ResistancePlotView {
  deck: readonly ResistanceCard[];
  hands: readonly (readonly ResistanceCard[])[];
  drawn: readonly ResistanceCard[];
  served: readonly Seat[];
  deposed: Seat | null;
  spotlit: Seat | null;
  looks: readonly ResistanceLook[];
  inspections: readonly ResistanceInspection[];
  spotlights: readonly ResistanceSpotlit[];
}

/** The table as one viewer sees it. */
export interface ResistanceView {
  seat: Seat | null;
  waiting: readonly Seat[];
  seats: number;
  options: ResistanceOptions;
  spy_count: number;
  leader: Seat | null;
  role: ResistanceRole | null;
  spies: readonly Seat[];
  board: readonly ResistanceBoard[];
  proposals: readonly ResistanceProposal[];
  rejections: number;
  most_rejections: number;
  scene: ResistanceDrawingLeader | ResistanceDealing | ResistanceTargeting | ResistanceProposing | ResistanceDiscussing | ResistanceVoting | ResistanceOnMission | ResistanceOver | ResistanceDrawingPlot | ResistanceHandingOut | ResistanceOverhearing | ResistanceConfiding | ResistanceTakingResponsibility | ResistanceUsurping | ResistanceOpining | ResistanceAnnulling | ResistanceSpotlighting | ResistanceInspecting;
  plot: ResistancePlotView | null;
}

/** Chance: this player is the first Leader (R5). */
export interface ResistanceDrawLeader {
  kind: "draw_leader";
  seat: Seat;
}

/** Chance: the next player clockwise gets this Character card (R7). */
export interface ResistanceDeal {
  kind: "deal";
  role: ResistanceRole;
}

/** The Leader puts the round marker on a mission (R19). */
export interface ResistanceTarget {
  kind: "target";
  mission: number;
}

/** The Leader asks everyone to vote on the team (R11). */
export interface ResistanceCallVote {
  kind: "call_vote";
}

/** A player chooses a Vote token (R11). */
export interface ResistanceVote {
  kind: "vote";
  approve: boolean;
}

/** A team member plays a Mission card face down (R14). */
export interface ResistancePlay {
  kind: "play";
  success: boolean;
}

/** The Leader hands out the Team tokens (R10). */
export interface ResistancePropose {
  kind: "propose";
  team: readonly Seat[];
}

/** Chance: the next card of the deck is this (P3). */
export interface ResistanceDrawPlot {
  kind: "draw_plot";
  card: ResistanceCard;
}

/** The Leader gives a drawn card to another player (P3, P-10). */
export interface ResistanceHandOut {
  kind: "hand_out";
  card: ResistanceCard;
  seat: Seat;
}

/** Overheard Conversation: look at this neighbour's Character card (P9). */
export interface ResistanceLookAt {
  kind: "look_at";
  seat: Seat;
}

/** Open Up, Establish Confidence: let this player see one's Character card (P11, P12). */
export interface ResistanceShowTo {
  kind: "show_to";
  seat: Seat;
}

/** Take Responsibility: take this card from this player (P17). */
export interface ResistanceTakePlot {
  kind: "take_plot";
  card: ResistanceCard;
  seat: Seat;
}

/** Strong Leader: become the Leader (P15). */
export interface ResistanceUsurp {
  kind: "usurp";
}

/** No Confidence: reject the team that was approved (P13). */
export interface ResistanceAnnul {
  kind: "annul";
}

/** In the Spotlight: this member plays face up (P16). */
export interface ResistanceSpotlight {
  kind: "spotlight";
  seat: Seat;
}

/** Keeping a Close Eye on You: look at the card that this member played (P14). */
export interface ResistanceInspect {
  kind: "inspect";
  seat: Seat;
}

/** Keep the card; this chance to play it is gone (P5). */
export interface ResistancePass {
  kind: "pass";
}

export type ResistanceAction =
  | ResistanceDrawLeader
  | ResistanceDeal
  | ResistanceTarget
  | ResistanceCallVote
  | ResistanceVote
  | ResistancePlay
  | ResistancePropose
  | ResistanceDrawPlot
  | ResistanceHandOut
  | ResistanceLookAt
  | ResistanceShowTo
  | ResistanceTakePlot
  | ResistanceUsurp
  | ResistanceAnnul
  | ResistanceSpotlight
  | ResistanceInspect
  | ResistancePass;

/** I am Resistance; I am a spy. */
export interface ResistanceIAm {
  kind: "i_am";
  role: ResistanceRole;
}

/** This player is a spy. */
export interface ResistanceAccuse {
  kind: "accuse";
  seat: Seat;
}

/** I trust this player. */
export interface ResistanceTrust {
  kind: "trust";
  seat: Seat;
}

/** Approve this team; reject it. */
export interface ResistanceAdvise {
  kind: "advise";
  approve: boolean;
}

/** Put me on the team. */
export interface ResistanceTakeMe {
  kind: "take_me";
}

/** This is the team I would send. */
export interface ResistanceSuggest {
  kind: "suggest";
  team: readonly Seat[];
}

/** I played Success; I played Fail, on the last mission. */
export interface ResistanceIPlayed {
  kind: "i_played";
  success: boolean;
}

/** I saw this player's Character card: Resistance; a spy. */
export interface ResistanceISaw {
  kind: "i_saw";
  seat: Seat;
  role: ResistanceRole;
}

/** I saw this player's Mission card: Success; Fail. */
export interface ResistanceTheyPlayed {
  kind: "they_played";
  seat: Seat;
  success: boolean;
}

/** Play your Plot card; keep it. */
export interface ResistanceUrge {
  kind: "urge";
  seat: Seat;
  play: boolean;
}

/** Hand this Plot card to me. */
export interface ResistanceGiveMe {
  kind: "give_me";
  card: ResistanceCard;
}

export type ResistanceClaim =
  | ResistanceIAm
  | ResistanceAccuse
  | ResistanceTrust
  | ResistanceAdvise
  | ResistanceTakeMe
  | ResistanceSuggest
  | ResistanceIPlayed
  | ResistanceISaw
  | ResistanceTheyPlayed
  | ResistanceUrge
  | ResistanceGiveMe;

/** A seat, or chance, did something. The log keeps it; of others' moves nobody is told. */
export interface Moved<A> {
  kind: "moved";
  seat: Seat;
  action: A;
}

/** A seat made a claim, for everyone to hear. */
export interface Said<C> {
  kind: "said";
  seat: Seat;
  claim: C;
}

/** A seat resigned, or (``None``) all agreed on a draw. */
export interface Concluded {
  kind: "concluded";
  resigned: Seat | null;
}

/** To everyone: who leads first (R5). */
export interface ResistanceLeaderDrawn {
  kind: "leader_drawn";
  seat: Seat;
}

/** To everyone: that a player has got a Character card (R7). */
export interface ResistanceCardTaken {
  kind: "card_taken";
  seat: Seat;
}

/** To its holder: a Character card (R7). */
export interface ResistanceCardDealt {
  kind: "card_dealt";
  seat: Seat;
  role: ResistanceRole;
}

/** To everyone: the script of the spies' reveal was read out (R8). */
export interface ResistanceRevealRead {
  kind: "reveal_read";
}

/** To the spies: who they are (R9). */
export interface ResistanceSpiesRevealed {
  kind: "spies_revealed";
  spies: readonly Seat[];
}

/** To everyone: who leads, and which proposal of the round it is (R12, R17). */
export interface ResistanceLeaderNamed {
  kind: "leader_named";
  seat: Seat;
  attempt: number;
}

/** To everyone: the mission that the Leader chose (R19). */
export interface ResistanceMissionTargeted {
  kind: "mission_targeted";
  mission: number;
}

/** To everyone: the team that the Leader named (R10). */
export interface ResistanceTeamProposed {
  kind: "team_proposed";
  mission: number;
  team: readonly Seat[];
}

/** To everyone: the vote is on (R11). */
export interface ResistanceVoteCalled {
  kind: "vote_called";
}

/** To everyone: that a player has voted, not how. */
export interface ResistanceVoteCast {
  kind: "vote_cast";
  seat: Seat;
}

/** To everyone: all the votes at once, and what they decide (R11). */
export interface ResistanceVotesRevealed {
  kind: "votes_revealed";
  proposal: ResistanceProposal;
}

/** To everyone: how many fails were played, and whether the mission succeeded (R14, R15). */
export interface ResistanceMissionRevealed {
  kind: "mission_revealed";
  report: ResistanceReport;
}

/** To everyone: which side won, and by what (R2, R18). */
export interface ResistanceGameEnded {
  kind: "game_ended";
  winner: ResistanceRole;
  how: string;
}

/** To everyone, at the end: who the spies were. */
export interface ResistanceRolesRevealed {
  kind: "roles_revealed";
  spies: readonly Seat[];
}

/** To everyone: the Leader drew this card (P2, P3). */
export interface ResistancePlotDrawn {
  kind: "plot_drawn";
  card: ResistanceCard;
}

/** To everyone: the Leader gave this card to this player (P2, P3). */
export interface ResistancePlotHanded {
  kind: "plot_handed";
  seat: Seat;
  card: ResistanceCard;
}

/** To everyone: a player has seen another's Character card, not what it says (P-9). */
export interface ResistanceCharacterSeen {
  kind: "character_seen";
  seat: Seat;
  whose: Seat;
}

/** To the one who looked: what the other's Character card says (P9, P11, P12). */
export interface ResistanceRoleSeen {
  kind: "role_seen";
  seat: Seat;
  whose: Seat;
  role: ResistanceRole;
}

/** To everyone: a player took responsibility, and this card from another (P17). */
export interface ResistancePlotTaken {
  kind: "plot_taken";
  seat: Seat;
  card: ResistanceCard;
  whose: Seat;
}

/** To everyone: a card was put away without effect (P-7). */
export interface ResistancePlotDiscarded {
  kind: "plot_discarded";
  seat: Seat;
  card: ResistanceCard;
}

/** To everyone: a player did not play this card, and can't come back to it now (P5). */
export interface ResistancePlotPassed {
  kind: "plot_passed";
  seat: Seat;
  card: ResistanceCard;
}

/** To everyone: this player, a Strong Leader, takes over (P15). */
export interface ResistanceLeaderUsurped {
  kind: "leader_usurped";
  seat: Seat;
}

/** To everyone: this player, with No Confidence, undid the approval (P13). */
export interface ResistanceTeamAnnulled {
  kind: "team_annulled";
  seat: Seat;
}

/** To everyone: a player put this team member in the Spotlight (P16). */
export interface ResistanceSpotlightPlaced {
  kind: "spotlight_placed";
  seat: Seat;
  whose: Seat;
}

/** To everyone: how the Opinion Makers vote, before the others choose (P10). */
export interface ResistanceOpinionsShown {
  kind: "opinions_shown";
  opinions: ResistanceOpinions;
}

/** To everyone: each team member has played a Mission card (P-11). */
export interface ResistanceCardsPlayed {
  kind: "cards_played";
  mission: number;
}

/** To everyone: the Mission card that was played face up (P16). */
export interface ResistanceSpotlitShown {
  kind: "spotlit_shown";
  seat: Seat;
  success: boolean;
}

/** To everyone: who has looked at whose Mission card, not what it says (P-12). */
export interface ResistanceMissionCardInspected {
  kind: "mission_card_inspected";
  seat: Seat;
  whose: Seat;
}

/** To the one who looked: what the other's Mission card says (P14). */
export interface ResistanceMissionCardSeen {
  kind: "mission_card_seen";
  seat: Seat;
  whose: Seat;
  success: boolean;
}

export type ResistanceEvent =
  | Moved<ResistanceAction>
  | Said<ResistanceClaim>
  | Concluded
  | ResistanceLeaderDrawn
  | ResistanceCardTaken
  | ResistanceCardDealt
  | ResistanceRevealRead
  | ResistanceSpiesRevealed
  | ResistanceLeaderNamed
  | ResistanceMissionTargeted
  | ResistanceTeamProposed
  | ResistanceVoteCalled
  | ResistanceVoteCast
  | ResistanceVotesRevealed
  | ResistanceMissionRevealed
  | ResistanceGameEnded
  | ResistanceRolesRevealed
  | ResistancePlotDrawn
  | ResistancePlotHanded
  | ResistanceCharacterSeen
  | ResistanceRoleSeen
  | ResistancePlotTaken
  | ResistancePlotDiscarded
  | ResistancePlotPassed
  | ResistanceLeaderUsurped
  | ResistanceTeamAnnulled
  | ResistanceSpotlightPlaced
  | ResistanceOpinionsShown
  | ResistanceCardsPlayed
  | ResistanceSpotlitShown
  | ResistanceMissionCardInspected
  | ResistanceMissionCardSeen;

/** Open a table for a game, and sit down at it. */
export interface Create {
  kind: "create";
  game: string;
  name: string;
  options?: Record<string, unknown>;
}

/** Take a chair. */
export interface Sit {
  kind: "sit";
  name: string;
}

/** Get up again; while a game runs, a seat is kept. */
export interface Leave {
  kind: "leave";
}

/** Put a bot on a chair. */
export interface AddBot {
  kind: "add_bot";
  bot: string;
  name: string;
}

/** Take a bot off its chair. */
export interface RemoveBot {
  kind: "remove_bot";
  chair: number;
}

/** Choose how the table plays; what isn't named has its default. */
export interface Choose {
  kind: "choose";
  options: Record<string, unknown>;
}

/** Be ready to start, or not yet. */
export interface Ready {
  kind: "ready";
  ready: boolean;
}

/** Deal. */
export interface Start {
  kind: "start";
}

/** Answer the decision that one was asked, by ids of actions: all of them or none. */
export interface Act {
  kind: "act";
  decision: number;
  actions: readonly number[];
}

/** Make a claim of the game. */
export interface Say {
  kind: "say";
  claim: Vocabulary["claim"];
}

/** Say something in words. */
export interface Write {
  kind: "write";
  text: string;
}

/** Back to the chairs, for the next game of the series. */
export interface Rematch {
  kind: "rematch";
}

export type Command =
  | Create
  | Sit
  | Leave
  | AddBot
  | RemoveBot
  | Choose
  | Ready
  | Start
  | Act
  | Say
  | Write
  | Rematch;

/** Something the guest may do, and the id to do it by. */
export interface Choice<G extends Vocabulary = Vocabulary> {
  id: number;
  action: G["action"];
}

/** A chair as everyone sees it. */
export interface Place {
  name: string;
  bot: string | null;
  ready: boolean;
}

/** The table around the game, as one guest sees it. */
export interface Around<G extends Vocabulary = Vocabulary> {
  code: string;
  game: string;
  stage: "lobby" | "playing" | "over";
  options: G["options"];
  places: readonly Place[];
  host: number | null;
  mine: number | null;
  seating: readonly number[];
  seat: Seat | null;
}

/** All that a guest needs to know now, and what happened since it last heard. */
export interface Push<G extends Vocabulary = Vocabulary> {
  round: number;
  cursor: number;
  events: readonly G["event"][];
  view: G["view"] | null;
  legal: readonly Choice<G>[];
  decision: number | null;
  table: Around<G>;
}

/** What each game speaks of. */
export interface Vocabularies {
  resistance: {
    options: ResistanceOptions;
    view: ResistanceView;
    action: ResistanceAction;
    claim: ResistanceClaim;
    event: ResistanceEvent | Notice;
  };
}

export type Game = keyof Vocabularies;
export type Vocabulary = Vocabularies[Game];

/** How a field is read that names seats: one, several, or a mark for each. */
export type Sort = "seat" | "seats" | "set" | "marks" | { [field: string]: Sort };

/** By game, by what a value is and by its kind: the fields that name seats. */
export const FIELDS: Record<Game, Record<"action" | "claim" | "event", Record<string, Record<string, Sort>>>> = {
  "resistance": {
    "action": {
      "draw_leader": {
        "seat": "seat"
      },
      "propose": {
        "team": "seats"
      },
      "hand_out": {
        "seat": "seat"
      },
      "look_at": {
        "seat": "seat"
      },
      "show_to": {
        "seat": "seat"
      },
      "take_plot": {
        "seat": "seat"
      },
      "spotlight": {
        "seat": "seat"
      },
      "inspect": {
        "seat": "seat"
      }
    },
    "claim": {
      "accuse": {
        "seat": "seat"
      },
      "trust": {
        "seat": "seat"
      },
      "suggest": {
        "team": "seats"
      },
      "i_saw": {
        "seat": "seat"
      },
      "they_played": {
        "seat": "seat"
      },
      "urge": {
        "seat": "seat"
      }
    },
    "event": {
      "leader_drawn": {
        "seat": "seat"
      },
      "card_taken": {
        "seat": "seat"
      },
      "card_dealt": {
        "seat": "seat"
      },
      "spies_revealed": {
        "spies": "seats"
      },
      "leader_named": {
        "seat": "seat"
      },
      "team_proposed": {
        "team": "seats"
      },
      "vote_cast": {
        "seat": "seat"
      },
      "votes_revealed": {
        "proposal": {
          "leader": "seat",
          "team": "seats",
          "votes": "marks"
        }
      },
      "mission_revealed": {
        "report": {
          "team": "seats"
        }
      },
      "roles_revealed": {
        "spies": "seats"
      },
      "plot_handed": {
        "seat": "seat"
      },
      "character_seen": {
        "seat": "seat",
        "whose": "seat"
      },
      "role_seen": {
        "seat": "seat",
        "whose": "seat"
      },
      "plot_taken": {
        "seat": "seat",
        "whose": "seat"
      },
      "plot_discarded": {
        "seat": "seat"
      },
      "plot_passed": {
        "seat": "seat"
      },
      "leader_usurped": {
        "seat": "seat"
      },
      "team_annulled": {
        "seat": "seat"
      },
      "spotlight_placed": {
        "seat": "seat",
        "whose": "seat"
      },
      "opinions_shown": {
        "opinions": {
          "approve": "seats",
          "reject": "seats"
        }
      },
      "spotlit_shown": {
        "seat": "seat"
      },
      "mission_card_inspected": {
        "seat": "seat",
        "whose": "seat"
      },
      "mission_card_seen": {
        "seat": "seat",
        "whose": "seat"
      },
      "started": {
        "seating": "seats"
      }
    }
  }
};
