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

/** Somebody offers a draw, or no longer. */
export interface DrawOffered {
  kind: "draw_offered";
  name: string;
  offered: boolean;
}

/** Somebody watches. */
export interface WatchBegun {
  kind: "watch_begun";
  name: string;
}

/** Somebody watches no longer. */
export interface WatchEnded {
  kind: "watch_ended";
  name: string;
}

/** The host keeps the table on other terms. */
export interface TermsChanged {
  kind: "terms_changed";
}

/** Somebody else is the host. */
export interface HostChanged {
  kind: "host_changed";
  name: string;
}

/** The host sent somebody away. */
export interface Kicked {
  kind: "kicked";
  name: string;
}

/** The host lets somebody come back. */
export interface Readmitted {
  kind: "readmitted";
  name: string;
}

/** Somebody hasn't been heard of for a while. */
export interface WentAway {
  kind: "went_away";
  name: string;
}

/** Somebody is here again. */
export interface CameBack {
  kind: "came_back";
  name: string;
}

/** A bot plays for somebody from now on. */
export interface StoodIn {
  kind: "stood_in";
  name: string;
  reason: "left" | "late" | "replaced" | "kicked";
}

/** Somebody plays again in the own seat. */
export interface TookBack {
  kind: "took_back";
  name: string;
}

/** Somebody has another's seat now, as all agreed. */
export interface TookOver {
  kind: "took_over";
  name: string;
  before: string;
}

/** Somebody would take over a seat. */
export interface Volunteered {
  kind: "volunteered";
  name: string;
  before: string;
}

/** Somebody would have another's seat played by a volunteer or by a bot; or no longer. */
export interface ReplaceWanted {
  kind: "replace_wanted";
  name: string;
  before: string;
  by: string;
  bot: boolean;
  agree: boolean;
}

/** Somebody would like a pause, or no longer. */
export interface PauseWanted {
  kind: "pause_wanted";
  name: string;
  wanted: boolean;
}

/** The game stands still, as all agreed. */
export interface Paused {
  kind: "paused";
}

/** The game goes on. */
export interface Resumed {
  kind: "resumed";
  name: string;
}

/** Somebody is reminded that the table waits. */
export interface Nudged {
  kind: "nudged";
  name: string;
  by: string;
}

/** Somebody asked for more time, and everyone has it. */
export interface TimeGiven {
  kind: "time_given";
  name: string;
}

/** A bot decided for somebody whose time was up. */
export interface TimeUp {
  kind: "time_up";
  name: string;
}

/** A bot decided for you: your time was up. */
export interface DecidedForYou {
  kind: "decided_for_you";
}

/** A spectator said something; players hear it when no game is running. */
export interface Murmured {
  kind: "murmured";
  name: string;
  text: string;
}

/** The rules of the game are no longer those it was begun by, so it can't go on. */
export interface RulesChanged {
  kind: "rules_changed";
}

export type Notice =
  | SatDown
  | GotUp
  | BotSat
  | OptionsChosen
  | ReadyChanged
  | Started
  | Wrote
  | DrawOffered
  | WatchBegun
  | WatchEnded
  | TermsChanged
  | HostChanged
  | Kicked
  | Readmitted
  | WentAway
  | CameBack
  | StoodIn
  | TookBack
  | TookOver
  | Volunteered
  | ReplaceWanted
  | PauseWanted
  | Paused
  | Resumed
  | Nudged
  | TimeGiven
  | TimeUp
  | DecidedForYou
  | Murmured
  | RulesChanged;

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

export type SecretsUnTie = "centre" | "keep";

export type SecretsThirdScientist = "fresh" | "literal";

export type SecretsBottom = "kept" | "shuffled";

export type SecretsMemoryAid = "on" | "off";

/** What the rulebook leaves to the table; each stands alone. */
export interface SecretsOptions {
  un_tie: SecretsUnTie;
  third_scientist: SecretsThirdScientist;
  bottom: SecretsBottom;
  memory_aid: SecretsMemoryAid;
}

export type SecretsCharacter = "psychiatrist" | "double_agent" | "politician" | "journalist" | "diplomat" | "detective" | "scientist" | "assassin";

/** A Character card in a display. */
export interface SecretsCard {
  character: SecretsCharacter;
  up: boolean;
}

/** A player's display: Characters in the order they came, and Bullets. */
export interface SecretsShown {
  cards: readonly SecretsCard[];
  bullets: readonly (number | null)[];
}

export type SecretsIdentity = "cia" | "kgb" | "hippie";

/** A look that the viewer was entitled to: what a token said in that turn, 0 at the start. */
export interface SecretsSeenToken {
  kind: "seen_token";
  turn: number;
  whose: Seat | null;
  identity: SecretsIdentity;
}

/** A player's card swapped the tokens of two players, or of one and the centre. */
export interface SecretsSeenSwap {
  kind: "seen_swap";
  turn: number;
  seat: Seat;
  players: readonly Seat[];
  centre: boolean;
  certain: boolean;
}

/** The first active player is being drawn. */
export interface SecretsDrawingFirst {
  kind: "drawing_first";
}

/** The tokens are being dealt. */
export interface SecretsDealing {
  kind: "dealing";
  dealt: number;
}

/** Cards are being drawn: the one that shows. */
export interface SecretsDrawing {
  kind: "drawing";
  first: SecretsCharacter | null;
}

/** The active player keeps one of the two cards for the Offer. */
export interface SecretsChoosing {
  kind: "choosing";
  cards: readonly SecretsCharacter[];
}

/** The active player chooses whom to give the card, which only that player knows. */
export interface SecretsOffering {
  kind: "offering";
  cards: readonly SecretsCharacter[];
  card: SecretsCharacter | null;
}

/** The target and the UN player are asked; the answer shows to nobody but the target. */
export interface SecretsAnswering {
  kind: "answering";
  cards: readonly SecretsCharacter[];
  card: SecretsCharacter | null;
  target: Seat;
  un: Seat | null;
  passed: Seat | null;
  answered: boolean;
  mine: boolean | null;
}

