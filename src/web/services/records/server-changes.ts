import { createListeners } from '#web/platform/store.ts';

/** Something of this person changed on the server: for what is no record and is read from there. */
const { subscribe, notify } = createListeners();

export const onServerChange = subscribe;
export const tellServerChange = notify;
