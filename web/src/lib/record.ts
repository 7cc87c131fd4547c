import type { Game, Proof, RecordHeader, Seat, Step, Vocabulary } from "../wire";
import { fetched } from "./api";

type Event = Vocabulary["event"];

/** Whose eyes something is seen with: a seat's, or a spectator's. */
export type Viewer = Seat | null;

/** The record of a game that is over, as it was read. */
export class Recorded {
  constructor(
    readonly header: RecordHeader,
    readonly steps: readonly Step[],
    readonly proof: Proof,
  ) {}

  /** From its lines; refused in no words if it isn't one. */
  static read(text: string): Recorded {
    const [header, ...lines] = text
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    return new Recorded(header, lines.slice(0, -1), lines.at(-1));
  }

  get game(): Game {
    return this.header.game as Game;
  }

  get seats(): readonly Seat[] {
    return this.header.players.map((_, seat) => seat);
  }

  /** What the players were called, by seat, when the cards were dealt. */
  get names(): readonly string[] {
    return this.header.players.map(({ name }) => name);
  }

  /** The steps from the deal on: the moments of the game, which count from 1. */
  get moments(): readonly Step[] {
    return this.steps.slice(this.deal);
  }

  /** Where the cards were dealt. */
  get deal(): number {
    return this.steps.findIndex(({ command }) => command === "start");
  }

  /** What everybody was told, and at which moment. */
  get story(): readonly { moment: number; event: Event }[] {
    return this.moments.flatMap((step, place) => {
      return this.heard(step, null).map((event) => ({ moment: place + 1, event }));
    });
  }

  /** How often chance has moved, by the log. */
  get chances(): number {
    const entries = this.steps.flatMap((step) => step.entries ?? []) as readonly Event[];
    return entries.filter((each) => each.kind === "moved" && each.seat < 0).length;
  }

  /** What a viewer was told in a step. */
  heard(step: Step, viewer: Viewer): readonly Event[] {
    return (step.told ?? []).flatMap(({ to, event }) => {
      const told = to === null || (viewer === null ? !to.length : to.includes(viewer));
      return told ? [event as Event] : [];
    });
  }

  /** What a viewer saw last, by a moment or by the end. */
  last(viewer: Viewer, moment = this.moments.length): Vocabulary["view"] | null {
    const seen = this.moments.slice(0, moment).flatMap((step) => step.seen ?? []);
    return (seen.findLast((each) => each.viewer === viewer)?.view ?? null) as ReturnType<
      Recorded["last"]
    >;
  }

  /** What a seat alone was told and did, of these kinds. */
  secrets<Kind extends Event["kind"]>(seat: Seat, ...kinds: readonly Kind[]) {
    return this.steps
      .flatMap((step) => step.told ?? [])
      .filter(({ to }) => to?.includes(seat))
      .map(({ event }) => event as Event)
      .filter((event): event is Extract<Event, { kind: Kind }> =>
        (kinds as readonly string[]).includes(event.kind),
      );
  }
}

export async function recordOf(code: string, round: number): Promise<Recorded> {
  return Recorded.read(await (await fetched(recordPath(code, round))).text());
}

/** Where the file of a game's record is. */
export function recordPath(code: string, round: number | string): string {
  return `/api/tables/${encodeURIComponent(code)}/replays/${encodeURIComponent(round)}`;
}