/** A Psychiatrist: this player chooses whose tokens are swapped. */
export interface SecretsTreating {
  kind: "treating";
  seat: Seat;
}

/** A Politician: this player chooses who gets it. */
export interface SecretsSupporting {
  kind: "supporting";
  seat: Seat;
}

/** A Diplomat: this player chooses a neighbour, and nobody sees which. */
export interface SecretsNegotiating {
  kind: "negotiating";
  seat: Seat;
}

/** A Detective: this player chooses a token to look at. */
export interface SecretsInvestigating {
  kind: "investigating";
  seat: Seat;
}

/** An Assassin: this player is drawing a Bullet. */
export interface SecretsLoading {
  kind: "loading";
  seat: Seat;
}

/** An Assassin: this player, who alone sees the Bullet, chooses who gets it. */
export interface SecretsShooting {
  kind: "shooting";
  seat: Seat;
  bullet: number | null;
}

/** The game is over, and all is turned up. */
export interface SecretsOver {
  kind: "over";
  winner: SecretsIdentity | null;
  how: string;
  seat: Seat | null;
  cia: number;
  kgb: number;
  points: readonly number[];
  tokens: readonly SecretsIdentity[];
  centre: SecretsIdentity;
}

/** The table as one viewer sees it. */
export interface SecretsView {
  seat: Seat | null;
  waiting: readonly Seat[];
  seats: number;
  options: SecretsOptions;
  cia: number;
  kgb: number;
  hippies: number;
  full: number;
  active: Seat | null;
  turn: number;
  un: Seat | null;
  displays: readonly SecretsShown[];
  deck: number;
  fresh: readonly number[];
  bottom: readonly SecretsCharacter[];
  bullets: number;
  memory: readonly (SecretsSeenToken | SecretsSeenSwap)[];
  scene: SecretsDrawingFirst | SecretsDealing | SecretsDrawing | SecretsChoosing | SecretsOffering | SecretsAnswering | SecretsTreating | SecretsSupporting | SecretsNegotiating | SecretsInvestigating | SecretsLoading | SecretsShooting | SecretsOver;
}

/** Chance: this player is the first active player (S4). */
export interface SecretsDrawFirst {
  kind: "draw_first";
  seat: Seat;
}

/** Chance: the next player clockwise, and at last the centre, gets this token (S7). */
export interface SecretsDealToken {
  kind: "deal_token";
  identity: SecretsIdentity;
}

/** Chance: this card comes off the deck (S14). */
export interface SecretsDrawCharacter {
  kind: "draw_character";
  character: SecretsCharacter;
}

/** Chance: this Bullet is on top (S29). */
export interface SecretsDrawBullet {
  kind: "draw_bullet";
  value: number;
}

/** The active player keeps this card for the Offer and puts the other one back (S15). */
export interface SecretsChoose {
  kind: "choose";
  character: SecretsCharacter;
}

/** The active player gives the card face down to this player (S16). */
export interface SecretsOffer {
  kind: "offer";
  seat: Seat;
}

/** The target accepts the card or refuses it (S16). */
export interface SecretsAnswer {
  kind: "answer";
  accept: boolean;
}

/** The UN player takes the card, or lets it pass (S21). */
export interface SecretsInterrupt {
  kind: "interrupt";
  take: boolean;
}

/** The Psychiatrist's player swaps the tokens of these two (S22). */
export interface SecretsExchange {
  kind: "exchange";
  players: readonly Seat[];
}

/** The Politician goes to this player, whose token is looked at (S24). */
export interface SecretsSupport {
  kind: "support";
  seat: Seat;
}

/** The Diplomat's player swaps the centre token with this neighbour's (S26). */
export interface SecretsSwapWith {
  kind: "swap_with";
  seat: Seat;
}

/** The Detective's player looks at the token of this player (S27). */
export interface SecretsInvestigate {
  kind: "investigate";
  seat: Seat;
}

/** The Detective's player looks at the token in the centre (S27). */
export interface SecretsInvestigateCentre {
  kind: "investigate_centre";
}

/** The Assassin's player gives the Bullet to this player (S29). */
export interface SecretsShoot {
  kind: "shoot";
  seat: Seat;
}

export type SecretsAction =
  | SecretsDrawFirst
  | SecretsDealToken
  | SecretsDrawCharacter
  | SecretsDrawBullet
  | SecretsChoose
  | SecretsOffer
  | SecretsAnswer
  | SecretsInterrupt
  | SecretsExchange
  | SecretsSupport
  | SecretsSwapWith
  | SecretsInvestigate
  | SecretsInvestigateCentre
  | SecretsShoot;

/** I am CIA, KGB, a Hippie. */
export interface SecretsIAm {
  kind: "i_am";
  identity: SecretsIdentity;
}

/** This player is CIA, KGB, a Hippie. */
export interface SecretsTheyAre {
  kind: "they_are";
  seat: Seat;
  identity: SecretsIdentity;
}

/** I am on this player's side. */
export interface SecretsWithYou {
  kind: "with_you";
  seat: Seat;
}

/** I have seen this player's token, and it said this. */
export interface SecretsISaw {
  kind: "i_saw";
  seat: Seat;
  identity: SecretsIdentity;
}

/** I have seen the centre token, and it said this. */
export interface SecretsISawCentre {
  kind: "i_saw_centre";
  identity: SecretsIdentity;
}

/** My Diplomat swapped the centre token with this player's. */
export interface SecretsISwapped {
  kind: "i_swapped";
  seat: Seat;
}

/** The card of the Offer is this one. */
export interface SecretsItIs {
  kind: "it_is";
  character: SecretsCharacter;
}

/** Accept the card; refuse it. */
export interface SecretsAdvise {
  kind: "advise";
  accept: boolean;
}

