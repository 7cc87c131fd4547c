type Shelf = "localStorage" | "sessionStorage";

/** What the browser doesn't let us keep, for as long as the page is open. */
const meanwhile = new Map<string, string>();

/** What this browser keeps for its owner; of a tab, what it keeps until the tab is closed. */
export function remembered(what: string, shelf: Shelf = "localStorage"): string | null {
  const key = `complot.${what}`;
  try {
    return meanwhile.get(key) ?? window[shelf].getItem(key);
  } catch {
    return null;
  }
}

/** Instead of what was kept before; of nothing no trace is kept. */
export function remember(what: string, value: string, shelf: Shelf = "localStorage"): void {
  const key = `complot.${what}`;
  try {
    if (value) window[shelf].setItem(key, value);
    else window[shelf].removeItem(key);
    meanwhile.delete(key);
  } catch {
    meanwhile.set(key, value); // blocked, or full
  }
}

/** As if nobody had ever been here. */
export function forgetAll(): void {
  meanwhile.clear();
  for (const shelf of ["localStorage", "sessionStorage"] as const) {
    try {
      const own = Object.keys(window[shelf]).filter((key) => key.startsWith("complot."));
      for (const key of own) window[shelf].removeItem(key);
    } catch {
      // where nothing could be kept nothing is left
    }
  }
}

/** What is unfinished in this tab was another's. */
export function forgetTab(): void {
  try {
    const own = Object.keys(sessionStorage).filter((key) => /^complot\.(draft|notes)\./.test(key));
    for (const key of own) sessionStorage.removeItem(key);
  } catch {
    meanwhile.clear();
  }
}

/** Whether this browser keeps nothing: its owner wants it so, or there is no room. */
export function isForgetful(): boolean {
  const crumb = "complot.crumb";
  try {
    return (["localStorage", "sessionStorage"] as const).some((shelf) => {
      window[shelf].setItem(crumb, crumb);
      const kept = window[shelf].getItem(crumb) === crumb;
      window[shelf].removeItem(crumb);
      return !kept;
    });
  } catch {
    return true;
  }
}

/** Whether this browser takes cookies; not every one that says so does. */
export function takesCookies(): boolean {
  const crumb = "complot_crumb=1; SameSite=Lax; Path=/";
  try {
    document.cookie = crumb;
    const taken = document.cookie.includes("complot_crumb");
    document.cookie = `${crumb}; Max-Age=0`;
    return taken;
  } catch {
    return false;
  }
}
