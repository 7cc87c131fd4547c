/** How long a press is a hold, in milliseconds; a shorter one is a tap. */
const HOLD = 500;

/** Whether the Rebel looks at what the counters stand for: while pressing, or from tap to tap. */
export class Eyes {
  #held = $state(false);
  #kept = $state(false);
  #since = 0;

  get open(): boolean {
    return this.#held || this.#kept;
  }

  get kept(): boolean {
    return this.#kept;
  }

  toggle(): void {
    this.#kept = !this.#kept;
  }

  press(now: number): void {
    this.#held = true;
    this.#since = now;
  }

  /** After a tap they stay as they were not; wherever it ends, for what shows may move the page. */
  release(now: number): void {
    if (this.#held && now - this.#since < HOLD) this.toggle();
    this.#held = false;
  }

  /** The press has become something else. */
  cancel(): void {
    this.#held = false;
  }
}