/** UN player, take the card; let it pass. */
export interface SecretsUrgeUn {
  kind: "urge_un";
  take: boolean;
}

/** The Bullet that I gave to this player is worth this. */
export interface SecretsBulletIs {
  kind: "bullet_is";
  seat: Seat;
  value: number;
}

export type SecretsClaim =
  | SecretsIAm
  | SecretsTheyAre
  | SecretsWithYou
  | SecretsISaw
  | SecretsISawCentre
  | SecretsISwapped
  | SecretsItIs
  | SecretsAdvise
  | SecretsUrgeUn
  | SecretsBulletIs;

/** To everyone: who is active first (S4). */
export interface SecretsFirstDrawn {
  kind: "first_drawn";
  seat: Seat;
}

/** To everyone: that a player has got an Identity token (S7). */
export interface SecretsTokenTaken {
  kind: "token_taken";
  seat: Seat;
}

/** To everyone: the token that is left lies in the centre (S7). */
export interface SecretsCentrePlaced {
  kind: "centre_placed";
}

/** To the one who looks: what a player's token says at this moment (S9, S10, S23, S24, S27). */
export interface SecretsTokenSeen {
  kind: "token_seen";
  seat: Seat;
  whose: Seat;
  identity: SecretsIdentity;
}

/** To the one who looks: what the centre token says at this moment (S27). */
export interface SecretsCentreSeen {
  kind: "centre_seen";
  seat: Seat;
  identity: SecretsIdentity;
}

/** To everyone: the centre token is shown and turned face down again (S11, S26). */
export interface SecretsCentreShown {
  kind: "centre_shown";
  identity: SecretsIdentity;
}

/** To everyone: who is active, and in which turn (S14, S18). */
export interface SecretsTurnBegan {
  kind: "turn_began";
  seat: Seat;
  turn: number;
}

/** To everyone: a card drawn face up; a repeated one goes to the bottom (S14). */
export interface SecretsCharacterDrawn {
  kind: "character_drawn";
  character: SecretsCharacter;
  repeated: boolean;
}

/** To everyone: that the active player has kept one of the two cards, not which (S15). */
export interface SecretsCardChosen {
  kind: "card_chosen";
  seat: Seat;
}

/** To everyone: to whom the active player gives the card (S16). */
export interface SecretsCardOffered {
  kind: "card_offered";
  seat: Seat;
  whose: Seat;
}

/** To everyone: that the target has answered, not how (S-3). */
export interface SecretsAnswerGiven {
  kind: "answer_given";
  seat: Seat;
}

/** To everyone: whether the UN player takes the card (S21). */
export interface SecretsInterruptionDecided {
  kind: "interruption_decided";
  seat: Seat;
  takes: boolean;
}

/** To everyone: how the target has answered, now that it counts (S16, S-3). */
export interface SecretsAnswerShown {
  kind: "answer_shown";
  seat: Seat;
  accepts: boolean;
}

/** To everyone: the card of the Offer, and whom it falls to (S16). */
export interface SecretsCardTurnedUp {
  kind: "card_turned_up";
  seat: Seat;
  character: SecretsCharacter;
}

/** To everyone: a Psychiatrist has swapped the tokens of these two (S22). */
export interface SecretsTokensSwapped {
  kind: "tokens_swapped";
  seat: Seat;
  players: readonly Seat[];
}

/** To everyone: a Double Agent has swapped its player's token with the centre one (S23). */
export interface SecretsCentreSwapped {
  kind: "centre_swapped";
  seat: Seat;
}

/** To everyone: a Diplomat has swapped the centre token with a neighbour's, not whose (S26). */
export interface SecretsNeighbourSwapped {
  kind: "neighbour_swapped";
  seat: Seat;
}

/** To everyone: whose token a player looks at (S23, S24, S27, S-17). */
export interface SecretsTokenLookedAt {
  kind: "token_looked_at";
  seat: Seat;
  whose: Seat;
}

/** To everyone: a player looks at the centre token (S27, S-17). */
export interface SecretsCentreLookedAt {
  kind: "centre_looked_at";
  seat: Seat;
}

/** To everyone: a Journalist has shown a player's token to all other players (S25). */
export interface SecretsTokenPresented {
  kind: "token_presented";
  seat: Seat;
}

/** To all other players: what the token that the Journalist shows says (S25). */
export interface SecretsTokenShown {
  kind: "token_shown";
  seat: Seat;
  identity: SecretsIdentity;
}

/** To everyone: to whom a player gives the Politician (S24). */
export interface SecretsPoliticianPlaced {
  kind: "politician_placed";
  seat: Seat;
  whose: Seat;
}

/** To everyone: that a player has drawn a Bullet (S29). */
export interface SecretsBulletDrawn {
  kind: "bullet_drawn";
  seat: Seat;
}

/** To the one who drew it: what the Bullet is worth (S29). */
export interface SecretsBulletSeen {
  kind: "bullet_seen";
  seat: Seat;
  value: number;
}

/** To everyone: who gets the Bullet, face down (S29). */
export interface SecretsBulletGiven {
  kind: "bullet_given";
  seat: Seat;
  whose: Seat;
}

/** To everyone: the second Scientist turns all Characters of a display face down (S28). */
export interface SecretsDisplayTurnedDown {
  kind: "display_turned_down";
  seat: Seat;
}

/** To everyone: two equal Characters of a display are turned face down (S18). */
export interface SecretsPairTurnedDown {
  kind: "pair_turned_down";
  seat: Seat;
  character: SecretsCharacter;
}

/** To everyone: who takes the UN token (S19). */
export interface SecretsUnTaken {
  kind: "un_taken";
  seat: Seat;
}

/** To everyone: who puts the UN token back into the centre (S20). */
export interface SecretsUnReturned {
  kind: "un_returned";
  seat: Seat;
}

