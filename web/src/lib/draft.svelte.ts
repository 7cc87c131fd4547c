import { remember, remembered } from "./memory";

/** What is being typed: kept in this tab until it is gone from its field, whatever happens to it. */
export class Draft {
  #text = $state("");
  readonly #kept: string | null;

  /** Of nothing: gone with the page, or with whoever typed it. */
  constructor(what: string | null) {
    this.#kept = what && `draft.${what}`;
    if (this.#kept) this.#text = remembered(this.#kept, "sessionStorage") ?? "";
  }

  get text(): string {
    return this.#text;
  }

  set text(text: string) {
    this.#text = text;
    if (this.#kept) remember(this.#kept, text, "sessionStorage");
  }
}
