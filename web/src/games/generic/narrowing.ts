/** An action or a claim of which nothing is known but what it is made of. */
export type Thing = Readonly<Record<string, unknown>>;

/** What is decided first, where there is too much to choose from. */
export interface Pick {
  field: string;
  value: unknown;
}

/** So many buttons can be taken in at a glance. */
export const FEW = 8;

/** By which field many things are told apart best: the first in which several are alike. */
export function dividing(things: readonly Thing[]): string | null {
  if (things.length <= FEW) return null;
  const fields = Object.keys(things[0] ?? {});
  return (
    fields.find((field) => {
      const count = values(things, field).length;
      return count > 1 && count < things.length;
    }) ?? null
  );
}

/** What there is in a field, each once. */
export function values(things: readonly Thing[], field: string): unknown[] {
  return [...new Map(things.map((each) => [JSON.stringify(each[field]), each[field]])).values()];
}

export function fits(thing: Thing, picks: readonly Pick[]): boolean {
  return picks.every(({ field, value }) => same(thing[field], value));
}

/** All things that can be made of one value for each field. */
export function combined(kind: string, fields: Record<string, readonly unknown[]>): Thing[] {
  return Object.entries(fields).reduce<Thing[]>(
    (things, [field, each]) =>
      things.flatMap((thing) => each.map((value) => ({ ...thing, [field]: value }))),
    [{ kind }],
  );
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