/** To everyone, at the end: what everyone is, and what lay in the centre (S31). */
export interface SecretsTokensRevealed {
  kind: "tokens_revealed";
  cia: readonly Seat[];
  kgb: readonly Seat[];
  hippies: readonly Seat[];
  centre: SecretsIdentity;
}

/** To everyone, at the end: a Bullet in a player's display (S31). */
export interface SecretsBulletRevealed {
  kind: "bullet_revealed";
  seat: Seat;
  value: number;
}

/** To everyone, at the end: what a player's display is worth (S32). */
export interface SecretsScored {
  kind: "scored";
  seat: Seat;
  points: number;
}

/** To everyone: who has won, with which Hippie and which totals (S33, S34). */
export interface SecretsGameEnded {
  kind: "game_ended";
  winner: SecretsIdentity | null;
  how: string;
  whose: Seat | null;
  cia: number;
  kgb: number;
}

export type SecretsEvent =
  | Moved<SecretsAction>
  | Said<SecretsClaim>
  | Concluded
  | SecretsFirstDrawn
  | SecretsTokenTaken
  | SecretsCentrePlaced
  | SecretsTokenSeen
  | SecretsCentreSeen
  | SecretsCentreShown
  | SecretsTurnBegan
  | SecretsCharacterDrawn
  | SecretsCardChosen
  | SecretsCardOffered
  | SecretsAnswerGiven
  | SecretsInterruptionDecided
  | SecretsAnswerShown
  | SecretsCardTurnedUp
  | SecretsTokensSwapped
  | SecretsCentreSwapped
  | SecretsNeighbourSwapped
  | SecretsTokenLookedAt
  | SecretsCentreLookedAt
  | SecretsTokenPresented
  | SecretsTokenShown
  | SecretsPoliticianPlaced
  | SecretsBulletDrawn
  | SecretsBulletSeen
  | SecretsBulletGiven
  | SecretsDisplayTurnedDown
  | SecretsPairTurnedDown
  | SecretsUnTaken
  | SecretsUnReturned
  | SecretsTokensRevealed
  | SecretsBulletRevealed
  | SecretsScored
  | SecretsGameEnded;

export type UprisingTrackStep = "box" | "number";

export type UprisingHiddenSympathizersMove = "yes" | "no";

export type UprisingNexusPlacement = "no" | "own_turn";

export type UprisingEmptyJailbreak = "revealed" | "nothing";

export type UprisingJailbreakOverflow = "forced" | "free";

export type UprisingTurnIntoNexus = "no" | "yes";

/** What the rulebook leaves to the table, and its handicaps. */
export interface UprisingOptions {
  track_step: UprisingTrackStep;
  hidden_sympathizers_move: UprisingHiddenSympathizersMove;
  nexus_placement: UprisingNexusPlacement;
  empty_jailbreak: UprisingEmptyJailbreak;
  jailbreak_overflow: UprisingJailbreakOverflow;
  turn_into_nexus: UprisingTurnIntoNexus;
  turn_cap: number;
  numbers: number;
  ruthless: boolean;
  match: boolean;
}

export type UprisingSide = "rebel" | "government";

/** A numbered counter on the map. */
export interface UprisingCounter {
  number: number;
  hex: string;
}

export type UprisingPiece = "insurgent" | "sympathizer" | "dummy";

/** A revealed piece on the map; a frozen one can't leave its hex (U31). */
export interface UprisingShown {
  hex: string;
  piece: UprisingPiece;
  frozen: boolean;
}

/** What a number out of the game was found to be. */
export interface UprisingFound {
  number: number;
  piece: UprisingPiece;
}

/** To all but the Rebel: the Rebel fills the boxes and chooses the eight counters. */
export interface UprisingPreparing {
  kind: "preparing";
}

/** To the Rebel: so many Insurgents and Sympathizers are still to be put into boxes. */
export interface UprisingHiding {
  kind: "hiding";
  insurgents: number;
  sympathizers: number;
}

/** To the Rebel: these counters are chosen for the rim; which is the next? */
export interface UprisingDeploying {
  kind: "deploying";
  deployed: readonly UprisingCounter[];
}

/** To the Rebel: where on the rim does this number stand? */
export interface UprisingSiting {
  kind: "siting";
  deployed: readonly UprisingCounter[];
  number: number;
}

/** The Government chooses the gap between its Agents. */
export interface UprisingPosting {
  kind: "posting";
}

/** The player to move sets the marker. */
export interface UprisingPacing {
  kind: "pacing";
}

/** The Rebel's turn: what to do? */
export interface UprisingRebelling {
  kind: "rebelling";
}

/** To the Rebel: where is this number placed, or (``None``) an Insurgent of the reserve? */
export interface UprisingPlacing {
  kind: "placing";
  number: number | null;
  reply: number | null;
}

/** To the Rebel: with which counter does the one here swap? */
export interface UprisingSwapping {
  kind: "swapping";
  hex: string;
}

/** To the Rebel: where does the counter here go? */
export interface UprisingTransferring {
  kind: "transferring";
  hex: string;
}

/** After a jailbreak: so many Insurgents hide in boxes, as the Rebel alone sees. */
export interface UprisingFreeing {
  kind: "freeing";
  hiding: number;
  left: number | null;
  last: number | null;
}

/** The Government's turn: what to do? */
export interface UprisingGoverning {
  kind: "governing";
}

/** To the Government: where does the Agent here go? */
export interface UprisingMoving {
  kind: "moving";
  hex: string;
}

/** To the Government: where does the Sympathizer here go? */
export interface UprisingTurning {
  kind: "turning";
  hex: string;
}

/** The Agent has found an Insurgent there: is it captured or killed? */
export interface UprisingJudging {
  kind: "judging";
  agent: string;
  hex: string;
}

/** After a capture the same Agent may interrogate again, free. */
export interface UprisingPressing {
  kind: "pressing";
  agent: string;
}

