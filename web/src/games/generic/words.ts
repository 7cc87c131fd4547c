import type { Catalogue, Values } from "../../lib/catalogue";
import { having, hyphens, members, sortOf, type Teller } from "../../lib/telling";
import type { Seat, Sort, Vocabulary } from "../../wire";
import type { Thing } from "./narrowing";

/** Stands for what isn't there. */
export const NOTHING = "–";

/** What is said of a game's values by one who knows the game by its texts alone, if it has them. */
export class Words {
  readonly #catalogue: Catalogue;

  constructor(readonly teller: Teller) {
    this.#catalogue = teller.catalogue;
  }

  /** What a field is called. */
  label(field: string): string {
    return this.#said("field", field);
  }

  /** How a kind of choices is called. */
  kind(kind: string): string {
    return this.#said("kind", kind);
  }

  /** How a claim begins. */
  claim(kind: string): string {
    return this.#said("claim", kind);
  }

  /** What is going on. */
  scene(scene: Thing & { kind: string }): string {
    return this.#said("scene", scene.kind, this.teller.given("scene", scene));
  }

  /** A value in one line. */
  text(value: unknown, sort?: Sort): string {
    if (value === null || value === undefined) return NOTHING;
    if (typeof value === "boolean") return this.#catalogue.text(`page-generic-${value}`);
    if (typeof value === "number" && sort === "seat") return this.teller.name(value);
    if (typeof value === "number" && sort === "set") return this.teller.list(members(value));
    if (typeof value === "number") return String(value);
    if (typeof value === "string") return this.#said("word", value);
    if (Array.isArray(value)) return this.#many(value, sort);
    return this.#whole(value as Thing, sort);
  }

  #many(value: readonly unknown[], sort?: Sort): string {
    if (sort === "marks") return this.teller.list(having(value as boolean[], true));
    if (sort === "seats") return this.teller.list(value.filter((each) => each !== null) as Seat[]);
    return value.map((each) => this.text(each, sort)).join(" · ") || NOTHING;
  }

  /** By its own text, where it is something that one can do or say; else field by field. */
  #whole(value: Thing, sort?: Sort): string {
    const { kind, ...fields } = value;
    if (typeof kind === "string") {
      if (this.#has("action", kind))
        return this.teller.action(value as unknown as Vocabulary["action"]);
      if (this.#has("claim", kind))
        return this.teller.claim(value as unknown as Vocabulary["claim"]);
    }
    return Object.entries(fields)
      .map(([name, each]) => `${this.label(name)}: ${this.text(each, within(sort, name))}`)
      .join(" · ");
  }

  #has(what: string, kind: string): boolean {
    return this.#catalogue.has(`${this.teller.game}-${what}-${hyphens(kind)}`);
  }

  /** Its text, or without one its plain name. */
  #said(what: string, name: string, values?: Values): string {
    const id = `page-${this.teller.game}-${what}-${hyphens(name)}`;
    return this.#catalogue.has(id) ? this.#catalogue.text(id, values) : name.replaceAll("_", " ");
  }
}

/** How a field of something is read. */
export function within(sort: Sort | undefined, field: string): Sort | undefined {
  return sortOf(field, typeof sort === "object" ? sort : {});
}
