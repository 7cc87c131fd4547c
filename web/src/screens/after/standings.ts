import type { Played } from "../../wire";

/** How somebody fared in the games of a series. */
export interface Standing {
  name: string;
  won: number;
  drawn: number;
  lost: number;
}

/** Those who have won most come first. */
export function standings(series: readonly Played[]): readonly Standing[] {
  const all = new Map<string, Standing>();
  for (const { names, returns } of series) {
    names.forEach((name, seat) => {
      const standing = all.get(name) ?? { name, won: 0, drawn: 0, lost: 0 };
      const result = returns[seat] ?? 0;
      if (result > 0) standing.won += 1;
      else if (result < 0) standing.lost += 1;
      else standing.drawn += 1;
      all.set(name, standing);
    });
  }
  return [...all.values()].sort((a, b) => b.won - a.won || a.lost - b.lost);
}

/** How often each side has won; no side at all is nobody. */
export function wins(series: readonly Played[]): readonly { side: string | null; count: number }[] {
  const all = new Map<string | null, number>();
  for (const { ending } of series) all.set(ending.side, (all.get(ending.side) ?? 0) + 1);
  return [...all].map(([side, count]) => ({ side, count })).sort((a, b) => b.count - a.count);
}
