import type { Choice, Command, Push } from "../wire";
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

/** Ask the server for something, or tell it. */
export async function ask<Answer>(path: string, body?: object): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(path, body && posting(body));
  } catch {
    throw new Refused({ code: UNREACHABLE, details: {} });
  }
  if (response.ok) return response.json();
  const fault = await response.json().catch(() => ({}));
  throw new Refused({ code: fault.code ?? String(response.status), details: fault.details ?? {} });
}

function posting(body: object): RequestInit {
  return {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
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

export async function openTable(game: string, name: string): Promise<string> {
  const body = { command_id: commandId(), game, name, options: {} };
  return (await ask<{ code: string }>("/api/tables", body)).code;
}

/** All that I may know of a table. */
export function seeTable(code: string): Promise<Push> {
  return ask<Push>(`/api/tables/${encodeURIComponent(code)}`);
}

export async function command(code: string, asked: Command): Promise<void> {
  const body = { command_id: commandId(), command: asked };
  await ask(`/api/tables/${encodeURIComponent(code)}/commands`, body);
}
