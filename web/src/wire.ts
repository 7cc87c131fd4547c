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

/** The variants, alone or together. */
export interface ResistanceOptions {
  targeting: boolean;
  blind_spies: boolean;
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

/** The team is voted on: who has voted, and how the viewer did. */
export interface ResistanceVoting {
  kind: "voting";
  mission: number;
  attempt: number;
  team: readonly Seat[];
  voted: readonly Seat[];
  mine: boolean | null;
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
  scene: ResistanceDrawingLeader | ResistanceDealing | ResistanceTargeting | ResistanceProposing | ResistanceDiscussing | ResistanceVoting | ResistanceOnMission | ResistanceOver;
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

export type ResistanceAction =
  | ResistanceDrawLeader
  | ResistanceDeal
  | ResistanceTarget
  | ResistanceCallVote
  | ResistanceVote
  | ResistancePlay
  | ResistancePropose;

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

export type ResistanceClaim =
  | ResistanceIAm
  | ResistanceAccuse
  | ResistanceTrust
  | ResistanceAdvise
  | ResistanceTakeMe
  | ResistanceSuggest
  | ResistanceIPlayed;

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
  | ResistanceRolesRevealed;

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
      "started": {
        "seating": "seats"
      }
    }
  }
};
