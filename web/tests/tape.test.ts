import { describe, expect, test } from "vitest";
import { Recorded } from "../src/lib/record";
import { Tape } from "../src/lib/tape.svelte";
import type { Push } from "../src/wire";
import { played } from "./played";

/** As much of a push as a game is. */
function seen({ cursor, view, table }: Push) {
  const { stage, seating, seat, ending } = table;
  const names = seating.map((chair) => table.places[chair]?.name);
  return { cursor, view, stage, names, seat, ending };
}

describe.each([
  ["resistance", 5, { plot: true }],
  ["secrets", 4, {}],
  ["uprising", 2, { turn_cap: 50 }],
])("a game of %s", (game, seats, options) => {
  const { record, pushes } = played(game, seats, options);
  const recorded = Recorded.read(record);

  test.each([0, 1, 2])("is seen again as viewer %i saw it", (viewer) => {
    const theirs = pushes[viewer]!;
    const heard: Push[] = [];
    const { seat } = theirs[0]!.table;
    const tape = new Tape(recorded, (push) => heard.push(push), { step: 1, eyes: seat });
    while (tape.step < tape.length) tape.next();
    expect(heard.map(seen)).toEqual(theirs.map(seen));
    expect(heard.map(({ events }) => events)).toEqual(theirs.map(({ events }) => events));
  });

  test("is the same wherever one goes", () => {
    const heard: Push[] = [];
    const tape = new Tape(recorded, (push) => heard.push(push), { step: 1, eyes: 0 });
    while (tape.step < tape.length) tape.next();
    const moments = heard.slice();
    for (const moment of moments.toReversed().slice(1)) {
      tape.back();
      expect(seen(heard.at(-1)!)).toEqual(seen(moment));
      expect(heard.at(-1)!.events.length).toBe(moment.cursor);
    }
  });

  test("shows nobody's hand to a spectator, and every hand to all-seeing eyes", () => {
    const heard: Push[] = [];
    const tape = new Tape(recorded, (push) => heard.push(push), { step: 2, eyes: "all" });
    expect(heard.at(-1)?.view?.seat).toBeNull();
    expect(recorded.seats.map((seat) => tape.view(seat)?.seat)).toEqual(recorded.seats);
  });

  test("has no moment that isn't there", () => {
    const heard: Push[] = [];
    const tape = new Tape(recorded, (push) => heard.push(push), { step: 9999, eyes: 99 });
    expect([tape.step, tape.eyes]).toEqual([tape.length, null]);
    tape.go(-3, 1);
    expect([tape.step, tape.eyes]).toEqual([1, 1]);
  });
});
