// What a phone loads before the first game: the page, its code and style, and one language.
import { readFileSync, readdirSync } from "node:fs";
import { gzipSync } from "node:zlib";

const MOST = 100 * 1024;
const PAGE = new URL("../src/complot/server/page/", import.meta.url);

const weigh = (path) => gzipSync(readFileSync(new URL(path, PAGE)), { level: 9 }).length;
const files = [
  "index.html",
  ...readdirSync(new URL("assets/", PAGE)).map((each) => `assets/${each}`),
];
const weights = files.map((path) => [path, weigh(path)]);
const isLanguage = ([path]) => /assets\/_catalogue_/.test(path);
const languages = weights.filter(isLanguage);
const rest = weights.filter((each) => !isLanguage(each));
const heaviest = Math.max(...languages.map(([, size]) => size));
const total = rest.reduce((sum, [, size]) => sum + size, 0) + heaviest;

for (const [path, size] of weights) console.log(`${String(size).padStart(7)}  ${path}`);
console.log(
  `${String(total).padStart(7)}  in all, with the heaviest of the languages (gzip); at most ${MOST}`,
);
process.exitCode = total > MOST ? 1 : 0;
