import type { Recorded } from "../../lib/record";
import type { Seat, SecretsCharacter, Vocabularies } from "../../wire";

type Event = Vocabularies["secrets"]["event"];

/** A card that somebody offered: what it was, what its giver said it was, and where it went. */
export interface Offer {
  turn: number;
  seat: Seat;
  whose: Seat;
  character: SecretsCharacter;
  /** What the giver called it last; nothing where they kept silent. */
  called: SecretsCharacter | null;
  /** Whom it fell to. */
  got: Seat;
}

/** Every card that was offered and turned up, in order. */
export function offers(recorded: Recorded): readonly Offer[] {
  const all: Offer[] = [];
  let turn = 0;
  let active: Seat | null = null;
  let whose: Seat | null = null;
  let called: SecretsCharacter | null = null;
  for (const { event } of recorded.story as readonly { event: Event }[]) {
    switch (event.kind) {
      case "turn_began":
        [turn, active, whose, called] = [event.turn, event.seat, null, null];
        break;
      case "card_offered":
        whose = event.whose;
        break;
      case "said":
        if (event.seat === active && event.claim.kind === "it_is") called = event.claim.character;
        break;
      case "card_turned_up":
        if (active === null || whose === null) break;
        all.push({
          turn,
          seat: active,
          whose,
          character: event.character,
          called,
          got: event.seat,
        });
    }
  }
  return all;
}
