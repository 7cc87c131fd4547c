import { getContext, setContext, type Snippet } from "svelte";

const KEY = Symbol("tutor");

/** Who explains the table above one's own choices; nobody where a game is played in earnest. */
export function tutor(): Snippet | undefined {
  return getContext(KEY);
}

/** Let this be said at the table below. */
export function setTutor(says: Snippet): void {
  setContext(KEY, says);
}