/** After a kill the Rebel may place counters: so many are placed already. */
export interface UprisingReplying {
  kind: "replying";
  placed: number;
}

/** The game, and the match if there is one, is over. */
export interface UprisingOver {
  kind: "over";
  winner: UprisingSide | null;
  how: string;
  victor: Seat | null;
}

/** The map and its surroundings as one viewer sees them. */
export interface UprisingView {
  seat: Seat | null;
  waiting: readonly Seat[];
  options: UprisingOptions;
  rebel: Seat;
  game: number;
  turn: number;
  side: UprisingSide;
  space: number;
  left: number;
  agents: readonly string[];
  counters: readonly UprisingCounter[];
  revealed: readonly UprisingShown[];
  undeployed: readonly number[];
  found: readonly UprisingFound[];
  captives: number;
  reserve: number;
  killed: number;
  revolution: boolean;
  insurgents: readonly number[] | null;
  sympathizers: readonly number[] | null;
  doomed: boolean;
  at_stake: boolean;
  scores: readonly number[];
  scene: UprisingPreparing | UprisingHiding | UprisingDeploying | UprisingSiting | UprisingPosting | UprisingPacing | UprisingRebelling | UprisingPlacing | UprisingSwapping | UprisingTransferring | UprisingFreeing | UprisingGoverning | UprisingMoving | UprisingTurning | UprisingJudging | UprisingPressing | UprisingReplying | UprisingOver;
}

/** The Rebel puts the next Insurgent into this box, in ascending order (U16). */
export interface UprisingHideInsurgent {
  kind: "hide_insurgent";
  number: number;
}

/** The Rebel puts the next Sympathizer into this box, in ascending order (U16). */
export interface UprisingHideSympathizer {
  kind: "hide_sympathizer";
  number: number;
}

/** What: this counter is the next of the eight on the rim, in ascending order (U17). */
export interface UprisingDeploy {
  kind: "deploy";
  number: number;
}

/** The Government puts its Agents around the Nexus, all but here (U18). */
export interface UprisingLeaveGap {
  kind: "leave_gap";
  hex: string;
}

/** The player to move leaves or moves the marker: to this space of the track (U23). */
export interface UprisingSetMarker {
  kind: "set_marker";
  space: number;
}

/** What: this counter comes onto the map (U26). */
export interface UprisingPlace {
  kind: "place";
  number: number;
}

/** What: an Insurgent of the reserve comes onto the map, revealed (U43). */
export interface UprisingPlaceFreed {
  kind: "place_freed";
}

/** What: the counter here exchanges hexes with another of its group (U27). */
export interface UprisingSwap {
  kind: "swap";
  hex: string;
}

/** What: the counter here goes elsewhere along its group (U29). */
export interface UprisingTransfer {
  kind: "transfer";
  hex: string;
}

/** The Insurgent here eliminates the Agent there (U30). */
export interface UprisingEliminate {
  kind: "eliminate";
  hex: string;
  agent: string;
}

/** The Rebel declares the Revolution (U32). */
export interface UprisingDeclare {
  kind: "declare";
}

/** After a jailbreak: the next Insurgent goes into this box, in ascending order (U42). */
export interface UprisingHideFreed {
  kind: "hide_freed";
  number: number;
}

/** After a jailbreak: all other Insurgents go to the reserve (U-11). */
export interface UprisingKeepBack {
  kind: "keep_back";
}

/** What: the Agent here moves (U33, U36). */
export interface UprisingMoveAgent {
  kind: "move_agent";
  hex: string;
}

/** This Agent interrogates the counter there (U34). */
export interface UprisingInterrogate {
  kind: "interrogate";
  agent: string;
  hex: string;
}

/** What: the revealed Sympathizer here is turned (U35). */
export interface UprisingTurnSympathizer {
  kind: "turn_sympathizer";
  hex: string;
}

/** The Insurgent found is captured (U34). */
export interface UprisingCapture {
  kind: "capture";
}

/** The Insurgent found is killed (U34). */
export interface UprisingKill {
  kind: "kill";
}

/** The Government does without the free interrogation (U34). */
export interface UprisingForgo {
  kind: "forgo";
}

/** The Rebel places no more in reply to the kill (U34). */
export interface UprisingEndReply {
  kind: "end_reply";
}

/** The player to move does no more (U24). */
export interface UprisingEndTurn {
  kind: "end_turn";
}

/** Where: the second half of a choice. */
export interface UprisingAt {
  kind: "at";
  hex: string;
}

export type UprisingAction =
  | UprisingHideInsurgent
  | UprisingHideSympathizer
  | UprisingDeploy
  | UprisingLeaveGap
  | UprisingSetMarker
  | UprisingPlace
  | UprisingPlaceFreed
  | UprisingSwap
  | UprisingTransfer
  | UprisingEliminate
  | UprisingDeclare
  | UprisingHideFreed
  | UprisingKeepBack
  | UprisingMoveAgent
  | UprisingInterrogate
  | UprisingTurnSympathizer
  | UprisingCapture
  | UprisingKill
  | UprisingForgo
  | UprisingEndReply
  | UprisingEndTurn
  | UprisingAt;

/** This number is an Insurgent, a Sympathizer, a Dummy. */
export interface UprisingNumberIs {
  kind: "number_is";
  number: number;
  piece: UprisingPiece;
}

/** You will find nothing there. */
export interface UprisingNothingThere {
  kind: "nothing_there";
  hex: string;
}

/** There is no Insurgent next to your Agents. */
export interface UprisingNoneNear {
  kind: "none_near";
}

/** All my Insurgents are on the map already; most are still to come. */
export interface UprisingAllOnMap {
  kind: "all_on_map";
  already: boolean;
}

/** I shall declare the Revolution next turn; there will be none for a long time. */
export interface UprisingRevolt {
  kind: "revolt";
  soon: boolean;
}

/** I am coming for the counter there. */
export interface UprisingComingFor {
  kind: "coming_for";
  hex: string;
}

