import { catalogueOf, suggestion } from "../../lib/api";
import type { Sitting } from "../../lib/sitting.svelte";
import type { Choice, UprisingView } from "../../wire";
import { endOf } from "./choices";
import { exchanged, moved, planOf, replaced, runOf, type Plan } from "./setup";

interface Picked {
  /** Taken from its box, or from where it stands on the rim. */
  from: "box" | "rim";
  number: number;
}

/** The Rebel's set-up before it is sent: a plan of the server's, changed until it pleases. */
export class Setup {
  plan = $state.raw<Plan | null>(null);
  picked = $state.raw<Picked | null>(null);
  /** Where counters may stand, as the server says. */
  rim = $state.raw<ReadonlySet<string>>(new Set());
  busy = $state(false);
  #proposed = $state.raw<readonly Choice[]>([]);
  #catalogue = $state.raw<readonly Choice[]>([]);
  #changed = $state(false);

  constructor(readonly sitting: Sitting) {}

  /** Whether all of it is still open: what was sent can't be changed. */
  get changeable(): boolean {
    return this.rim.size > 0;
  }

  /** What is sent. */
  get run(): readonly Choice[] {
    return this.#changed && this.plan ? runOf(this.plan, this.#catalogue) : this.#proposed;
  }

  /** Ask for another plan. */
  async shuffle(): Promise<void> {
    const { sitting } = this;
    const decision = sitting.push?.decision;
    if (decision == null || this.busy) return;
    this.busy = true;
    this.picked = null;
    try {
      const view = sitting.push?.view as UprisingView;
      const proposed = await suggestion(sitting.code, decision);
      const fresh = view.insurgents?.length === 0 && view.scene.kind === "hiding";
      const first = proposed.findIndex(({ action }) => action.kind === "deploy");
      if (fresh && first >= 0 && !this.rim.size) {
        const before = proposed.slice(0, first + 1).map(({ id }) => id);
        const [rim, catalogue] = await Promise.all([
          sitting.ahead(decision, before),
          catalogueOf(sitting.game),
        ]);
        this.rim = new Set(rim.flatMap((choice) => endOf(choice) ?? []));
        this.#catalogue = catalogue;
      }
      this.#proposed = proposed;
      this.#changed = false;
      this.plan = planOf(view, proposed);
    } catch (error) {
      if (sitting.push?.decision === decision) sitting.complain(error);
    }
    this.busy = false;
  }

  /** A hex was picked: something on the rim, or where it goes. */
  pickHex(hex: string): void {
    const { plan, picked } = this;
    if (!plan || !this.changeable || !this.rim.has(hex)) return;
    const stands = [...plan.ring].find(([, at]) => at === hex)?.[0];
    if (!picked) {
      if (stands !== undefined) this.picked = { from: "rim", number: stands };
    } else if (picked.number === stands) this.picked = null;
    else if (plan.ring.has(picked.number)) this.#change(moved(plan, picked.number, hex));
    else if (stands !== undefined) this.#change(replaced(plan, stands, picked.number));
  }

  /** A box was picked: its counter, or another to exchange with. */
  pickBox(number: number): void {
    const { plan, picked } = this;
    if (!plan || !this.changeable) return;
    if (!picked) this.picked = { from: "box", number };
    else if (picked.number === number) this.picked = null;
    else if (picked.from === "box") this.#change(exchanged(plan, picked.number, number));
    else if (!plan.ring.has(number)) this.#change(replaced(plan, picked.number, number));
  }

  back(): void {
    this.picked = null;
  }

  #change(plan: Plan): void {
    this.plan = plan;
    this.#changed = true;
    this.picked = null;
  }
}
