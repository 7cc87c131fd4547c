import type { Component } from "svelte";
import { SHOWN, shown } from "../games";
import type { Piece } from "../lib/catalogue";
import { foretold, TABLE } from "../lib/early";
import { learnGames, learnMore } from "../lib/language.svelte";

/** What the path names, by the names in its pattern. */
type Params = Readonly<Record<string, string>>;

/** A screen: fetched, with the words that only it needs, when somebody comes there. */
interface Entry {
  path: RegExp;
  fetch: () => Promise<Component<Params>>;
}

/** One device for everybody. */
export const PASS = /^\/pass\/?$/;

/** A table on a display that all can see. */
export const WALL = /^\/t\/(?<code>[^/]+)\/screen\/?$/;

const SCREENS: readonly Entry[] = [
  { path: TABLE, fetch: () => arrived(import("./Table.svelte")) },
  {
    path: /^\/t\/(?<code>[^/]+)\/replay\/(?<round>[^/]+)\/?$/,
    fetch: () => arrived(import("./Replay.svelte"), "after"),
  },
  {
    path: /^\/rules\/(?<game>[^/]+)\/?$/,
    fetch: () => arrived(import("./Rules.svelte"), "rules"),
  },
  {
    path: /^\/learn\/(?<game>\w+)\/?$/,
    fetch: () => arrived(import("./Learn.svelte"), "lesson"),
  },
  {
    path: WALL,
    fetch: () => arrived(import("./Screen.svelte"), "screen"),
  },
  { path: PASS, fetch: () => arrived(import("./Pass.svelte"), "pass") },
  { path: /^\/me\/?$/, fetch: () => arrived(import("./Me.svelte"), "me") },
  { path: /^\/device\/?$/, fetch: () => arrived(import("./Device.svelte"), "me") },
  { path: /^/, fetch: () => arrived(import("./Home.svelte")) },
];

/** A screen with its words; what it takes is what its path names. */
async function arrived<Taken extends Params>(
  screen: Promise<{ default: Component<Taken> }>,
  ...words: readonly Piece[]
): Promise<Component<Params>> {
  const [module] = await Promise.all([screen, words.length ? learnMore(...words) : null]);
  return module.default as unknown as Component<Params>;
}

/** The screen at a path, and what the path names. */
export async function screenAt(
  path: string,
): Promise<{ Screen: Component<Params>; params: Params }> {
  const [entry, found] = SCREENS.map((each) => [each, each.path.exec(path)] as const).find(
    ([, found]) => found,
  )!;
  return { Screen: await entry.fetch(), params: decoded(found?.groups ?? {}) };
}

/** Fetch what a table will want while the page itself is made. */
export async function foresee(): Promise<void> {
  const first = await foretold();
  const game: unknown = first && JSON.parse(first).table?.game;
  if (typeof game !== "string" || !(game in SHOWN)) return;
  await Promise.all([import("./Table.svelte"), shown(game).table(), learnGames(game)]);
}

function decoded(groups: Params): Params {
  return Object.fromEntries(
    Object.entries(groups).map(([name, word]) => [name, decodeURIComponent(word)]),
  );
}
