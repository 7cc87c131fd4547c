import type { Choice, Command, Game, Push, Seat } from "../wire";
import type { Source } from "./line.svelte";
import { remember, remembered } from "./memory";
import { Sitting } from "./sitting.svelte";

/** What can be chosen after any of these choices. */
interface Follow {
  after: readonly number[];
  legal: readonly Choice[];
}

/** A moment of a lesson: what the tutor says, and the table as the learner sees it then. */
export interface Frame {
  /** The id of what the tutor says; `.try` of it answers whatever isn't wanted. */
  text: string;
  chapter: number;
  /** What to look at: a part of the table, `seat:2` or `hex:f6`. */
  look: readonly string[];
  /** The commands that lead on; none where nothing is to be done. */
  wanted: readonly (readonly number[])[];
  follow: readonly Follow[];
  /** The players among whom to name one, and those who lead on. */
  quiz: readonly Seat[];
  right: readonly Seat[];
  push: Push;
}

/** A lesson as the server sends it. */
export interface Lesson {
  game: Game;
  /** The ids of their titles. */
  chapters: readonly string[];
  frames: readonly Frame[];
}

/** What the tutor answers to something that isn't wanted: that it isn't now, or try another. */
export type Hint = "later" | "try";

/**
 * A lesson being played: it plays the table to a sitting, frame by frame. What is wanted leads on,
 * anything else is answered and changes nothing. This browser remembers how far one came.
 */
export class Playing implements Source {
  readonly connected = true;
  readonly refusal = null;
  readonly sitting: Sitting;
  hint = $state<Hint | null>(null);
  /** Whether the learner has come back to the middle of it, and not gone on yet. */
  resumed = $state(false);
  over = $state(false);
  #at = $state(0);
  #hear: (push: Push) => void = () => {};
  readonly #frames: readonly Frame[];

  constructor(
    readonly lesson: Lesson,
    you: string,
  ) {
    this.#frames = lesson.frames.map((frame) => ({ ...frame, push: named(frame.push, you) }));
    this.#at = this.#kept();
    this.resumed = this.#at > 0;
    this.sitting = new Sitting(lesson.game, (hear) => {
      this.#hear = hear;
      return this;
    });
    const before = this.#frames.slice(0, this.#at + 1);
    this.#hear({ ...this.#frame.push, events: before.flatMap(({ push }) => push.events) });
  }

  get #frame(): Frame {
    return this.#frames[this.#at]!;
  }

  /** The moment that is shown; none while cards are turning. */
  get shown(): Frame | null {
    return this.sitting.playing ? null : this.#frame;
  }

  get chapter(): number {
    return this.#frame.chapter;
  }

  /** By chapter, how much of it is behind the learner: 0 to 1. */
  get progress(): readonly number[] {
    return this.lesson.chapters.map((_, chapter) => {
      const own = this.#frames.filter((frame) => frame.chapter === chapter);
      const behind = own.filter((frame) => this.#frames.indexOf(frame) < this.#at);
      return this.over ? 1 : behind.length / own.length;
    });
  }

  /** Whether the tutor only waits until the learner has read. */
  get waits(): boolean {
    const { wanted, quiz } = this.#frame;
    return !wanted.length && !quiz.length;
  }

  next(): void {
    if (this.#at === this.#frames.length - 1) this.#end();
    else this.#show(this.#at + 1);
  }

  back(): void {
    if (this.over) this.over = false;
    else if (this.#at) this.#show(this.#at - 1);
    this.sitting.hurry();
  }

  get first(): boolean {
    return this.#at === 0;
  }

  again(): void {
    this.over = false;
    this.#show(0);
    this.sitting.hurry();
  }

  /** Name a player, where the tutor asks for one. */
  name(seat: Seat): void {
    if (this.#frame.right.includes(seat)) this.next();
    else this.hint = "try";
  }

  async send(command: Command): Promise<void> {
    if (command.kind !== "act") this.hint = "later";
    else if (this.#frame.wanted.some((ids) => String(ids) === String(command.actions))) this.next();
    else this.hint = "try";
  }

  async ahead(_: number, [first]: readonly number[]): Promise<readonly Choice[]> {
    const found = this.#frame.follow.find(({ after }) => after.some((id) => id === first));
    return found?.legal ?? [];
  }

  close(): void {}

  #show(at: number): void {
    this.#at = at;
    this.hint = null;
    this.resumed = false;
    remember(this.#key, String(at));
    this.#hear(this.#frame.push);
  }

  #end(): void {
    this.over = true;
    this.hint = null;
    remember(this.#key, "0");
  }

  get #key(): string {
    return `lesson.${this.lesson.game}`;
  }

  /** How far this browser came; a lesson that was rewritten since may be shorter. */
  #kept(): number {
    const at = Number(remembered(this.#key) ?? 0);
    return Number.isInteger(at) && at > 0 && at < this.#frames.length ? at : 0;
  }
}

/** The learner's place, which has no name in a lesson, called so. */
function named(push: Push, you: string): Push {
  const places = push.table.places.map((place) => ({ ...place, name: place.name || you }));
  return { ...push, table: { ...push.table, places } };
}
