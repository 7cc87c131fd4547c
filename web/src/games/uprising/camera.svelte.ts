import type { Box } from "./hexes";

interface Point {
  x: number;
  y: number;
}

const NEAREST = 4;
/** How far a step of the buttons and keys goes. */
export const STEP = 1.5;

/** Which part of the map is seen: all of it, or nearer by. */
export class Camera {
  zoom = $state(1);
  #centre = $state.raw<Point | null>(null);

  constructor(readonly whole: () => Box) {}

  get seen(): Box {
    const { x, y, width, height } = this.whole();
    const [wide, high] = [width / this.zoom, height / this.zoom];
    const centre = this.#centre ?? { x: x + width / 2, y: y + height / 2 };
    return {
      x: within(centre.x - wide / 2, x, x + width - wide),
      y: within(centre.y - high / 2, y, y + height - high),
      width: wide,
      height: high,
    };
  }

  /** Nearer (or farther, below 1), while this point of the map stays where it is. */
  nearer(factor: number, still: Point = this.#middle()): void {
    const before = this.seen;
    this.zoom = within(this.zoom * factor, 1, NEAREST);
    const scale = this.seen.width / before.width;
    const middle = this.#middle(before);
    this.#look(still.x + (middle.x - still.x) * scale, still.y + (middle.y - still.y) * scale);
  }

  /** So far along the map. */
  pan(x: number, y: number): void {
    const middle = this.#middle();
    this.#look(middle.x + x, middle.y + y);
  }

  /** Let this point be seen, with some room around it. */
  show({ x, y }: Point, room: number): void {
    const { x: left, y: top, width, height } = this.seen;
    const by = (at: number, from: number, size: number) =>
      Math.min(0, at - room - from) + Math.max(0, at + room - from - size);
    this.pan(by(x, left, width), by(y, top, height));
  }

  reset(): void {
    this.zoom = 1;
    this.#centre = null;
  }

  #middle(box: Box = this.seen): Point {
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  /** At this point, as far as the map's edge allows. */
  #look(x: number, y: number): void {
    this.#centre = { x, y };
    this.#centre = this.#middle();
  }
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
