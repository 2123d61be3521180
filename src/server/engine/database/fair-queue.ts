import { createRecentUse } from './recent-use.ts';

/**
 * Who gets one of a fixed number of places next. Lanes have a floor, kept free for them, and a ceiling; inside a lane the
 * callers take turns, each with a ceiling of its own. So nobody who asks for everything can stop the others.
 */
export interface LaneShare {
  /** Places that no other lane takes. */
  readonly floor: number;
  readonly ceiling: number;
  readonly perCaller: number;
  /**
   * Whoever had places for longer than this lately gets one at a time, and while others are there rests after each for as
   * long as it took. Places are shared out by number, but what is short is processor time: one slow statement after the
   * other costs more than many quick ones.
   */
  readonly busyMs?: number;
  /** How many requests of one caller may wait before the next is turned away. */
  readonly waitingPerCaller: number;
}

export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
}

export class QueueTimeoutError extends Error {
  override readonly name = 'QueueTimeoutError';
}

export class QueueLeftError extends Error {
  override readonly name = 'QueueLeftError';
}

export interface FairQueue<Lane extends string> {
  /** Waits for a place, until the signal says that nobody wants it any more; what it gives back frees it. */
  readonly enter: (
    lane: Lane,
    caller: string,
    signalOf?: () => AbortSignal | undefined,
  ) => Promise<() => void>;
  readonly counts: () => { readonly running: number; readonly waiting: number };
}

/** After one statement, however long it took. */
const LONGEST_REST_MS = 5000;
/** Who has asked for something since then is there. */
const PRESENT_MS = 1000;

/** Whether anybody else has asked lately; the last two who did are enough to know. */
const createPresence = (
  now: () => number,
): { readonly note: (name: string) => void; readonly hasOthers: (name: string) => boolean } => {
  let last: { readonly name: string; readonly at: number } | undefined;
  let before: typeof last;
  return {
    note: (name) => {
      if (last?.name !== name) before = last;
      last = { name, at: now() };
    },
    hasOthers: (name) => {
      const other = last?.name === name ? before : last;
      return other !== undefined && now() - other.at < PRESENT_MS;
    },
  };
};

interface Waiter {
  readonly start: () => void;
}

interface Caller {
  running: number;
  /** When those that are running began, added up. */
  began: number;
  readonly waiting: Waiter[];
}

interface LaneState {
  readonly share: LaneShare;
  running: number;
  /** In the order of their next turn. */
  readonly callers: Map<string, Caller>;
}

