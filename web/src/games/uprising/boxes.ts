import type { UprisingPiece, UprisingView } from "../../wire";
import { held, type Plan } from "./setup";
import { pieceOf } from "./standing";

/** A box of the Force Display, as somebody sees it. */
export interface Box {
  number: number;
  /** Whether its counter is still in it, on the map, or out of the game. */
  state: "held" | "map" | "gone";
  hex: string | null;
  piece: UprisingPiece | null;
}

/** Every box; what those in play hold is for open eyes. */
export function boxes(view: UprisingView, open: boolean, plan: Plan | null = null): Box[] {
  return Array.from({ length: view.options.numbers }, (_, place) => {
    const number = place + 1;
    const found = view.found.find((each) => each.number === number);
    if (found) return { number, state: "gone", hex: null, piece: found.piece };
    const hex = plan
      ? plan.ring.get(number)
      : view.counters.find((each) => each.number === number)?.hex;
    const piece = plan ? held(plan, number) : pieceOf(view, number);
    return { number, state: hex ? "map" : "held", hex: hex ?? null, piece: open ? piece : null };
  });
}

/** How many of the numbers in play are what, as everybody can count. */
export function hidden(
  view: UprisingView,
  pieces: Readonly<Record<string, number>>,
): Record<UprisingPiece, number> {
  const inPlay = view.options.numbers - view.found.length;
  const open = view.revealed.filter(({ piece }) => piece === "insurgent").length;
  const out = view.captives + view.killed + view.reserve + open;
  const insurgent = (pieces.insurgent ?? 0) - out;
  const known = view.found.filter(({ piece }) => piece === "sympathizer").length;
  const sympathizer = (pieces.sympathizer ?? 0) - known;
  return { insurgent, sympathizer, dummy: inPlay - insurgent - sympathizer };
}
