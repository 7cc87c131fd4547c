/** Where the worker looks for the language that it speaks. */
const READER = "complot-reader";

/**
 * Have the worker started, where a browser has one: over https, and on the machine itself. From
 * then on it knows in which language the reader reads, and so does whoever installs the page.
 */
export function awake(): void {
  new MutationObserver(follow).observe(document.documentElement, { attributeFilter: ["lang"] });
  follow();
  navigator.serviceWorker?.register("/worker.js").catch(() => {}); // then it is as before
}

function follow(): void {
  const { lang } = document.documentElement;
  const manifest = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  if (manifest) manifest.href = `/complot-${lang}.webmanifest`;
  if ("caches" in window) keep(lang).catch(() => {}); // a full disk, a private window
}

async function keep(lang: string): Promise<void> {
  await (await caches.open(READER)).put("/language", new Response(lang));
}
