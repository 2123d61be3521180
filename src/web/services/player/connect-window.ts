import { listenToPlayerEvents } from '#web/services/player/player-events.ts';
import type { Player } from '#web/services/player/player.ts';

/** Whoever sent an event does not wait for an answer; the person has been told. */
const quietly = (work: Promise<unknown>): void => {
  work.catch(() => undefined);
};

interface Dependencies {
  readonly player: Player;
  readonly search: (terms: string) => Promise<void>;
  readonly online: () => void;
  /** The page is looked at again, perhaps after a long sleep. */
  readonly woken: () => void;
}

/** What reaches the player from the rest of the page and from the browser. */
export const connectWindow = ({ player, search, online, woken }: Dependencies): void => {
  listenToPlayerEvents({
    mood: (asked) => quietly(player.playMood(asked)),
    action: (action) => {
      if (action === 'pause') player.pause();
      else quietly(player[action]());
    },
    duck: player.duck,
    voice: (pcm) => quietly(player.speak(pcm)),
    search: (terms) => quietly(search(terms)),
  });
  window.addEventListener('online', online);
  document.addEventListener('visibilitychange', woken);
  window.addEventListener('pageshow', woken);
};
