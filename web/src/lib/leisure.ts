/** So long, in milliseconds, what isn't urgent waits at most. */
const LONGEST = 3000;

/** Done when the page has nothing better to do. */
export function leisure(): Promise<void> {
  return new Promise((done) => {
    if ("requestIdleCallback" in window) requestIdleCallback(() => done(), { timeout: LONGEST });
    else setTimeout(done, LONGEST / 10); // Safari
  });
}
