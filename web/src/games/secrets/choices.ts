import type { Choice, SecretsAction, Seat } from "../../wire";

type Kind = SecretsAction["kind"];

/** What is chosen by picking seats on the table. */
export const PICKED: ReadonlySet<string> = new Set<Kind>([
  "offer",
  "exchange",
  "support",
  "swap_with",
  "investigate",
  "shoot",
]);

/** The seats that a choice names, if it is made by picking them. */
export function seatsOf({ action }: Choice): readonly Seat[] {
  if (action.kind === "exchange") return action.players;
  return PICKED.has(action.kind) && "seat" in action ? [action.seat] : [];
}

/** The choice that names exactly these seats. */
export function naming(legal: readonly Choice[], seats: readonly Seat[]): Choice | null {
  if (!seats.length) return null;
  const found = legal.find((choice) => {
    const named = seatsOf(choice);
    return named.length === seats.length && named.every((seat) => seats.includes(seat));
  });
  return found ?? null;
}
