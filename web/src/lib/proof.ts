import type { Proof } from "../wire";
import type { Part } from "./part";
import { hex, hmac, joined, sha256, unhex } from "./sha256";

/** What is looked at, one after the other. */
export type Check =
  "opened" | "commitment" | "voided" | "mine" | "seed" | "seating" | "draws" | "log";

/** What came of one look: whether it holds; nothing where there was nothing to look for. */
export interface Finding {
  check: Check;
  holds: boolean | null;
  /** What the words for it name. */
  values: Record<string, string | number>;
}

/** What the reader knows without the proof. */
export interface Witness {
  /** What this browser added to the deals of this round, and under which commitments. */
  parts: readonly Part[];
  /** The commitment that the table showed, where it was seen. */
  shown: string | null;
  /** By seat, the sides that one may wish for. */
  sides: readonly string[];
  /** How often chance moved, by the log. */
  chances: number;
}

const RANGE = 1n << 64n;
const encoder = new TextEncoder();

/** Everything about a deal that can be checked without the rules. */
export function examine(proof: Proof, witness: Witness): readonly Finding[] {
  if (!proof.server_seed || !proof.seed) return [found("opened", false)];
  const seed = unhex(proof.seed);
  return [
    commitment(proof, proof.server_seed, witness.shown),
    voided(proof),
    mine(proof, witness.parts),
    found("seed", dealSeed(proof, proof.server_seed) === proof.seed),
    seating(proof, seed, witness.sides),
    draws(proof, seed),
    log(proof, witness.chances),
  ];
}

/** Whether nothing that was looked at is wrong. */
export function isFair(findings: readonly Finding[]): boolean {
  return findings.every(({ holds }) => holds !== false);
}

/** The number below `total` that draw `k` gives: HMAC-SHA256 of it and of the attempt. */
export function draw(seed: Uint8Array, k: number, total: number): number {
  const fair = RANGE - (RANGE % BigInt(total));
  for (let attempt = 0; ; attempt++) {
    const digest = hmac(seed, joined(eightBytes(k), eightBytes(attempt)));
    const number = new DataView(digest.buffer).getBigUint64(0);
    if (number < fair) return Number(number % BigInt(total));
  }
}

function commitment(proof: Proof, serverSeed: string, shown: string | null): Finding {
  const right = hashed(serverSeed) === proof.commitment;
  return found("commitment", right && (shown === null || shown === proof.commitment), {
    commitment: proof.commitment,
  });
}

function voided({ voided }: Proof): Finding {
  const right = voided.every((each) => hashed(each.server_seed ?? "") === each.commitment);
  return found("voided", voided.length ? right : null, { count: voided.length });
}

/** Each part of mine must be in a deal that was made, or in one that was given up. */
function mine(proof: Proof, parts: readonly Part[]): Finding {
  const givenUp = new Set(proof.voided.map((each) => each.commitment));
  const added = new Set(proof.entropies.map(({ entropy }) => entropy));
  const standing = parts.filter((each) => !givenUp.has(each.commitment));
  const right = standing.every((each) => {
    return each.commitment === proof.commitment && added.has(each.entropy);
  });
  return found("mine", standing.length ? right : null, {
    entropy: standing.at(-1)?.entropy ?? "",
  });
}

function dealSeed({ code, round, game, entropies }: Proof, serverSeed: string): string {
  const parts = entropies.map(({ chair, entropy }) => `${chair}:${entropy}`).join(",");
  return hex(sha256(encoder.encode(`${serverSeed}|${code}|${round}|${game}|${parts}`)));
}

/** The first draws give the seats; whoever has wished for a side goes before others to its seat. */
function seating(proof: Proof, seed: Uint8Array, sides: readonly string[]): Finding {
  const chairs = proof.wishes.map((_, chair) => chair);
  const left = proof.wishes.flatMap((_, k) => chairs.splice(draw(seed, k, chairs.length), 1));
  const wished = sides.map((side) => {
    const place = left.findIndex((chair) => proof.wishes[chair] === side);
    return place < 0 ? undefined : left.splice(place, 1)[0];
  });
  const order = proof.wishes.map((_, seat) => wished[seat] ?? left.shift());
  return found("seating", String(order) === String(proof.seating));
}

function draws({ draws, wishes }: Proof, seed: Uint8Array): Finding {
  const wrong = draws.findIndex(({ k, total, number }, place) => {
    const seats = wishes.length - place;
    if (k !== place || !(total > 0) || (seats > 0 && total !== seats)) return true;
    return draw(seed, k, total) !== number;
  });
  return found("draws", wrong < 0, { count: draws.length, k: wrong + 1 });
}

/** Chance has moved as often as something was drawn for it. */
function log({ draws, wishes }: Proof, chances: number): Finding {
  return found("log", draws.length - wishes.length === chances, { count: chances });
}

function found(
  check: Check,
  holds: boolean | null,
  values: Record<string, string | number> = {},
): Finding {
  return { check, holds, values };
}

function hashed(seed: string): string {
  return hex(sha256(unhex(seed)));
}

function eightBytes(number: number): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(8));
  bytes.setBigUint64(0, BigInt(number));
  return new Uint8Array(bytes.buffer);
}
