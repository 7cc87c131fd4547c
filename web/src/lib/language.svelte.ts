import TEXTS from "catalogues";
import { Catalogue, LANGUAGES, type Language, type Piece, type Values } from "./catalogue";
import { gameTexts } from "./api";
import { remember, remembered } from "./memory";

/** What the reader is to be told in: a language, and besides home and lobby these words of it. */
interface Wish {
  language: Language;
  pieces: ReadonlySet<string>;
}

let current = $state.raw<Catalogue | null>(null);
let wish: Wish = { language: LANGUAGES[0], pieces: new Set() };
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

/** Fetch the words of a game's table or of a screen, now and in each language chosen later. */
export function learnMore(...pieces: readonly Piece[]): Promise<void> {
  return speak({ ...wish, pieces: new Set([...wish.pieces, ...pieces]) });
}

/** The same of games that this page may not have been built with. */
export function learnGames(...games: readonly string[]): Promise<void> {
  return learnMore(...(games as Piece[]));
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
  const { language, pieces } = wanted;
  const more = [...pieces].map((piece) => textsOf(piece, language));
  const texts = await Promise.all([TEXTS[language](), ...more]);
  if (wish !== wanted) return learning; // the reader has chosen something else meanwhile
  const all = texts.map((piece) => piece.default);
  // Nobody has asked yet for words that come with what asks for them: no text is said anew for those.
  if (current?.language === language && [...pieces].every(isBuilt)) current.add(all);
  else current = new Catalogue(language, all);
  document.documentElement.lang = language;
}

function isBuilt(piece: string): boolean {
  return `${LANGUAGES[0]}-${piece}` in TEXTS;
}

/** Built into the page, or what the server says of a game that wasn't. */
async function textsOf(piece: string, language: Language): Promise<{ default: string }> {
  const built = TEXTS[`${language}-${piece as Piece}`] as (typeof TEXTS)[Language] | undefined;
  return built ? built() : { default: await gameTexts(piece, language) };
}

function preferred(): Language {
  const wishes = [remembered("language"), ...navigator.languages];
  for (const wish of wishes) {
    const known = LANGUAGES.find((each) => each === wish?.slice(0, 2).toLowerCase());
    if (known) return known;
  }
  return LANGUAGES[0];
}
