import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin, Rolldown } from "vite";
import { defineConfig } from "vitest/config";

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

const ENTRY = fileURLToPath(new URL("index.html", import.meta.url));

/** Whether home and lobby need a module: those stand in one file, whoever else uses them. */
function isFirst(id: string, context: Rolldown.ChunkingContext): boolean {
  first ??= withAll(ENTRY, (each) => context.getModuleInfo(each)?.importedIds ?? []);
  return id !== ENTRY && first.has(id);
}

let first: Set<string> | null = null;

function withAll(
  id: string,
  imports: (id: string) => readonly string[],
  found = new Set<string>(),
) {
  if (found.has(id)) return found;
  found.add(id);
  for (const other of imports(id)) withAll(other, imports, found);
  return found;
}

export default defineConfig({
  plugins: [svelte(), catalogues()],
  build: {
    outDir: "../src/complot/server/page",
    emptyOutDir: true,
    target: "es2022",
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              debugName: "first",
              name: (id, context) => (isFirst(id, context) ? "first" : null),
            },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
});
