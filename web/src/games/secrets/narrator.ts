import { t } from "../../lib/language.svelte";
import type { Sitting } from "../../lib/sitting.svelte";
import type { Seat, SecretsView, Vocabulary } from "../../wire";

/** What is said aloud after an event, to people around one table: nothing that not all are told. */
export function narrator(
  event: Vocabulary["event"],
  { scene, seats }: SecretsView,
  sitting: Sitting,
): readonly string[] {
  switch (event.kind) {
    case "centre_placed":
      return [
        t("page-secrets-narrator-looks", { seats }),
        ...shownBefore(event, sitting),
        t("page-secrets-narrator-remember"),
      ];
    case "centre_shown": {
      const last = sitting.told.findLast(({ kind }) => kind === event.kind);
      if (scene.kind !== "negotiating" || event !== last || isBot(scene.seat, sitting)) return [];
      const seat = sitting.names[scene.seat] ?? "";
      return [
        sitting.tell(event),
        t("page-secrets-narrator-close", { seat }),
        t("page-secrets-narrator-swap", { seat }),
      ];
    }
    case "neighbour_swapped":
      if (isBot(event.seat, sitting)) return [];
      return [t("page-secrets-narrator-open", { seat: sitting.names[event.seat] ?? "" })];
    default:
      return [];
  }
}

/** A bot's hands aren't seen, and it doesn't wait until eyes are closed. */
function isBot(seat: Seat, { placed }: Sitting): boolean {
  return placed[seat]?.bot != null;
}

/** The centre token, where it is shown before the first turn. */
function shownBefore(event: Vocabulary["event"], sitting: Sitting): readonly string[] {
  const next = sitting.told[sitting.told.indexOf(event) + 1];
  return next?.kind === "centre_shown" ? [sitting.tell(next)] : [];
}
