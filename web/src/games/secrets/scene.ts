import { t } from "../../lib/language.svelte";
import { hyphens, type Teller } from "../../lib/telling";
import type { SecretsView, Vocabulary } from "../../wire";
import { characterOf, effectAsked } from "./moments";

/** What is going on, in one sentence to whoever sees it. */
export function goingOn(
  view: SecretsView,
  teller: Teller,
  playing: Vocabulary["event"] | null,
): string {
  const { scene } = view;
  if (playing && (characterOf(playing) || playing.kind === "scored")) return teller.event(playing);
  const active = view.active === null ? "" : teller.name(view.active);
  const you = view.active !== null && view.active === view.seat ? "yes" : "no";
  const effect = effectAsked(scene);
  if (effect) {
    return t(`page-secrets-scene-${hyphens(scene.kind)}`, {
      you: effect.seat === view.seat ? "yes" : "no",
      seat: teller.name(effect.seat),
      card: t(`secrets-character-${hyphens(effect.character)}`),
    });
  }
  switch (scene.kind) {
    case "choosing":
      return t("page-secrets-scene-choosing", { you, seat: active });
    case "offering":
      return t("page-secrets-scene-offering", { you, seat: active });
    case "answering": {
      const target = teller.name(scene.target);
      if (scene.target === view.seat) {
        if (scene.mine !== null) return t("page-secrets-scene-answered");
        return t("page-secrets-scene-asked", { seat: active });
      }
      if (scene.un === view.seat && view.seat !== null) {
        return t("page-secrets-scene-un", { seat: active, target });
      }
      return t("page-secrets-scene-answering", { you, seat: active, target });
    }
    case "over":
      return teller.event({
        kind: "game_ended",
        winner: scene.winner,
        how: scene.how,
        whose: scene.seat,
        cia: scene.cia,
        kgb: scene.kgb,
      });
    default:
      return t("page-secrets-scene-setup");
  }
}
