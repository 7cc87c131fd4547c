declare module "catalogues" {
  type Language = import("./lib/catalogue").Language;
  type Piece = import("./lib/catalogue").Piece;
  const TEXTS: Record<Language | `${Language}-${Piece}`, () => Promise<{ default: string }>>;
  export default TEXTS;
}
