import { musicCatalogue, startFailed } from '#domain/notices/music-catalogue.ts';
import { hearDemo } from '#web/features/player/player-actions.ts';
import { enableAudio, waitsForAudio } from '#web/services/player/choose-mood.ts';
import { showMusicMessage } from '#web/services/player/show-music-message.ts';
import { loadPlayer } from '#web/services/player/load-player.ts';
import { expandPlayer } from '#web/services/player/player-events.ts';
import type { Player } from '#web/services/player/player.ts';

/** The first of the ways that works; false when none does. */
const firstThatPlays = async (ways: readonly (() => Promise<void>)[]): Promise<boolean> => {
  for (const way of ways) {
    try {
      await way();
      return true;
    } catch {
      // The next one may.
    }
  }
  return false;
};

const start = async (player: Player): Promise<boolean> => {
  if (waitsForAudio(player)) await enableAudio(player);
  const plays = await firstThatPlays([
    () => player.playMood('focus'),
    () => player.playEnergy('medium'),
    () => player.play(),
  ]);
  if (plays) return true;
  // A dialog is asking already.
  if (waitsForAudio(player)) return false;
  showMusicMessage(musicCatalogue.usingDemo);
  return hearDemo(player, null);
};

/** Spec 2 §4, the play-music button: the library by mood, by energy, plainly, then the demo; then the player opens. */
export const playMusic = async (): Promise<void> => {
  try {
    const player = await loadPlayer();
    if (!(await start(player))) return;
    expandPlayer();
  } catch (error) {
    showMusicMessage(startFailed(error instanceof Error ? error.message : 'the player couldn’t load'));
  }
};
