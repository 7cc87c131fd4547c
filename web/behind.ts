import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Plugin, Rolldown } from "vite";
import { filesOf } from "./bundle.ts";
import { png } from "./png.ts";

export const WORKER = "src/behind/worker.ts";

const WORDS = "worker-words";
/** What a call may be about. */
const CAUSES = ["your_turn", "nudged"];
const SIZE = 192;
const LIGHT = "#efe6d2";

/**
 * What makes the page one that can be installed: a manifest in each language, the icon in pixels
 * for those who can't draw it, and for the worker its words and the list of the files to keep.
 */
export function behind(
  locale: string,
  languages: readonly string[],
  games: readonly string[],
): Plugin {
  const text = (language: string, file: string, id: string): string => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(
      new FluentResource(readFileSync(`${locale}${language}/${file}.ftl`, "utf8")),
    );
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) throw new Error(`${language}: no ${id}`);
    return bundle.formatPattern(pattern);
  };
  const words = (language: string): Record<string, string> =>
    Object.fromEntries([
      ...CAUSES.map((cause) => [
        cause,
        text(language, "part-awake", `awake-${cause.replace("_", "-")}`),
      ]),
      ...games.map((game) => [game, text(language, game, `${game}-name`)]),
    ]);
  const manifest = (language: string): object => ({
    id: "/",
    name: "Complot",
    description: text(language, "page", "page-tagline"),
    lang: language,
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: LIGHT,
    theme_color: LIGHT,
    icons: [
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/icon-maskable.svg", sizes: "any", type: "image/svg+xml", purpose: "maskable" },
      { src: `/icon-${SIZE}.png`, sizes: `${SIZE}x${SIZE}`, type: "image/png" },
    ],
  });
  return {
    name: "behind",
    resolveId: (id) => (id === WORDS ? `\0${id}` : null),
    load(id) {
      if (id !== `\0${WORDS}`) return null;
      const all = Object.fromEntries(languages.map((each) => [each, words(each)]));
      return `export const WORDS = ${JSON.stringify(all)};`;
    },
    generateBundle: {
      order: "post", // when the document is written: an entry that only imports goes into it
      handler(_, bundle) {
        for (const language of languages) {
          const fileName = `complot-${language}.webmanifest`;
          this.emitFile({ type: "asset", fileName, source: JSON.stringify(manifest(language)) });
        }
        const drawn = readFileSync(new URL("public/icon-maskable.svg", import.meta.url), "utf8");
        this.emitFile({ type: "asset", fileName: `icon-${SIZE}.png`, source: png(drawn, SIZE) });
        const worker = bundle["worker.js"];
        if (worker?.type !== "chunk") throw new Error("no worker was built");
        if (worker.imports.length) throw new Error("the worker must stand alone");
        const shell = shellOf(bundle).map((name) => `/${name}`);
        const version = createHash("sha256").update(shell.join()).digest("hex").slice(0, 12);
        worker.code = worker.code
          .replace(/\w+\.__SHELL__/, JSON.stringify(shell))
          .replace(/\w+\.__VERSION__/, JSON.stringify(version));
        if (/__[A-Z]+__/.test(worker.code)) throw new Error("the worker lacks its files");
      },
    },
  };
}

const SHELL =
  /catalogue:\w+$|\/screens\/(Home|Table|MyGames|OpenTables)\.svelte$|\/Poster\.svelte$|\/behind\/awake/;

/** The files of home and lobby: what the document names, those two, and every language. */
function shellOf(bundle: Rolldown.OutputBundle): string[] {
  const found = new Set<string>();
  const document = bundle["index.html"];
  if (document?.type !== "asset") throw new Error("no document was built");
  for (const [name, file] of Object.entries(bundle)) {
    if (file.type !== "chunk") continue;
    const of = file.facadeModuleId ?? "";
    const named = document.source.toString().includes(name);
    if (named || SHELL.test(of)) filesOf(bundle, name, found);
  }
  return [...found].sort();
}
