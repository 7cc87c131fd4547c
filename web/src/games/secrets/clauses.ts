import type { SecretsView } from "../../wire";

const CLAUSES: Record<SecretsView["scene"]["kind"], string> = {
  drawing_first: "S4",
  dealing: "S7",
  drawing: "S14",
  choosing: "S15",
  offering: "S16",
  answering: "S16",
  treating: "S22",
  supporting: "S24",
  negotiating: "S26",
  investigating: "S27",
  loading: "S29",
  shooting: "S29",
  over: "S34",
};

/** Where the rules speak of what is being decided. */
export function clauseOf({ scene, seat }: SecretsView): string {
  const interrupts = scene.kind === "answering" && seat === scene.un && seat !== scene.target;
  return interrupts && seat !== null ? "S21" : CLAUSES[scene.kind];
}
