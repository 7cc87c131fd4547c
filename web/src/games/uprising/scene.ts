import { t } from "../../lib/language.svelte";
import { hyphens, type Teller } from "../../lib/telling";
import type { UprisingView, Vocabulary } from "../../wire";
import { isHalf, type Deed, type Targets } from "./choices";
import { moment } from "./moments";
import type { Token } from "./standing";

type Event = Vocabulary["event"];

/** What the Rebel alone sees before the game. */
const SETTING_UP: ReadonlySet<string> = new Set(["hiding", "deploying", "siting"]);

/** What is going on, in one sentence to whoever sees it. */
export function goingOn(
  view: UprisingView,
  teller: Teller,
  playing: Event | null,
  told: readonly Event[],
): string {
  if (playing && moment(playing)) return teller.event(playing);
  const { scene } = view;
  const last = told.findLast(({ kind }) => {
    return kind === "concluded" || kind === "match_ended" || kind === "game_ended";
  });
  if (last && (scene.kind === "over" || last.kind === "concluded")) return teller.event(last);
  const asked = view.waiting[0] ?? (view.side === "rebel" ? view.rebel : 1 - view.rebel);
  const { kind: _, ...fields } = scene;
  const values = { left: view.left, ...known(fields), seat: teller.name(asked) };
  if (SETTING_UP.has(scene.kind)) return t("page-uprising-scene-setup");
  if (view.seat !== asked) return t(`page-uprising-scene-${scene.kind}`, values);
  const freed = scene.kind === "placing" && scene.number === null;
  return t(`uprising-heading-${freed ? "placing-freed" : scene.kind}`, values);
}

/** Those that a text can be given. */
function known(fields: object): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, each]) => ["string", "number"].includes(typeof each)),
  );
}

/** A choice in words, before it is made. */
export function deedText({ what, where }: Deed, teller: Teller): string {
  const { action } = what;
  if (!isHalf(what) || where?.action.kind !== "at") return teller.action(action);
  return t(`page-uprising-deed-${hyphens(action.kind)}`, {
    hex: "hex" in action ? String(action.hex) : "",
    number: "number" in action ? Number(action.number) : 0,
    to: where.action.hex,
  });
}

/** What the lit hexes are for, once something was begun. */
export function hints(targets: Targets | null): string {
  if (!targets?.size) return t("page-choose-first");
  const kinds = new Set([...targets.values()].map(({ what }) => what.action.kind));
  return [...kinds].map((kind) => t(`page-uprising-hint-${hyphens(kind)}`)).join(" ");
}

/** A hex in words: its name, what stands there, and what picking it would do. */
export function hexText(
  hex: string,
  nexus: boolean,
  token: Token | undefined,
  mark: string | undefined,
): string {
  const stands = token && tokenText(token);
  const what = [nexus ? t("page-uprising-nexus") : "", stands ?? ""].filter(Boolean).join(", ");
  const named = t("page-uprising-hex", { hex, what: what || t("page-uprising-empty") });
  return mark ? `${named}; ${t(`page-uprising-mark-${hyphens(mark)}`)}` : named;
}

function tokenText({ look, number, frozen }: Token): string {
  if (look === "agent") return t("page-uprising-agent");
  const piece = look === "hidden" ? "" : t(`uprising-piece-${look}`);
  if (number !== null) {
    const counter = t("page-uprising-counter", { number });
    return piece ? `${counter}, ${piece}` : counter;
  }
  return frozen ? t("page-uprising-frozen", { piece }) : piece;
}
