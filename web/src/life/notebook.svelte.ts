import { ask } from "../lib/api";
import { remember, remembered } from "../lib/memory";

/** What one thinks of a player, in a word. */
export const MARKS = ["trusted", "unsure", "suspect"] as const;
export type Mark = (typeof MARKS)[number];

interface Notes {
  text: string;
  marks: Readonly<Record<string, string>>;
  muted: readonly string[];
}

/** How long after the last letter it is saved, in milliseconds; and after how long once more. */
const STILL = 500;
const AGAIN = 3000;

/** As much as the server keeps. */
export const LONGEST_NOTE = 4000;

/** What one writes down at a table for nobody else; the server keeps it, on any device. */
export class Notebook {
  #notes = $state.raw<Notes>({ text: "", marks: {}, muted: [] });
  /** What is on the server, or on its way, or isn't there yet. */
  saved = $state.raw<"saved" | "saving" | "unsaved">("saved");
  /**
   * Whether the marks lie open at the seats: only while their owner wants it, and never after a
   * reload. Whom one trusts tells what one is: a spy suspects nobody.
   */
  open = $state(false);
  readonly #path: string;
  /** Under which the tab keeps what the server hasn't got yet: the server may be gone, and so the page. */
  readonly #unsent: string;
  #timer = 0;
  #changed = 0;
  #sending = false;
  #read: Promise<void> | null = null;
  /** What the server was last known to have, if it is. */
  #kept: string | null = null;

  constructor(code: string) {
    this.#path = `/api/tables/${encodeURIComponent(code)}/notes`;
    this.#unsent = `notes.${code}`;
    this.#recall();
    this.#load().catch(() => {}); // it is read again before anything is written
    addEventListener("online", this.flush);
    addEventListener("pagehide", this.#leave);
  }

  close(): void {
    this.flush();
    removeEventListener("online", this.flush);
    removeEventListener("pagehide", this.#leave);
  }

  get text(): string {
    return this.#notes.text;
  }

  get muted(): readonly string[] {
    return this.#notes.muted;
  }

  mark(name: string): Mark | null {
    return MARKS.find((mark) => mark === this.#notes.marks[name]) ?? null;
  }

  write(text: string): void {
    this.#change((notes) => ({ ...notes, text }), STILL);
  }

  /** Another word for a player, or none. */
  think(name: string, mark: Mark | null): void {
    this.#change(({ marks, ...notes }) => {
      const { [name]: _, ...others } = marks;
      return { ...notes, marks: mark ? { ...others, [name]: mark } : others };
    });
  }

  mute(name: string, muted: boolean): void {
    this.#change((notes) => {
      const others = notes.muted.filter((each) => each !== name);
      return { ...notes, muted: muted ? [...others, name] : others };
    });
  }

  /** Save now what isn't saved yet, one after the other; what can't be is tried again. */
  flush = async (): Promise<void> => {
    clearTimeout(this.#timer);
    if (!this.#changed || this.#sending) return;
    this.#sending = true;
    this.saved = "saving";
    try {
      await this.#load();
      while (this.#changed) await this.#put();
      this.saved = "saved";
    } catch {
      this.saved = "unsaved";
      this.#timer = window.setTimeout(this.flush, AGAIN);
    }
    this.#sending = false;
  };

  /** The page is being left: what was written last goes out, whatever is on its way. */
  #leave = (): void => {
    if (this.#changed) this.#put().catch(() => {});
  };

  async #put(): Promise<void> {
    const changed = this.#changed;
    const { text } = this.#notes;
    await ask(this.#path, this.#notes, undefined, "PUT");
    this.#kept = text;
    if (this.#changed !== changed) return;
    this.#changed = 0;
    remember(this.#unsent, "", "sessionStorage");
  }

  /** What was written before the page was loaded anew, and can't have been saved. */
  #recall(): void {
    const left = remembered(this.#unsent, "sessionStorage");
    if (!left) return;
    const { kept, ...notes }: Notes & { kept: string | null } = JSON.parse(left);
    this.#kept = kept;
    this.#change(() => notes);
  }

  #change(change: (notes: Notes) => Notes, after = 0): void {
    this.#notes = change(this.#notes);
    const unsent = { ...this.#notes, kept: this.#kept };
    remember(this.#unsent, JSON.stringify(unsent), "sessionStorage");
    this.#changed += 1;
    this.saved = "saving";
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(this.flush, after);
  }

  /** What was written before, without what has been changed since the page was opened. */
  #load(): Promise<void> {
    this.#read ??= ask<Notes>(this.#path).then(
      (kept) => {
        const { marks, muted } = this.#notes;
        const text = this.#joined(kept.text);
        this.#kept = kept.text;
        this.#notes = {
          text,
          marks: { ...kept.marks, ...marks },
          muted: [...new Set([...kept.muted, ...muted])],
        };
      },
      (error) => {
        this.#read = null;
        throw error;
      },
    );
    return this.#read;
  }

  /** What is on the server with what was written here; of what was written elsewhere nothing is lost. */
  #joined(theirs: string): string {
    const ours = this.#notes.text;
    if (!this.#changed || (!ours && this.#kept === null)) return theirs;
    if (!theirs || theirs === this.#kept || theirs === ours) return ours;
    return `${theirs}\n${ours}`.slice(0, LONGEST_NOTE);
  }
}
