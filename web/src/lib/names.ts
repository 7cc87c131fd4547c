import { catalogue, t } from "./language.svelte";
import { remember, remembered } from "./memory";

export const LONGEST_NAME = 24;

const BOTS = [
  "Vera",
  "Olaf",
  "Lena",
  "Milo",
  "Irma",
  "Hugo",
  "Nina",
  "Axel",
  "Dora",
  "Emil",
  "Olga",
  "Ivo",
  "Greta",
  "Felix",
  "Mila",
  "Boris",
];

/** What the reader was called last; something at first. */
export function ownName(): string {
  return (
    remembered("name") ?? t("page-default-name", { number: 10 + Math.floor(90 * Math.random()) })
  );
}

export function keepName(name: string): void {
  remember("name", name);
}

/** What people call this kind of bot. */
export function levelOf(bot: string): string {
  const id = `page-bot-${bot}`;
  return catalogue().has(id) ? t(id) : bot;
}

/** Names for so many bots that nobody at the table has. */
export function botNames(count: number, taken: readonly string[] = []): string[] {
  const free = BOTS.filter(
    (name) => !taken.some((each) => each.toLowerCase() === name.toLowerCase()),
  );
  for (let last = free.length - 1; last > 0; last--) {
    const other = Math.floor(Math.random() * (last + 1));
    [free[last], free[other]] = [free[other] ?? "", free[last] ?? ""];
  }
  return free.slice(0, count);
}
