import type { Component } from "svelte";
import type { Piece } from "../lib/catalogue";
import { learnMore } from "../lib/language.svelte";

/** What the path names, by the names in its pattern. */
type Params = Readonly<Record<string, string>>;

/** A screen that not everybody sees: fetched, with its words, when somebody comes there. */
interface Rare {
  path: RegExp;
  fetch: () => Promise<Component<Params>>;
}

const RARE: readonly Rare[] = [
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
    path: /^\/t\/(?<code>[^/]+)\/screen\/?$/,
    fetch: () => arrived(import("./Screen.svelte"), "screen"),
  },
  { path: /^\/pass\/?$/, fetch: () => arrived(import("./Pass.svelte"), "pass") },
];

/** A screen with its words; what it takes is what its path names. */
async function arrived<Taken extends Params>(
  screen: Promise<{ default: Component<Taken> }>,
  words: Piece,
): Promise<Component<Params>> {
  const [module] = await Promise.all([screen, learnMore(words)]);
  return module.default as unknown as Component<Params>;
}

/** The rare screen at a path, on its way, and what the path names. */
export function rareAt(
  path: string,
): { screen: Promise<Component<Params>>; params: Params } | null {
  for (const { path: pattern, fetch } of RARE) {
    const found = pattern.exec(path);
    if (found) return { screen: fetch(), params: decoded(found.groups ?? {}) };
  }
  return null;
}

function decoded(groups: Params): Params {
  return Object.fromEntries(
    Object.entries(groups).map(([name, word]) => [name, decodeURIComponent(word)]),
  );
}
