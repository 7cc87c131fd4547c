import { execFileSync } from "node:child_process";
import TEXTS from "catalogues";
import { describe, expect, test } from "vitest";
import { Catalogue, LANGUAGES, type Language } from "../src/lib/catalogue";
import { refusal, type Refusal, Teller } from "../src/lib/telling";
import type { Vocabulary } from "../src/wire";

const ROOT = new URL("../../", import.meta.url).pathname;
const NAMES = ["Ana", "Hilda", "Inés", "Émile", "Øystein"];
const VIEWER = 1;

/** Told by the terminal's own words, for comparison. */
const PYTHON = `
import json, sys
from complot.core.codec import codec_of
from complot.core.errors import Code, Refused
from complot.games import title
from complot.locale import catalogue
from complot.locale.telling import tell
asked = json.load(sys.stdin)
def words(language, game, what, value):
    codec = codec_of(title(game).game)
    read = {"event": codec.event, "action": codec.action, "claim": codec.claim}
    if what == "refusal":
        told = Refused(Code(value["code"]), **value["details"])
    else:
        told = read[what](json.dumps(value))
    return tell(catalogue(language), game, told, asked["names"], asked["viewer"])
print(json.dumps([[words(l, *each) for each in asked["values"]] for l in asked["languages"]]))
`;

const proposal = {
  mission: 2,
  attempt: 3,
  leader: 1,
  team: [0, 1, 4],
  votes: [true, false, true, true, false],
  approved: true,
  annulled: false,
};

const EVENTS: Vocabulary["event"][] = [
  { kind: "leader_drawn", seat: 0 },
  { kind: "leader_drawn", seat: VIEWER },
  { kind: "card_dealt", seat: VIEWER, role: "spy" },
  { kind: "card_taken", seat: 4 },
  { kind: "reveal_read" },
  { kind: "spies_revealed", spies: [0, 1] },
  { kind: "leader_named", seat: 2, attempt: 4 },
  { kind: "mission_targeted", mission: 4 },
  { kind: "team_proposed", mission: 3, team: [0, 2] },
  { kind: "team_proposed", mission: 3, team: [3, 4, 1] },
  { kind: "vote_called" },
  { kind: "vote_cast", seat: VIEWER },
  { kind: "votes_revealed", proposal },
  {
    kind: "votes_revealed",
    proposal: { ...proposal, approved: false, votes: [false, false, false, false, false] },
  },
  { kind: "mission_revealed", report: { mission: 1, team: [0, 1], fails: 0, succeeded: true } },
  { kind: "mission_revealed", report: { mission: 4, team: [0, 1], fails: 1, succeeded: true } },
  { kind: "mission_revealed", report: { mission: 2, team: [0, 1], fails: 2, succeeded: false } },
  { kind: "game_ended", winner: "spy", how: "five_rejections" },
  { kind: "roles_revealed", spies: [2, 3] },
  { kind: "said", seat: 0, claim: { kind: "accuse", seat: VIEWER } },
  { kind: "said", seat: VIEWER, claim: { kind: "trust", seat: VIEWER } },
  { kind: "said", seat: 3, claim: { kind: "suggest", team: [1, 3] } },
  { kind: "moved", seat: VIEWER, action: { kind: "play", success: false } },
  { kind: "concluded", resigned: VIEWER },
  { kind: "concluded", resigned: null },
];
const ACTIONS: Vocabulary["action"][] = [
  { kind: "propose", team: [0, 3, 4] },
  { kind: "vote", approve: true },
  { kind: "call_vote" },
  { kind: "target", mission: 5 },
];
const CLAIMS: Vocabulary["claim"][] = [
  { kind: "i_am", role: "resistance" },
  { kind: "advise", approve: false },
  { kind: "take_me" },
  { kind: "i_played", success: true },
];
/** Where somebody does something with what is another's, or their own. */
const OWN: Vocabulary["event"][] = [
  { kind: "token_seen", seat: VIEWER, whose: 0, identity: "kgb" },
  { kind: "token_seen", seat: VIEWER, whose: VIEWER, identity: "cia" },
  ...[0, VIEWER].flatMap((seat) =>
    [0, VIEWER].map((whose) => ({ kind: "token_looked_at" as const, seat, whose })),
  ),
];
const REFUSALS: Refusal[] = [
  { code: "game_over", details: {} },
  { code: "no_such_seat", details: { seat: 6 } },
];

const VALUES = [
  ...EVENTS.map((value) => ["resistance", "event", value]),
  ...ACTIONS.map((value) => ["resistance", "action", value]),
  ...CLAIMS.map((value) => ["resistance", "claim", value]),
  ...REFUSALS.map((value) => ["resistance", "refusal", value]),
  ...OWN.map((value) => ["secrets", "event", value]),
];

async function catalogue(language: Language): Promise<Catalogue> {
  const pieces = await Promise.all(
    ([language, `${language}-resistance`, `${language}-secrets`] as const).map((each) =>
      TEXTS[each](),
    ),
  );
  return new Catalogue(
    language,
    pieces.map((piece) => piece.default),
  );
}

const told: string[][] = JSON.parse(
  execFileSync(process.env.PYTHON ?? `${ROOT}.venv/bin/python`, ["-c", PYTHON], {
    input: JSON.stringify({ names: NAMES, viewer: VIEWER, languages: LANGUAGES, values: VALUES }),
    encoding: "utf8",
  }),
);

describe.each(LANGUAGES.map((language, place) => ({ language, place })))(
  "in $language",
  ({ language, place }) => {
    test("the page says what the terminal says", async () => {
      const texts = await catalogue(language);
      const teller = new Teller(texts, "resistance", NAMES, VIEWER);
      const ours = [
        ...EVENTS.map((each) => teller.event(each)),
        ...ACTIONS.map((each) => teller.action(each)),
        ...CLAIMS.map((each) => teller.claim(each)),
        ...REFUSALS.map((each) => refusal(texts, each)),
        ...OWN.map((each) => new Teller(texts, "secrets", NAMES, VIEWER).event(each)),
      ];
      expect(ours).toEqual(told[place]);
      expect(new Set(ours.slice(-OWN.length)).size).toBe(OWN.length);
    });

    test("what happens at a table has words", async () => {
      const teller = new Teller(await catalogue(language), "resistance", NAMES, VIEWER);
      expect(teller.event({ kind: "wrote", name: "Ana", text: "…" })).toMatch(/^Ana\s?: …$/);
      expect(teller.event({ kind: "sat_down", chair: 0, name: "Ana" })).toContain("Ana");
      expect(teller.event({ kind: "started", seating: [1, 0, 2, 4, 3] })).not.toBe("");
    });

    test("an unknown refusal still has words", async () => {
      const texts = await catalogue(language);
      expect(refusal(texts, { code: "nonsense", details: {} })).toContain("nonsense");
    });
  },
);

test("an Italian a before another is ad, but neither in names nor in what people write", async () => {
  const texts = await catalogue("it");
  expect(texts.text("secrets-action-offer", { seat: "Ana" })).toMatch(/ ad Ana$/);
  expect(texts.text("core-resigned", { you: "no", seat: "María" })).toMatch(/^María a/);
  expect(texts.text("core-resigned", { you: "no", seat: "Luca A" })).toMatch(/^Luca A a/);
  const written = { name: "Ana", text: "da a1 a a3" };
  expect(texts.text("table-event-wrote", written)).toBe("Ana: da a1 a a3");
});
