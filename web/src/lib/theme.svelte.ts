import { remember, remembered } from "./memory";

export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

let current = $state<Theme>(THEMES.find((each) => each === remembered("theme")) ?? "auto");

export function theme(): Theme {
  return current;
}

/** Wear a theme: the device's, or one that the reader chose. */
export function dress(wanted: Theme = current): void {
  current = wanted;
  remember("theme", wanted);
  if (wanted === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = wanted;
  for (const colour of document.querySelectorAll<HTMLMetaElement>("meta[data-of]")) {
    const of = colour.dataset.of;
    colour.media =
      wanted === "auto" ? `(prefers-color-scheme: ${of})` : of === wanted ? "all" : "not all";
  }
}
