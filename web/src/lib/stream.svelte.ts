import type { Command, Push } from "../wire";
import { command, commandId, Refused, signed } from "./api";
import { AGAIN, PASSING, PAUSES, type Source } from "./line.svelte";
import { UNREACHABLE, type Refusal } from "./telling";

/** Answers after which there is no point in calling again: no admittance, no table. */
const CLOSED = new Set([403, 404]);

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

  constructor(
    readonly code: string,
    readonly key: string,
    readonly hear: (push: Push) => void,
  ) {
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
    this.rest();
  }

  async send(asked: Command): Promise<void> {
    const id = commandId();
    for (;;) {
      try {
        return await command(this.code, asked, this.key, id);
      } catch (error) {
        if (!this.#passes(error)) throw error;
        await pause(AGAIN);
      }
    }
  }

  #passes(error: unknown): boolean {
    if (this.#closed || !(error instanceof Refused)) return false;
    return error.refusal.code === UNREACHABLE || PASSING.has(error.refusal.code);
  }

  /** Call, and call again when it breaks. */
  async #listen(listening: AbortController): Promise<void> {
    const isOver = () => this.#listening !== listening;
    for (let tries = 0; !isOver(); tries++) {
      await this.#call(listening.signal, () => (tries = 0)).catch(() => {});
      if (isOver()) return;
      this.connected = false;
      if (this.refusal) return this.rest();
      await pause(PAUSES[Math.min(tries, PAUSES.length - 1)] ?? AGAIN);
    }
  }

  async #call(signal: AbortSignal, heard: () => void): Promise<void> {
    const path = `/api/tables/${encodeURIComponent(this.code)}/stream${this.#since}`;
    const response = await fetch(path, { ...signed(this.key), signal });
    if (CLOSED.has(response.status)) this.refusal = await response.json();
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
    this.connected = true;
    this.#since = `?cursor=${message.cursor}&round=${message.round}&epoch=${message.epoch}`;
    this.hear(message);
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
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
