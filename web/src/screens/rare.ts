import type { Component } from "svelte";
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
    path: /^\/rules\/(?<game>[^/]+)\/?$/,
    fetch: async () => {
      const [module] = await Promise.all([import("./Rules.svelte"), learnMore("rules")]);
      return module.default as Component<Params>;
    },
  },
  {
    path: /^\/learn\/(?<game>\w+)\/?$/,
    fetch: async () => {
      const [{ default: Learn }] = await Promise.all([
        import("./Learn.svelte"),
        learnMore("lesson"),
      ]);
      return Learn;
    },
  },
  {
    path: /^\/me\/?$/,
    fetch: async () => {
      const [module] = await Promise.all([import("./Me.svelte"), learnMore("me")]);
      return module.default as Component<Params>;
    },
  },
  {
    path: /^\/device\/?$/,
    fetch: async () => {
      const [module] = await Promise.all([import("./Device.svelte"), learnMore("me")]);
      return module.default as Component<Params>;
    },
  },
];

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
