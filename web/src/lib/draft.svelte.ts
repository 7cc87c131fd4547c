import { remember, remembered } from "./memory";

/** What is being typed: kept in this tab until it is gone from its field, whatever happens to it. */
export class Draft {
  #text = $state("");
  readonly #kept: string | null;

  /** Of nothing: gone with the page, or with whoever typed it. Before anything is typed, `first`. */
  constructor(what: string | null, first = "") {
    this.#kept = what && `draft.${what}`;
    this.#text = (this.#kept && remembered(this.#kept, "sessionStorage")) || first;
  }

  get text(): string {
    return this.#text;
  }

  set text(text: string) {
    this.#text = text;
    if (this.#kept) remember(this.#kept, text, "sessionStorage");
  }

  /** Done with: what stands in the field stays there, and is no draft any more. */
  settle(): void {
    if (this.#kept) remember(this.#kept, "", "sessionStorage");
  }
}
