import type { Push } from "../wire";
import { randomHex } from "./api";
import { remember, remembered } from "./memory";

/** What one adds to a deal, and the commitment under which. */
export interface Part {
  commitment: string;
  entropy: string;
}

/** So many parts this browser remembers. */
const KEPT = 200;

/** What this browser remembers of it: for whom, because several may play on one device. */
interface Given extends Part {
  code: string;
  round: number;
  chair: number | null;
}

/**
 * The part of whoever was told this in the deal that comes at their table: the same one for as long
 * as it stands.
 */
export function partIn({ round, table }: Push): Part {
  const { code, mine: chair } = table;
  const commitment = table.commitment ?? "";
  const before = given(code, round).find(
    (each) => each.commitment === commitment && (each.chair ?? chair) === chair,
  );
  const entropy = before?.entropy ?? randomHex(32);
  const others = all().filter((each) => each.entropy !== entropy);
  const part = { code, round, commitment, chair, entropy };
  remember("parts", JSON.stringify([...others, part].slice(-KEPT)));
  return { commitment, entropy };
}

/** What this browser has added to the deals of a round: to be looked for in the proof. */
export function given(code: string, round: number): readonly Given[] {
  return all().filter((each) => each.code === code && each.round === round);
}

function all(): readonly Given[] {
  try {
    return JSON.parse(remembered("parts") ?? "[]");
  } catch {
    return [];
  }
}
