/** One page of this device after the other; where the browser has no locks, none of what uses this does harm twice. */
export const oneAtATime = (name: string) => async (work: () => Promise<void>) =>
  'locks' in navigator ? navigator.locks.request(name, work) : work();
