// What a phone loads, compressed, and how much that may be.
//
// First, for home, the lobby and what all tables have in common: the page, its style and code, the
// posters, and one language with the names and options of all games. Apart from it each game: its
// table, and its texts in that language. Whoever comes to play one game loads the first and that
// game's, 100 KB at most; another game later is loaded by those who play it, and by nobody else.
// Screens that not everybody sees, what people do at a table besides playing, what is loaded behind
// a page that stands already, and their texts weigh apart, too. Of the languages the heaviest
// counts. What belongs to none of these counts as loaded first.
import { gzipSync } from "node:zlib";
import { build } from "vite";

const FIRST = 77 * 1024;
const GAME = 23 * 1024;
const SCREEN = 30 * 1024;
const PART = 10 * 1024;
const BEHIND = 8 * 1024;

const { output } = await build({ build: { write: false }, logLevel: "warn" });
const files = new Map(output.map((file) => [file.fileName, file]));
const weigh = (name) => {
  const { code, source } = files.get(name);
  return gzipSync(code ?? source, { level: 9 }).length;
};

/** All that comes with this file: what it imports, and their styles. */
function withIt(name, found = new Set()) {
  if (found.has(name)) return found;
  found.add(name);
  const { imports = [], viteMetadata } = files.get(name);
  for (const style of viteMetadata?.importedCss ?? []) found.add(style);
  for (const other of imports) withIt(other, found);
  return found;
}

const FIRST_FILES = ["early", "first", "Home", "shelf", "table"];
const TABLES = ["resistance", "secrets", "uprising", "generic"];

const first = new Set();
for (const { name, fileName } of output) if (FIRST_FILES.includes(name)) withIt(fileName, first);
const games = new Map();
const screens = new Map();
const behind = new Set();
/** By game, its texts in each language; those of home and lobby by no name. */
const languages = new Map();
for (const { name, fileName, facadeModuleId } of output) {
  const own = () => [...withIt(fileName)].filter((each) => !first.has(each));
  if (TABLES.includes(name)) games.set(name, own());
  if (/\/games\/generic\/Poster/.test(facadeModuleId)) screens.set("generic poster", own());
  const screen =
    /\/((?:screens|rules)\/\w+|games\/\w+\/(?:After|Inside)|life\/index)\.(?:svelte|ts)$/.exec(
      facadeModuleId ?? "",
    );
  if (screen && !first.has(fileName)) screens.set(screen[1], own());
  const later = /\/src\/behind\/|\/TurnCalls\.svelte$/.test(facadeModuleId ?? "");
  if (later) own().forEach((name) => behind.add(name));
  const texts = /catalogue:\w+-?(\w*)$/.exec(facadeModuleId ?? "");
  if (texts) languages.set(texts[1], [...(languages.get(texts[1]) ?? []), fileName]);
}
for (const { fileName } of output) {
  if (/\.(png|webmanifest|json)$/.test(fileName)) behind.add(fileName);
}
const others = new Set(
  [...games.values(), ...screens.values(), ...languages.values(), ...behind].flat(),
);
for (const name of files.keys()) if (!others.has(name)) first.add(name);

function show(title, names, game, most) {
  const spoken = (languages.get(game) ?? []).map(weigh);
  const sizes = [...names].map((name) => [weigh(name), name]);
  if (spoken.length) {
    sizes.push([Math.max(...spoken), `the heaviest of ${spoken.length} languages`]);
  }
  const total = sizes.reduce((sum, [size]) => sum + size, 0);
  console.log(`${title}: ${total} bytes, at most ${most}`);
  for (const [size, name] of sizes.sort(([a], [b]) => b - a)) {
    console.log(`${String(size).padStart(7)}  ${name}`);
  }
  if (total > most) process.exitCode = 1;
}

show("first", first, "", FIRST);
for (const [game, names] of games) show(game, names, game, GAME);
for (const [screen, names] of screens) show(screen, names, null, SCREEN);
show("behind", behind, null, BEHIND);
for (const part of languages.keys()) {
  if (part && !games.has(part)) show(`words of ${part}`, [], part, PART);
}
