import { aboutOf } from '#domain/memory/about-of.ts';
import type { MemoryRef } from '#domain/memory/forgetting.ts';
import { memoryImportance } from '#domain/memory/memory-importance.ts';
import type { MemoryLayer } from '#domain/memory/memory-layer.ts';
import type { NewMemory } from '#domain/memory/memory.ts';
import type { NewProposal } from '#domain/memory/open-proposal.ts';
import type { StoreAnswer } from '#domain/memory/store-answer.ts';
import { createStore } from '#web/platform/store.ts';
import type { StoreRequest } from '#web/services/memory/memory-mutations.ts';

/** A suggestion that somebody said yes to, as they want it kept. `id` is the list's own. */
export interface Keeping {
  readonly id: string;
  /** Null for one that was never in the inbox. */
  readonly proposalId: string | null;
  readonly layer: MemoryLayer;
  readonly sentence: string;
  readonly from: Pick<NewProposal, 'quote' | 'source' | 'sourceId' | 'saidAt'>;
  /** Said by the person: it takes this one's place, or both hold. Unsaid, whoever is near is asked about first. */
  readonly near?: { readonly replaces: MemoryRef | null };
}

export interface KeepState {
  /** Null while nothing is being kept. */
  readonly progress: { readonly done: number; readonly total: number } | null;
  /** When the next try is, in milliseconds since 1970; null while nothing waits. */
  readonly waitsUntil: number | null;
  /** The ids of those that are memories now. */
  readonly kept: readonly string[];
  /** Those that a stored memory is near to: only the person can say what holds. */
  readonly near: ReadonlyMap<string, MemoryRef>;
  /** Why it ended before the last one. */
  readonly ended: { readonly why: 'unreachable' | 'limit'; readonly retryAfterSeconds: number } | null;
}

interface Edges {
  readonly findNear: (sentence: string) => Promise<MemoryRef | null>;
  readonly store: (request: StoreRequest) => Promise<StoreAnswer>;
  readonly onKept: (kept: Keeping) => void;
  readonly onEnd: () => void;
  /** Rejects when the signal says so. */
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  readonly now: () => number;
}

const idle: KeepState = { progress: null, waitsUntil: null, kept: [], near: new Map(), ended: null };

/** Waiting longer than this is not waiting but coming back. */
const longestWaitSeconds = 60;

const memoryOf = ({ layer, sentence, from }: Keeping): NewMemory => ({
  layer,
  sentence,
  about: aboutOf(layer, sentence),
  tags: [],
  importance: memoryImportance.usual,
  ...from,
});

/** Keeps one after the other, waits where there were too many, and leaves alone what needs a word from the person first. */
export const createKeeper = (edges: Edges) => {
  const state = createStore<KeepState>(idle);
  const change = (changes: Partial<KeepState>): void => state.set({ ...state.get(), ...changes });
  let queue: readonly Keeping[] = [];
  let running: AbortController | null = null;

  const nearWithout = (ids: readonly string[]): ReadonlyMap<string, MemoryRef> =>
    new Map([...state.get().near].filter(([id]) => !ids.includes(id)));

  const storeOne = async (one: Keeping, signal: AbortSignal): Promise<'done' | 'ended'> => {
    for (;;) {
      const { near } = one;
      const answer = await edges.store({
        memory: memoryOf(one),
        ...(one.proposalId === null ? {} : { proposalId: one.proposalId }),
        ...(near === undefined || near.replaces === null ? {} : { replaces: near.replaces }),
      });
      if (answer.stored) {
        change({ kept: [...state.get().kept, one.id] });
        edges.onKept(one);
        return 'done';
      }
      const { retryAfterSeconds } = answer;
      if (retryAfterSeconds === null || retryAfterSeconds > longestWaitSeconds) {
        const why = retryAfterSeconds === null ? 'unreachable' : 'limit';
        change({ ended: { why, retryAfterSeconds: retryAfterSeconds ?? 0 } });
        return 'ended';
      }
      const milliseconds = retryAfterSeconds * 1000;
      change({ waitsUntil: edges.now() + milliseconds });
      await edges.wait(milliseconds, signal);
      change({ waitsUntil: null });
    }
  };

  const keepOne = async (one: Keeping, signal: AbortSignal): Promise<'done' | 'ended'> => {
    const near = one.near === undefined ? await edges.findNear(one.sentence) : null;
    signal.throwIfAborted();
    if (near !== null) {
      change({ near: new Map([...state.get().near, [one.id, near]]) });
      return 'done';
    }
    return storeOne(one, signal);
  };

  const run = async (signal: AbortSignal): Promise<void> => {
    for (let one = queue[0]; one !== undefined; one = queue[0]) {
      if ((await keepOne(one, signal)) === 'ended') return;
      signal.throwIfAborted();
      queue = queue.slice(1);
      const { progress } = state.get();
      if (progress !== null) change({ progress: { ...progress, done: progress.done + 1 } });
    }
  };

  const start = async (): Promise<void> => {
    const mine = new AbortController();
    running = mine;
    try {
      await run(mine.signal);
    } catch (error) {
      if (!mine.signal.aborted) throw error;
    } finally {
      running = null;
      queue = [];
      change({ progress: null, waitsUntil: null });
      edges.onEnd();
    }
  };

  return {
    get: state.get,
    subscribe: state.subscribe,
    keep: (all: readonly Keeping[]): void => {
      const more = all.filter(({ id }) => queue.every((one) => one.id !== id));
      if (more.length === 0) return;
      queue = [...queue, ...more];
      const { progress } = state.get();
      change({
        ended: null,
        near: nearWithout(more.map(({ id }) => id)),
        progress: { done: progress?.done ?? 0, total: (progress?.total ?? 0) + more.length },
      });
      if (running === null) void start();
    },
    /** What is kept stays kept; the rest stays where it is. */
    stop: (): void => running?.abort(),
    /** Somebody decided otherwise: nothing is asked about it any more. */
    forgetNear: (id: string): void => change({ near: nearWithout([id]) }),
  } as const;
};

export type Keeper = ReturnType<typeof createKeeper>;
