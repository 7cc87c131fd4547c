import type { Push } from "../wire";
import { randomHex } from "./api";
import { remember, remembered } from "./memory";

/** What one adds to a deal, and the commitment under which. */
export interface Part {
  commitment: string;
  entropy: string;
}

/** So many deals this browser remembers its part in. */
const KEPT = 50;

/** My part in the deal that comes at this table: the same one for as long as it stands. */
export function partIn({ round, table }: Push): Part {
  const commitment = table.commitment ?? "";
  const before = given(table.code, round).find((each) => each.commitment === commitment);
  const entropy = before?.entropy ?? randomHex(32);
  const others = all().filter((each) => each.entropy !== entropy);
  const part = { code: table.code, round, commitment, entropy };
  remember("parts", JSON.stringify([...others, part].slice(-KEPT)));
  return { commitment, entropy };
}

/** What this browser has added to the deals of a round: to be looked for in the proof. */
export function given(code: string, round: number): readonly Part[] {
  return all().filter((each) => each.code === code && each.round === round);
}

function all(): readonly (Part & { code: string; round: number })[] {
  try {
    return JSON.parse(remembered("parts") ?? "[]");
  } catch {
    return [];
  }
}