/** The next Insurgent I find I shall capture; I shall kill. */
export interface UprisingMercy {
  kind: "mercy";
  capture: boolean;
}

/** The next counter to enter the Nexus is an Insurgent; it is not. */
export interface UprisingToNexus {
  kind: "to_nexus";
  insurgent: boolean;
}

/** Your cause is lost: give up. */
export interface UprisingGiveUp {
  kind: "give_up";
}

export type UprisingClaim =
  | UprisingNumberIs
  | UprisingNothingThere
  | UprisingNoneNear
  | UprisingAllOnMap
  | UprisingRevolt
  | UprisingComingFor
  | UprisingMercy
  | UprisingToNexus
  | UprisingGiveUp;

/** One of the eight counters with which the Rebel begins, on the rim (U17). */
export interface UprisingCounterDeployed {
  kind: "counter_deployed";
  number: number;
  hex: string;
}

/** The Agents stand around the Nexus, all but here (U18). */
export interface UprisingAgentsPosted {
  kind: "agents_posted";
  gap: string;
}

/** Whose turn it is, on which side, and in which Game Turn (U21). */
export interface UprisingTurnBegan {
  kind: "turn_began";
  seat: Seat;
  side: UprisingSide;
  turn: number;
}

/** Where the player to move has put the marker, and how many actions that allows (U23). */
export interface UprisingMarkerSet {
  kind: "marker_set";
  seat: Seat;
  space: number;
  actions: number;
}

/** A counter came from the Display onto the map, in the Rebel's turn or reply (U26, U34). */
export interface UprisingCounterPlaced {
  kind: "counter_placed";
  number: number;
  hex: string;
}

/** An Insurgent of the reserve came onto the map, revealed (U43). */
export interface UprisingFreedPlaced {
  kind: "freed_placed";
  hex: string;
}

/** Two counters of a group have exchanged hexes (U27). */
export interface UprisingSwapped {
  kind: "swapped";
  hex: string;
  other: string;
}

/** A counter went along its group, from here to there (U29). */
export interface UprisingTransferred {
  kind: "transferred";
  hex: string;
  to: string;
}

/** Whether the counter that has just entered the Nexus is an Insurgent (U41). */
export interface UprisingNexusEntered {
  kind: "nexus_entered";
  insurgent: boolean;
}

/** The captives are free; so many Insurgents, the liberator with them, are to hide (U41). */
export interface UprisingJailbreakBegan {
  kind: "jailbreak_began";
  freed: number;
  hiding: number;
}

/** So many Insurgents went into boxes, and so many into the reserve (U42, U43). */
export interface UprisingFreedHidden {
  kind: "freed_hidden";
  hidden: number;
  reserve: number;
}

/** What a numbered counter was, which is now out of the game (U34, U41, U45). */
export interface UprisingIdentified {
  kind: "identified";
  number: number;
  hex: string;
  piece: UprisingPiece;
}

/** The Insurgent here has eliminated the Agent there (U30). */
export interface UprisingAgentEliminated {
  kind: "agent_eliminated";
  hex: string;
  agent: string;
}

/** The Rebel has declared the Revolution; so many captives died (U32, U48). */
export interface UprisingRevolutionDeclared {
  kind: "revolution_declared";
  seat: Seat;
  killed: number;
}

/** An Agent went from here to there, in a straight line or by a jump (U33, U36). */
export interface UprisingAgentMoved {
  kind: "agent_moved";
  hex: string;
  to: string;
  jumped: boolean;
}

/** An Agent interrogates the counter there; free if it follows a capture (U34). */
export interface UprisingInterrogated {
  kind: "interrogated";
  agent: string;
  hex: string;
  free: boolean;
}

/** The Insurgent there is captured, and is one of so many captives (U34). */
export interface UprisingCaptured {
  kind: "captured";
  hex: string;
  captives: number;
}

/** A real piece was killed for ever (U34). */
export interface UprisingKilled {
  kind: "killed";
  hex: string;
  piece: UprisingPiece;
}

/** The Government does without the free interrogation (U34). */
export interface UprisingInterrogationForgone {
  kind: "interrogation_forgone";
  agent: string;
}

/** The Rebel may place up to two counters in reply to the kill (U34). */
export interface UprisingReplyBegan {
  kind: "reply_began";
  seat: Seat;
}

/** The Rebel's reply is over, after so many counters (U34). */
export interface UprisingReplyEnded {
  kind: "reply_ended";
  seat: Seat;
  placed: number;
}

/** The Government moved a revealed Sympathizer from here to there (U35). */
export interface UprisingSympathizerTurned {
  kind: "sympathizer_turned";
  hex: string;
  to: string;
}

/** A player does no more (U24). */
export interface UprisingTurnEnded {
  kind: "turn_ended";
  seat: Seat;
  side: UprisingSide;
}

/** At the end of the Government's turn: whether an Insurgent is on the map (U14, U52). */
export interface UprisingRollCalled {
  kind: "roll_called";
  present: boolean;
}

/** The game is over, and this counter in play stood for a real piece (U-24). */
export interface UprisingBoxOpened {
  kind: "box_opened";
  number: number;
  piece: UprisingPiece;
}

/** Who has won the game (nobody: a draw), by what, with so many Insurgents left (U51, U52). */
export interface UprisingGameEnded {
  kind: "game_ended";
  winner: UprisingSide | null;
  how: string;
  seat: Seat;
  insurgents: number;
}

/** The second game of a match begins; this seat plays the Rebel now (U56). */
export interface UprisingSidesChanged {
  kind: "sides_changed";
  seat: Seat;
}

/** Who has won the match (nobody: it is drawn), with the scores of both seats (U56). */
export interface UprisingMatchEnded {
  kind: "match_ended";
  winner: Seat | null;
  first: number;
  second: number;
}

