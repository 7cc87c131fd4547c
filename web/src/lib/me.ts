import type { Game, Push } from "../wire";
import { ask } from "./api";
import { forgetAll, forgetTab } from "./memory";

/** A table on a list. */
export interface Listing {
  code: string;
  game: Game;
  stage: Push["table"]["stage"];
  names: readonly string[];
  /** How many of them are no bots. */
  people: number;
  most: number;
  round: number;
}

/** What the server keeps of this guest. */
export interface Me {
  tables: number;
  /** Whether there is a recovery code. */
  recovery: boolean;
  /** How many further devices there are. */
  devices: number;
}

/** A way to another device: once, and for so many seconds. */
export interface Way {
  path: string;
  seconds: number;
}

export interface Block {
  id: string;
  name: string;
}

export function openTables(): Promise<readonly Listing[]> {
  return ask("/api/tables");
}

export function myTables(): Promise<readonly Listing[]> {
  return ask("/api/me/tables");
}

export function aboutMe(): Promise<Me> {
  return ask("/api/me");
}

export function newWay(): Promise<Way> {
  return ask("/api/me/link", {});
}

/** A code to write down; the former one is worth nothing any more. */
export async function newRecovery(): Promise<string> {
  return (await ask<{ recovery: string }>("/api/me/recovery", {})).recovery;
}

/** Become the guest whose link or recovery code this is. */
export async function become(by: { link: string } | { recovery: string }): Promise<Me> {
  const me = await ask<Me>("/api/me/device", by);
  forgetTab();
  return me;
}

export function myBlocks(): Promise<readonly Block[]> {
  return ask("/api/me/blocks");
}

export async function unblock({ id }: Block): Promise<void> {
  await ask(`/api/me/blocks/${encodeURIComponent(id)}`, {}, undefined, "DELETE");
}

/** Be forgotten, by the server and by this browser. */
export async function forgetMe(): Promise<void> {
  await ask("/api/me", {}, undefined, "DELETE");
  forgetAll();
}
