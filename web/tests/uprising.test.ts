import { describe, expect, test } from "vitest";
import { boxes, hidden } from "../src/games/uprising/boxes";
import { ends, startOf } from "../src/games/uprising/choices";
import { Hexes } from "../src/games/uprising/hexes";
import { exchanged, moved, planOf, replaced, runOf, type Plan } from "../src/games/uprising/setup";
import { origin, tokens, trails } from "../src/games/uprising/standing";
import type { Choice, UprisingAction, UprisingView, Vocabulary } from "../src/wire";

const RADIUS = 5;

/** The map as the server describes it. */
function map(): Hexes {
  const [q, r]: Record<string, number>[] = [{}, {}];
  for (let down = -RADIUS; down <= RADIUS; down++) {
    const first = Math.max(-RADIUS, -RADIUS - down);
    for (let along = first; along <= Math.min(RADIUS, RADIUS - down); along++) {
      const name = `${"abcdefghijk"[down + RADIUS]}${along - first + 1}`;
      q![name] = along;
      r![name] = down;
    }
  }
  return new Hexes(q!, r!);
}

function view(more: Partial<UprisingView>): UprisingView {
  const bare = { agents: [], counters: [], revealed: [], undeployed: [], found: [] };
  const counts = { captives: 0, reserve: 0, killed: 0, insurgents: null, sympathizers: null };
  return { ...bare, ...counts, options: { numbers: 26 }, ...more } as unknown as UprisingView;
}

describe("the map", () => {
  const hexes = map();

  test("has 91 hexes around the Nexus", () => {
    expect(hexes.spots).toHaveLength(91);
    expect(hexes.centre).toBe("f6");
    expect(hexes.beside("f6").sort()).toEqual(["e5", "e6", "f5", "f7", "g5", "g6"]);
    expect(hexes.beside("a1").sort()).toEqual(["a2", "b1", "b2"]);
  });

  test("lies within its box", () => {
    const { x, y, width, height } = hexes.box;
    for (const spot of hexes.spots) {
      expect(spot.x).toBeGreaterThan(x);
      expect(spot.x).toBeLessThan(x + width);
      expect(spot.y).toBeGreaterThan(y);
      expect(spot.y).toBeLessThan(y + height);
    }
  });

  test("is walked by arrow keys, up and down along a column", () => {
    expect(hexes.towards("f6", "ArrowRight", 0)).toBe("f7");
    expect(hexes.towards("f1", "ArrowLeft", 0)).toBe(null);
    let at = "f6";
    const walked = ["ArrowUp", "ArrowUp", "ArrowUp", "ArrowUp", "ArrowUp", "ArrowUp"].map((key) => {
      at = hexes.towards(at, key, 0) ?? at;
      return hexes.spot(at)!.x;
    });
    expect(at[0]).toBe("a");
    expect(Math.max(...walked.map(Math.abs))).toBeLessThan(1);
    expect(hexes.towards("f1", "ArrowUp", -9)).toBe("e1");
  });

  test("every hex can be reached by arrow keys", () => {
    const reached = new Set(["f6"]);
    for (const name of reached) {
      for (const key of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]) {
        for (const column of [-9, 9]) reached.add(hexes.towards(name, key, column) ?? name);
      }
    }
    expect(reached.size).toBe(91);
  });

  test("groups hang together by neighbours, and have an outline", () => {
    const taken = new Set(["a1", "a2", "b3", "a4", "k1"]);
    expect([...hexes.group("a1", taken)].sort()).toEqual(["a1", "a2", "b3"]);
    expect(hexes.group("a4", taken).size).toBe(1);
    expect(hexes.group("f6", taken).size).toBe(0);
    const sides = (names: string[]) => hexes.outline(new Set(names)).split("M").length - 1;
    expect(sides(["a1"])).toBe(6);
    expect(sides(["a1", "a2"])).toBe(10);
  });
});

