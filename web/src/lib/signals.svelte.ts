import { remember, remembered } from "./memory";

/** What a device can do: not every one can shake. */
export const SIGNALS = (["off", "sound", "vibration", "both"] as const).filter(
  (each) => each === "off" || each === "sound" || "vibrate" in navigator,
);
export type Signals = (typeof SIGNALS)[number];

let current = $state<Signals>(SIGNALS.find((each) => each === remembered("signals")) ?? "off");

/** How the reader wants to be told what happens, besides by sight; not at all until chosen. */
export function signals(): Signals {
  return current;
}

/** Choose, and hear what was chosen. */
export function signalBy(wanted: Signals): void {
  current = wanted;
  remember("signals", wanted);
  give("turn");
}

/** Whether the reader has touched this page: some browsers say so of the one before a reload, too. */
let touched = false;
for (const touch of ["pointerdown", "keydown"]) {
  addEventListener(touch, () => (touched = true), { capture: true, once: true });
}

export type Signal = "turn" | "reveal" | "result" | "over";

/** Give a signal, if there are to be any and the reader has touched the page. */
export function give(signal: Signal): void {
  if (current === "off" || !touched) return;
  const by = current;
  import("../behind/sound").then(
    ({ play, shake }) => {
      if (by !== "vibration") play(signal);
      if (by !== "sound") shake(signal);
    },
    () => {}, // without a network there is no signal
  );
}
