import type { Choice, ResistanceAction, ResistanceCard, Seat } from "../../../wire";

type Kind = ResistanceAction["kind"];

/** What is chosen by picking a seat on the table. */
export const PICKED: ReadonlySet<string> = new Set<Kind>([
  "hand_out",
  "look_at",
  "show_to",
  "spotlight",
  "inspect",
]);

const OTHERS: ReadonlySet<string> = new Set<Kind>(["take_plot", "usurp", "annul", "pass"]);

export function isPlot(kind: string): boolean {
  return PICKED.has(kind) || OTHERS.has(kind);
}

/** The choices that a seat stands for, by seat; of what is handed out, the card in hand. */
export function choicesOf(
  legal: readonly Choice[],
  card: ResistanceCard | null,
): Map<Seat, Choice> {
  const choices = new Map<Seat, Choice>();
  for (const choice of legal) {
    const { action } = choice;
    if (!PICKED.has(action.kind) || !("seat" in action)) continue;
    if (action.kind !== "hand_out" || action.card === card) choices.set(action.seat, choice);
  }
  return choices;
}
