import { loadOnce } from '#web/platform/load-once.ts';
import type { Player } from '#web/services/player/player.ts';

type Listener = (player: Player) => void;

let here: Player | null = null;
const listeners = new Set<Listener>();

/** The one player of the page, fetched when somebody first wants it; it outlives every route. */
export const loadPlayer = loadOnce(async (): Promise<Player> => {
  const { createPlayer } = await import('#web/services/player/create-player.ts');
  here = createPlayer();
  for (const listener of listeners) listener(here);
  return here;
});

/** Calls back once the player is there, whoever brought it; returns how to stop waiting. */
export const onPlayerLoaded = (listener: Listener): (() => void) => {
  if (here === null) listeners.add(listener);
  else listener(here);
  return () => listeners.delete(listener);
};