describe("what stands on the map", () => {
  const told = [
    { kind: "agent_moved", hex: "a1", to: "a2", jumped: false },
    { kind: "agents_posted", gap: "g6" },
    { kind: "turn_began", seat: 0, side: "rebel", turn: 1 },
    { kind: "swapped", hex: "c1", other: "c2" },
    { kind: "turn_began", seat: 1, side: "government", turn: 1 },
    { kind: "agent_moved", hex: "e5", to: "b2", jumped: false },
    { kind: "agent_moved", hex: "b2", to: "b4", jumped: false },
    { kind: "turn_began", seat: 0, side: "rebel", turn: 2 },
  ] as Vocabulary["event"][];

  test("is the same piece wherever it went", () => {
    expect(origin(told, "b4")).toBe("e5");
    expect(origin(told, "c2")).toBe("c1");
    expect(origin(told, "c1")).toBe("c2");
    expect(origin(told, "a2")).toBe("a2");
  });

  test("shows what the other player moved", () => {
    expect(trails(told, 0).map(({ to }) => to)).toEqual(["b2", "b4"]);
    expect(trails(told.slice(0, -1), 1)).toEqual([{ hex: "c1", to: "c2" }]);
    expect(trails([], 1)).toEqual([]);
  });

  test("is told by open eyes only", () => {
    const seen = view({
      counters: [{ number: 7, hex: "a1" }],
      insurgents: [7],
      sympathizers: [8],
      scene: { kind: "rebelling" },
    });
    expect(tokens(seen, [], false)[0]!.look).toBe("hidden");
    expect(tokens(seen, [], true)[0]!.look).toBe("insurgent");
    expect(tokens({ ...seen, insurgents: null }, [], true)[0]!.look).toBe("hidden");
    expect(boxes(seen, false)[6]).toMatchObject({ state: "map", hex: "a1", piece: null });
    expect(boxes(seen, true)[7]).toMatchObject({ state: "held", piece: "sympathizer" });
    expect(boxes(seen, true)[8]).toMatchObject({ state: "held", piece: "dummy" });
    const empty = view({ insurgents: [], sympathizers: [], scene: { kind: "preparing" } });
    expect(boxes(empty, true)[8]).toMatchObject({ state: "held", piece: null });
  });

  test("leaves the rest to be counted", () => {
    const pieces = { insurgent: 5, sympathizer: 8 };
    expect(hidden(view({}), pieces)).toEqual({ insurgent: 5, sympathizer: 8, dummy: 13 });
    const later = view({
      captives: 1,
      killed: 1,
      revealed: [{ hex: "a1", piece: "sympathizer", frozen: true }],
      found: [
        { number: 1, piece: "insurgent" },
        { number: 2, piece: "insurgent" },
        { number: 3, piece: "sympathizer" },
        { number: 4, piece: "dummy" },
      ],
    });
    expect(hidden(later, pieces)).toEqual({ insurgent: 3, sympathizer: 7, dummy: 12 });
  });
});

describe("choices", () => {
  const choice = (id: number, action: UprisingAction): Choice => ({ id, action });

  test("begin and end on the map", () => {
    const move = choice(1, { kind: "move_agent", hex: "e5" });
    const asks = choice(2, { kind: "interrogate", agent: "e5", hex: "d4" });
    const strikes = choice(3, { kind: "eliminate", hex: "a1", agent: "b2" });
    expect([move, asks, strikes].map(startOf)).toEqual(["e5", "e5", "a1"]);
    expect([...ends([move, asks, strikes]).keys()]).toEqual(["d4", "b2"]);
    const at = choice(4, { kind: "at", hex: "c3" });
    expect(ends([at], move).get("c3")).toEqual({ what: move, where: at });
  });
});

describe("the set-up", () => {
  const catalogue: Choice[] = [];
  const add = (action: UprisingAction) => catalogue.push({ id: 900 - catalogue.length, action });
  for (let number = 1; number <= 26; number++) {
    add({ kind: "deploy", number });
    add({ kind: "hide_sympathizer", number });
    add({ kind: "hide_insurgent", number });
  }
  for (const { name } of map().spots) add({ kind: "at", hex: name });

  const plan: Plan = {
    insurgents: new Set([5, 1]),
    sympathizers: new Set([3, 2]),
    ring: new Map([
      [9, "a2"],
      [5, "a1"],
    ]),
  };

  test("is sent in the order of numbers", () => {
    const run = runOf(plan, catalogue).map(({ action }) => Object.values(action).join(" "));
    expect(run).toEqual([
      "hide_insurgent 1",
      "hide_insurgent 5",
      "hide_sympathizer 2",
      "hide_sympathizer 3",
      "deploy 5",
      "at a1",
      "deploy 9",
      "at a2",
    ]);
  });

  test("is read from what the server proposes", () => {
    const fresh = view({ scene: { kind: "hiding", insurgents: 5, sympathizers: 8 } });
    const read = planOf(fresh, runOf(plan, catalogue));
    expect(runOf(read, catalogue)).toEqual(runOf(plan, catalogue));
  });

  test("can be changed: what boxes hold, where counters stand, and which", () => {
    expect([...exchanged(plan, 5, 3).insurgents]).toEqual([3, 1]);
    expect([...exchanged(plan, 5, 3).sympathizers]).toEqual([5, 2]);
    expect([...exchanged(plan, 5, 20).insurgents]).toEqual([20, 1]);
    expect(moved(plan, 9, "k1").ring.get(9)).toBe("k1");
    expect([...moved(plan, 9, "a1").ring.values()]).toEqual(["a1", "a2"]);
    expect([...replaced(plan, 9, 26).ring.keys()]).toEqual([26, 5]);
  });
});
