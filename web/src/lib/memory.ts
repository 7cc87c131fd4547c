/** What this browser keeps for its owner; where it may keep nothing, nothing is kept. */
export function remembered(what: string): string | null {
  try {
    return localStorage.getItem(`complot.${what}`);
  } catch {
    return null;
  }
}

export function remember(what: string, value: string): void {
  try {
    localStorage.setItem(`complot.${what}`, value);
  } catch {
    // private windows may refuse
  }
}
