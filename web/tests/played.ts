import { execFileSync } from "node:child_process";
import type { Push } from "../src/wire";

const ROOT = new URL("../../", import.meta.url).pathname;

/** Plays a game at a real table, and says what its viewers were sent and what was recorded. */
const PYTHON = `
import json, sys
sys.path[:0] = [sys.argv[1] + "tests", sys.argv[1] + "tests/table"]
import msgspec
from evening import GUESTS
from records import dealt, joined, lines_of
game, guests, options = json.load(sys.stdin)
evening = dealt(game, guests, options)
viewers = (*GUESTS[:2], "a stranger")
pushes = {viewer: [] for viewer in viewers}
def look():
    for viewer, seen in pushes.items():
        push = evening.push(viewer, seen[-1].cursor if seen else 0)
        if not seen or push.events or push.view != seen[-1].view:
            seen.append(push)
    return False
look()
evening.play_on(look)
look()
record = joined(lines_of(evening)).decode()
print(msgspec.json.encode({"record": record, "pushes": list(pushes.values())}).decode())
`;

export interface Played {
  record: string;
  /** What two players and a spectator were sent, each time that they saw something new. */
  pushes: Push[][];
}

export function played(game: string, seats: number, options: object = {}): Played {
  const told = execFileSync(process.env.PYTHON ?? `${ROOT}.venv/bin/python`, ["-c", PYTHON, ROOT], {
    input: JSON.stringify([game, seats, options]),
    encoding: "utf8",
    maxBuffer: 64 << 20,
  });
  return JSON.parse(told);
}
