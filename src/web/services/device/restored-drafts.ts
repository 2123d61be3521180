import { createListeners } from '#web/platform/store.ts';

const { subscribe, notify } = createListeners();

/** Calls back when drafts of an earlier visit have come back to their places; whoever shows an empty one looks again. */
export const watchRestoredDrafts = subscribe;

export const tellDraftsRestored = notify;
