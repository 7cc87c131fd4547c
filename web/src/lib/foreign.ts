import type { Sort } from "../wire";
import { ask } from "./api";
import { learnNaming, type Naming } from "./telling";

/** How the view of such a game may be laid out; fields of its scene are named like its own. */
export interface Hints {
  /** The fields that are shown, in this order. */
  shown: readonly string[];
  headline: readonly string[];
  /** Those that are covered until their owner wants to see them. */
  secret: readonly string[];
  /** Those that have something for each seat. */
  by_seat: readonly string[];
  /** Events that are told where the secret fields are, and nowhere else. */
  whispers: readonly string[];
}

/** What JSON doesn't show of a game that this page wasn't built with. */
export interface Foreign {
  fields: Naming;
  view: Record<string, Sort>;
  /** By kind and by field: a seat, or one of these. */
  claims: Record<string, Record<string, "seat" | readonly unknown[]>>;
  hints: Hints;
}

const known = new Map<string, Foreign>();
/** What is being asked for; once, however many want to know. */
const asked = new Map<string, Promise<Foreign>>();

/** Learn to read what is sent of a game. */
export async function learnForeign(game: string): Promise<void> {
  if (known.has(game)) return;
  const asking = asked.get(game) ?? ask<Foreign>(`/api/games/${game}/vocabulary`);
  asked.set(game, asking);
  try {
    const foreign = await asking;
    known.set(game, foreign);
    learnNaming(game, foreign.fields);
  } finally {
    asked.delete(game);
  }
}

export function foreignOf(game: string): Foreign {
  const foreign = known.get(game);
  if (!foreign) throw new Error(`nothing was learnt of ${game}`);
  return foreign;
}
