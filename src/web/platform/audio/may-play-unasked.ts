/** Whether the browser lets sound through without a press, as far as it says. A context that may not sound waits. */
export const mayPlayUnasked = (): boolean => {
  if (navigator.userActivation?.hasBeenActive) return true;
  if (typeof AudioContext === 'undefined') return false;
  try {
    const context = new AudioContext();
    const runs = context.state === 'running';
    context.close().catch(() => undefined);
    return runs;
  } catch {
    return false;
  }
};
