import type { Vocabulary } from "../wire";
import { give, type Signal } from "./signals.svelte";
import type { Sitting } from "./sitting.svelte";

type Event = Vocabulary["event"];

/** What everyone at the table hears of at once; a signal for one pair of eyes would tell others. */
const AT: Partial<Record<Event["kind"], Signal>> = {
  votes_revealed: "reveal",
  opinions_shown: "reveal",
  card_turned_up: "reveal",
  identified: "reveal",
  mission_revealed: "result",
  captured: "result",
  killed: "result",
  agent_eliminated: "result",
  jailbreak_began: "result",
  revolution_declared: "result",
};

/** Whether the table waits for me. */
export function isAwaited(sitting: Sitting): boolean {
  const { push, table } = sitting;
  return push?.decision != null && table?.stage === "playing" && !table.paused;
}

/** Give signals of what happens at a table: of what is played when it is, of the rest when told. */
export function signalling(sitting: Sitting): void {
  const given = new WeakSet<Event>();
  let stage = sitting.table?.stage;
  const tell = (event: Event): void => {
    const signal = AT[event.kind];
    if (signal && !given.has(event)) give(signal);
    given.add(event);
  };
  const awaited = $derived(isAwaited(sitting));
  $effect(() => {
    if (sitting.playing) tell(sitting.playing);
  });
  $effect(() => sitting.fresh.forEach(tell));
  $effect(() => {
    if (awaited) give("turn");
  });
  $effect(() => {
    const before = stage;
    stage = sitting.table?.stage;
    if (before === "playing" && stage === "over") give("over");
  });
}
