import { readdirSync, readFileSync } from "node:fs";
import TEXTS from "catalogues";
import { describe, expect, test } from "vitest";
import { LANGUAGES, type Language } from "../src/lib/catalogue";
import { FIELDS, type Game } from "../src/wire";

const LOCALE = new URL("../../src/complot/locale/", import.meta.url).pathname;
const GAMES = Object.keys(FIELDS) as Game[];

async function first(language: Language): Promise<string> {
  return (await TEXTS[language]()).default;
}

async function own(language: Language, game: Game): Promise<string> {
  return (await TEXTS[`${language}-${game}`]()).default;
}

function ids(texts: string): string[] {
  return [...texts.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id = ""]) => id);
}

/** The texts that others are made of. */
function parts(texts: string): string[] {
  return [...texts.matchAll(/\{ *([a-z][\w-]*)[ .}]/g)].map(([, id = ""]) => id);
}

describe.each(LANGUAGES)("in %s", (language) => {
  test("every text of the page is loaded once, at home or with its game", async () => {
    const files = readdirSync(`${LOCALE}${language}`).filter((file) => file !== "terminal.ftl");
    const written = files.map((file) => readFileSync(`${LOCALE}${language}/${file}`, "utf8"));
    const pieces = [first(language), ...GAMES.map((game) => own(language, game))];
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
});
