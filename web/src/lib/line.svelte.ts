import type { Choice, Command, Push } from "../wire";
import { commandId, Refused } from "./api";
import type { Refusal } from "./telling";

type Heard =
  | ({ kind: "push" } & Push)
  | { kind: "answer"; command_id: string; seq: number }
  | ({ kind: "refusal"; command_id: string | null } & Refusal);

interface Waiting {
  message: string;
  done: () => void;
  refused: (error: Refused) => void;
}

/** How long to wait before calling again, in milliseconds: never so long that a seat is lost. */
export const PAUSES = [100, 300, 700, 1200];

/** How the server closes a line that there is no point in calling again: no table, no admittance. */
const CLOSED = new Set([4403, 4404]);

/** Refusals that pass by themselves: the store is out of reach for a moment. */
export const PASSING = new Set(["unavailable"]);

/** After how long what was refused so is asked again, in milliseconds. */
export const AGAIN = 1000;

/** Where a sitting hears of its table, and asks things of it. */
export interface Source {
  readonly connected: boolean;
  readonly refusal: Refusal | null;
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
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #tries = 0;
  #timer = 0;
  #closed = false;
  #round = 0;
  #cursor = 0;
  #epoch = "";

  constructor(
    readonly code: string,
    readonly hear: (push: Push) => void,
  ) {
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#call();
  }

  send(command: Command): Promise<void> {
    const id = commandId();
    const message = JSON.stringify({ command_id: id, command });
    return new Promise((done, refused) => {
      this.#waiting.set(id, { message, done, refused });
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(message);
    });
  }

  #repeat(waiting: Waiting): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(waiting.message);
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  #call(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const since = this.#round
      ? `?cursor=${this.#cursor}&round=${this.#round}&epoch=${this.#epoch}`
      : "";
    const path = `/api/tables/${encodeURIComponent(this.code)}/socket${since}`;
    const socket = new WebSocket(`${scheme}://${location.host}${path}`);
    this.#socket = socket;
    socket.onopen = () => {
      for (const { message } of this.#waiting.values()) socket.send(message);
    };
    socket.onmessage = ({ data }) => this.#heard(JSON.parse(data));
    socket.onclose = ({ code }) => {
      if (this.#socket !== socket || this.#closed) return;
      this.connected = false;
      if (CLOSED.has(code)) return;
      const pause = PAUSES[Math.min(this.#tries++, PAUSES.length - 1)];
      this.#timer = window.setTimeout(() => this.#call(), pause);
    };
  }

  #hurry = (): void => {
    if (document.hidden || this.refusal || this.#socket?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.#timer);
    this.#call();
  };

  #heard(heard: Heard): void {
    if (heard.kind === "push") {
      this.connected = true;
      this.#tries = 0;
      this.#round = heard.round;
      this.#cursor = heard.cursor;
      this.#epoch = heard.epoch;
      this.hear(heard);
      return;
    }
    const waiting = this.#waiting.get(heard.command_id ?? "");
    if (heard.kind === "refusal" && !waiting) this.refusal = heard;
    if (!waiting) return;
    if (heard.kind === "refusal" && PASSING.has(heard.code)) {
      window.setTimeout(() => this.#repeat(waiting), AGAIN);
      return;
    }
    this.#waiting.delete(heard.command_id ?? "");
    if (heard.kind === "answer") waiting.done();
    else waiting.refused(new Refused(heard));
  }
}
