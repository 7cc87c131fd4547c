import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const LOCALE = fileURLToPath(new URL("../src/complot/locale/", import.meta.url));
const FILES = ["core", "errors", "page", "resistance", "secrets"];
const PREFIX = "catalogue:";

/** `catalogue:fr` is the French texts, as the terminal reads them, without their comments. */
function catalogues(): Plugin {
  return {
    name: "catalogues",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const language = id.slice(PREFIX.length + 1);
      const texts = FILES.map((name) => {
        const path = `${LOCALE}${language}/${name}.ftl`;
        this.addWatchFile(path);
        return readFileSync(path, "utf8");
      });
      const text = texts
        .join("\n")
        .replace(/^#.*\n/gm, "")
        .replace(/\n{2,}/g, "\n");
      return `export default ${JSON.stringify(text)};`;
    },
  };
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
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
});
