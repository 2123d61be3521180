import { VoiceFailure } from '#server/voice/voice-failure.ts';

interface SlotQueue<Place> {
  /** A place of one's own, sooner or later; refused at once where too many wait. */
  readonly enter: (signal: AbortSignal, first: boolean) => Promise<Place>;
  readonly leave: (place: Place) => void;
  readonly length: () => number;
  /** Everybody who waits is sent away. */
  readonly close: () => void;
}

interface Waiter<Place> {
  readonly come: (place: Place) => void;
  readonly refuse: (reason: unknown) => void;
}

export const createSlotQueue = <Place>(places: readonly Place[], most: number): SlotQueue<Place> => {
  const free = [...places];
  const waiters: Waiter<Place>[] = [];
  let closed = false;

  const wait = (signal: AbortSignal, first: boolean): Promise<Place> =>
    new Promise((resolve, reject) => {
      const step = (): void => {
        const at = waiters.indexOf(waiter);
        if (at !== -1) waiters.splice(at, 1);
        signal.removeEventListener('abort', giveUp);
      };
      const waiter: Waiter<Place> = {
        come: (place) => {
          step();
          resolve(place);
        },
        refuse: (reason) => {
          step();
          reject(reason);
        },
      };
      const giveUp = (): void => waiter.refuse(signal.reason);
      signal.addEventListener('abort', giveUp);
      if (first) waiters.unshift(waiter);
      else waiters.push(waiter);
    });

  return {
    enter: async (signal, first) => {
      signal.throwIfAborted();
      if (closed) throw new VoiceFailure('service_starting');
      // The one that was used last is the likeliest to be awake.
      const place = free.pop();
      if (place !== undefined) return place;
      if (!first && waiters.length >= most) throw new VoiceFailure('busy');
      return wait(signal, first);
    },
    leave: (place) => {
      const [next] = waiters;
      if (next === undefined) free.push(place);
      else next.come(place);
    },
    length: () => waiters.length,
    close: () => {
      closed = true;
      for (const waiter of waiters.splice(0)) waiter.refuse(new VoiceFailure('service_starting'));
    },
  };
};
