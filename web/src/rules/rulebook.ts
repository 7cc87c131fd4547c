import { ask } from "../lib/api";
import type { Language } from "../lib/catalogue";

/** A piece of a line; one that looks like a clause is the id of one. */
export interface Span {
  text: string;
  look: "plain" | "strong" | "term" | "clause";
}

export type Words = readonly Span[];

export interface Table {
  kind: "table";
  /** Of the rules' own numbers, else none. */
  name: string | null;
  caption: string;
  heads: readonly Words[];
  rows: readonly (readonly Words[])[];
}

export type Part =
  | { kind: "paragraph"; words: Words }
  | { kind: "points"; numbered: boolean; items: readonly Words[] }
  | Table
  | { kind: "picture"; name: string; text: string };

export type Block = Part | { kind: "clause"; id: string; parts: readonly Part[] };

export interface Chapter {
  title: string;
  blocks: readonly Block[];
}

export interface Rulebook {
  game: string;
  language: Language;
  title: string;
  introduction: readonly Part[];
  chapters: readonly Chapter[];
}

/** What is read, and how: what is sought in it, and what a mention of a clause leads to. */
export interface Reading {
  book: Rulebook;
  sought: readonly string[];
  /** The clause that the reader came for. */
  at: string;
  follow: (clause: string) => void;
}

const read = new Map<string, Promise<Rulebook>>();

/** The rules of a game in a language; asked for once. */
export function rulebook(game: string, language: Language): Promise<Rulebook> {
  const path = `/api/rules/${encodeURIComponent(game)}?lang=${language}`;
  const known = read.get(path);
  if (known) return known;
  const asked = ask<Rulebook>(path);
  read.set(path, asked);
  asked.catch(() => read.delete(path));
  return asked;
}

/** Where a clause stands. */
export function linkTo(game: string, clause?: string): string {
  return `/rules/${encodeURIComponent(game)}${clause ? `#${clause}` : ""}`;
}

/** The chapter in which a clause stands. */
export function chapterOf({ chapters }: Rulebook, clause: string): Chapter | undefined {
  return chapters.find(({ blocks }) =>
    blocks.some((block) => block.kind === "clause" && block.id === clause),
  );
}

/** What a table of the rules' own numbers says under a head, row by row. */
export function column({ chapters }: Rulebook, name: string, head: string): readonly string[] {
  for (const block of chapters.flatMap(({ blocks }) => blocks)) {
    if (block.kind !== "table" || block.name !== name) continue;
    const place = block.heads.findIndex((each) => plain(each) === head);
    return block.rows.map((row) => plain(row[place] ?? []));
  }
  return [];
}

export function plain(words: Words): string {
  return words.map(({ text }) => text).join("");
}
