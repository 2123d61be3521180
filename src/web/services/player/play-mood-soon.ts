import { loadPlayer } from '#web/services/player/load-player.ts';
import type { Player } from '#web/services/player/player.ts';

const playMood = async (player: Player, mood: string): Promise<void> => {
  const { isPlaying, mood: current } = player.view();
  // Music of that mood which is on goes on: a ritual may have begun it.
  if (!isPlaying || current !== mood) await player.playMood(mood);
};

/** Plays a mood as soon as there is a player; what goes wrong then is the player's to say. */
export const playMoodSoon = (mood: string): void => {
  loadPlayer()
    .then((player) => playMood(player, mood))
    .catch(() => undefined);
};
