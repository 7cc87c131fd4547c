import { remember, remembered } from "../../lib/memory";
import { hush } from "./voice";

let wanted = $state(remembered("announce") === "yes");

/** Whether the screen says aloud what comes out. */
export function announces(): boolean {
  return wanted;
}

export function announce(wish: boolean): void {
  wanted = wish;
  remember("announce", wish ? "yes" : "no");
  if (!wish) hush();
}
