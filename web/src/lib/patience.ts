import { Refused } from "./api";
import { AGAIN, PASSING } from "./line.svelte";
import { UNREACHABLE } from "./telling";

/** Whether it may be answered a moment later: the server is gone, or its store. */
function passes(error: unknown): boolean {
  if (!(error instanceof Refused)) return false;
  return error.refusal.code === UNREACHABLE || PASSING.has(error.refusal.code);
}

/** Ask until there is an answer, however often the server has to be called, or nobody wants it. */
export async function patiently<Answer>(
  ask: () => Promise<Answer>,
  wanted: () => boolean,
  waits: (waiting: boolean) => void = () => {},
): Promise<Answer> {
  for (;;) {
    try {
      const answer = await ask();
      waits(false);
      return answer;
    } catch (error) {
      const again = wanted() && passes(error);
      waits(again);
      if (!again) throw error;
      await pause(AGAIN);
    }
  }
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
