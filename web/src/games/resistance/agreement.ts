import type { ResistanceProposal, Seat } from "../../wire";

/** Two players, and in how many of the votes they chose alike. */
export interface Pair {
  seats: readonly [Seat, Seat];
  alike: number;
}

/** In how many votes two players chose alike. */
export function alike(proposals: readonly ResistanceProposal[], one: Seat, other: Seat): number {
  return proposals.filter(({ votes }) => votes[one] === votes[other]).length;
}

/** Every two players; those who voted most alike come first. */
export function pairs(proposals: readonly ResistanceProposal[], seats: number): readonly Pair[] {
  const all: Pair[] = [];
  for (let one = 0; one < seats; one++) {
    for (let other = one + 1; other < seats; other++) {
      all.push({ seats: [one, other], alike: alike(proposals, one, other) });
    }
  }
  return all.sort((a, b) => b.alike - a.alike);
}
