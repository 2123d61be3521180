import { bringPlayer } from '#web/platform/player/bring-player.ts';
import { changeMood } from '#web/platform/player/player-events.ts';

/** Asks for a mood as soon as there is a player to hear it; what goes wrong then is the player's to say. */
export const playMoodSoon = (mood: string): void => {
  bringPlayer().then(
    () => changeMood({ mood }),
    () => undefined,
  );
};
