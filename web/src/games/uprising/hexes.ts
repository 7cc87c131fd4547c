/** A hex on the map: what players call it, its place in the grid, and on paper. */
export interface Spot {
  name: string;
  q: number;
  r: number;
  x: number;
  y: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** East, then clockwise; the side of a hex that faces each lies between its corner and the next. */
const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const;

/** Of a hex that stands on its tip, from the upper right one clockwise. */
const CORNERS = DIRECTIONS.map((_, turn) => {
  const angle = ((60 * turn - 30) * Math.PI) / 180;
  return { x: Math.cos(angle), y: Math.sin(angle) };
});

const MARGIN = 0.25;

/** As a polygon's `points`. */
export function corners({ x, y }: { x: number; y: number }, size = 1): string {
  return CORNERS.map((each) => `${round(x + size * each.x)},${round(y + size * each.y)}`).join(" ");
}

/** The map, drawn from where its hexes are; what they are good for the server knows. */
export class Hexes {
  readonly spots: readonly Spot[];
  readonly #named: ReadonlyMap<string, Spot>;
  readonly #placed: ReadonlyMap<string, Spot>;

  constructor(q: Readonly<Record<string, number>>, r: Readonly<Record<string, number>>) {
    this.spots = Object.keys(q).map((name) => {
      const [along = 0, down = 0] = [q[name], r[name]];
      return { name, q: along, r: down, x: Math.sqrt(3) * (along + down / 2), y: 1.5 * down };
    });
    this.#named = new Map(this.spots.map((spot) => [spot.name, spot]));
    this.#placed = new Map(this.spots.map((spot) => [`${spot.q} ${spot.r}`, spot]));
  }

  /** The hex in the middle. */
  get centre(): string {
    return this.#placed.get("0 0")?.name ?? "";
  }

  /** All of it, with a margin. */
  get box(): Box {
    const [xs, ys] = [this.spots.map(({ x }) => x), this.spots.map(({ y }) => y)];
    const [left, top] = [Math.min(...xs) - Math.sqrt(3) / 2, Math.min(...ys) - 1];
    return {
      x: left - MARGIN,
      y: top - MARGIN,
      width: 2 * (MARGIN - left),
      height: 2 * (MARGIN - top),
    };
  }

  spot(name: string): Spot | undefined {
    return this.#named.get(name);
  }

  /** The hexes next to this one. */
  beside(name: string): string[] {
    return DIRECTIONS.flatMap((_, turn) => this.#next(name, turn)?.name ?? []);
  }

  /**
   * Where an arrow key leads, if anywhere. There are two ways up and two ways down; of those it
   * is the one nearer to the column that one goes along.
   */
  towards(name: string, key: string, column: number): string | null {
    const ways: Record<string, readonly number[]> = {
      ArrowRight: [0],
      ArrowDown: [1, 2],
      ArrowLeft: [3],
      ArrowUp: [5, 4],
    };
    const found = (ways[key] ?? []).flatMap((turn) => this.#next(name, turn) ?? []);
    const aside = ({ x }: Spot) => Math.abs(x - column);
    const [first, second] = found;
    if (!first || !second) return first?.name ?? null;
    return aside(second) < aside(first) - 1e-6 ? second.name : first.name;
  }

  /** All that hang together with this one, step by step, among those that are taken. */
  group(name: string, taken: ReadonlySet<string>): Set<string> {
    const found = new Set(taken.has(name) ? [name] : []);
    for (const each of found) {
      for (const other of this.beside(each)) if (taken.has(other)) found.add(other);
    }
    return found;
  }

  /** The line around these hexes, as a path. */
  outline(names: ReadonlySet<string>): string {
    const sides = [...names].flatMap((name) => {
      const spot = this.#named.get(name);
      if (!spot) return [];
      return DIRECTIONS.flatMap((_, turn) => {
        if (names.has(this.#next(name, turn)?.name ?? "")) return [];
        return `M${corner(spot, turn)}L${corner(spot, turn + 1)}`;
      });
    });
    return sides.join("");
  }

  #next(name: string, turn: number): Spot | undefined {
    const [spot, way] = [this.#named.get(name), DIRECTIONS[turn]];
    return spot && way && this.#placed.get(`${spot.q + way[0]} ${spot.r + way[1]}`);
  }
}

function corner({ x, y }: Spot, turn: number): string {
  const each = CORNERS[turn % CORNERS.length] ?? { x: 0, y: 0 };
  return `${round(x + each.x)} ${round(y + each.y)}`;
}

function round(value: number): number {
  return Math.round(1000 * value) / 1000;
}
