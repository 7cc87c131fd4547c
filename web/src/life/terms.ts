import type { Terms } from "../wire";

const SECOND = 1000;
const DAY = 24 * 3600 * SECOND;

export type ClockTerms = Terms["clock"];

/** What one can choose without typing a number. */
export const SECONDS = [30, 60, 90, 120, 180, 300, 600, 1800] as const;
export const DAYS = [1, 2, 3, 5, 7, 14] as const;

/** The milliseconds that a clock gives for a decision. */
export function timeOf(clock: ClockTerms): number | null {
  if (clock.kind === "per_decision") return clock.seconds * SECOND;
  return clock.kind === "per_day" ? clock.days * DAY : null;
}

/** The milliseconds for which it waits when the time is up. */
export function graceOf(clock: ClockTerms): number {
  return clock.kind === "no_clock" ? 0 : clock.grace * SECOND;
}

/** A clock of another kind, as one would set it first. */
export function usual(kind: ClockTerms["kind"]): ClockTerms {
  if (kind === "per_decision") return { kind, seconds: 120, grace: 10 };
  return kind === "per_day" ? { kind, days: 1, grace: 3600 } : { kind };
}
