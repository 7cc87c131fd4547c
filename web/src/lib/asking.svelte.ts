import { Refused } from "./api";
import { catalogue } from "./language.svelte";
import { refusal } from "./telling";

/** Something that is asked of the server by a button: under way, or refused and why. */
export class Asking {
  busy = $state(false);
  complaint = $state("");

  /** What was answered; nothing if it was refused. */
  async of<Answer>(question: () => Promise<Answer>): Promise<Answer | undefined> {
    this.busy = true;
    this.complaint = "";
    try {
      return await question();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.complaint = refusal(catalogue(), error.refusal);
      return undefined;
    } finally {
      this.busy = false;
    }
  }
}
