import type { UprisingPiece, UprisingView, Vocabulary } from "../../wire";

/** What somebody sees of a counter: its number, what it is, or both. */
export interface Token {
  /** The same as long as it is the same piece, wherever it goes. */
  key: string;
  hex: string;
  look: UprisingPiece | "hidden" | "agent";
  number: number | null;
  frozen: boolean;
}

/** Scenes in which the boxes are still being filled. */
const UNFILLED: ReadonlySet<UprisingView["scene"]["kind"]> = new Set(["preparing", "hiding"]);

type Event = Vocabulary["event"];

/** What a number in play stands for, as far as the reader may know. */
export function pieceOf(view: UprisingView, number: number): UprisingPiece | null {
  if (!view.insurgents || !view.sympathizers) return null;
  if (view.insurgents.includes(number)) return "insurgent";
  if (view.sympathizers.includes(number)) return "sympathizer";
  return UNFILLED.has(view.scene.kind) ? null : "dummy";
}

/** All that stands on the map; hidden counters show what they are to open eyes only. */
export function tokens(view: UprisingView, told: readonly Event[], open: boolean): Token[] {
  return [
    ...view.counters.map(({ number, hex }) => {
      const look = (open ? pieceOf(view, number) : null) ?? ("hidden" as const);
      return { key: `counter ${number}`, hex, look, number, frozen: false };
    }),
    ...view.revealed.map(({ hex, piece, frozen }) => {
      return { key: `piece ${origin(told, hex)}`, hex, look: piece, number: null, frozen };
    }),
    ...view.agents.map((hex) => {
      const look = "agent" as const;
      return { key: `agent ${origin(told, hex)}`, hex, look, number: null, frozen: false };
    }),
  ];
}

/** Where that which stands here stood when the Agents were posted. */
export function origin(told: readonly Event[], hex: string): string {
  let at = hex;
  for (const event of told.toReversed()) {
    if (event.kind === "agents_posted") break;
    if (event.kind === "swapped" && (event.hex === at || event.other === at)) {
      at = event.hex === at ? event.other : event.hex;
    } else if (isMove(event) && event.to === at) at = event.hex;
  }
  return at;
}

/** A line that something has gone along. */
export interface Trail {
  hex: string;
  to: string;
}

/** What was moved in the last turn that wasn't the reader's. */
export function trails(told: readonly Event[], viewer: number | null): Trail[] {
  const begun = told.flatMap((event, place) => (event.kind === "turn_began" ? [place] : []));
  const theirs = begun.findLast((place) => {
    const event = told[place];
    return event?.kind === "turn_began" && event.seat !== viewer;
  });
  if (theirs === undefined) return [];
  const next = begun.find((place) => place > theirs);
  return told.slice(theirs, next).flatMap((event) => {
    if (event.kind === "swapped") return { hex: event.hex, to: event.other };
    return isMove(event) ? { hex: event.hex, to: event.to } : [];
  });
}

function isMove(event: Event): event is Extract<Event, { hex: string; to: string }> {
  return "to" in event && "hex" in event;
}
