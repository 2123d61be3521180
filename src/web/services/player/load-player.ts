import { loadOnce } from '#web/platform/load-once.ts';
import { createListeners } from '#web/platform/store.ts';
import type { Player } from '#web/services/player/player.ts';

let here: Player | null = null;
const { subscribe, notify } = createListeners<[Player]>();

/** The one player of the page, fetched when somebody first wants it; it outlives every route. */
export const loadPlayer = loadOnce(async (): Promise<Player> => {
  const { createPlayer } = await import('#web/services/player/create-player.ts');
  here = createPlayer();
  notify(here);
  return here;
});

/** Calls back once the player is there, whoever asked for it; returns how to stop waiting. */
export const onPlayerLoaded = (listener: (player: Player) => void): (() => void) => {
  if (here === null) return subscribe(listener);
  listener(here);
  return () => undefined;
};
