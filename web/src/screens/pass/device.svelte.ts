import { getContext, setContext } from "svelte";
import { Refused, seeTable, speakAs } from "../../lib/api";
import { catalogue } from "../../lib/language.svelte";
import { patiently } from "../../lib/patience";
import { Sitting } from "../../lib/sitting.svelte";
import { Stream } from "../../lib/stream.svelte";
import { refusal } from "../../lib/telling";
import {
  again,
  begin,
  curious,
  found,
  happened,
  inOrder,
  keep,
  owing,
  type Asking,
  type Plan,
  type Session,
} from "./session";

type Kinds = ReadonlySet<string>;

/**
 * One device for everybody. It lies on the table, where all see what is public; or it is on its
 * way behind a curtain; or in one player's hands. Only then is that player's stream open, and
 * nothing that came by it is left when the curtain falls.
 */
export class Device {
  session = $state.raw<Session | null>(found());
  /** The holder's, from curtain to curtain. */
  own = $state.raw<Sitting | null>(null);
  /** Everybody's; it rests while the device is not on the table. */
  common = $state.raw<Sitting | null>(null);
  /** Whether it isn't known yet where the device goes. */
  busy = $state(false);
  /** Whether the server has to be called again for that. */
  waiting = $state(false);
  complaint = $state("");
  #line: Stream | null = null;
  #last: number | null = null;
  #closed = false;

  constructor() {
    if (this.session?.holder === null) this.layDown();
  }

  /** Who has the device, or is to get it. */
  get holder(): string | null {
    const { players, holder } = this.session ?? {};
    return holder == null ? null : (players?.[holder]?.name ?? null);
  }

  /** Whether that is the first look at what was dealt. */
  get isFirst(): boolean {
    const { deals, looked, holder } = this.session ?? {};
    return !!deals && holder != null && !looked?.includes(holder);
  }

  /** All who play on it, by chair, in the order of their seats. */
  get everyone(): readonly { chair: number; name: string }[] {
    const push = this.common?.push;
    if (!this.session || !push) return [];
    return this.#named(inOrder(this.session, push, this.#last));
  }

  /** Those of whom the table waits for an answer. */
  due(minor: Kinds): readonly { chair: number; name: string }[] {
    const { session, common } = this;
    if (!session || !common?.push) return [];
    const done = this.#isNews(happened(common.told, minor)) ? [] : session.done;
    return this.#named(owing({ ...session, done }, common.push, this.#last));
  }

  async begin(plan: Plan): Promise<void> {
    await this.#try(async () => this.#start(await begin(plan, this.#ask)));
  }

  /** Another game, or the one that was to come. */
  async again(): Promise<void> {
    const { session } = this;
    if (!session) return;
    keep({ ...session, looked: [], seen: 0, done: [], holder: null }); // if it is cut off
    await this.#try(async () => this.#start(await again(session, this.#ask)));
  }

  /** Forget the game. */
  leave(): void {
    this.#clear();
    this.session = null;
    keep(null);
  }

  close(): void {
    this.#closed = true;
    this.#clear();
  }

  #clear(): void {
    this.drop();
    this.common?.close();
    this.common = null;
  }

  /** From the table to a player, who answers or just looks. */
  hand(chair: number, minor: Kinds): void {
    const seen = happened(this.common?.told ?? [], minor);
    this.#change(this.#isNews(seen) ? { seen, done: [] } : {});
    this.#carry(chair);
  }

  /** Into the hands of whoever it was carried to. */
  lift(): void {
    const { players, holder, code } = this.session!;
    const key = players[holder ?? -1]?.key;
    if (!key) return;
    speakAs(key);
    this.own = new Sitting(code, (hear) => new Stream(code, key, hear));
  }

  /** Out of anybody's hands: what was theirs is gone, and the curtain falls. */
  drop(): void {
    this.own?.close();
    this.own = null;
    speakAs(null);
  }

  /** The holder is through, having answered or not: to the next of those asked, or to all. */
  async pass(answered: boolean, minor: Kinds): Promise<void> {
    const chair = this.session?.holder;
    if (!this.own || chair == null) return;
    this.drop();
    this.#last = chair;
    const { looked, done } = this.session!;
    this.#change({
      looked: [...looked, chair],
      done: answered ? [...done, chair] : done,
    });
    await this.#try(() => this.#goOn(minor));
    if (this.complaint) this.layDown();
  }

  /** On the table, for all to see. */
  layDown(): void {
    this.drop();
    this.#change({ holder: null });
    if (!this.session) return;
    const { code, watcher } = this.session;
    if (this.common) this.#line?.resume();
    else {
      this.common = new Sitting(code, (hear) => (this.#line = new Stream(code, watcher, hear)));
    }
  }

  async #start(session: Session): Promise<void> {
    this.session = session;
    keep(session);
    this.#last = null;
    await this.#goOn(new Set());
  }

  async #goOn(minor: Kinds): Promise<void> {
    const { code, watcher, holder } = this.session!;
    const push = await this.#ask(() => seeTable(code, watcher));
    if (this.#closed) return;
    const seen = happened(push.events, minor);
    const [first] = curious(this.session!, push);
    if (first !== undefined) return this.#carry(first);
    if (this.#isNews(seen)) return this.layDown();
    const next = owing(this.session!, push, holder).find((chair) => chair !== holder);
    if (next === undefined) this.layDown();
    else this.#carry(next);
  }

  /** Whether something has happened that not all have seen. */
  #isNews(seen: number): boolean {
    return seen !== this.session?.seen;
  }

  /** Behind the curtain, on the way to this chair. */
  #carry(chair: number): void {
    this.drop();
    this.#line?.rest();
    this.#change({ holder: chair });
  }

  #named(chairs: readonly number[]): { chair: number; name: string }[] {
    return chairs.map((chair) => ({ chair, name: this.session?.players[chair]?.name ?? "" }));
  }

  #change(changes: Partial<Session>): void {
    if (!this.session) return;
    this.session = { ...this.session, ...changes };
    keep(this.session);
  }

  /** Whatever is asked is answered at last, unless nobody looks at this device any more. */
  #ask: Asking = (ask) =>
    patiently(
      ask,
      () => !this.#closed,
      (waiting) => (this.waiting = waiting),
    );

  async #try(something: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.complaint = "";
    try {
      await something();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.complaint = refusal(catalogue(), error.refusal);
    } finally {
      this.busy = false;
    }
  }
}

const NAME = Symbol("device");

/** Let those who frame a table pass the device on. */
export function offer(device: Device): Device {
  return setContext(NAME, device);
}

export function offered(): Device {
  return getContext(NAME);
}
