const PLACE = "/device";

let word = $state("");

/** The word of a link that makes this browser somebody's further device, if it was opened by one. */
export function handed(): string {
  return word;
}

/** Whoever looks at the address, the history or over a shoulder must not find it there. */
function take(): void {
  if (location.pathname !== PLACE || !location.hash) return;
  word = location.hash.slice(1);
  history.replaceState(null, "", PLACE);
}

take();
addEventListener("hashchange", take);
