import type { Track } from '#domain/music/track.ts';
import type { Player } from '#web/services/player/player.ts';

interface Place {
  readonly queue: readonly Track[];
  readonly queueIndex: number;
}

const isAt = (player: Player, { queue, queueIndex }: Place): boolean =>
  player.view().queue === queue && player.view().queueIndex === queueIndex;

/** Goes there, and holds it back before a note of it is heard. */
const goThereSilently = async (player: Player, place: Place): Promise<void> => {
  const stop = player.subscribe(() => {
    if (!isAt(player, place)) return;
    stop();
    player.pause();
  });
  try {
    await player.playTracks(place.queue, place.queueIndex);
  } finally {
    stop();
    player.pause();
  }
};

/** Remembers what plays; gives back how to have it again, playing or paused, where it was, under its mood. */
export const captureMusic = (player: Player): (() => Promise<void>) => {
  const { queue, queueIndex, isPlaying, mood } = player.view();
  const positionMs = player.position();
  return async () => {
    player.showMood(mood);
    if (queue.length === 0) {
      player.pause();
    } else if (!isAt(player, { queue, queueIndex })) {
      if (isPlaying) await player.playTracks(queue, queueIndex);
      else await goThereSilently(player, { queue, queueIndex });
      player.seek(positionMs);
    } else if (isPlaying) {
      await player.play();
    } else {
      player.pause();
    }
  };
};
