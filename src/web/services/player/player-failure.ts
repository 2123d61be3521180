import { type PlayerError, playerErrorOf, type PlayerErrorType } from '#domain/player/player-errors.ts';
import { createListeners } from '#web/platform/store.ts';

/** What a call to the player rejects with; its message is what the person reads. */
export class PlayerFailure extends Error {
  override readonly name = 'PlayerFailure';
  readonly type: PlayerErrorType;

  constructor(type: PlayerErrorType, cause?: unknown) {
    super(playerErrorOf(type).userMessage, { cause });
    this.type = type;
  }
}

/** Spec 2 §8: errors that say this are silent in mood play, and the bar offers to enable audio. */
export const audioNotAvailable = 'Audio playback not available';

/** A queue of broken files is one trouble, not eight. */
const sameAgain = 5000;

const listeners = createListeners<[PlayerError]>();
let last: PlayerError | null = null;

/** Whoever shows the player's errors; called once for each trouble. */
export const watchPlayerErrors = listeners.subscribe;

export const reportPlayerError = (type: PlayerErrorType, message: string): void => {
  const timestamp = Date.now();
  if (last !== null && last.type === type && timestamp - last.timestamp < sameAgain) return;
  last = { ...playerErrorOf(type), message, timestamp };
  listeners.notify(last);
};