export type UprisingEvent =
  | Moved<UprisingAction>
  | Said<UprisingClaim>
  | Concluded
  | UprisingCounterDeployed
  | UprisingAgentsPosted
  | UprisingTurnBegan
  | UprisingMarkerSet
  | UprisingCounterPlaced
  | UprisingFreedPlaced
  | UprisingSwapped
  | UprisingTransferred
  | UprisingNexusEntered
  | UprisingJailbreakBegan
  | UprisingFreedHidden
  | UprisingIdentified
  | UprisingAgentEliminated
  | UprisingRevolutionDeclared
  | UprisingAgentMoved
  | UprisingInterrogated
  | UprisingCaptured
  | UprisingKilled
  | UprisingInterrogationForgone
  | UprisingReplyBegan
  | UprisingReplyEnded
  | UprisingSympathizerTurned
  | UprisingTurnEnded
  | UprisingRollCalled
  | UprisingBoxOpened
  | UprisingGameEnded
  | UprisingSidesChanged
  | UprisingMatchEnded;

/** Everyone takes the time they need. */
export interface NoClock {
  kind: "no_clock";
}

/** So many seconds for each decision; it stands still while nobody is there. */
export interface PerDecision {
  kind: "per_decision";
  seconds: number;
  grace: number;
}

/** So many days for each decision, whoever is there. */
export interface PerDay {
  kind: "per_day";
  days: number;
  grace: number;
}

/** What the host decides besides the options of the game. */
export interface Terms {
  public: boolean;
  locked: boolean;
  spectators: boolean;
  clock: NoClock | PerDecision | PerDay;
}

/** Open a table for a game, and sit down at it. */
export interface Create {
  kind: "create";
  game: string;
  name: string;
  options?: Record<string, unknown>;
  terms?: Terms;
  remote?: boolean;
}

/** Take a chair. */
export interface Sit {
  kind: "sit";
  name: string;
  remote?: boolean;
}

/** Be a spectator with a name, who can talk to the other spectators. */
export interface Watch {
  kind: "watch";
  name: string;
}

/** Get up, or watch no longer; in a game the seat is kept, and a bot plays it. */
export interface Leave {
  kind: "leave";
}

