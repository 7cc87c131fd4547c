import type { Belief, Seat, Step } from "../wire";
import type { Recorded } from "./record";
import type { Chapter } from "./story";

/** What a bot took for likely in a chapter of a game: the last of it, and at which moment. */
export interface Held {
  label: string;
  moment: number;
  beliefs: readonly Belief[];
}

/** A bot's mind, chapter by chapter. */
export interface Mind {
  seat: Seat;
  held: readonly Held[];
}

function isOf({ seat, by, command }: Step, whose: Seat): boolean {
  return seat === whose && by === "bot" && command === "act";
}

/** Those who believed something that is known: bots do, people keep it to themselves. */
export function minds(recorded: Recorded, story: readonly Chapter[]): readonly Mind[] {
  const moments = recorded.moments.map((step, place) => ({ ...step, moment: place + 1 }));
  return recorded.seats.flatMap((seat) => {
    const believing = moments.filter((step) => step.seat === seat && step.believed?.length);
    const held = story.flatMap(({ label, at }, place) => {
      const end = story[place + 1]?.at ?? Infinity;
      const decided = moments.some(
        (step) => isOf(step, seat) && at <= step.moment && step.moment < end,
      );
      const last = decided && believing.findLast(({ moment }) => moment < end);
      return last ? [{ label, moment: last.moment, beliefs: last.believed! }] : [];
    });
    return held.length ? [{ seat, held }] : [];
  });
}
