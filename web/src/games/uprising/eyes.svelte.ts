/** How long a press is a hold, in milliseconds; a shorter one is a tap. */
const HOLD = 500;

/** Whether the Rebel looks at what the counters stand for: while pressing, or until told not to. */
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

  /** Whether it was held, and no tap. */
  release(now: number): boolean {
    const held = this.#held && now - this.#since > HOLD;
    this.#held = false;
    return held;
  }
}
