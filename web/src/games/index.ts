import type { Component } from "svelte";
import type { Recorded } from "../lib/record";
import type { Teller } from "../lib/telling";
import type { Laid } from "../lib/ui/Desk.svelte";
import type { Game, Vocabulary } from "../wire";

/** What the page knows of a game besides its rules, of which it knows none. */
export interface Shown {
  /** How long it takes, about. */
  minutes: number;
  poster: () => Promise<{ default: Component }>;
  table: () => Promise<{ default: Component<Laid> }>;
  /** What a player knows and keeps to themselves. */
  inside: () => Promise<{ default: unknown }>;
  /** What is told of this game when it is over. */
  after: () => Promise<{ default: Component<{ recorded: Recorded; teller: Teller }> }>;
}

/** The inside of any game, given a view of that game. */
export type Inside = Component<{ view: Vocabulary["view"]; teller: Teller }>;

export const SHOWN: Record<Game, Shown> = {
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
