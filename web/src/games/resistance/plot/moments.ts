import type { ResistanceCard, ResistanceView, Seat, Vocabulary } from "../../../wire";

type Scene = ResistanceView["scene"];

const STAYS = 2200;

/** The card that an event is the moment of; none if it isn't one. */
export function cardOf(event: Vocabulary["event"]): ResistanceCard | null {
  switch (event.kind) {
    case "plot_handed":
      return event.card;
    case "character_seen":
      return "open_up";
    case "plot_taken":
    case "plot_discarded":
      return "take_responsibility";
    case "leader_usurped":
      return "strong_leader";
    case "team_annulled":
      return "no_confidence";
    case "spotlight_placed":
    case "spotlit_shown":
      return "in_the_spotlight";
    case "opinions_shown":
      return "opinion_maker";
    case "mission_card_inspected":
      return "keeping_a_close_eye";
    default:
      return null;
  }
}

/** How long its moment is. */
export function moment(event: Vocabulary["event"]): number {
  return cardOf(event) ? STAYS : 0;
}

/** The card that a scene is about; none if it is about none. */
export function cardAsked(scene: Scene): ResistanceCard | null {
  switch (scene.kind) {
    case "overhearing":
      return "overheard_conversation";
    case "confiding":
      return scene.card;
    case "taking_responsibility":
      return "take_responsibility";
    case "usurping":
      return "strong_leader";
    case "opining":
      return "opinion_maker";
    case "annulling":
      return "no_confidence";
    case "spotlighting":
      return "in_the_spotlight";
    case "inspecting":
      return "keeping_a_close_eye";
    default:
      return null;
  }
}

/** Whose chance it is to play that card; in a window the first of those who wait for it. */
export function whoseChance(scene: Scene): Seat | null {
  if ("queue" in scene) return scene.queue[0] ?? null;
  return "seat" in scene ? scene.seat : null;
}
