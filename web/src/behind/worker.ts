/// <reference lib="webworker" />
import { WORDS } from "worker-words";
import type { Call } from "../wire";

/**
 * The worker behind the page: it keeps the shell for when there is no network, and takes the calls
 * of tables that are played over days.
 *
 * A document always comes from the network if there is one, and with it the files it names: so
 * nobody stays with an old page, whatever is kept here. Of the API nothing is kept but what is
 * read at leisure: rulebooks and lessons.
 */
const worker = self as unknown as ServiceWorkerGlobalScope & {
  /** Written in by the build: the files of home and lobby. */
  __SHELL__: readonly string[];
  /** And what all of them are, in a few letters. */
  __VERSION__: string;
};

const SHELL = worker.__SHELL__;
const PAGE = "/";
const OURS = "complot-";
const FILES = `${OURS}${worker.__VERSION__}`;
const READING = `${OURS}reading`;
const READER = `${OURS}reader`;
const LASTING = /^\/assets\//;
const AT_LEISURE = /^\/api\/(rules|lessons)\//;
const NO_PAGE = /^\/(api|metrics|healthz)(\/|$)/;

worker.addEventListener("install", (event) => {
  event.waitUntil(keepShell());
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(takeOver());
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== worker.location.origin) return;
  if (request.mode === "navigate") {
    if (NO_PAGE.test(pathname)) return;
    event.respondWith(page(event));
    event.waitUntil(come(pathname));
  } else if (LASTING.test(pathname)) {
    event.respondWith(file(request));
  } else if (AT_LEISURE.test(pathname)) {
    event.respondWith(reading(event));
  }
});

worker.addEventListener("push", (event) => {
  event.waitUntil(call(event.data?.json() as Call));
});

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(tableAt(event.notification.tag)));
});

async function keepShell(): Promise<void> {
  const files = await caches.open(FILES);
  await files.addAll([new Request(PAGE, { cache: "reload" }), ...SHELL]);
  await worker.skipWaiting(); // there is nothing in an old worker that a page would miss
}

async function takeOver(): Promise<void> {
  const lasting = new Set([FILES, READING, READER]);
  const old = (await caches.keys()).filter((each) => each.startsWith(OURS) && !lasting.has(each));
  await Promise.all(old.map((each) => caches.delete(each)));
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

/** From the network; the shell when there is none, or nobody there to answer. */
async function page(event: FetchEvent): Promise<Response> {
  const shell = async () => (await caches.match(PAGE, { ignoreVary: true })) ?? Response.error();
  try {
    const preloaded = (await event.preloadResponse) as Response | undefined;
    const response = preloaded ?? (await fetch(event.request));
    return response.status >= 500 ? await shell() : response;
  } catch {
    return shell();
  }
}

/** A file whose name changes with what is in it: fetched once. */
async function file(request: Request): Promise<Response> {
  const kept = await caches.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) await (await caches.open(FILES)).put(request, response.clone());
  return response;
}

/** What was read last, at once; the next reader gets what is new. */
async function reading(event: FetchEvent): Promise<Response> {
  const cache = await caches.open(READING);
  const kept = await cache.match(event.request);
  const fresh = fetch(event.request).then(async (response) => {
    if (response.ok) await cache.put(event.request, response.clone());
    return response;
  });
  if (!kept) return fresh;
  event.waitUntil(fresh.catch(() => {}));
  return kept;
}

/** What the page was last read in; else what the browser is. */
async function language(): Promise<string> {
  const kept = await (await caches.open(READER)).match("/language");
  const spoken = kept ? await kept.text() : navigator.language.slice(0, 2);
  return spoken in WORDS ? spoken : "en";
}

async function call({ table, game, cause }: Call): Promise<void> {
  const lang = await language();
  const words = WORDS[lang]!;
  await worker.registration.showNotification(words[cause]!, {
    body: `${words[game] ?? "Complot"} · ${table}`,
    tag: table,
    lang,
    icon: "/icon-192.png",
  });
}

function tableAt(code: string): string {
  return `/t/${code}`;
}

/** Where it is open already, or in a new window. */
async function open(path: string): Promise<void> {
  const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const found = windows.find(({ url }) => new URL(url).pathname === path);
  await (found ? found.focus() : worker.clients.openWindow(path));
}

/** Whoever comes to a table need not be called there any more. */
async function come(path: string): Promise<void> {
  for (const call of await worker.registration.getNotifications()) {
    if (tableAt(call.tag) === path) call.close();
  }
}
