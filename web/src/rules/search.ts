import { plain, type Block } from "./rulebook";

/** Some letters, and whether they are what is sought. */
export interface Piece {
  text: string;
  hit: boolean;
}

/** Letter by letter without accents and capitals, so that it is as long as it was. */
export function fold(text: string): string {
  return [...text].map(bare).join("");
}

function bare(letter: string): string {
  const folded = letter.normalize("NFD")[0]?.toLowerCase() ?? "";
  return folded.length === letter.length ? folded : letter;
}

/** The words that are sought, all of which have to be there. */
export function soughtIn(query: string): readonly string[] {
  return fold(query).split(/\s+/).filter(Boolean);
}

/** Whether a block speaks of all that is sought. */
export function speaksOf(block: Block, sought: readonly string[]): boolean {
  const said = fold(textOf(block));
  return sought.every((word) => said.includes(word));
}

/** A text in pieces: what is sought in it, and the rest. */
export function hits(text: string, sought: readonly string[]): readonly Piece[] {
  const said = fold(text);
  const pieces: Piece[] = [];
  let [from, at] = [0, 0];
  while (at < text.length) {
    const found = sought.filter((word) => said.startsWith(word, at));
    if (!found.length) {
      at += 1;
      continue;
    }
    const end = at + Math.max(...found.map(({ length }) => length));
    if (at > from) pieces.push({ text: text.slice(from, at), hit: false });
    pieces.push({ text: text.slice(at, end), hit: true });
    from = at = end;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), hit: false });
  return pieces;
}

function textOf(block: Block): string {
  switch (block.kind) {
    case "clause":
      return [block.id, ...block.parts.map(textOf)].join(" ");
    case "paragraph":
      return plain(block.words);
    case "points":
      return block.items.map(plain).join(" ");
    case "table":
      return [block.caption, ...[block.heads, ...block.rows].flat().map(plain)].join(" ");
    case "picture":
      return block.text;
  }
}
