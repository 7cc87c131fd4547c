declare module "worker-words" {
  /** By language, what a call says: why, and of which game. */
  export const WORDS: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

declare module "catalogues" {
  type Language = import("./lib/catalogue").Language;
  type Piece = import("./lib/catalogue").Piece;
  const TEXTS: Record<Language | `${Language}-${Piece}`, () => Promise<{ default: string }>>;
  export default TEXTS;
}
