import type { Game, Vocabulary } from "../wire";
import type { Recorded } from "./record";
import type { Teller } from "./telling";

type Event = Vocabulary["event"];

/** Events that are seen on the table as they happen; a line for each would drown the rest. */
export const MINOR: Record<Game, ReadonlySet<string>> = {
  resistance: new Set(["vote_cast", "card_taken", "ready_changed"]),
  secrets: new Set(["token_taken", "answer_given", "card_chosen", "ready_changed"]),
  uprising: new Set(["turn_ended", "reply_began", "box_opened", "ready_changed"]),
};

/** Events that a chapter may begin with. */
export const HEADS: Record<Game, ReadonlySet<string>> = {
  resistance: new Set(["leader_named"]),
  secrets: new Set(["turn_began"]),
  uprising: new Set(["turn_began", "sides_changed"]),
};

/** Part of a game's story: its heading, long and short, the moment at which it begins, and what happened. */
export interface Chapter {
  title: string;
  label: string;
  at: number;
  lines: string[];
}

/** The story of a game as everybody heard it; what came before the first turn comes first. */
export function chapters(recorded: Recorded, teller: Teller): readonly Chapter[] {
  /** Of a game that comes from elsewhere nothing is minor, and all of it is one chapter. */
  const ours = recorded.game in HEADS;
  const heads = ours ? HEADS[recorded.game] : new Set();
  const minor = ours ? MINOR[recorded.game] : new Set();
  const deal = teller.catalogue.text("after-deal");
  const all: Chapter[] = [{ title: deal, label: deal, at: 1, lines: [] }];
  /** Whether a round of The Resistance has begun whose mission is still to come. */
  let going = false;
  for (const { moment, event } of recorded.story) {
    const head = heads.has(event.kind) && !going;
    if (head) {
      const label = labelOf(event, all.length, teller);
      const title = event.kind === "leader_named" ? label : teller.event(event);
      all.push({ title, label, at: moment, lines: [] });
    }
    if (event.kind === "leader_named") going = true;
    if (event.kind === "mission_revealed") going = false;
    const titled = head && event.kind !== "leader_named";
    if (!titled && !minor.has(event.kind)) all.at(-1)?.lines.push(teller.event(event));
  }
  return all.filter(({ lines }, place) => place > 0 || lines.length);
}

/** Rounds and turns have a number; all else is called by its own words. */
function labelOf(event: Event, round: number, teller: Teller): string {
  if (event.kind === "leader_named") return teller.catalogue.text("after-round", { round });
  if (event.kind !== "turn_began") return teller.event(event);
  return teller.catalogue.text("after-turn", { turn: event.turn });
}
