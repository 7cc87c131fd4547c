import type { Vocabulary } from "../../wire";

type Event = Vocabulary["event"];

const LENGTHS: Partial<Record<Event["kind"], number>> = {
  identified: 1900,
  captured: 1100,
  killed: 1100,
  agent_eliminated: 1100,
  jailbreak_began: 2400,
  revolution_declared: 3000,
  sides_changed: 2000,
  game_ended: 1600,
};

/** How long its moment is. */
export function moment(event: Event): number {
  return LENGTHS[event.kind] ?? 0;
}
