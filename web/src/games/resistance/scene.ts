import { t } from "../../lib/language.svelte";
import { hyphens, type Teller } from "../../lib/telling";
import type { ResistanceView, Vocabulary } from "../../wire";
import { cardAsked, cardOf, whoseChance } from "./plot/moments";

/** What is going on, in one sentence to whoever sees it. */
export function goingOn(
  view: ResistanceView,
  teller: Teller,
  playing: Vocabulary["event"] | null,
): string {
  const { scene } = view;
  const leader = view.leader === null ? "" : teller.name(view.leader);
  const leading = view.leader !== null && view.leader === view.seat;
  const you = leading ? "yes" : "no";
  if (playing?.kind === "votes_revealed") return t("page-resistance-scene-ballots");
  if (playing?.kind === "mission_revealed") return t("page-resistance-scene-cards");
  if (playing && cardOf(playing)) return teller.event(playing);
  const asked = cardAsked(scene);
  const chance = whoseChance(scene);
  if (asked && chance !== null) {
    const mine = chance === view.seat ? "yes" : "no";
    const card = t(`resistance-card-${hyphens(asked)}`);
    return t(`page-resistance-scene-${hyphens(scene.kind)}`, {
      you: mine,
      seat: teller.name(chance),
      card,
    });
  }
  switch (scene.kind) {
    case "targeting":
      return t("page-resistance-scene-targeting", { you, leader });
    case "proposing": {
      const size = view.board.find(({ mission }) => mission === scene.mission)?.size ?? 0;
      const { mission } = scene;
      return t("page-resistance-scene-proposing", { you, leader, mission, size });
    }
    case "discussing":
      return t("page-resistance-scene-discussing", { you, leader, mission: scene.mission });
    case "voting":
      if (scene.mine !== null) return t("page-resistance-scene-voted");
      if (view.seat === null)
        return t("page-resistance-scene-watching", { mission: scene.mission });
      return t("page-resistance-scene-voting", { mission: scene.mission });
    case "on_mission": {
      const { mission } = scene;
      if (scene.mine !== null) return t("page-resistance-scene-played");
      const on = view.seat !== null && scene.team.includes(view.seat);
      const plot = view.plot ? "yes" : "no";
      return t(`page-resistance-scene-${on ? "playing" : "away"}`, { mission, plot });
    }
    case "drawing_plot":
    case "handing_out":
      return t("page-resistance-scene-handing-out", { you, leader });
    case "opining": {
      const { mission } = scene;
      const maker = view.seat !== null && scene.makers.includes(view.seat);
      if (scene.mine !== null) return t("page-resistance-scene-voted");
      const names = teller.list(scene.makers);
      return t("page-resistance-scene-opining", { you: maker ? "yes" : "no", names, mission });
    }
    case "over":
      return teller.event({ kind: "game_ended", winner: scene.winner, how: scene.how });
    default:
      return t("page-resistance-scene-setup");
  }
}
