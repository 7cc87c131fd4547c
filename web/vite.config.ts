import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin, Rolldown } from "vite";
import { defineConfig } from "vitest/config";
import { behind, WORKER } from "./behind.ts";
import { filesOf } from "./bundle.ts";

const LOCALE = fileURLToPath(new URL("../src/complot/locale/", import.meta.url));
const LANGUAGES = readdirSync(LOCALE).filter((folder) => /^[a-z]{2}$/.test(folder));
const EVERYWHERE = ["core", "errors", "page"];
/** Those that have something to say on a page. */
const GAMES = readdirSync(`${LOCALE}en`).flatMap(
  (file) => /^page-(.+)\.ftl$/.exec(file)?.[1] ?? [],
);
/** Screens that not everybody sees, whose words come with them. */
const PARTS = readdirSync(`${LOCALE}en`).flatMap(
  (file) => /^part-(.+)\.ftl$/.exec(file)?.[1] ?? [],
);

const ALL = "catalogues";
const ONE = "catalogue:";

/**
 * The texts, as the terminal reads them, in pieces that are loaded when they are wanted.
 *
 * `catalogue:fr` is what home and lobby say in French: of a game its name, its tagline, its
 * sides and its options. `catalogue:fr-secrets` is the rest that is said of that game, for its table;
 * `catalogue:fr-replay` what is said on the screen of that name, and nowhere else.
 * `catalogues` has them all by name.
 */
function catalogues(): Plugin {
  return {
    name: "catalogues",
    resolveId: (id) => (id === ALL || id.startsWith(ONE) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${ALL}`) return `export default { ${pieces().map(loader).join(", ")} };`;
      if (!id.startsWith(`\0${ONE}`)) return null;
      const [language, piece] = id.slice(ONE.length + 1).split("-");
      const read = (file: string): string[] => {
        const path = `${LOCALE}${language}/${file}.ftl`;
        this.addWatchFile(path);
        return messages(readFileSync(path, "utf8"));
      };
      const textsOf = (name: string): string[] =>
        GAMES.includes(name)
          ? [...read(name).filter((each) => !isEarly(each)), ...read(`page-${name}`)]
          : read(`part-${name}`);
      const texts = piece
        ? textsOf(piece)
        : [...EVERYWHERE.flatMap(read), ...GAMES.flatMap(read).filter(isEarly)];
      return `export default ${JSON.stringify(texts.join("\n"))};`;
    },
  };
}

function pieces(): string[] {
  return LANGUAGES.flatMap((each) => [
    each,
    ...[...GAMES, ...PARTS].map((piece) => `${each}-${piece}`),
  ]);
}

function loader(piece: string): string {
  return `"${piece}": () => import("${ONE}${piece}")`;
}

/** The messages of a file, each with its attributes; no comments and no empty lines. */
function messages(text: string): string[] {
  const bare = text.replace(/^#.*\n/gm, "").replace(/\n{2,}/g, "\n");
  return bare.trim().split(/\n(?=[a-z-])/);
}

/** Whether a message of a game is read before anybody sits at its table. */
function isEarly(message: string): boolean {
  return GAMES.some((game) => RegExp(`^${game}-(name |tagline |side-|option-)`).test(message));
}

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const ENTRY = here("index.html");
/** What runs before all else has come. */
const EARLY = here("src/lib/early.ts");
const HOME = here("src/screens/Home.svelte");
const TABLE = here("src/screens/Table.svelte");
/** Where the table of each game is, and that of a game which has none of its own. */
const TABLES: Record<string, string> = {
  ...Object.fromEntries(GAMES.map((game) => [game, here(`src/games/${game}/Table.svelte`)])),
  generic: here("src/games/generic/lay.ts"),
};
/** Where rules are read, of which each reader needs a few. */
const RULES = here("src/rules/Excerpt.svelte");
/** What home shows when it stands. */
const SHELF = [
  here("src/screens/MyGames.svelte"),
  here("src/screens/OpenTables.svelte"),
  ...GAMES.map((game) => here(`src/games/${game}/Poster.svelte`)),
];

/**
 * The file that a module belongs in: few files, for each costs a round trip, and in each nothing but
 * what its readers need. `first` is what home and tables have in common, `table` what games have.
 */
function fileOf(id: string, context: Rolldown.ChunkingContext): string | null {
  const needs = (entry: string): boolean => {
    const known = needed.get(entry) ?? withAll(entry, context);
    needed.set(entry, known);
    return known.has(id);
  };
  if (id === ENTRY) return null;
  if (id === EARLY) return "early";
  if (needs(ENTRY) || (needs(HOME) && needs(TABLE))) return "first";
  if (needs(HOME)) return null; // nobody else's
  if (needs(TABLE)) return "table";
  if (needs(RULES)) return null; // of a game, only the pieces that its pictures show
  const games = Object.keys(TABLES).filter((game) => needs(TABLES[game]!));
  if (games.length > 1) return "table";
  return games[0] ?? (SHELF.some(needs) ? "shelf" : null);
}

const needed = new Map<string, ReadonlySet<string>>();

/** All that a module imports, and it. */
function withAll(id: string, context: Rolldown.ChunkingContext, found = new Set<string>()) {
  if (found.has(id)) return found;
  found.add(id);
  for (const other of context.getModuleInfo(id)?.importedIds ?? []) withAll(other, context, found);
  return found;
}

/** Tells the server what to name early: the files of all, of home, of a table, of each game's. */
function early(): Plugin {
  return {
    name: "early",
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const first = filesOf(bundle, chunks.find(({ name }) => name === "first")!.fileName);
      const screens = Object.entries({ home: HOME, table: TABLE, ...TABLES });
      const named = screens.map(([name, entry]) => {
        const files = new Set<string>();
        for (const { fileName, facadeModuleId } of chunks) {
          if (facadeModuleId === entry) filesOf(bundle, fileName, files);
        }
        return [name, [...files].filter((each) => !first.has(each))];
      });
      const source = JSON.stringify({ first: [...first], ...Object.fromEntries(named) });
      this.emitFile({ type: "asset", fileName: "early.json", source });
    },
  };
}

export default defineConfig({
  plugins: [svelte(), catalogues(), behind(LOCALE, LANGUAGES, GAMES), early()],
  build: {
    outDir: "../src/complot/server/page",
    emptyOutDir: true,
    target: "es2022",
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: ["index.html", WORKER],
      output: {
        entryFileNames: ({ facadeModuleId }) =>
          facadeModuleId?.endsWith(WORKER) ? "worker.js" : "assets/[name]-[hash].js",
        codeSplitting: {
          includeDependenciesRecursively: false, // for every one of them has its own file
          groups: [{ debugName: "few", name: fileOf }],
        },
      },
    },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
});
