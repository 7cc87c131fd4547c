import { readdirSync, readFileSync } from "node:fs";
import TEXTS from "catalogues";
import { describe, expect, test } from "vitest";
import { LANGUAGES, PARTS, type Language, type Piece } from "../src/lib/catalogue";
import { FIELDS, type Game } from "../src/wire";

const LOCALE = new URL("../../src/complot/locale/", import.meta.url).pathname;
const GAMES = Object.keys(FIELDS) as Game[];

async function first(language: Language): Promise<string> {
  return (await TEXTS[language]()).default;
}

async function own(language: Language, piece: Piece): Promise<string> {
  return (await TEXTS[`${language}-${piece}`]()).default;
}

function ids(texts: string): string[] {
  return [...texts.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id = ""]) => id);
}

/** The texts that others are made of. */
function parts(texts: string): string[] {
  return [...texts.matchAll(/\{ *([a-z][\w-]*)[ .}]/g)].map(([, id = ""]) => id);
}

describe.each(LANGUAGES)("in %s", (language) => {
  test("every text of the page is loaded once, at home, with its game or with its screen", async () => {
    const files = readdirSync(`${LOCALE}${language}`).filter((file) => file !== "terminal.ftl");
    const written = files.map((file) => readFileSync(`${LOCALE}${language}/${file}`, "utf8"));
    const pieces = [first(language), ...[...GAMES, ...PARTS].map((piece) => own(language, piece))];
    const loaded = (await Promise.all(pieces)).flatMap(ids);
    expect(loaded.sort()).toEqual(written.flatMap(ids).sort());
  });

  test("home and lobby need no text of a table", async () => {
    const texts = await first(language);
    expect(ids(texts)).toEqual(expect.arrayContaining(parts(texts)));
    expect(ids(texts)).toEqual(
      expect.arrayContaining(GAMES.flatMap((game) => [`${game}-name`, `${game}-tagline`])),
    );
  });

  test.each(GAMES)("a table of %s needs no text of another game", async (game) => {
    const texts = `${await first(language)}\n${await own(language, game)}`;
    expect(ids(texts)).toEqual(expect.arrayContaining(parts(texts)));
  });

  test.each(GAMES)("no screen says what a table of %s says", async (game) => {
    const table = new Set(ids(await own(language, game)));
    for (const part of PARTS)
      expect(ids(await own(language, part)).filter((id) => table.has(id))).toEqual([]);
  });
});
