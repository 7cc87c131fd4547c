import type { SecretsCharacter, SecretsView, Seat, Vocabulary } from "../../wire";

type Scene = SecretsView["scene"];

const STAYS = 2000;
const COUNTED = 900;

/** The Character that an event is the moment of; none if it isn't one. */
export function characterOf(event: Vocabulary["event"]): SecretsCharacter | null {
  switch (event.kind) {
    case "card_turned_up":
      return event.character;
    case "tokens_swapped":
      return "psychiatrist";
    case "centre_swapped":
      return "double_agent";
    case "neighbour_swapped":
      return "diplomat";
    case "token_presented":
      return "journalist";
    case "politician_placed":
      return "politician";
    case "centre_looked_at":
      return "detective";
    case "bullet_given":
      return "assassin";
    case "display_turned_down":
      return "scientist";
    case "pair_turned_down":
      return event.character;
    default:
      return null;
  }
}

/** How long its moment is. */
export function moment(event: Vocabulary["event"]): number {
  if (event.kind === "scored") return COUNTED;
  return characterOf(event) ? STAYS : 0;
}

/** The Character whose effect a scene asks for, and of whom. */
export function effectAsked(scene: Scene): { character: SecretsCharacter; seat: Seat } | null {
  switch (scene.kind) {
    case "treating":
      return { character: "psychiatrist", seat: scene.seat };
    case "supporting":
      return { character: "politician", seat: scene.seat };
    case "negotiating":
      return { character: "diplomat", seat: scene.seat };
    case "investigating":
      return { character: "detective", seat: scene.seat };
    case "loading":
    case "shooting":
      return { character: "assassin", seat: scene.seat };
    default:
      return null;
  }
}
