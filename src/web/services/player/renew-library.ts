import { readStoredUserId } from '#web/platform/backend/stored-session.ts';
import { distrustLibrary } from '#web/services/player/library/player-library.ts';
import { onPlayerLoaded } from '#web/services/player/load-player.ts';

/** What this device keeps of the library is out of date: a player that is there asks again, one that comes later too. */
export const renewLibrary = (): void => {
  distrustLibrary(readStoredUserId());
  const stop = onPlayerLoaded((player) => void player.renewLibrary().catch(() => undefined));
  stop();
};
