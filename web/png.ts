import { crc32, deflateSync } from "node:zlib";

type Point = readonly [x: number, y: number];
/** A shape in one colour: whether a point is in it. */
type Shape = { colour: readonly number[]; holds: (point: Point) => boolean };

/** Looks at each pixel, so many times so many. */
const FINE = 3;

/**
 * A drawing in pixels: as much of SVG as our icons need, which is a square full of filled circles
 * and straight-edged paths.
 */
export function png(svg: string, size: number): Uint8Array {
  const [, side = "1"] = /viewBox="0 0 (\d+) \1"/.exec(svg) ?? [];
  const shapes = [...svg.matchAll(/<(path|circle) ([^>]*)\/>/g)].map(([, kind, text = ""]) =>
    shape(kind === "circle", attributes(text)),
  );
  const rows = Buffer.alloc(size * (4 * size + 1)); // before each row a 0: as it is
  const step = Number(side) / size;
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const seen = [0, 0, 0, 0];
      for (let look = 0; look < FINE * FINE; look++) {
        const at: Point = [
          (x + ((look % FINE) + 0.5) / FINE) * step,
          (y + (Math.floor(look / FINE) + 0.5) / FINE) * step,
        ];
        const colour = shapes.findLast(({ holds }) => holds(at))?.colour;
        colour?.forEach((value, part) => (seen[part]! += value));
        if (colour) seen[3]! += 255;
      }
      const looks = seen[3]! / 255 || 1;
      const pixel = [...seen.slice(0, 3).map((sum) => sum / looks), seen[3]! / FINE ** 2];
      rows.set(pixel.map(Math.round), y * (4 * size + 1) + 1 + 4 * x);
    }
  }
  const head = Buffer.from([...word(size), ...word(size), 8, 6, 0, 0, 0]); // 8 bits, with alpha
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function attributes(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  );
}

function shape(round: boolean, { fill = "", d = "", cx, cy, r }: Record<string, string>): Shape {
  const colour = [1, 3, 5].map((at) => parseInt(fill.slice(at, at + 2), 16));
  if (round) {
    const [x, y, radius] = [Number(cx), Number(cy), Number(r)];
    return { colour, holds: ([a, b]) => Math.hypot(a - x, b - y) <= radius };
  }
  const corners = outline(d);
  return { colour, holds: (point) => isInside(point, corners) };
}

/** The corners of a path of one closed line: M, H, V and L, to a place or by a way. */
function outline(path: string): readonly Point[] {
  const corners: Point[] = [];
  let [x, y] = [0, 0];
  for (const [, letter = "", text = ""] of path.matchAll(/([MHVL])([^a-z]*)/gi)) {
    const numbers = [...text.matchAll(/-?[\d.]+/g)].map(Number);
    const by = letter === letter.toLowerCase();
    const kind = letter.toUpperCase();
    while (numbers.length) {
      if (kind !== "V") x = numbers.shift()! + (by ? x : 0);
      if (kind !== "H") y = numbers.shift()! + (by ? y : 0);
      corners.push([x, y]);
    }
  }
  return corners;
}

/** Whether a ray from here crosses the edges an odd number of times. */
function isInside([x, y]: Point, corners: readonly Point[]): boolean {
  let inside = false;
  corners.forEach(([ax, ay], at) => {
    const [bx, by] = corners.at(at - 1)!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, "latin1"), content]);
  return Buffer.concat([Buffer.from(word(content.length)), named, Buffer.from(word(crc32(named)))]);
}

function word(number: number): number[] {
  return [24, 16, 8, 0].map((shift) => (number >>> shift) & 255);
}
