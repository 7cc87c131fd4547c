import type { Snippet } from "svelte";
import type { Choice, Command, Place, Push, Seat, Vocabulary } from "../wire";
import { ahead, Refused } from "./api";
import { Draft } from "./draft.svelte";
import { catalogue } from "./language.svelte";
import { Life } from "./life.svelte";
import { Line, type Source } from "./line.svelte";
import { partIn } from "./part";
import { refusal, Teller, UNREACHABLE } from "./telling";
import type { Leaf } from "./ui/Desk.svelte";

/** How long an event is shown before what came of it, in milliseconds; 0 or none: not at all. */
export type Drama = (event: Vocabulary["event"]) => number;

/** A table that is only shown: what stands in place of one's own choices, and lies beside it. */
export interface Showing {
  controls: Snippet;
  leaves: readonly Leaf[];
}

const MOST_WAITING = 6;

/**
 * What one guest has of a table: the last push that is shown, all that was told, and the line.
 *
 * Pushes are shown in order. One that brings dramatic events waits on the stage for as long as
 * their drama takes, and those behind it wait too; whoever hurries sees the last at once.
 */
export class Sitting {
  push = $state.raw<Push | null>(null);
  told = $state.raw<readonly Vocabulary["event"][]>([]);
  /** What is happening on the stage right now. */
  playing = $state.raw<Vocabulary["event"] | null>(null);
  /** Told since the reader came, for those who listen. */
  fresh = $state.raw<readonly Vocabulary["event"][]>([]);
  complaint = $state.raw<string | null>(null);
  showing = $state.raw<Showing | null>(null);
  readonly line: Source;
  /** What is about to be said; kept at one's own table only, for devices go from hand to hand. */
  readonly draft: Draft;
  /** What there is at a table besides the game; where nobody sits, nothing. */
  readonly life: Life | null;
  #drama: Drama = () => 0;
  #queue: Push[] = [];
  #timer = 0;
  #caughtUp = false;
  /** The last push that was heard, shown or not. */
  #latest: Push | null = null;
  #renewing = false;

  /** By default at the table itself; else where the pushes of a table come from. */
  constructor(
    readonly code: string,
    open?: (hear: (push: Push) => void) => Source,
  ) {
    const hear = (push: Push) => this.#hear(push);
    this.life = open ? null : new Life(code);
    this.line = open ? open(hear) : new Line(code, hear);
    this.draft = new Draft(open ? null : `talk.${code}`);
  }

  get table() {
    return this.push?.table ?? null;
  }

  get seat(): Seat | null {
    return this.push?.table.seat ?? null;
  }

  /** My own chair. */
  get own(): Place | null {
    return this.table?.places[this.table.mine ?? -1] ?? null;
  }

  get game(): string {
    return this.push?.table.game ?? "";
  }

  /** What the players are called, by seat. */
  get names(): readonly string[] {
    return this.placed.map((place) => place.name);
  }

  get placed(): readonly Place[] {
    const table = this.push?.table;
    return table?.seating.flatMap((chair) => table.places[chair] ?? []) ?? [];
  }

  get teller(): Teller {
    return new Teller(catalogue(), this.game, this.names, this.seat);
  }

  /** Whether somebody says this whom I don't want to hear. */
  hushed(event: Vocabulary["event"]): boolean {
    const muted = this.life?.notebook?.muted ?? [];
    if (event.kind === "said") return muted.includes(this.names[event.seat] ?? "");
    return (event.kind === "wrote" || event.kind === "murmured") && muted.includes(event.name);
  }

  /** Let these events be played before what came of them is shown. */
  stage(drama: Drama): void {
    this.#drama = drama;
  }

  /** Whether an event has a moment of its own. */
  isDramatic(event: Vocabulary["event"]): boolean {
    return this.#drama(event) > 0;
  }

  /** In words; of whoever sits on a chair the name is added. */
  tell(event: Vocabulary["event"]): string {
    if (event.kind !== "ready_changed") return this.teller.event(event);
    const name = this.table?.places[event.chair]?.name ?? "";
    return this.teller.event({ ...event, name } as typeof event);
  }

