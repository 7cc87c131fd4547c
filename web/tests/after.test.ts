import TEXTS from "catalogues";
import { describe, expect, test } from "vitest";
import { alike, pairs } from "../src/games/resistance/agreement";
import { offers } from "../src/games/secrets/offers";
import { minds } from "../src/lib/beliefs";
import { Catalogue } from "../src/lib/catalogue";
import { Recorded } from "../src/lib/record";
import { chapters } from "../src/lib/story";
import { Teller } from "../src/lib/telling";
import { standings, wins } from "../src/screens/after/standings";
import type { Played, ResistanceView } from "../src/wire";
import { played } from "./played";

const PIECES = ["en", "en-after", "en-resistance", "en-secrets"] as const;
const read = await Promise.all(PIECES.map((piece) => TEXTS[piece]()));
const texts = new Catalogue(
  "en",
  read.map((each) => each.default),
);

function tellerOf(recorded: Recorded): Teller {
  return new Teller(texts, recorded.game, recorded.names, null);
}

describe("a series", () => {
  const game = (
    round: number,
    names: string[],
    returns: number[],
    side: string | null,
  ): Played => ({
    round,
    names,
    returns,
    ending: { side, how: "tie" },
  });
  const series = [
    game(1, ["Ana", "Bea"], [1, -1], "rebel"),
    game(2, ["Bea", "Ana"], [-1, 1], "government"),
    game(3, ["Ana", "Carl"], [0, 0], null),
  ];

  test("counts for each player what they won, wherever they sat", () => {
    expect(standings(series)).toEqual([
      { name: "Ana", won: 2, drawn: 1, lost: 0 },
      { name: "Carl", won: 0, drawn: 1, lost: 0 },
      { name: "Bea", won: 0, drawn: 0, lost: 2 },
    ]);
  });

  test("counts for each side how often it won, and for nobody", () => {
    expect(wins(series).map(({ side, count }) => `${side} ${count}`)).toEqual([
      "rebel 1",
      "government 1",
      "null 1",
    ]);
  });
});

test("the story of The Resistance has a chapter a round, and each mission ends one", () => {
  const recorded = Recorded.read(played("resistance", 5).record);
  const [deal, ...rounds] = chapters(recorded, tellerOf(recorded));
  const view = recorded.last(null) as ResistanceView;
  expect(deal?.at).toBe(1);
  expect(rounds.map(({ title }) => title)).toEqual(
    rounds.map((_, place) => texts.text("after-round", { round: place + 1 })),
  );
  const missions = view.board.filter(({ report }) => report).length;
  expect([missions, missions + 1]).toContain(rounds.length);
  expect(rounds.map(({ at }) => at)).toEqual(rounds.map(({ at }) => at).toSorted((a, b) => a - b));
});

test("players who vote alike are found, whoever is named first", () => {
  const recorded = Recorded.read(played("resistance", 5).record);
  const { proposals } = recorded.last(null) as ResistanceView;
  const all = pairs(proposals, 5);
  expect(all.length).toBe(10);
  for (const { seats, alike: same } of all) {
    const [one, other] = seats;
    expect(alike(proposals, other, one)).toBe(same);
    const differ = proposals.filter(({ votes }) => votes[one] !== votes[other]).length;
    expect(same + differ).toBe(proposals.length);
  }
});

test("every turn of Secrets has its offer, and what fell to whom is what lies there", () => {
  const recorded = Recorded.read(played("secrets", 4).record);
  const all = offers(recorded);
  const turned = recorded.story.filter(({ event }) => event.kind === "card_turned_up");
  expect(all.map(({ character }) => character)).toEqual(
    turned.map(({ event }) => event.kind === "card_turned_up" && event.character),
  );
  expect(all.map(({ turn }) => turn)).toEqual(all.map((_, place) => place + 1));
  expect(all.every(({ seat, whose, called }) => seat !== whose && called === null)).toBe(true);
});

test("of what a bot believed, each chapter shows the last; people are asked nothing", () => {
  const { header, steps, proof } = Recorded.read(played("resistance", 5).record);
  const moves = steps.filter(({ by, command }) => by === "bot" && command === "act");
  const bot = moves[0]!.seat!;
  const recorded = new Recorded(
    header,
    steps.map((step) => {
      const place = moves.indexOf(step);
      return place < 0 ? step : { ...step, believed: [{ of: 0, what: "spy", odds: place }] };
    }),
    proof,
  );
  const story = chapters(recorded, tellerOf(recorded));
  const [mind, ...others] = minds(recorded, story);
  expect(others).toEqual([]);
  expect(mind?.seat).toBe(bot);
  const odds = mind!.held.map(({ beliefs }) => beliefs[0]!.odds);
  expect(odds).toEqual(odds.toSorted((a, b) => a - b));
  expect(odds.at(-1)).toBe(moves.length - 1);
  expect(mind!.held.map(({ label }) => label)).toEqual(
    story
      .map(({ label }) => label)
      .filter((label) => mind!.held.some((each) => each.label === label)),
  );
});
