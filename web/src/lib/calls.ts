import { Refused } from "./api";
import { remember, remembered } from "./memory";

/**
 * Whether this browser is called when a table that is played over days waits: it can't be, it could
 * once the page is installed, its owner forbids it, it isn't, it is.
 */
export type Calling = "unable" | "uninstalled" | "forbidden" | "off" | "on";

const ROUTE = "/api/me/push";

/** How it is now; whoever wanted to be called is made known to the server anew. */
export async function calling(): Promise<Calling> {
  if (!("serviceWorker" in navigator)) return "unable";
  if (!("PushManager" in window)) return isApple() ? "uninstalled" : "unable";
  if (!(await key())) return "unable";
  if (Notification.permission === "denied") return "forbidden";
  if (Notification.permission !== "granted" || remembered("calls") !== "on") return "off";
  await callMe();
  return "on";
}

/** Be called here; the browser asks its owner, who may say no. */
export async function callMe(): Promise<Calling> {
  const permission = await Notification.requestPermission();
  if (permission !== "granted") return permission === "denied" ? "forbidden" : "off";
  const server = await key();
  if (!server) return "unable";
  const subscription = await subscribed(server);
  const { endpoint, keys } = subscription.toJSON();
  await ask("POST", { endpoint, p256dh: keys?.p256dh, auth: keys?.auth, key: server });
  remember("calls", "on");
  return "on";
}

/** Be called here no longer. */
export async function callNoMore(): Promise<Calling> {
  remember("calls", "off");
  const subscription = await (await registration()).pushManager.getSubscription();
  if (subscription) {
    await ask("DELETE", { endpoint: subscription.endpoint });
    await subscription.unsubscribe();
  }
  return "off";
}

/** With this key; one that belongs to another server of ours is given up. */
async function subscribed(server: string): Promise<PushSubscription> {
  const manager = (await registration()).pushManager;
  const wanted = { userVisibleOnly: true, applicationServerKey: server };
  try {
    return await manager.subscribe(wanted);
  } catch (error) {
    const old = await manager.getSubscription();
    if (!old) throw error;
    await old.unsubscribe();
    return manager.subscribe(wanted);
  }
}

function registration(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.ready;
}

let known: Promise<string | null> | null = null;

/** The key of a server that can call, asked for once. */
function key(): Promise<string | null> {
  known ??= fetch("/api/push/key").then(async (answer) =>
    answer.ok ? ((await answer.json()) as { key: string }).key : null,
  );
  known.catch(() => (known = null));
  return known;
}

async function ask(method: string, body: object): Promise<void> {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(ROUTE, { method, headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Refused(await answer.json());
}

/** Phones and tablets that let only installed pages be called. */
function isApple(): boolean {
  return "standalone" in navigator;
}
