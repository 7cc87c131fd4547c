let outdated = $state(false);

/** Whether the server has another page by now than the one that is open here. */
export function isOutdated(): boolean {
  return outdated;
}

/** Look whether the page that the server has is made of the same code. */
export async function compare(): Promise<void> {
  const own = document.querySelector("script[src]")?.getAttribute("src") ?? "";
  try {
    const answer = await fetch("/", { cache: "no-cache" });
    if (answer.ok) outdated = !(await answer.text()).includes(own);
  } catch {
    // out of reach, which is said elsewhere
  }
}

/** Something that is fetched when it is wanted can't be had: it may be gone for good. */
addEventListener("vite:preloadError", compare);