/** Play again oneself what a bot was playing. */
export interface TakeBack {
  kind: "take_back";
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

/** Keep the table on other terms. */
export interface Arrange {
  kind: "arrange";
  terms: Terms;
}

/** Let somebody else be the host. */
export interface HandOver {
  kind: "hand_over";
  chair: number;
}

/** Send somebody away; in a game, a bot plays on for them. */
export interface Kick {
  kind: "kick";
  chair: number;
}

/** Let somebody come back who was sent away. */
export interface Readmit {
  kind: "readmit";
  name: string;
}

/** Be ready to start, or not yet. Who is adds to the deal, under the commitment that stands. */
export interface Ready {
  kind: "ready";
  ready: boolean;
  commitment?: string | null;
  entropy?: string | null;
}

/** Wish for a side, or (``None``) leave it to the draw. */
export interface Wish {
  kind: "wish";
  side: string | null;
}

/** Deal, and add the host's part to it. */
export interface Start {
  kind: "start";
  commitment: string;
  entropy: string;
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

/** Give the game up: the others win. */
export interface Resign {
  kind: "resign";
}

/** Offer a draw, or no longer; once every seat offers it, it is agreed. */
export interface Draw {
  kind: "draw";
  offer: boolean;
}

/** Want a pause, which begins once all who are here want it; or go on, which ends it. */
export interface Pause {
  kind: "pause";
  wanted: boolean;
}

/** Remind somebody that the table is waiting. */
export interface Nudge {
  kind: "nudge";
  chair: number;
}

/** Give everyone as much time again. */
export interface MoreTime {
  kind: "more_time";
}

/** Agree, or no longer, that somebody plays in another's seat: a volunteer, or else a bot. */
export interface Replace {
  kind: "replace";
  chair: number;
  agree: boolean;
  by?: string | null;
}

/** Offer to take over a seat whose player is gone, or a bot's. */
export interface Volunteer {
  kind: "volunteer";
  chair: number;
  name: string;
}

/** Back to the chairs, for the next game of the series. */
export interface Rematch {
  kind: "rematch";
}

export type Command =
  | Create
  | Sit
  | Watch
  | Leave
  | TakeBack
  | AddBot
  | RemoveBot
  | Choose
  | Arrange
  | HandOver
  | Kick
  | Readmit
  | Ready
  | Wish
  | Start
  | Act
  | Say
  | Write
  | Resign
  | Draw
  | Pause
  | Nudge
  | MoreTime
  | Replace
  | Volunteer
  | Rematch;

/** Something the guest may do, and the id to do it by. */
export interface Choice<G extends Vocabulary = Vocabulary> {
  id: number;
  action: G["action"];
}

/** Until when to decide, in milliseconds since 1970. */
export interface Ticking {
  mine: number | null;
  others: number | null;
  grace: number;
  asks: number;
}

/** A chair as everyone sees it. */
export interface Place {
  name: string;
  bot: string | null;
  remote: boolean;
  ready: boolean;
  wish: string | null;
  sealed: boolean;
  away: boolean;
  stand_in: "left" | "late" | "replaced" | "kicked" | null;
}

/** A wish that a seat be played by a volunteer or (``None``) a bot, and the chairs for it. */
export interface Vote {
  chair: number;
  by: string | null;
  agreed: readonly number[];
}

/** How a game ended: who won (``None``: nobody) and by what. */
export interface Ending {
  side: string | null;
  how: string;
}

/** A game of the series that is over. */
export interface Played {
  round: number;
  names: readonly string[];
  ending: Ending;
  returns: readonly number[];
}

/** The table around the game, as one guest sees it. */
export interface Around<G extends Vocabulary = Vocabulary> {
  code: string;
  game: string;
  stage: "lobby" | "playing" | "over";
  options: G["options"];
  terms: Terms;
  places: readonly Place[];
  host: number | null;
  mine: number | null;
  seating: readonly number[];
  seat: Seat | null;
  offers: readonly Seat[];
  paused: boolean;
  pausing: readonly number[];
  votes: readonly Vote[];
  watchers: readonly string[];
  watching: string | null;
  barred: boolean;
  sent_away: readonly string[];
  ending: Ending | null;
  series: readonly Played[];
  commitment: string | null;
}

/** All that a guest needs to know now, and what happened since it last heard. */
export interface Push<G extends Vocabulary = Vocabulary> {
  round: number;
  epoch: string;
  cursor: number;
  events: readonly G["event"][];
  view: G["view"] | null;
  legal: readonly Choice<G>[];
  decision: number | null;
  clock: Ticking | null;
  table: Around<G>;
}

/** Who had a seat when the cards were dealt. */
export interface Player {
  name: string;
  bot: string | null;
  chair: number;
}

/** The first line: what was played, by whom, when and how it ended. */
export interface RecordHeader {
  kind: "record";
  format: number;
  code: string;
  round: number;
  game: string;
  rules_version: number;
  options: Record<string, unknown>;
  players: readonly Player[];
  started_at: number;
  ended_at: number;
  ending: Ending;
  returns: readonly number[];
}

/** An event, and the seats that were told it. */
export interface Heard {
  to: readonly Seat[] | null;
  event: unknown;
}

/** What a seat, or (``None``) a spectator, sees from now on. */
export interface Seen {
  viewer: Seat | null;
  view: unknown;
}

/** How likely it is, to somebody, that something is so. */
export interface Belief {
  of: number;
  what: string;
  odds: number;
}

/** What came of one command. */
export interface Step {
  kind: "step";
  at: number;
  command: string;
  by?: "player" | "bot" | "clock";
  seat?: Seat | null;
  entries?: readonly unknown[];
  told?: readonly Heard[];
  seen?: readonly Seen[];
  commitment?: string | null;
  believed?: readonly Belief[];
}

/** What somebody added to a deal. */
export interface Given {
  chair: number;
  entropy: string;
}

/** A commitment that was given up before this deal. */
export interface Void {
  commitment: string;
  cause: string;
  entropies: readonly Given[];
  server_seed: string | null;
}

/** One draw: which, below what, and what came of it. */
export interface Drawn {
  k: number;
  total: number;
  number: number;
}

/** What a deal was made of. The seeds and the draws are there once the game is over. */
export interface Proof {
  kind: "proof";
  code: string;
  round: number;
  game: string;
  commitment: string;
  entropies: readonly Given[];
  voided: readonly Void[];
  wishes: readonly (string | null)[];
  seating: readonly number[];
  server_seed: string | null;
  seed: string | null;
  draws: readonly Drawn[];
}

/** What a browser is called with; it finds the words for it. */
export interface Call {
  table: string;
  game: string;
  cause: "your_turn" | "nudged";
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
  secrets: {
    options: SecretsOptions;
    view: SecretsView;
    action: SecretsAction;
    claim: SecretsClaim;
    event: SecretsEvent | Notice;
  };
  uprising: {
    options: UprisingOptions;
    view: UprisingView;
    action: UprisingAction;
    claim: UprisingClaim;
    event: UprisingEvent | Notice;
  };
}

export type Game = keyof Vocabularies;
export type Vocabulary = Vocabularies[Game];

/** What is told at every table, whatever the game. */
export const NOTICES = new Set<string>(["sat_down", "got_up", "bot_sat", "options_chosen", "ready_changed", "started", "wrote", "draw_offered", "watch_begun", "watch_ended", "terms_changed", "host_changed", "kicked", "readmitted", "went_away", "came_back", "stood_in", "took_back", "took_over", "volunteered", "replace_wanted", "pause_wanted", "paused", "resumed", "nudged", "time_given", "time_up", "decided_for_you", "murmured", "rules_changed"]);

/** How a field is read that names seats: one, several, or a mark for each. */
export type Sort = "seat" | "seats" | "set" | "marks" | { [field: string]: Sort };

/** By game, what a value is and its kind: fields besides `seat` that name seats. */
export const FIELDS: Record<Game, Record<"action" | "claim" | "event", Record<string, Record<string, Sort>>>> = {
  "resistance": {
    "action": {
      "propose": {
        "team": "seats"
      }
    },
    "claim": {
      "suggest": {
        "team": "seats"
      }
    },
    "event": {
      "spies_revealed": {
        "spies": "seats"
      },
      "team_proposed": {
        "team": "seats"
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
      "character_seen": {
        "whose": "seat"
      },
      "role_seen": {
        "whose": "seat"
      },
      "plot_taken": {
        "whose": "seat"
      },
      "spotlight_placed": {
        "whose": "seat"
      },
      "opinions_shown": {
        "opinions": {
          "approve": "seats",
          "reject": "seats"
        }
      },
      "mission_card_inspected": {
        "whose": "seat"
      },
      "mission_card_seen": {
        "whose": "seat"
      }
    }
  },
  "secrets": {
    "action": {
      "exchange": {
        "players": "seats"
      }
    },
    "claim": {},
    "event": {
      "token_seen": {
        "whose": "seat"
      },
      "card_offered": {
        "whose": "seat"
      },
      "tokens_swapped": {
        "players": "seats"
      },
      "token_looked_at": {
        "whose": "seat"
      },
      "politician_placed": {
        "whose": "seat"
      },
      "bullet_given": {
        "whose": "seat"
      },
      "tokens_revealed": {
        "cia": "seats",
        "kgb": "seats",
        "hippies": "seats"
      },
      "game_ended": {
        "whose": "seat"
      }
    }
  },
  "uprising": {
    "action": {},
    "claim": {},
    "event": {
      "match_ended": {
        "winner": "seat"
      }
    }
  }
};
