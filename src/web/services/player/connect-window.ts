import { moodName } from '#domain/moods/mood-name.ts';
import { chooseMood, followMood } from '#web/services/player/choose-mood.ts';
import { listenToPlayerEvents } from '#web/services/player/player-events.ts';
import type { Player } from '#web/services/player/player.ts';

interface Dependencies {
  readonly player: Player;
  readonly whenReady: () => Promise<void>;
  readonly search: (terms: string) => Promise<void>;
  readonly online: () => void;
  /** The page is looked at again, perhaps after a long sleep. */
  readonly woken: () => void;
}

/** What reaches the player from the rest of the page and from the browser. */
export const connectWindow = ({ player, whenReady, search, online, woken }: Dependencies): void => {
  /** Spec 2 §4: choosing a mood sets the global mood, starts its music and confirms. */
  const changeMood = async (mood: string): Promise<void> => {
    // An event may come before the library; what is wrong with that is said below.
    if (!player.view().isReady) await whenReady().catch(() => undefined);
    await chooseMood(player, mood, moodName(mood));
  };

  listenToPlayerEvents({
    mood: async (mood, source) => {
      if (source !== 'voice') return changeMood(mood);
      // The voice says itself how it went.
      await player.playMood(mood);
      followMood(mood);
    },
    action: async (action) => player[action](),
    duck: player.duck,
    voice: (pcm) => void player.speak(pcm).catch(() => undefined),
    search,
  });
  window.addEventListener('online', online);
  document.addEventListener('visibilitychange', woken);
  window.addEventListener('pageshow', woken);
};
