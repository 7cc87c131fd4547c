import type { Around, Place, Vote } from "../wire";

/** Whether a person sits there who is asked and counted. */
export function isHere({ bot, away, stand_in }: Place): boolean {
  return bot === null && !away && stand_in === null;
}

/** How many have to agree, but the one it is about. */
export function voters(table: Around, about: number | null = null): number {
  return table.places.filter((place, chair) => isHere(place) && chair !== about).length;
}

/** Whether one wonders who the others are: not where there is but one. */
export function wonders(table: Around): boolean {
  return table.places.length > 2;
}

/** Whether I play, and am counted. */
export function plays(table: Around): boolean {
  const own = table.places[table.mine ?? -1];
  return table.stage === "playing" && own !== undefined && isHere(own);
}

/** Whether the others could let a bot play there: somebody is gone, and none does yet. */
export function isMissed({ bot, away, stand_in }: Place): boolean {
  return bot === null && away && stand_in === null;
}

/** The vote for a bot on this chair, begun or not. */
export function botVote({ votes }: Around, chair: number): Vote {
  const begun = votes.find((vote) => vote.chair === chair && vote.by === null);
  return begun ?? { chair, by: null, agreed: [] };
}
