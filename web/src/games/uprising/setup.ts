import type { Choice, UprisingAction, UprisingPiece, UprisingView } from "../../wire";

/** How the Rebel would begin: what the boxes hold, and which counters stand where on the rim. */
export interface Plan {
  insurgents: ReadonlySet<number>;
  sympathizers: ReadonlySet<number>;
  ring: ReadonlyMap<number, string>;
}

/** What these choices come to, after what was chosen already. */
export function planOf(view: UprisingView, run: readonly Choice[]): Plan {
  const { scene } = view;
  const insurgents = new Set(view.insurgents ?? []);
  const sympathizers = new Set(view.sympathizers ?? []);
  const ring = new Map(
    "deployed" in scene ? scene.deployed.map(({ number, hex }) => [number, hex]) : [],
  );
  let sited = scene.kind === "siting" ? scene.number : 0;
  for (const { action } of run) {
    if (action.kind === "hide_insurgent") insurgents.add(action.number);
    else if (action.kind === "hide_sympathizer") sympathizers.add(action.number);
    else if (action.kind === "deploy") sited = action.number;
    else if (action.kind === "at") ring.set(sited, action.hex);
  }
  return { insurgents, sympathizers, ring };
}

/** The choices that make this plan from the beginning, each in the order of numbers. */
export function runOf(plan: Plan, catalogue: readonly Choice[]): Choice[] {
  const wanted: UprisingAction[] = [
    ...ascending(plan.insurgents).map((number) => ({ kind: "hide_insurgent", number }) as const),
    ...ascending(plan.sympathizers).map(
      (number) => ({ kind: "hide_sympathizer", number }) as const,
    ),
    ...ascending(plan.ring.keys()).flatMap((number) => [
      { kind: "deploy", number } as const,
      { kind: "at", hex: plan.ring.get(number) ?? "" } as const,
    ]),
  ];
  const known = new Map(catalogue.map((choice) => [keyOf(choice.action), choice]));
  return wanted.flatMap((action) => known.get(keyOf(action)) ?? []);
}

export function held(plan: Plan, number: number): UprisingPiece {
  if (plan.insurgents.has(number)) return "insurgent";
  return plan.sympathizers.has(number) ? "sympathizer" : "dummy";
}

/** Two boxes exchange what they hold. */
export function exchanged(plan: Plan, one: number, other: number): Plan {
  const turned = (boxes: ReadonlySet<number>) =>
    new Set([...boxes].map((each) => (each === one ? other : each === other ? one : each)));
  return {
    ...plan,
    insurgents: turned(plan.insurgents),
    sympathizers: turned(plan.sympathizers),
  };
}

/** A counter of the rim goes to this hex; the one that stands there comes to its own. */
export function moved(plan: Plan, number: number, hex: string): Plan {
  const from = plan.ring.get(number) ?? hex;
  const ring = [...plan.ring].map(([each, at]) => {
    if (each === number) return [each, hex] as const;
    return [each, at === hex ? from : at] as const;
  });
  return { ...plan, ring: new Map(ring) };
}

/** One counter leaves the rim, and another takes its place. */
export function replaced(plan: Plan, out: number, by: number): Plan {
  const ring = [...plan.ring].map(([each, at]) => [each === out ? by : each, at] as const);
  return { ...plan, ring: new Map(ring) };
}

function ascending(numbers: Iterable<number>): number[] {
  return [...numbers].sort((one, other) => one - other);
}

/** Of two equal actions the same. */
function keyOf(action: { kind: string; number?: number; hex?: string }): string {
  return `${action.kind} ${action.number ?? ""} ${action.hex ?? ""}`;
}
