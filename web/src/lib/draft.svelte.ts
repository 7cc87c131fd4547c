import { remember, remembered } from "./memory";

/** Keep what is being typed until it is gone from its field: in this tab, whatever happens to it. */
export function drafted(what: string, typed: () => string, restore: (text: string) => void): void {
  const kept = remembered(`draft.${what}`, "sessionStorage");
  if (kept) restore(kept);
  $effect(() => remember(`draft.${what}`, typed(), "sessionStorage"));
}
