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
  const [entropy = randomHex(32)] = given(table.code, round, commitment);
  const others = all().filter((each) => each.entropy !== entropy);
  const part = { code: table.code, round, commitment, entropy };
  remember("parts", JSON.stringify([...others, part].slice(-KEPT)));
  return { commitment, entropy };
}

/** What this browser has added at a table under a commitment: to be looked for in the proof. */
export function given(code: string, round: number, commitment: string): readonly string[] {
  return all()
    .filter((each) => each.code === code && each.round === round && each.commitment === commitment)
    .map(({ entropy }) => entropy);
}

function all(): readonly (Part & { code: string; round: number })[] {
  try {
    return JSON.parse(remembered("parts") ?? "[]");
  } catch {
    return [];
  }
}
