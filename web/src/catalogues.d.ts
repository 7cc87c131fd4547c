declare module "catalogues" {
  type Language = import("./lib/catalogue").Language;
  type Game = import("./wire").Game;
  const TEXTS: Record<Language | `${Language}-${Game}`, () => Promise<{ default: string }>>;
  export default TEXTS;
}
