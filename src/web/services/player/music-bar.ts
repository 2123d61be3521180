import { localStore } from '#web/platform/browser-storage.ts';
import { createListeners } from '#web/platform/store.ts';

// Whether the music bar is put away, on the root element: the stylesheet hides it before anything else has run.

const key = 'kindling-music-bar';
const { subscribe, notify } = createListeners();

const mark = (away: boolean): void => {
  if (away) document.documentElement.dataset['musicBar'] = 'away';
  else delete document.documentElement.dataset['musicBar'];
};

/** Before the first paint: what was chosen the last time. */
export const recallMusicBar = (): void => mark(localStore.read(key) === 'away');

export const musicBarIsAway = (): boolean => document.documentElement.dataset['musicBar'] === 'away';

export const putMusicBarAway = (away: boolean): void => {
  if (away) localStore.write(key, 'away');
  else localStore.remove(key);
  mark(away);
  notify();
};

export const watchMusicBar = subscribe;
