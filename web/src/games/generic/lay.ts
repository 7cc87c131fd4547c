import type { Component } from "svelte";
import { foreignOf, learnForeign } from "../../lib/foreign";
import { learnMore } from "../../lib/language.svelte";
import type { Laid } from "../../lib/ui/Desk.svelte";
import Inside from "./Inside.svelte";
import Table from "./Table.svelte";

/** The table for a game that has none of its own, once it is known how to read that game. */
export async function lay(game: string): Promise<{ default: Component<Laid> }> {
  await Promise.all([learnForeign(game), learnMore("generic")]);
  return { default: Table };
}

/** What its players keep to themselves; nothing if everybody sees all there is. */
export async function inside(game: string): Promise<{ default: typeof Inside | null }> {
  await learnForeign(game);
  return { default: foreignOf(game).hints.secret.length ? Inside : null };
}
