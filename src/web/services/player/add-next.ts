import type { Track } from '#domain/music/track.ts';
import type { Player } from '#web/services/player/player.ts';

/** Asks for a track after what plays; answers where it stands now. */
export const addNext = (player: Player, track: Track): 'next' | 'alone' | 'now' => {
  const { queue, track: current } = player.view();
  player.addNext(track);
  if (current?.id === track.id) return 'now';
  return queue.length === 0 ? 'alone' : 'next';
};
