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
  { path: /^\/me\/?$/, fetch: () => worded("me", import("./Me.svelte")) },
  { path: /^\/device\/?$/, fetch: () => worded("me", import("./Device.svelte")) },
];

/** A screen, once its words are here. */
async function worded(
  words: Piece,
  screen: Promise<{ default: Component<never> }>,
): Promise<Component<Params>> {
  const [{ default: component }] = await Promise.all([screen, learnMore(words)]);
  return component as unknown as Component<Params>;
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
