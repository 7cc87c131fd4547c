import { games } from "../../lib/api";
import { Hexes } from "./hexes";

/** The map and the numbers of the game, as the server gives them. */
export interface Sheet {
  hexes: Hexes;
  /** By space of the track, the actions that it allows. */
  track: readonly number[];
  /** How many pieces of each kind there are. */
  pieces: Readonly<Record<string, number>>;
}

let known = $state.raw<Sheet>({ hexes: new Hexes({}, {}), track: [], pieces: {} });
let asked = false;

/** Empty until the server has said what is on it. */
export function sheet(): Sheet {
  if (!asked) {
    asked = true;
    games().then(
      (entries) => {
        const facts = entries.find(({ name }) => name === "uprising")?.facts ?? {};
        known = {
          hexes: new Hexes(facts.q ?? {}, facts.r ?? {}),
          track: Object.values(facts.track ?? {}),
          pieces: facts.pieces ?? {},
        };
      },
      () => (asked = false),
    );
  }
  return known;
}