export const createFairQueue = <Lane extends string>(options: {
  readonly places: number;
  readonly lanes: Readonly<Record<Lane, LaneShare>>;
  readonly patienceMs: number;
  readonly now?: () => number;
}): FairQueue<Lane> => {
  const now = options.now ?? (() => performance.now());
  const recentUse = createRecentUse({ halfLifeMs: 5000, now });
  const lanes = new Map<string, LaneState>(
    Object.entries<LaneShare>(options.lanes).map(([name, share]) => [
      name,
      { share, running: 0, callers: new Map() },
    ]),
  );
  const all = [...lanes.values()];
  const count = (of: (lane: LaneState) => number): number => all.reduce((sum, lane) => sum + of(lane), 0);
  let running = 0;
  const presence = createPresence(now);
  /** Until when somebody rests. */
  const rests = new Map<string, number>();

  const rest = (name: string, milliseconds: number): void => {
    const length = Math.min(milliseconds, LONGEST_REST_MS);
    rests.set(name, now() + length);
    setTimeout(() => {
      rests.delete(name);
      startWaiting();
    }, length);
  };

  /** Whether the lane may take one more place: its own floor, or one that is nobody else's floor. */
  const hasRoom = (lane: LaneState): boolean => {
    if (lane.running >= lane.share.ceiling) return false;
    const free = options.places - running;
    if (lane.running < lane.share.floor) return free > 0;
    const kept = count((other) => (other === lane ? 0 : Math.max(0, other.share.floor - other.running)));
    return free > kept;
  };

  /** What they have used lately, and what they are using: a slow statement counts while it runs, not when it is over. */
  const recentlyUsedBy = (name: string, { running: own, began }: Caller): number =>
    recentUse.of(name) + own * now() - began;

  const mostOf = ({ share }: LaneState, name: string, caller: Caller): number =>
    share.busyMs !== undefined && recentlyUsedBy(name, caller) > share.busyMs ? 1 : share.perCaller;

  const nextCaller = (lane: LaneState): [string, Caller] | undefined =>
    [...lane.callers].find(
      ([name, caller]) =>
        caller.waiting.length > 0 && !rests.has(name) && caller.running < mostOf(lane, name, caller),
    );

  /** The lane that has least of what is its own goes first. */
  const nextLane = (): LaneState | undefined =>
    all
      .filter((lane) => hasRoom(lane) && nextCaller(lane) !== undefined)
      .toSorted((a, b) => a.running / Math.max(1, a.share.floor) - b.running / Math.max(1, b.share.floor))[0];

  const startWaiting = (): void => {
    for (let lane = nextLane(); lane !== undefined; lane = nextLane()) {
      const [name, caller] = nextCaller(lane) ?? [];
      if (name === undefined || caller === undefined) return;
      lane.callers.delete(name);
      lane.callers.set(name, caller);
      caller.waiting.shift()?.start();
    }
  };

  const leave = (lane: LaneState, name: string, caller: Caller): void => {
    running -= 1;
    lane.running -= 1;
    caller.running -= 1;
    if (caller.running === 0 && caller.waiting.length === 0) lane.callers.delete(name);
    startWaiting();
  };

  return {
    enter: (laneName, name, signalOf) => {
      const lane = lanes.get(laneName);
      if (lane === undefined) throw new Error(`There is no lane “${laneName}”`);
      const caller = lane.callers.get(name) ?? { running: 0, began: 0, waiting: [] };
      if (caller.waiting.length >= lane.share.waitingPerCaller) {
        return Promise.reject(new QueueFullError('Too many requests of this caller are waiting'));
      }
      presence.note(name);
      lane.callers.set(name, caller);
      return new Promise((resolve, reject) => {
        const patience: { end?: () => void } = {};
        const waiter: Waiter = {
          start: () => {
            patience.end?.();
            running += 1;
            lane.running += 1;
            caller.running += 1;
            const began = now();
            caller.began += began;
            let isDone = false;
            resolve(() => {
              if (isDone) return;
              isDone = true;
              const took = now() - began;
              recentUse.add(name, took);
              caller.began -= began;
              const { busyMs } = lane.share;
              if (busyMs !== undefined && recentlyUsedBy(name, caller) > busyMs && presence.hasOthers(name)) {
                rest(name, took);
              }
              leave(lane, name, caller);
            });
          },
        };
        const giveUp = (error: Error): void => {
          patience.end?.();
          caller.waiting.splice(caller.waiting.indexOf(waiter), 1);
          if (caller.running === 0 && caller.waiting.length === 0) lane.callers.delete(name);
          reject(error);
        };
        const hangUp = (): void => giveUp(new QueueLeftError('Nobody waits for it any more'));
        caller.waiting.push(waiter);
        startWaiting();
        // Most start at once, and need neither timer nor signal.
        if (!caller.waiting.includes(waiter)) return;
        const timer = setTimeout(
          () => giveUp(new QueueTimeoutError('No place became free in time')),
          options.patienceMs,
        );
        const signal = signalOf?.();
        signal?.addEventListener('abort', hangUp, { once: true });
        patience.end = () => {
          clearTimeout(timer);
          signal?.removeEventListener('abort', hangUp);
        };
      });
    },
    counts: () => ({
      running,
      waiting: count((lane) =>
        [...lane.callers.values()].reduce((sum, { waiting }) => sum + waiting.length, 0),
      ),
    }),
  };
};
