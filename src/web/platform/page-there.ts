import { createListeners } from '#web/platform/store.ts';

// What a visit comes for is the page that was asked for: it has the network, the processor and the disk to itself until it
// stands there. Whatever else a signed-in page brings is held back until then.

let isThere = false;
const { subscribe, notify } = createListeners();

export const pageIsThere = (): boolean => isThere;

/** Calls back once; returns how to stop waiting. */
export const watchPage = subscribe;

/** The page is drawn, or there is nothing to wait for: it failed, or it lacks what only the server has. Said once for all. */
export const sayPageIsThere = (): void => {
  if (isThere) return;
  isThere = true;
  notify();
};

/** Comes back once the page is there. */
export const afterPage = async (): Promise<void> => {
  if (isThere) return;
  await new Promise<void>((resolve) => {
    subscribe(resolve);
  });
};
