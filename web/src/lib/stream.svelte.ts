import type { Command, Push } from "../wire";
import { command, commandId, signed } from "./api";
import { AGAIN, passes, PAUSES, uncrowded, type Source } from "./line.svelte";
import { patiently, pause } from "./patience";
import type { Refusal } from "./telling";
import { compare } from "./version.svelte";

/** Because more listen, or one calls more often, than the server allows. */
const CROWDED = new Set(["too_many", "too_often"]);

/** After how long without even a blank line a stream is taken for dead, in milliseconds. */
const SILENCE = 40_000;

/**
 * The line of a guest who isn't this browser's owner: by key, line by line over plain HTTP. It can
 * rest, and later goes on from where it stopped.
 */
export class Stream implements Source {
  connected = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  #listening: AbortController | null = null;
  #closed = false;
  #since = "";
  #epoch = "";

  constructor(
    readonly code: string,
    readonly key: string,
    readonly hear: (push: Push) => void,
  ) {
    addEventListener("online", this.#renew);
    this.resume();
  }

  /** Listen, unless it does already. */
  resume(): void {
    if (this.#listening || this.#closed) return;
    this.refusal = null;
    this.#listening = new AbortController();
    this.#listen(this.#listening);
  }

  /** Hear nothing for a while. */
  rest(): void {
    this.#listening?.abort();
    this.#listening = null;
    this.connected = false;
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#renew);
    this.rest();
  }

  async send(asked: Command): Promise<void> {
    const id = commandId();
    return patiently(
      () => command(this.code, asked, this.key, id),
      () => !this.#closed,
    );
  }

  /** Call now, whether or not the line of before is known to be dead. */
  #renew = (): void => {
    if (!this.#listening) return;
    this.rest();
    this.resume();
  };

  /** Call, and call again when it breaks. */
  async #listen(listening: AbortController): Promise<void> {
    const isOver = () => this.#listening !== listening;
    for (let tries = 0; !isOver(); tries++) {
      const called = this.#call(listening.signal, () => (tries = 0));
      const reached = await called.then(
        () => true,
        () => false,
      );
      if (isOver()) return;
      this.connected = false;
      if (!reached) this.refusal = null;
      if (this.refusal && !passes(this.refusal)) return this.rest();
      await pause(this.#pause(tries));
    }
  }

  /** How long to wait before calling again. */
  #pause(tries: number): number {
    if (this.refusal && CROWDED.has(this.refusal.code)) return uncrowded(this.refusal);
    return PAUSES[Math.min(tries, PAUSES.length - 1)] ?? AGAIN;
  }

  async #call(signal: AbortSignal, heard: () => void): Promise<void> {
    const path = `/api/tables/${encodeURIComponent(this.code)}/stream${this.#since}`;
    const response = await fetch(path, { ...signed(this.key), signal });
    this.refusal = response.ok ? null : await refusalIn(response);
    if (!response.ok || !response.body) return;
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let rest = ""; ;) {
      const { value, done } = await beforeSilence(reader);
      if (done || signal.aborted) return;
      const lines = (rest + value).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) {
        if (line) this.#hear(JSON.parse(line));
        heard();
      }
    }
  }

  #hear(message: { kind: string } & Push): void {
    if (message.kind !== "push") return;
    if (this.#epoch && this.#epoch !== message.epoch) compare(); // it may be a newer server
    this.connected = true;
    this.#epoch = message.epoch;
    this.#since = `?cursor=${message.cursor}&round=${message.round}&epoch=${message.epoch}`;
    this.hear(message);
  }
}

/** Why the server won't be listened to; nothing where it isn't the server that answers. */
async function refusalIn(response: Response): Promise<Refusal | null> {
  const { code, details = {} } = await response.json().catch(() => ({}));
  return code ? { code, details } : null;
}

/** The next piece; a reader that gets none for too long is let go. */
async function beforeSilence(reader: ReadableStreamDefaultReader<string>) {
  const timer = setTimeout(() => reader.cancel(), SILENCE);
  try {
    return await reader.read();
  } finally {
    clearTimeout(timer);
  }
}
