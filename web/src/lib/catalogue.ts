import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Game } from "../wire";

export const LANGUAGES = ["en", "es", "fr", "it"] as const;
export type Language = (typeof LANGUAGES)[number];
/** Screens whose words come with them: `part-<name>.ftl`. */
export const PARTS = [
  "after",
  "awake",
  "generic",
  "lesson",
  "life",
  "me",
  "pass",
  "rules",
  "screen",
] as const;
/** What is learnt beyond home and lobby: the words of a game's table, or of such a screen. */
export type Piece = Game | (typeof PARTS)[number];
export type Values = Record<string, FluentVariable>;

/** A text that is asked for but isn't there, or can't be put together. */
export class NoText extends Error {}

/** The texts in one language that were loaded, by their ids. */
export class Catalogue {
  readonly language: Language;
  readonly #bundle: FluentBundle;

  constructor(language: Language, texts: readonly string[]) {
    this.language = language;
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) this.#bundle.addResource(new FluentResource(text));
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id.split(".")[0] ?? id);
  }

  /** The text of this id (`id.attribute` for an attribute) with these values in place. */
  text(id: string, values: Values = {}): string {
    const [name = id, attribute] = id.split(".");
    const message = this.#bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) throw new NoText(`${this.language}: no ${id}`);
    const faults: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, values, faults);
    if (faults.length) throw new NoText(`${this.language}: ${id}: ${faults[0]?.message}`);
    return text;
  }
}
