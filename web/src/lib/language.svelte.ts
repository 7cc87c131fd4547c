import { Catalogue, LANGUAGES, type Language, type Values } from "./catalogue";
import { remember, remembered } from "./memory";

const TEXTS: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("catalogue:en"),
  es: () => import("catalogue:es"),
  fr: () => import("catalogue:fr"),
  it: () => import("catalogue:it"),
};

let current = $state.raw<Catalogue | null>(null);

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
export async function learn(wanted: Language = preferred()): Promise<void> {
  const texts = await TEXTS[wanted]();
  current = new Catalogue(wanted, texts.default);
  document.documentElement.lang = wanted;
}

/** Speak a language, and keep to it. */
export async function choose(wanted: Language): Promise<void> {
  remember("language", wanted);
  await learn(wanted);
}

function preferred(): Language {
  const wishes = [remembered("language"), ...navigator.languages];
  for (const wish of wishes) {
    const known = LANGUAGES.find((each) => each === wish?.slice(0, 2).toLowerCase());
    if (known) return known;
  }
  return LANGUAGES[0];
}
