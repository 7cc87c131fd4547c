import type { Sitting } from "../../lib/sitting.svelte";
import type { Choice } from "../../wire";
import { ends, isHalf, startOf, type Deed, type Targets } from "./choices";

/**
 * What the reader is about to choose: what to begin with, then one of the hexes that the server
 * allows with it. What ends on different hexes is offered together.
 */
export class Aim {
  /** What the choice begins with. */
  start = $state<string | null>(null);
  /** The hex it ends with. */
  end = $state<string | null>(null);
  /** A choice that a button stands for. */
  said = $state.raw<Choice | null>(null);
  #answers = $state.raw<Targets>(new Map());

  constructor(readonly sitting: Sitting) {}

  get #legal(): readonly Choice[] {
    return this.sitting.playing ? [] : (this.sitting.push?.legal ?? []);
  }

  /** All that a choice can begin with. */
  get starts(): ReadonlySet<string> {
    return new Set(this.#legal.flatMap((choice) => startOf(choice) ?? []));
  }

  /** All hexes that can be picked now, with what comes of it. */
  get targets(): Targets {
    const whole = this.#legal.filter((choice) => startOf(choice) === this.start);
    return new Map([...ends(whole), ...(this.start === null ? [] : this.#answers)]);
  }

  /** What is chosen, in the order it is sent. */
  get deed(): Deed | null {
    if (this.said) return { what: this.said, where: null };
    return (this.end !== null && this.targets.get(this.end)) || null;
  }

  say(choice: Choice): void {
    this.begin(null);
    this.said = choice;
  }

  /** Begin with this; the server is asked where it can end. */
  async begin(start: string | null): Promise<void> {
    this.start = start;
    this.end = this.said = null;
    this.#answers = new Map();
    const decision = this.sitting.push?.decision;
    if (start === null || decision == null) return;
    const halves = this.#legal.filter((choice) => isHalf(choice) && startOf(choice) === start);
    try {
      const found = await Promise.all(
        halves.map(async (what) => ends(await this.sitting.ahead(decision, [what.id]), what)),
      );
      if (this.start !== start || this.sitting.push?.decision !== decision) return;
      this.#answers = new Map(found.flatMap((each) => [...each]));
    } catch (error) {
      // what isn't asked any more was refused, and nobody wants to know
      if (this.sitting.push?.decision === decision) this.sitting.complain(error);
    }
  }

  /** A hex was picked: an end, or something to begin with, or nothing. */
  pick(hex: string): void {
    if (this.targets.has(hex)) {
      this.said = null;
      this.end = this.end === hex ? null : hex;
    } else if (this.start === hex) this.clear();
    else if (this.starts.has(hex)) this.begin(hex);
  }

  /** One step back. */
  back(): void {
    if (this.end !== null) this.end = null;
    else this.clear();
  }

  /** Begin anew; where there is one thing to begin with, that is begun. */
  clear(): void {
    const [first = null, ...others] = this.starts;
    this.begin(others.length ? null : first);
  }
}
