import type { Choice, Command, Push } from "../wire";
import { commandId, Refused } from "./api";
import { socketOf, take } from "./early";
import type { Refusal } from "./telling";
import { compare } from "./version.svelte";

type Heard =
  | ({ kind: "push" } & Push)
  | { kind: "answer"; command_id: string; seq: number }
  | ({ kind: "refusal"; command_id: string | null } & Refusal);

interface Waiting {
  message: string;
  done: () => void;
  refused: (error: Refused) => void;
}

/** What keeps a line from being heard: this device, a server that restarts, or who knows what. */
export type Trouble = "network" | "restart" | "line";

/** How long to wait before calling again, in milliseconds: never so long that a seat is lost. */
export const PAUSES = [100, 300, 700, 1200];

/** How the server closes a line that there is no point in calling again: no table, no admittance. */
const CLOSED = new Set([4403, 4404]);

/** Because more listen, or one calls more often, than the server allows. */
const CROWDED = 4429;
/** After how long one calls again then, in milliseconds, unless the server says it. */
const UNCROWDED = 5000;

/** How long to wait where there are too many. */
export function uncrowded(refusal: Refusal | null): number {
  return 1000 * Number(refusal?.details.seconds) || UNCROWDED;
}

const RESTARTS = 1012;
const TOO_LONG = 1009;

/** Refusals that pass by themselves: the store is out of reach for a moment. */
export const PASSING = new Set(["unavailable"]);

/** After how long what was refused so is asked again, in milliseconds. */
export const AGAIN = 1000;

/** Refusals of a line that pass, too. */
const WAITED_FOR = new Set([...PASSING, "too_many", "too_often", "too_slow", "broken"]);

/** After so long, in milliseconds, a call that nobody takes is made anew. */
const RINGING = 10_000;

/** A page that was hidden for so long, in milliseconds, may have slept, and its line died unseen. */
const NAP = 30_000;

/** Whether there is a point in waiting for a line that was refused so. */
export function passes({ code }: Refusal): boolean {
  return WAITED_FOR.has(code);
}

/** Where a sitting hears of its table, and asks things of it. */
export interface Source {
  readonly connected: boolean;
  readonly refusal: Refusal | null;
  readonly trouble?: Trouble;
  /** Ask something of the table; settled when the table has answered. */
  send(command: Command): Promise<void>;
  /** What could be done after these choices, where it isn't the server that knows. */
  ahead?(decision: number, actions: readonly number[]): Promise<readonly Choice[]>;
  close(): void;
}

/**
 * The line to one table. It calls again by itself when it breaks, says how much it has heard, and
 * repeats what was not answered.
 */
export class Line implements Source {
  connected = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  trouble = $state.raw<Trouble>("line");
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #tries = 0;
  #timer = 0;
  #closed = false;
  #hidden = 0;
  #round = 0;
  #cursor = 0;
  #epoch = "";

  constructor(
    readonly code: string,
    readonly hear: (push: Push) => void,
  ) {
    addEventListener("online", this.#renew);
    addEventListener("offline", this.#lose);
    document.addEventListener("visibilitychange", this.#wake);
    this.#call();
  }

  send(command: Command): Promise<void> {
    const id = commandId();
    const message = JSON.stringify({ command_id: id, command });
    return new Promise((done, refused) => {
      const waiting = { message, done, refused };
      this.#waiting.set(id, waiting);
      this.#repeat(waiting);
    });
  }

  #repeat(waiting: Waiting): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(waiting.message);
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#renew);
    removeEventListener("offline", this.#lose);
    document.removeEventListener("visibilitychange", this.#wake);
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  #call(): void {
    const since = this.#round
      ? `?cursor=${this.#cursor}&round=${this.#round}&epoch=${this.#epoch}`
      : "";
    const early = since ? null : take(this.code);
    const socket = early?.socket ?? new WebSocket(socketOf(this.code, since));
    this.#socket = socket;
    const opened = () => {
      clearTimeout(this.#timer);
      for (const { message } of this.#waiting.values()) socket.send(message);
    };
    if (socket.readyState !== WebSocket.OPEN) {
      this.#timer = window.setTimeout(this.#renew, RINGING);
      socket.onopen = opened;
    }
    socket.onmessage = ({ data }) => this.#heard(JSON.parse(data));
    early?.heard.forEach((data) => this.#heard(JSON.parse(data)));
    socket.onclose = ({ code }) => {
      clearTimeout(this.#timer);
      if (this.#closed) return;
      this.#lose();
      if (CLOSED.has(code)) return;
      if (code === RESTARTS) this.trouble = "restart";
      if (code === TOO_LONG) this.#takeBack();
      this.#timer = window.setTimeout(() => this.#call(), this.#pause(code));
    };
  }

  /** How long to wait before calling again. */
  #pause(code: number): number {
    if (code === CROWDED) return uncrowded(this.refusal);
    return PAUSES[Math.min(this.#tries++, PAUSES.length - 1)] ?? 0;
  }

  /** Call now, whether or not the line of before is known to be dead. */
  #renew = (): void => {
    if (this.#closed || (this.refusal && !passes(this.refusal))) return;
    clearTimeout(this.#timer);
    const before = this.#socket;
    if (before) before.onopen = before.onmessage = before.onclose = null;
    before?.close();
    this.#call();
  };

  #lose = (): void => {
    this.connected = false;
    if (!navigator.onLine) this.trouble = "network";
    else if (this.trouble === "network") this.trouble = "line";
  };

  #wake = (): void => {
    if (document.hidden) this.#hidden = Date.now();
    else if (!this.connected || Date.now() - this.#hidden > NAP) this.#renew();
  };

  #heard(heard: Heard): void {
    if (heard.kind === "push") {
      this.#catchUp(heard);
      return;
    }
    const id = heard.command_id ?? "";
    const waiting = this.#waiting.get(id);
    if (heard.kind === "refusal" && !waiting) this.refusal = heard;
    if (!waiting) return;
    if (heard.kind === "refusal" && PASSING.has(heard.code)) {
      window.setTimeout(() => this.#repeat(waiting), AGAIN);
      return;
    }
    this.#settle(id, heard.kind === "refusal" ? heard : null);
  }

  #catchUp(push: Push): void {
    if (this.#epoch && this.#epoch !== push.epoch) compare(); // it may be a newer server
    this.connected = true;
    this.refusal = null;
    this.trouble = "line";
    this.#tries = 0;
    this.#round = push.round;
    this.#cursor = push.cursor;
    this.#epoch = push.epoch;
    this.hear(push);
  }

  #settle(id: string, refusal: Refusal | null): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (refusal) waiting?.refused(new Refused(refusal));
    else waiting?.done();
  }

  /** A line that breaks because of what is too long would break by it again: it isn't repeated. */
  #takeBack(): void {
    const [longest] = [...this.#waiting].sort(
      ([, a], [, b]) => b.message.length - a.message.length,
    );
    if (longest) this.#settle(longest[0], { code: "too_large", details: {} });
  }
}
