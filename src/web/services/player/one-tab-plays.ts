import type { Playback } from '#domain/player/playback.ts';
import { localStore } from '#web/platform/browser-storage.ts';
import { newId } from '#web/platform/new-id.ts';

const key = 'kindling-tab-that-plays';

/** Of all tabs the one that began last is heard. Called after every change with what plays in this one. */
export const createOneTabPlays = (pause: () => void) => {
  let sounded = false;
  // Also between two tracks, and while it waits for the network.
  let isOn = false;
  window.addEventListener('storage', (event) => {
    if (event.key === key && event.newValue !== null && isOn) pause();
  });
  return ({ playing, wants }: Playback): void => {
    // Another value each time: only a change is told to the others.
    if (playing && !sounded) localStore.write(key, newId());
    sounded = playing;
    isOn = playing || wants;
  };
};
