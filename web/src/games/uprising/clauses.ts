import type { UprisingView } from "../../wire";

const CLAUSES: Record<UprisingView["scene"]["kind"], string> = {
  preparing: "U16",
  hiding: "U16",
  deploying: "U17",
  siting: "U17",
  posting: "U18",
  pacing: "U23",
  rebelling: "U26",
  placing: "U26",
  swapping: "U27",
  transferring: "U29",
  freeing: "U42",
  governing: "U33",
  moving: "U33",
  turning: "U35",
  judging: "U34",
  pressing: "U34",
  replying: "U34",
  over: "U51",
};

/** Where the rules speak of what is being decided. */
export function clauseOf({ scene }: UprisingView): string {
  return CLAUSES[scene.kind];
}
