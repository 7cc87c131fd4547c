import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
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

/** An Italian *a* before another: «ad Ana», «fino ad a3»; what people write stays as it is. */
const EUPHONY = /(^|\s)a (?=[aA])/g;

/** Below it every language that we speak writes a number as it stands. */
const GROUPED = 1000;

/** With the sign that readers know, not a hyphen. */
export function signed(value: number): string {
  return String(value).replace("-", "−");
}

/** A number that needs no formatter: to make the browser's costs as much as to lay a table. */
class Count extends FluentNumber {
  override toString(): string {
    return signed(this.value);
  }
}

function counted(values: Values): Values {
  const of = (value: FluentVariable): FluentVariable =>
    Number.isInteger(value) && Math.abs(value as number) < GROUPED
      ? new Count(value as number)
      : value;
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, of(value)]));
}

const known = new Map<string, FluentResource>();

/** Texts are parsed once, however often words are added to them. */
function parsed(text: string): FluentResource {
  const resource = known.get(text) ?? new FluentResource(text);
  known.set(text, resource);
  return resource;
}

/** The texts in one language that were loaded, by their ids. */
export class Catalogue {
  readonly language: Language;
  readonly #bundle: FluentBundle;

  constructor(language: Language, texts: readonly string[]) {
    this.language = language;
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    this.add(texts);
  }

  /** Learn more; what is known stays as it is. */
  add(texts: readonly string[]): void {
    for (const text of texts) this.#bundle.addResource(parsed(text));
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
    const text = this.#bundle.formatPattern(pattern, counted(values), faults);
    if (faults.length) throw new NoText(`${this.language}: ${id}: ${faults[0]?.message}`);
    const own = this.language === "it" && !("text" in values);
    return own ? text.replace(EUPHONY, "$1ad ") : text;
  }
}
