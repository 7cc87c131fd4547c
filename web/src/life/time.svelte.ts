import { ask } from "../lib/api";
import { t } from "../lib/language.svelte";

/** How often a hand moves, in milliseconds. */
const TICK = 250;
/** After how long the server is asked for the time again, and if it didn't answer. */
const ANEW = 600_000;
const AGAIN = 2000;

/**
 * The server's time: a device may think it is any time at all.
 *
 * It is asked for the time and then counted on by a clock that nobody can set; but that one may
 * stop while a device sleeps, so whoever wakes asks anew.
 */
export class ServerTime {
  /** In milliseconds since 1970, about; 0 before the server has said it. */
  now = $state(0);
  #ahead: number | null = null;
  #hand: number;
  #asking = 0;
  #stopped = false;

  constructor() {
    this.#ask();
    this.#hand = window.setInterval(() => this.#tick(), TICK);
    document.addEventListener("visibilitychange", this.#wake);
  }

  stop(): void {
    this.#stopped = true;
    clearInterval(this.#hand);
    clearTimeout(this.#asking);
    document.removeEventListener("visibilitychange", this.#wake);
  }

  #wake = (): void => {
    if (!document.hidden) this.#ask();
  };

  /** What was known of it before is better than nothing. */
  async #ask(): Promise<void> {
    clearTimeout(this.#asking);
    const asked = performance.now();
    let pause = ANEW;
    try {
      const { now } = await ask<{ now: number }>("/healthz");
      this.#ahead = now - (asked + performance.now()) / 2;
      this.#tick();
    } catch {
      pause = AGAIN;
    }
    if (!this.#stopped) this.#asking = window.setTimeout(() => this.#ask(), pause);
  }

  #tick(): void {
    if (this.#ahead !== null) this.now = performance.now() + this.#ahead;
  }
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What a clock shows: 1:05, or hours or days where nobody counts seconds. */
export function shortly(left: number): string {
  const whole = Math.max(0, Math.ceil(left / SECOND) * SECOND);
  if (whole >= 2 * DAY || whole === DAY) {
    return t("life-short-days", { count: Math.floor(whole / DAY) });
  }
  if (whole >= HOUR) return t("life-short-hours", { count: Math.floor(whole / HOUR) });
  const seconds = String((whole % MINUTE) / SECOND).padStart(2, "0");
  return `${Math.floor(whole / MINUTE)}:${seconds}`;
}

/** The same in words, in the largest unit that fits. */
export function inWords(time: number): string {
  const whole = Math.max(0, Math.ceil(time / SECOND) * SECOND);
  for (const [unit, id] of [
    [DAY, "life-days"],
    [HOUR, "life-hours"],
    [MINUTE, "life-minutes"],
  ] as const) {
    if (whole >= unit && (whole % unit === 0 || whole >= 10 * unit)) {
      return t(id, { count: Math.round(whole / unit) });
    }
  }
  if (whole >= 2 * MINUTE) return t("life-minutes", { count: Math.round(whole / MINUTE) });
  return t("life-seconds", { count: whole / SECOND });
}
