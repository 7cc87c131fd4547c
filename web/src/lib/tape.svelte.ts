import type { Around, Place, Push, Seat, Step, Vocabulary } from "../wire";
import type { Source } from "./line.svelte";
import type { Recorded, Viewer } from "./record";

/** Whose eyes a game is seen with again; all-seeing ones look from the gallery into every hand. */
export type Eyes = Viewer | "all";

/** A place in a game, and whose eyes it is seen with. */
export interface Moment {
  step: number;
  eyes: Eyes;
}

/**
 * A game that is over, played again: pushes like those of its table, made of its record.
 *
 * Its moments count from 1, which is the deal; they are the same for whoever looks.
 */
export class Tape implements Source {
  readonly connected = true;
  readonly refusal = null;
  step = $state(1);
  eyes = $state.raw<Eyes>(null);
  /** How many moments there are. */
  readonly length: number;
  readonly #before: readonly Step[];
  readonly #steps: readonly Step[];
  #epoch = 0;

  constructor(
    readonly recorded: Recorded,
    readonly hear: (push: Push) => void,
    { step, eyes }: Moment = { step: 1, eyes: null },
  ) {
    this.#before = recorded.steps.slice(0, recorded.deal);
    this.#steps = recorded.moments;
    this.length = this.#steps.length;
    this.go(step, eyes);
  }

  get viewer(): Viewer {
    return this.eyes === "all" ? null : this.eyes;
  }

  /** Nobody hears what is asked of a tape. */
  async send(): Promise<void> {}

  close(): void {}

  /** Be at a moment; how it came about isn't played. */
  go(step: number, eyes: Eyes = this.eyes): void {
    this.step = Math.min(Math.max(step, 1), this.length);
    this.eyes = eyes === "all" || this.recorded.seats.includes(eyes ?? -1) ? eyes : null;
    this.#epoch += 1;
    this.hear(this.#push([...this.#before, ...this.#steps.slice(0, this.step)]));
  }

  /** On to the next moment that there is something to be seen of. */
  next(): void {
    const from = this.step;
    const to = this.#steps.findIndex((step, place) => place >= from && this.#shows(step));
    this.step = to < 0 ? this.length : to + 1;
    if (this.step > from) this.hear(this.#push(this.#steps.slice(from, this.step)));
  }

  /** Back to where one saw something before. */
  back(): void {
    const shown = this.#steps.findLastIndex((step, place) => {
      return place < this.step && this.#shows(step);
    });
    this.go(Math.max(shown, 1));
  }

  /** What a viewer sees at the moment. */
  view(viewer: Viewer): Vocabulary["view"] | null {
    for (const { seen = [] } of this.#steps.slice(0, this.step).toReversed()) {
      const found = seen.find((each) => each.viewer === viewer);
      if (found) return found.view as Vocabulary["view"];
    }
    return null;
  }

  #shows(step: Step): boolean {
    const { seen = [] } = step;
    return (
      this.recorded.heard(step, this.viewer).length > 0 ||
      seen.some(({ viewer }) => this.eyes === "all" || viewer === this.eyes)
    );
  }

  #push(fresh: readonly Step[]): Push {
    const { recorded, viewer } = this;
    const all = [...this.#before, ...this.#steps.slice(0, this.step)];
    const told = all.flatMap((step) => recorded.heard(step, viewer));
    return {
      round: recorded.header.round,
      epoch: String(this.#epoch),
      cursor: told.length,
      events: fresh.flatMap((step) => recorded.heard(step, viewer)),
      view: this.view(viewer),
      legal: [],
      decision: null,
      clock: null,
      table: this.#around(viewer, told),
    };
  }

  #around(seat: Seat | null, told: readonly Vocabulary["event"][]): Around {
    const { header } = this.recorded;
    const over = this.step === this.length;
    return {
      code: header.code,
      game: header.game,
      stage: over ? "over" : "playing",
      options: header.options as unknown as Around["options"],
      terms: { public: false, locked: true, spectators: true, clock: { kind: "no_clock" } },
      places: this.#places(told),
      host: null,
      mine: null,
      seating: header.players.map(({ chair }) => chair),
      seat,
      offers: [],
      paused: false,
      pausing: [],
      votes: [],
      watchers: [],
      watching: null,
      barred: false,
      sent_away: [],
      ending: over ? header.ending : null,
      series: [],
      commitment: null,
    };
  }

  /** Who sits where; by now somebody may have another's seat. */
  #places(told: readonly Vocabulary["event"][]): readonly Place[] {
    const places: Place[] = [];
    for (const { name, bot, chair } of this.recorded.header.players) {
      places[chair] = { ...EMPTY, name, bot };
    }
    for (const event of told) {
      const taken = event.kind === "took_over" && places.find(({ name }) => name === event.before);
      if (taken) taken.name = event.name;
    }
    return places;
  }
}

const EMPTY: Place = {
  name: "",
  bot: null,
  remote: false,
  ready: true,
  wish: null,
  sealed: true,
  away: false,
  stand_in: null,
};
