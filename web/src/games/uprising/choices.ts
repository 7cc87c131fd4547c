import type { Choice, UprisingAction } from "../../wire";

type Kind = UprisingAction["kind"];

/** What is chosen with its other half, a hex; where it may go the server says when asked. */
const HALVES: ReadonlySet<string> = new Set<Kind>([
  "place",
  "place_freed",
  "swap",
  "transfer",
  "move_agent",
  "turn_sympathizer",
]);

/** What is chosen by a button that says so, and by nothing on the map. */
const SAID: ReadonlySet<string> = new Set<Kind>([
  "set_marker",
  "declare",
  "capture",
  "kill",
  "forgo",
  "end_reply",
  "keep_back",
  "end_turn",
  "hide_freed",
]);

export const FREED = "freed";

/** A choice, whole or with its other half. */
export interface Deed {
  what: Choice;
  where: Choice | null;
}

/** By hex, what comes of picking it. */
export type Targets = ReadonlyMap<string, Deed>;

export function isHalf({ action }: Choice): boolean {
  return HALVES.has(action.kind);
}

export function isSaid({ action }: Choice): boolean {
  return SAID.has(action.kind);
}

/** What a choice begins with: a hex, a number of the Display, or the reserve. */
export function startOf({ action }: Choice): string | null {
  switch (action.kind) {
    case "place":
      return numbered(action.number);
    case "place_freed":
      return FREED;
    case "interrogate":
      return action.agent;
    case "swap":
    case "transfer":
    case "eliminate":
    case "move_agent":
    case "turn_sympathizer":
      return action.hex;
    default:
      return null;
  }
}

/** A number of the Display, as something to begin with. */
export function numbered(number: number): string {
  return `#${number}`;
}

/** The hex that a choice ends with, if it names one. */
export function endOf({ action }: Choice): string | null {
  switch (action.kind) {
    case "eliminate":
      return action.agent;
    case "at":
    case "leave_gap":
    case "interrogate":
      return action.hex;
    default:
      return null;
  }
}

/** The hexes that end a choice of these. */
export function ends(choices: readonly Choice[], what?: Choice): Map<string, Deed> {
  const found = new Map<string, Deed>();
  for (const choice of choices) {
    const end = endOf(choice);
    if (end) found.set(end, what ? { what, where: choice } : { what: choice, where: null });
  }
  return found;
}
