import { loadPlayer } from '#web/services/player/load-player.ts';

const ask = async (mood: string): Promise<void> => {
  const [{ changeMood }] = await Promise.all([import('#web/services/player/player-events.ts'), loadPlayer()]);
  changeMood({ mood });
};

/** Asks for a mood as soon as there is a player to hear it; what goes wrong then is the player's to say. */
export const playMoodSoon = (mood: string): void => {
  ask(mood).catch(() => undefined);
};
