import type { Choice, Command, Game, Push } from "../wire";
import type { Lesson } from "./lesson.svelte";
import { UNREACHABLE, type Refusal } from "./telling";

/** A game that can be played here, and what can be chosen about it. */
export interface GameEntry {
  name: string;
  seats: { least: number; most: number };
  options: Schema;
  /** By option, the switch without which it makes no difference. */
  needs: Record<string, string>;
  /** By seat, the sides that one may wish for; none where they are dealt. */
  sides: readonly string[];
  /** Whether one may resign, and all may agree on a draw. */
  concludes: boolean;
  bots: readonly string[];
  /** Numbers of the game that a reader wants to see, by what they are and of what. */
  facts: Record<string, Record<string, number>>;
}

/** As much of a JSON Schema as options need. */
export interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
  enum?: readonly (string | number)[];
  minimum?: number;
  maximum?: number;
  default?: unknown;
  $ref?: string;
  $defs?: Record<string, Schema>;
}

/** The server said no, or couldn't be asked. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.code);
  }
}

/** Answered when the server has told this browser who it is, unless it knew before. */
let introduction: Promise<unknown> | null = null;

/** Asked twice at once, a server that has never seen this browser would make two guests of it. */
async function introduced(path: string, request: RequestInit): Promise<Response> {
  if (!/^\/api\/(me|tables)\b/.test(path)) return fetch(path, request); // nobody asks who it is
  if (introduction) await introduction;
  const answer = fetch(path, request);
  introduction ??= answer.catch(() => (introduction = null));
  return answer;
}

/** The guest in whose name this page asks; without one, whoever owns the browser. */
let speaker: string | null = null;

/** Ask in the name of the guest who has this key from now on, or for oneself again. */
export function speakAs(key: string | null): void {
  speaker = key;
}

/** What a request carries so that it is this guest's, and nobody else's on this browser. */
export function signed(key: string): RequestInit {
  return { headers: { authorization: `Bearer ${key}` }, credentials: "omit", cache: "no-store" };
}

/** Ask the server; what it refuses is thrown. */
export async function ask<Answer>(
  path: string,
  body?: object,
  key = speaker,
  method = "POST",
): Promise<Answer> {
  return (await fetched(path, body, key, method)).json();
}

/** The server's answer as it came; what it refuses is thrown. */
export async function fetched(
  path: string,
  body?: object,
  key = speaker,
  method = "POST",
): Promise<Response> {
  const by = key ? signed(key) : {};
  const request = body ? { ...by, ...sending(body, method, by.headers) } : by;
  let response: Response;
  try {
    response = await (key ? fetch(path, request) : introduced(path, request));
  } catch {
    throw new Refused({ code: UNREACHABLE, details: {} });
  }
  if (response.ok) return response;
  const fault = await response.json().catch(() => ({}));
  throw new Refused({ code: fault.code ?? String(response.status), details: fault.details ?? {} });
}

/** What is sent when the page is being left is sent all the same. */
function sending(body: object, method: string, headers?: HeadersInit): RequestInit {
  return {
    method,
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
    keepalive: true,
  };
}

/** The name of a command: sent again under it, it is done once. */
export function commandId(): string {
  return randomHex(12);
}

/** So many random bytes, in small letters; plain http has them, too. */
export function randomHex(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return [...drawn].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What I could do after these choices, which aren't made by asking. */
export async function ahead(
  code: string,
  decision: number,
  actions: readonly number[],
): Promise<readonly Choice[]> {
  const query = `decision=${decision}&actions=${actions.join(",")}`;
  return (await ask<{ legal: Choice[] }>(`/api/tables/${code}/ahead?${query}`)).legal;
}

/** What a bot would do in my place: choices that one command can carry. */
export async function suggestion(code: string, decision: number): Promise<readonly Choice[]> {
  const path = `/api/tables/${code}/suggestion?decision=${decision}`;
  return (await ask<{ actions: Choice[] }>(path)).actions;
}

/** Everything that can be done in a game, with its id. */
export function catalogueOf(game: string): Promise<readonly Choice[]> {
  return ask<Choice[]>(`/api/games/${game}/actions`);
}

/** The lesson of a game, from its first moment to its last. */
export function lessonOf(game: Game): Promise<Lesson> {
  return ask<Lesson>(`/api/lessons/${game}`);
}

const known = new Map<string, Promise<unknown>>();

/** Asked for once; after a failure, again. */
function once<Answer>(path: string): Promise<Answer> {
  let answer = known.get(path);
  if (!answer) known.set(path, (answer = ask<Answer>(path)));
  answer.catch(() => known.delete(path));
  return answer as Promise<Answer>;
}

/** The games there are. */
export function games(): Promise<GameEntry[]> {
  return once("/api/games");
}

/** What is said, in this language, of a game that the page wasn't built with. */
export async function gameTexts(game: string, language: string): Promise<string> {
  return (await once<{ texts: string }>(`/api/games/${game}/texts?lang=${language}`)).texts;
}

export async function openTable(
  game: string,
  name: string,
  options: Readonly<Record<string, unknown>> = {},
  key?: string,
  id = commandId(),
): Promise<string> {
  const body = { command_id: id, game, name, options };
  return (await ask<{ code: string }>("/api/tables", body, key)).code;
}

/** All that I may know of a table, or whoever has this key. */
export function seeTable(code: string, key?: string): Promise<Push> {
  return ask<Push>(`/api/tables/${encodeURIComponent(code)}`, undefined, key);
}

export async function command(
  code: string,
  asked: Command,
  key?: string,
  id = commandId(),
): Promise<void> {
  const body = { command_id: id, command: asked };
  await ask(`/api/tables/${encodeURIComponent(code)}/commands`, body, key);
}
