import type { ResistanceView } from "../../wire";

const CLAUSES: Record<ResistanceView["scene"]["kind"], string> = {
  drawing_leader: "R5",
  dealing: "R7",
  targeting: "R19",
  proposing: "R10",
  discussing: "R10",
  voting: "R11",
  on_mission: "R14",
  over: "R18",
  drawing_plot: "P3",
  handing_out: "P-10",
  overhearing: "P9",
  confiding: "P12",
  taking_responsibility: "P17",
  usurping: "P15",
  opining: "P10",
  annulling: "P13",
  spotlighting: "P16",
  inspecting: "P14",
};

/** Where the rules speak of what is being decided. */
export function clauseOf({ scene }: ResistanceView): string {
  if (scene.kind === "confiding" && scene.card === "establish_confidence") return "P11";
  return CLAUSES[scene.kind];
}
