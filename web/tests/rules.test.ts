import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { fold, hits, soughtIn, speaksOf } from "../src/rules/search";
import { FIELDS } from "../src/wire";

const RULES = new URL("../../src/complot/locale/rules/", import.meta.url).pathname;
const SOURCE = new URL("../src/", import.meta.url).pathname;

function file(path: string): string {
  return readFileSync(path, "utf8");
}

function found(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, name = ""]) => name);
}

describe.each(Object.keys(FIELDS))("the rules of %s", (game) => {
  const books = readdirSync(RULES).filter((name) => name.startsWith(`${game}.`));
  const clauses = found(file(`${RULES}${game}.en.md`), /^- \*\*(\S+)\.\*\* /gm);

  test("every decision leads to a clause that there is", () => {
    const named = found(file(`${SOURCE}games/${game}/clauses.ts`), /"([A-Z]-?\d+)"/g);
    expect(clauses).toEqual(expect.arrayContaining(named));
  });

  test.each(books)("%s shows pictures that are drawn", (book) => {
    const drawn = new RegExp(`${game}: {([^}]*)}`).exec(file(`${SOURCE}rules/pictures.ts`))?.[1];
    const names = found(drawn ?? "", /(\w+):/g);
    expect(found(file(`${RULES}${book}`), /^\{picture (\w+):/gm).sort()).toEqual(names.sort());
  });
});

describe("searching the rules", () => {
  const block = {
    kind: "clause" as const,
    id: "U-3",
    parts: [
      {
        kind: "paragraph" as const,
        words: [
          { text: "Après la ", look: "plain" as const },
          { text: "Révolution", look: "term" as const },
        ],
      },
    ],
  };

  test("needs no accents and no capitals", () => {
    expect(speaksOf(block, soughtIn("  revolution APRES "))).toBe(true);
    expect(speaksOf(block, soughtIn("revolution avant"))).toBe(false);
    expect(speaksOf(block, soughtIn("u-3"))).toBe(true);
    expect(speaksOf(block, soughtIn(""))).toBe(true);
  });

  test("marks what was found as it is written", () => {
    expect(hits("Élire, élu", soughtIn("el"))).toEqual([
      { text: "Él", hit: true },
      { text: "ire, ", hit: false },
      { text: "él", hit: true },
      { text: "u", hit: false },
    ]);
    expect(hits("nothing", soughtIn("x"))).toEqual([{ text: "nothing", hit: false }]);
  });

  test("keeps every letter in its place", () => {
    for (const text of ["cœur", "İstanbul", "𝔸b", "naïve"]) {
      expect(fold(text)).toHaveLength(text.length);
    }
  });
});
