import type { Component } from "svelte";
import type { Laid } from "../lib/ui/Desk.svelte";
import type { Game } from "../wire";

/** What the page knows of a game besides its rules, of which it knows none. */
export interface Shown {
  /** How long it takes, about. */
  minutes: number;
  poster: () => Promise<{ default: Component }>;
  table: () => Promise<{ default: Component<Laid> }>;
}

export const SHOWN: Record<Game, Shown> = {
  resistance: {
    minutes: 30,
    poster: () => import("./resistance/Poster.svelte"),
    table: () => import("./resistance/Table.svelte"),
  },
  secrets: {
    minutes: 30,
    poster: () => import("./secrets/Poster.svelte"),
    table: () => import("./secrets/Table.svelte"),
  },
  uprising: {
    minutes: 60,
    poster: () => import("./uprising/Poster.svelte"),
    table: () => import("./uprising/Table.svelte"),
  },
};
