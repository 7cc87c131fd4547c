import { describe, expect, test } from "vitest";
import { type Check, draw, examine, isFair, type Witness } from "../src/lib/proof";
import { Recorded } from "../src/lib/record";
import { hex, hmac, sha256, unhex } from "../src/lib/sha256";
import type { Proof } from "../src/wire";
import { played } from "./played";

const bytes = (text: string) => new TextEncoder().encode(text);

describe("SHA-256", () => {
  test.each([
    ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
    ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
    [
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
    ],
    ["a".repeat(1_000_000), "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"],
  ])("of the known texts is as it is known", (text, digest) => {
    expect(hex(sha256(bytes(text)))).toBe(digest);
  });

  test("is right at every length around a block", async () => {
    for (let length = 50; length < 140; length++) {
      const message = Uint8Array.from({ length }, (_, place) => (place * 7) & 255);
      const theirs = new Uint8Array(await crypto.subtle.digest("SHA-256", message));
      expect(hex(sha256(message))).toBe(hex(theirs));
    }
  });
});

describe("HMAC", () => {
  test.each([
    [
      "0b".repeat(20),
      "Hi There",
      "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7",
    ],
    [
      hex(bytes("Jefe")),
      "what do ya want for nothing?",
      "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
    ],
    [
      "aa".repeat(131),
      "Test Using Larger Than Block-Size Key - Hash Key First",
      "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54",
    ],
  ])("of RFC 4231 is as it says", (key, text, digest) => {
    expect(hex(hmac(unhex(key), bytes(text)))).toBe(digest);
  });
});

test("a number that would favour some lots is drawn again", () => {
  const seed = unhex("00".repeat(32));
  const total = 2 ** 61 + 1;
  expect(draw(seed, 1, total)).toBeLessThan(total);
});

describe.each([
  ["resistance", 5, []],
  ["secrets", 4, []],
  ["uprising", 2, ["rebel", "government"]],
])("the proof of a deal of %s", (game, seats, sides) => {
  const { record, pushes } = played(game, seats, game === "uprising" ? { turn_cap: 50 } : {});
  const { proof, chances } = Recorded.read(record);
  const shown = pushes[0]![0]!.table.commitment;
  const { entropy } = proof.entropies[1]!;
  const parts = [{ commitment: proof.commitment, entropy }];
  const witness: Witness = { parts, shown, sides, chances };

  function fails(forged: Partial<Proof>, other: Partial<Witness> = {}): Check[] {
    const findings = examine({ ...proof, ...forged }, { ...witness, ...other });
    expect(isFair(findings)).toBe(false);
    return findings.flatMap(({ check, holds }) => (holds === false ? [check] : []));
  }

  test("holds", () => {
    const findings = examine(proof, witness);
    expect(findings.filter(({ holds }) => !holds)).toEqual([]);
    expect(isFair(findings)).toBe(true);
    expect(proof.voided.length).toBeGreaterThan(0);
  });

  test("fails at the commitment if the server had another seed", () => {
    expect(fails({ server_seed: "00".repeat(32) })).toEqual(["commitment", "seed"]);
  });

  test("fails if another commitment was shown before the deal", () => {
    expect(fails({}, { shown: "00".repeat(32) })).toEqual(["commitment"]);
  });

  test("fails if what I added isn't in it", () => {
    const entropies = proof.entropies.filter((each) => each.entropy !== entropy);
    expect(fails({ entropies })).toEqual(["mine", "seed"]);
    const mine = [{ commitment: "00".repeat(32), entropy }];
    expect(fails({}, { parts: mine })).toEqual(["mine"]);
  });

  test("fails at what was given up, if its seed is another", () => {
    const voided = [{ ...proof.voided[0]!, server_seed: "11".repeat(32) }];
    expect(fails({ voided })).toEqual(["voided"]);
  });

  test("fails at the seats if somebody has sat down elsewhere", () => {
    expect(fails({ seating: proof.seating.toReversed() })).toEqual(["seating"]);
  });

  test("fails at the draw that was changed, and names it", () => {
    const last = proof.draws.length - 1;
    const draws = proof.draws.map((each, k) =>
      k === last ? { ...each, number: each.number + 1 } : each,
    );
    expect(fails({ draws })).toEqual(["draws"]);
    const found = examine({ ...proof, draws }, witness).find(({ check }) => check === "draws");
    expect(found?.values.k).toBe(last + 1);
  });

  test("fails if there are fewer draws than chance has moved, or none at all", () => {
    expect(fails({}, { chances: chances + 1 })).toEqual(["log"]);
    expect(fails({ server_seed: null, seed: null, draws: [] })).toEqual(["opened"]);
  });

  test("says nothing of my part where I had none", () => {
    const findings = examine(proof, { ...witness, parts: [] });
    expect(findings.find(({ check }) => check === "mine")?.holds).toBeNull();
    expect(isFair(findings)).toBe(true);
  });
});
