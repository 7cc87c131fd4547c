import type { Component } from "svelte";
import { games, type GameEntry } from "../lib/api";
import { learnGames } from "../lib/language.svelte";
import type { Recorded } from "../lib/record";
import type { Teller } from "../lib/telling";
import type { Laid } from "../lib/ui/Desk.svelte";
import type { Game, Vocabulary } from "../wire";

/** What the page knows of a game besides its rules, of which it knows none. */
export interface Shown {
  /** How long it takes, about; unknown of games that come from elsewhere. */
  minutes?: number;
  poster: () => Promise<{ default: Component }>;
  table: () => Promise<{ default: Component<Laid> }>;
  /** What a player knows and keeps to themselves. */
  inside?: () => Promise<{ default: unknown }>;
  /** What is told of this game when it is over. */
  after?: () => Promise<{ default: Component<{ recorded: Recorded; teller: Teller }> }>;
}

/** The inside of any game, given a view of that game. */
export type Inside = Component<{ view: Vocabulary["view"]; teller: Teller }>;

export const SHOWN: Record<Game, Required<Shown>> = {
  resistance: {
    minutes: 30,
    poster: () => import("./resistance/Poster.svelte"),
    table: () => import("./resistance/Table.svelte"),
    inside: () => import("./resistance/Inside.svelte"),
    after: () => import("./resistance/After.svelte"),
  },
  secrets: {
    minutes: 30,
    poster: () => import("./secrets/Poster.svelte"),
    table: () => import("./secrets/Table.svelte"),
    inside: () => import("./secrets/Inside.svelte"),
    after: () => import("./secrets/After.svelte"),
  },
  uprising: {
    minutes: 60,
    poster: () => import("./uprising/Poster.svelte"),
    table: () => import("./uprising/Table.svelte"),
    inside: () => import("./uprising/Inside.svelte"),
    after: () => import("./uprising/After.svelte"),
  },
};

/** How a game is shown: by a table of its own, or by one that takes any. */
export function shown(game: string): Shown {
  if (game in SHOWN) return SHOWN[game as Game];
  return {
    poster: () => import("./generic/Poster.svelte"),
    table: async () => (await import("./generic/lay")).lay(game),
    inside: async () => (await import("./generic/lay")).inside(game),
  };
}

/** The games there are, and words for those that come from elsewhere. */
export async function stock(): Promise<readonly GameEntry[]> {
  const all = await games();
  const foreign = all.filter(({ name }) => !(name in SHOWN));
  // a game of which nothing can be said isn't shown
  if (foreign.length) await learnGames(...foreign.map(({ name }) => name)).catch(() => {});
  return all;
}
