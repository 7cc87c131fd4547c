/** Where the reader is: at home, or at the table of a code. */
let path = $state(location.pathname);

addEventListener("popstate", () => {
  path = location.pathname;
});

export function tableCode(): string | null {
  const code = /^\/t\/([^/]+)\/?$/.exec(path)?.[1];
  return code ? decodeURIComponent(code).toUpperCase() : null;
}

export function linkTo(code: string): string {
  return `/t/${encodeURIComponent(code)}`;
}

export function go(to: string): void {
  history.pushState(null, "", to);
  path = location.pathname;
  scrollTo(0, 0);
}
