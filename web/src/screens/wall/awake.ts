/** Keep the display lit for as long as the page is seen, where the browser can; how to stop. */
export function keepAwake(): () => void {
  let stopped = false;
  let lock: WakeLockSentinel | null = null;

  async function hold(): Promise<void> {
    if (stopped || document.hidden || !("wakeLock" in navigator)) return;
    try {
      lock = await navigator.wakeLock.request("screen");
      if (stopped) await lock.release();
    } catch {
      // a battery that runs low goes before
    }
  }

  document.addEventListener("visibilitychange", hold);
  hold();
  return () => {
    stopped = true;
    document.removeEventListener("visibilitychange", hold);
    lock?.release();
  };
}
