export const canStayAwake = (): boolean => 'wakeLock' in navigator;

const release = (held: WakeLockSentinel | null): void => {
  held?.release().catch(() => undefined);
};

/** Keeps the screen on until the function it gives back is called. */
export const stayAwake = (): (() => void) => {
  if (!canStayAwake()) return () => undefined;
  let lock: WakeLockSentinel | null = null;
  let over = false;
  const holds = (): boolean => lock?.released === false;
  const take = async (): Promise<void> => {
    if (over || document.visibilityState !== 'visible' || holds()) return;
    const taken = await navigator.wakeLock.request('screen');
    // It may be over, or asked for twice, by the time the browser answers.
    if (over || holds()) release(taken);
    else lock = taken;
  };
  // The browser lets go whenever the page is hidden. A battery that is low says no, which is fine.
  const again = (): void => {
    take().catch(() => undefined);
  };
  again();
  document.addEventListener('visibilitychange', again);
  return () => {
    over = true;
    document.removeEventListener('visibilitychange', again);
    release(lock);
  };
};
