import { FIELDS, NOTICES, type Seat, type Sort, type Vocabulary } from "../wire";
import type { Catalogue, Values } from "./catalogue";

export type Tellable = Vocabulary["event"] | Vocabulary["action"] | Vocabulary["claim"];
type What = "action" | "claim" | "event" | "scene";
type Fields = Record<string, unknown>;
/** By what a value is and by its kind: the fields that name seats. */
export type Naming = Partial<Record<What, Record<string, Record<string, Sort>>>>;

const NAMING: Record<string, Naming> = { ...FIELDS };

/** From now on it is known which fields of a game's values name seats. */
export function learnNaming(game: string, naming: Naming): void {
  NAMING[game] = naming;
}

/** The code of what couldn't even be asked. */
export const UNREACHABLE = "unreachable";

/** Why something was refused. */
export interface Refusal {
  code: string;
  details: Record<string, string | number>;
}

/**
 * Puts the values of one game into words for one viewer, as the terminal does.
 *
 * A text is given each field by its name: of a seat the player's name, of several a list and
 * (`team_count`) their number, of a mark for every seat those who have it (`votes_yes`) and those
 * who haven't (`votes_no`), of a truth `yes` or `no`, of an inner value its fields. Where the field
 * `seat` is the viewer's own, `you` is `yes`; where another field is that same seat (`whose`),
 * `whose_own` is.
 */
export class Teller {
  constructor(
    readonly catalogue: Catalogue,
    readonly game: string,
    readonly names: readonly string[],
    readonly viewer: Seat | null = null,
  ) {}

  event(event: Vocabulary["event"]): string {
    switch (event.kind) {
      case "concluded":
        if (event.resigned === null) return this.#text("core-draw");
        return this.#text("core-resigned", {
          seat: this.name(event.resigned),
          you: this.#you(event.resigned),
        });
      case "moved":
        return this.#text("core-moved", {
          you: this.#you(event.seat),
          seat: this.name(event.seat),
          action: this.to(event.seat).action(event.action),
        });
      case "said":
        return this.#text("core-said", {
          you: this.#you(event.seat),
          seat: this.name(event.seat),
          claim: this.to(event.seat).claim(event.claim),
        });
      default:
        return this.#tell("event", event);
    }
  }

  action(action: Vocabulary["action"]): string {
    return this.#tell("action", action);
  }

  claim(claim: Vocabulary["claim"]): string {
    return this.#tell("claim", claim);
  }

  name(seat: Seat): string {
    return seat < 0 ? this.#text("core-chance") : (this.names[seat] ?? "");
  }

  list(seats: readonly Seat[]): string {
    return listed(
      this.catalogue,
      seats.map((seat) => this.name(seat)),
    );
  }

  #tell(what: What, value: Tellable): string {
    const scope = NOTICES.has(value.kind) ? "table" : this.game;
    return this.#text(`${scope}-${what}-${hyphens(value.kind)}`, this.given(what, value));
  }

  /** What a text about this is given. */
  given(what: What, value: { kind: string }): Values {
    const values: Values = {};
    const sorts = NAMING[this.game]?.[what]?.[value.kind] ?? {};
    this.#fields({ ...value }, sorts, values);
    return values;
  }

  #fields(value: Fields, sorts: Record<string, Sort>, into: Values): void {
    for (const [name, field] of Object.entries(value)) {
      const sort = sortOf(name, sorts);
      if (name === "seat" && sort === "seat") into.you = this.#you(field as Seat);
      else if (sort === "seat") into[`${name}_own`] = field === value.seat ? "yes" : "no";
      this.#field(name, field, sort, into);
    }
  }

  #field(name: string, field: unknown, sort: Sort | undefined, into: Values): void {
    if (field === null) into[name] = this.#text("core-list-none");
    else if (typeof field === "boolean") into[name] = field ? "yes" : "no";
    else if (typeof sort === "object") this.#fields(field as Fields, sort, into);
    else if (sort === "marks") {
      const marks = field as boolean[];
      this.#several(`${name}_yes`, having(marks, true), into);
      this.#several(`${name}_no`, having(marks, false), into);
    } else if (sort === "seats") this.#several(name, field as Seat[], into);
    else if (sort === "set") this.#several(name, members(field as number), into);
    else if (sort === "seat") into[name] = this.name(field as Seat);
    else if (typeof field === "string" || typeof field === "number") into[name] = field;
    else if (typeof field === "object") this.#fields(field as Fields, {}, into);
  }

  #several(name: string, seats: readonly Seat[], into: Values): void {
    into[name] = this.list(seats);
    into[`${name}_count`] = seats.length;
  }

  /** Tells the words of a move or a claim to whom they are addressed: never to the one they are of. */
  to(speaker: Seat): Teller {
    if (speaker !== this.viewer) return this;
    return new Teller(this.catalogue, this.game, this.names, null);
  }

  #you(seat: Seat): string {
    return seat === this.viewer ? "yes" : "no";
  }

  #text(id: string, values?: Values): string {
    return this.catalogue.text(id, values);
  }
}

/** Ana, Bea and Carl. */
export function listed(catalogue: Catalogue, names: readonly string[]): string {
  const [first, ...rest] = names.length ? names : [catalogue.text("core-list-none")];
  return rest.reduce((list, name, place) => {
    const link = place === rest.length - 1 ? "core-list-last" : "core-list-more";
    return catalogue.text(link, { list, name, initial: initial(name) });
  }, first ?? "");
}

/** Why something was refused; seats count from 1, as people count. */
export function refusal(catalogue: Catalogue, refused: Refusal): string {
  if (refused.code === UNREACHABLE) return catalogue.text("page-unreachable");
  const id = `error-${hyphens(refused.code)}`;
  const details: Values = { ...refused.details };
  if (typeof details.seat === "number") details.seat += 1;
  try {
    return catalogue.text(id, details);
  } catch {
    return catalogue.text("page-error", { code: refused.code });
  }
}

export function hyphens(name: string): string {
  return name.replaceAll("_", "-");
}

/** How a field is read; one that is called a seat is one. */
export function sortOf(name: string, sorts: Record<string, Sort>): Sort | undefined {
  return name === "seat" ? name : sorts[name];
}

export function having(marks: readonly boolean[], mark: boolean): Seat[] {
  return marks.flatMap((each, seat) => (each === mark ? [seat] : []));
}

export function members(set: number): Seat[] {
  return Array.from({ length: 31 }, (_, seat) => seat).filter((seat) => (set >> seat) & 1);
}

/** The sound a name begins with: it decides the word for *and* in Spanish and Italian. */
function initial(name: string): string {
  const letters = name.toLowerCase().normalize("NFD");
  if (letters.startsWith("hi") && !"aeo".includes(letters[2] ?? "-")) return "i";
  const first = [...letters][0] ?? "";
  return /\p{L}/u.test(first) ? first : "other";
}
