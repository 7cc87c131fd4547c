/** Where the reader is. */
let path = $state(location.pathname);

addEventListener("popstate", () => {
  path = location.pathname;
});

/** The path of the page that is open. */
export function here(): string {
  return path;
}

export function linkTo(code: string): string {
  return `/t/${encodeURIComponent(code)}`;
}

/** Where a game of a table's series is seen again, from its beginning or from a moment on. */
export function replayOf(code: string, round: number, moment = ""): string {
  return `${linkTo(code)}/replay/${round}${moment && `#${moment}`}`;
}

/** Go where a link leads without loading the page anew, unless another tab is wanted. */
export function follow(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  go(event.currentTarget.pathname);
}

/** The same table on a display that all can see. */
export function screenOf(code: string): string {
  return `${linkTo(code)}/screen`;
}

export function go(to: string): void {
  history.pushState(null, "", to);
  path = location.pathname;
  scrollTo(0, 0);
}
