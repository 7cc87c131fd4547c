const EVERY = 10_000;

/** What the server says of something, asked again every few seconds while somebody looks. */
export class Lately<Said> {
  said = $state.raw<Said | null>(null);

  /** To be made where a component begins; it ends with it. */
  constructor(ask: () => Promise<Said>) {
    const look = async (): Promise<void> => {
      if (document.hidden) return;
      try {
        this.said = await ask();
      } catch {
        // what was said last stands until there is something newer
      }
    };
    $effect(() => {
      look();
      const timer = window.setInterval(look, EVERY);
      document.addEventListener("visibilitychange", look);
      return () => {
        clearInterval(timer);
        document.removeEventListener("visibilitychange", look);
      };
    });
  }
}
