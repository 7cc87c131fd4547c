import TEXTS from "catalogues";
import type { Game } from "../wire";
import { Catalogue, LANGUAGES, type Language, type Values } from "./catalogue";
import { remember, remembered } from "./memory";

/** What the reader is to be told in: a language, and at a table the words of its game. */
interface Wish {
  language: Language;
  game: Game | null;
}

let current = $state.raw<Catalogue | null>(null);
let wish: Wish = { language: LANGUAGES[0], game: null };
/** Done when the last wish is. */
let learning: Promise<void>;

/** The texts in the reader's language. */
export function catalogue(): Catalogue {
  if (!current) throw new Error("no language was learnt yet");
  return current;
}

/** A text in the reader's language. */
export function t(id: string, values?: Values): string {
  return catalogue().text(id, values);
}

export function language(): Language {
  return catalogue().language;
}

/** Fetch a language, by default the reader's, and speak it from now on. */
export function learn(wanted: Language = preferred()): Promise<void> {
  return speak({ ...wish, language: wanted });
}

/** Fetch the words of a game's table, in this language and in each that is chosen later. */
export function learnGame(game: Game): Promise<void> {
  return speak({ ...wish, game });
}

/** Speak a language, and keep to it. */
export async function choose(wanted: Language): Promise<void> {
  remember("language", wanted);
  await learn(wanted);
}

/** What can't be fetched is not spoken; then the wish before it stands. */
function speak(wanted: Wish): Promise<void> {
  const before = wish;
  wish = wanted;
  learning = fetched(wanted);
  learning.catch(() => {
    if (wish === wanted) wish = before;
  });
  return learning;
}

/** Nothing is said in a new language before all of it is here. */
async function fetched(wanted: Wish): Promise<void> {
  const { language, game } = wanted;
  const pieces = [TEXTS[language](), ...(game ? [TEXTS[`${language}-${game}`]()] : [])];
  const texts = await Promise.all(pieces);
  if (wish !== wanted) return learning; // the reader has chosen something else meanwhile
  current = new Catalogue(
    language,
    texts.map((piece) => piece.default),
  );
  document.documentElement.lang = language;
}

function preferred(): Language {
  const wishes = [remembered("language"), ...navigator.languages];
  for (const wish of wishes) {
    const known = LANGUAGES.find((each) => each === wish?.slice(0, 2).toLowerCase());
    if (known) return known;
  }
  return LANGUAGES[0];
}
