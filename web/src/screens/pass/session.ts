import { command, commandId, openTable, randomHex, seeTable, type GameEntry } from "../../lib/api";
import { remember, remembered } from "../../lib/memory";
import { botNames } from "../../lib/names";
import { partIn } from "../../lib/part";
import { NOTICES, type Command, type Game, type Push, type Vocabulary } from "../../wire";

/** How one asks until there is an answer. */
export type Asking = <Answer>(ask: () => Promise<Answer>) => Promise<Answer>;

/** Somebody who plays on this device, and the key by which the table knows them. */
export interface Player {
  name: string;
  key: string;
}

/** A game on one device: what has to outlive a reload. There is no secret of the game in it. */
export interface Session {
  code: string;
  game: Game;
  /** By chair; bots sit behind them. */
  players: readonly Player[];
  /** The key of the one who looks on: what all may see together. */
  watcher: string;
  /** Whether something is dealt that everyone looks at first, and the chairs that have. */
  deals: boolean;
  looked: readonly number[];
  /** How much has happened that all saw together, and the chairs that have answered since. */
  seen: number;
  done: readonly number[];
  /** Whose turn it is to hold the device; nobody's while it lies on the table. */
  holder: number | null;
}

/** What is to be played, and by whom. */
export interface Plan {
  game: GameEntry;
  names: readonly string[];
  bots: number;
  options: Readonly<Record<string, unknown>>;
}

const KEPT = "pass";

/** The game that this device was in the middle of. */
export function found(): Session | null {
  try {
    return JSON.parse(remembered(KEPT) || "null");
  } catch {
    return null;
  }
}

export function keep(session: Session | null): void {
  remember(KEPT, session ? JSON.stringify(session) : "");
}

/** Open a table, seat everybody, and deal. */
export async function begin(
  { game, names, bots, options }: Plan,
  asking: Asking,
): Promise<Session> {
  const players = names.map((name) => ({ name, key: randomHex(32) }));
  const [host, ...others] = players;
  if (!host) throw new Error("nobody plays");
  const id = commandId();
  const code = await asking(() => openTable(game.name, host.name, options, host.key, id));
  for (const { name, key } of others) await told(code, { kind: "sit", name }, key, asking);
  const bot = game.bots[0] ?? "random";
  for (const name of botNames(bots, names)) {
    await told(code, { kind: "add_bot", bot, name }, host.key, asking);
  }
  const deals = !game.sides.length;
  const session = { code, game: game.name as Game, players, watcher: randomHex(32), deals };
  return deal({ ...session, looked: [], seen: 0, done: [], holder: null }, asking);
}

/**
 * Back to the chairs, unless they sit there already, and deal again. Who isn't there loses the
 * chair: so all look up first.
 */
export async function again(session: Session, asking: Asking): Promise<Session> {
  const { code, players, watcher } = session;
  for (const { key } of players) await asking(() => seeTable(code, key));
  const { table } = await asking(() => seeTable(code, watcher));
  if (table.stage === "over") await told(code, { kind: "rematch" }, players[0]?.key, asking);
  return deal(session, asking);
}

/** Whether everybody has the chair that they were given. */
export function seated({ players }: Session, { table }: Push): boolean {
  return players.every(({ name }, chair) => table.places[chair]?.name === name);
}

/** Everyone adds a part of their own to the deal, as if they had a device each. */
async function deal(session: Session, asking: Asking): Promise<Session> {
  const { code, players } = session;
  const [host, ...others] = players;
  for (const { key } of others) {
    const part = partIn(await asking(() => seeTable(code, key)));
    await told(code, { kind: "ready", ready: true, ...part }, key, asking);
  }
  const part = partIn(await asking(() => seeTable(code, host?.key)));
  await told(code, { kind: "start", ...part }, host?.key, asking);
  return { ...session, looked: [], seen: 0, done: [], holder: null };
}

/** Done once, however often it has to be said. */
function told(code: string, asked: Command, key: string | undefined, asking: Asking) {
  const id = commandId();
  return asking(() => command(code, asked, key, id));
}

/** The chairs of this device's players, in the order of their seats, from behind this one. */
export function inOrder({ players }: Session, push: Push, after: number | null): number[] {
  const people = push.table.seating.filter((chair) => chair < players.length);
  const from = after === null ? 0 : people.indexOf(after) + 1;
  return [...people.slice(from), ...people.slice(0, from)];
}

/** Those of them who haven't seen yet what they were dealt. */
export function curious(session: Session, push: Push): number[] {
  if (!session.deals || push.table.stage !== "playing") return [];
  return inOrder(session, push, null).filter((chair) => !session.looked.includes(chair));
}

/** Those of them who owe the table an answer, as far as everybody may know. */
export function owing(session: Session, push: Push, after: number | null): number[] {
  if (push.table.stage !== "playing") return [];
  const waiting = push.view?.waiting.map((seat) => push.table.seating[seat]) ?? [];
  return inOrder(session, push, after).filter(
    (chair) => waiting.includes(chair) && !session.done.includes(chair),
  );
}

/** How many things have happened that all should see together. */
export function happened(
  events: readonly Vocabulary["event"][],
  minor: ReadonlySet<string>,
): number {
  return events.filter(({ kind }) => !minor.has(kind) && !NOTICES.has(kind) && kind !== "said")
    .length;
}
