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
   * Whoever had places for longer than this lately gets one at a time. Places are shared out by number, but what is short is
   * processor time: one slow statement after the other costs more than many quick ones.
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

export interface FairQueue<Lane extends string> {
  /** Waits for a place; what it gives back frees it. */
  readonly enter: (lane: Lane, caller: string) => Promise<() => void>;
  readonly counts: () => { readonly running: number; readonly waiting: number };
}

interface Waiter {
  readonly start: () => void;
}

interface Caller {
  running: number;
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

  /** Whether the lane may take one more place: its own floor, or one that is nobody else's floor. */
  const hasRoom = (lane: LaneState): boolean => {
    if (lane.running >= lane.share.ceiling) return false;
    const free = options.places - running;
    if (lane.running < lane.share.floor) return free > 0;
    const kept = count((other) => (other === lane ? 0 : Math.max(0, other.share.floor - other.running)));
    return free > kept;
  };

  const mostOf = ({ share }: LaneState, name: string): number =>
    share.busyMs !== undefined && recentUse.of(name) > share.busyMs ? 1 : share.perCaller;

  const nextCaller = (lane: LaneState): [string, Caller] | undefined =>
    [...lane.callers].find(
      ([name, caller]) => caller.waiting.length > 0 && caller.running < mostOf(lane, name),
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
    enter: (laneName, name) => {
      const lane = lanes.get(laneName);
      if (lane === undefined) throw new Error(`There is no lane “${laneName}”`);
      const caller = lane.callers.get(name) ?? { running: 0, waiting: [] };
      if (caller.waiting.length >= lane.share.waitingPerCaller) {
        return Promise.reject(new QueueFullError('Too many requests of this caller are waiting'));
      }
      lane.callers.set(name, caller);
      return new Promise((resolve, reject) => {
        const waiter: Waiter = {
          start: () => {
            clearTimeout(timer);
            running += 1;
            lane.running += 1;
            caller.running += 1;
            const began = now();
            let isDone = false;
            resolve(() => {
              if (isDone) return;
              isDone = true;
              recentUse.add(name, now() - began);
              leave(lane, name, caller);
            });
          },
        };
        const timer = setTimeout(() => {
          caller.waiting.splice(caller.waiting.indexOf(waiter), 1);
          if (caller.running === 0 && caller.waiting.length === 0) lane.callers.delete(name);
          reject(new QueueTimeoutError('No place became free in time'));
        }, options.patienceMs);
        caller.waiting.push(waiter);
        startWaiting();
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