  /** Why the game that was played here couldn't go on, in words; else nothing. */
  get dropped(): string {
    const event = this.told.find(({ kind }) => kind === "rules_changed");
    return event ? this.tell(event) : "";
  }

  /** Ask something of the table; whether it agreed. A refusal becomes a complaint. */
  async ask(command: Command): Promise<boolean> {
    this.complaint = null;
    try {
      await this.line.send(command);
      return true;
    } catch (error) {
      this.complain(error);
      return false;
    }
  }

  /** Be ready, with my part in the deal; or no longer. */
  async ready(ready: boolean): Promise<boolean> {
    if (!ready || !this.#latest) return this.ask({ kind: "ready", ready });
    return this.ask({ kind: "ready", ready, ...partIn(this.#latest) });
  }

  /** Deal, with my part in it. */
  async start(): Promise<boolean> {
    return !!this.#latest && this.ask({ kind: "start", ...partIn(this.#latest) });
  }

  /** Make a choice, and at once those that follow from it. */
  async act(...choices: readonly Choice[]): Promise<boolean> {
    const decision = this.push?.decision;
    if (decision == null) return false;
    return this.ask({ kind: "act", decision, actions: choices.map(({ id }) => id) });
  }

  /** What I could do after these choices, which aren't made by asking. */
  async ahead(decision: number, actions: readonly number[]): Promise<readonly Choice[]> {
    return this.line.ahead?.(decision, actions) ?? ahead(this.code, decision, actions);
  }

  complain(error: unknown): void {
    const refused = error instanceof Refused ? error.refusal : { code: UNREACHABLE, details: {} };
    this.complaint = refusal(catalogue(), refused);
  }

  /** Show at once whatever is still to be played. */
  hurry(): void {
    clearTimeout(this.#timer);
    this.playing = null;
    for (const push of this.#queue.splice(0)) this.#show(push);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.line.close();
    this.life?.close();
  }

  /** Whoever is ready stays so when chairs change, and adds a part to the new deal. */
  async #renew(): Promise<void> {
    const { table } = this.#latest!;
    const own = table.mine === null ? null : table.places[table.mine];
    if (table.stage !== "lobby" || !own?.ready || own.sealed || this.#renewing) return;
    this.#renewing = true;
    const before = this.#latest;
    try {
      await this.line.send({ kind: "ready", ready: true, ...partIn(before!) });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    } finally {
      this.#renewing = false;
    }
    if (this.#latest !== before) this.#renew();
  }

  #hear(push: Push): void {
    this.#latest = push;
    this.#renew();
    this.#queue.push(push);
    if (this.#queue.length > MOST_WAITING) this.hurry();
    else if (!this.playing) this.#next();
  }

  #next(): void {
    const push = this.#queue[0];
    if (!push) return;
    const plays = this.#isNews(push) && !document.hidden && !calm();
    this.#perform(push, plays ? push.events.filter((each) => this.#drama(each) > 0) : []);
  }

  /** These moments one after the other, then what came of them. */
  #perform(push: Push, moments: readonly Vocabulary["event"][]): void {
    const [first = null, ...rest] = moments;
    this.playing = first;
    if (first) {
      this.#timer = window.setTimeout(() => this.#perform(push, rest), this.#drama(first));
      return;
    }
    this.#show(push);
    this.#queue.shift();
    this.#next();
  }

  #goesOn(push: Push): boolean {
    return this.push?.round === push.round && this.push.epoch === push.epoch;
  }

  /** Whether it goes on from what is shown; a whole sync is no news. */
  #isNews(push: Push): boolean {
    return this.#caughtUp && this.#goesOn(push) && this.push?.table.stage !== "lobby";
  }

  #show(push: Push): void {
    const heard = this.#goesOn(push) ? this.told : [];
    this.told = [...heard.slice(0, push.cursor - push.events.length), ...push.events];
    this.fresh = this.#caughtUp && this.#goesOn(push) ? push.events : [];
    this.push = push;
    this.#caughtUp = true;
  }
}

/** Whether the reader wants nothing to move. */
export function calm(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
