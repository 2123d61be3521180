import { localStore } from '#web/platform/browser-storage.ts';
import { newId } from '#web/platform/new-id.ts';

const key = 'kindling-tab-that-plays';

/** Of all tabs the one that began last is heard. Called after every change with whether this one sounds. */
export const createOneTabPlays = (pause: () => void) => {
  let sounded = false;
  window.addEventListener('storage', (event) => {
    if (event.key === key && event.newValue !== null && sounded) pause();
  });
  return (playing: boolean): void => {
    // Another value each time: only a change is told to the others.
    if (playing && !sounded) localStore.write(key, newId());
    sounded = playing;
  };
};
