/** Without a request of anybody signed in for this long, nobody is there any more. */
const AWAY_MS = 30 * 60_000;

export interface Presence {
  /** Somebody who is signed in asks for something. */
  readonly note: () => void;
  readonly isSomebodyHere: () => boolean;
  /** The first request after nobody was there. */
  readonly onArrival: (listener: () => void) => void;
  readonly onLeaving: (listener: () => void) => void;
  readonly close: () => void;
}

/** Whether anybody uses this host: what is large stands ready for people, and not for an empty house. */
export const createPresence = (awayMs = AWAY_MS): Presence => {
  const arrivals: (() => void)[] = [];
  const leavings: (() => void)[] = [];
  let last = -Infinity;
  let looking: NodeJS.Timeout | undefined;

  /** One timer for a whole visit, however many requests it has. */
  const lookAgain = (inMs: number): void => {
    looking = setTimeout(() => {
      const left = last + awayMs - performance.now();
      if (left > 0) return lookAgain(left);
      looking = undefined;
      for (const leave of leavings) leave();
    }, inMs);
    looking.unref();
  };

  return {
    note: () => {
      last = performance.now();
      if (looking !== undefined) return;
      lookAgain(awayMs);
      for (const arrive of arrivals) arrive();
    },
    isSomebodyHere: () => looking !== undefined,
    onArrival: (listener) => void arrivals.push(listener),
    onLeaving: (listener) => void leavings.push(listener),
    close: () => clearTimeout(looking),
  };
};
