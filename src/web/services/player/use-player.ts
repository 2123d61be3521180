import { use, useSyncExternalStore } from 'react';
import { loadPlayer } from '#web/services/player/load-player.ts';
import type { Player, PlayerView } from '#web/services/player/player.ts';

/** Suspends until the player is there. */
export const usePlayer = (): Player => use(loadPlayer());

export const usePlayerView = (): PlayerView => {
  const { subscribe, view } = usePlayer();
  return useSyncExternalStore(subscribe, view);
};

/** Milliseconds, four times a second while music plays. */
export const usePosition = (): number => {
  const { subscribePosition, position } = usePlayer();
  return useSyncExternalStore(subscribePosition, position);
};
