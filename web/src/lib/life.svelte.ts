import type { Notebook } from "../life/notebook.svelte";
import { learnMore } from "./language.svelte";

/** What is shown of the people at a table: all of them, one of them, the terms or one's notes. */
export type Shown = { what: "people" | "terms" | "notes" } | { what: "person"; name: string };

/** What people do at a table besides playing: fetched, with the words for it, when it is wanted. */
export class Life {
  parts = $state.raw<typeof import("../life") | null>(null);
  notebook = $state.raw<Notebook | null>(null);
  shown = $state.raw<Shown | null>(null);
  #fetching: Promise<void> | null = null;

  constructor(readonly code: string) {}

  /** To be asked as often as one likes; it is fetched once. */
  fetch(): Promise<void> {
    this.#fetching ??= this.#fetched().catch((error) => {
      this.#fetching = null;
      throw error;
    });
    return this.#fetching;
  }

  async open(shown: Shown): Promise<void> {
    await this.fetch();
    this.shown = shown;
  }

  close(): void {
    this.notebook?.close();
  }

  async #fetched(): Promise<void> {
    const [parts] = await Promise.all([import("../life"), learnMore("life")]);
    this.notebook ??= new parts.Notebook(this.code);
    this.parts = parts;
  }
}
