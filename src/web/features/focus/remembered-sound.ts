import { type FocusSound, focusSoundKey, parseFocusSound, usualSound } from '#domain/focus/focus-sound.ts';
import { localStore } from '#web/platform/browser-storage.ts';
import { onPlayerLoaded } from '#web/services/player/load-player.ts';
import type { Player } from '#web/services/player/player.ts';
import type { RecordStore } from '#web/services/records/record-store.ts';

/** The player of this page, where it is there already. */
export const playerHere = (): Player | null => {
  let here: Player | null = null;
  onPlayerLoaded((player) => {
    here = player;
  })();
  return here;
};

/** What was good yesterday is there today. */
export const rememberSound = (sound: FocusSound): void => localStore.write(focusSoundKey, sound);

/** Whether this person has ever said anything about music for their sessions, on this device or by an answer. */
export const knownSound = (store: RecordStore): FocusSound | null =>
  usualSound({
    chosen: parseFocusSound(localStore.read(focusSoundKey)),
    sessions: store.all('focusSessions'),
    heard: store.all('heardTracks'),
    library: playerHere()?.view().library ?? [],
  });
