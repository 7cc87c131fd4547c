import { foreignOf } from "../../lib/foreign";
import type { Sort, Vocabulary } from "../../wire";
import type { Thing } from "./narrowing";

/** A view of any game with its scene, spread out in fields. */
export interface Spread {
  scene: Thing & { kind: string };
  values: Thing;
  /** How each of them is read. */
  sorts: Readonly<Record<string, Sort>>;
  /** Those that are shown and have something in them, in their order. */
  there: readonly string[];
}

export function spread(game: string, view: Vocabulary["view"]): Spread {
  const { hints, fields, view: sorts } = foreignOf(game);
  const own = view as unknown as Thing;
  const scene = (own.scene ?? { kind: "" }) as Spread["scene"];
  const values: Thing = { ...own, ...scene };
  return {
    scene,
    values,
    sorts: { ...sorts, ...fields.scene?.[scene.kind] },
    there: hints.shown.filter((field) => values[field] != null),
  };
}
