import { describe, expect, it } from 'vitest';
import type { MemoryRef } from '#domain/memory/forgetting.ts';
import type { StoreAnswer } from '#domain/memory/store-answer.ts';
import { createKeeper, type Keeping } from './keep-suggestions.ts';
import type { StoreRequest } from './memory-mutations.ts';

const keeping = (id: string, changes: Partial<Keeping> = {}): Keeping => ({
  id,
  proposalId: id,
  layer: 'semantic',
  sentence: `Sentence ${id}`,
  from: { quote: `I said ${id}`, source: 'typed', sourceId: null, saidAt: '2026-11-01T10:00:00Z' },
  ...changes,
});
const blocked = (seconds: number | null): StoreAnswer => ({
  stored: false,
  reason: 'per-minute limit',
  retryAfterSeconds: seconds,
});
const old: MemoryRef = { layer: 'semantic', id: 'old' };

/** As many turns as the longest row needs. */
const settled = async (): Promise<void> => {
  for (let round = 0; round < 60; round += 1) await Promise.resolve();
};

/** Answers in their turn; when they are used up, everything is stored. */
const start = (answers: readonly StoreAnswer[] = [], near: Readonly<Record<string, MemoryRef>> = {}) => {
  const left = [...answers];
  const stored: StoreRequest[] = [];
  const kept: string[] = [];
  const waits: number[] = [];
  let release: (() => void) | null = null;
  let ends = 0;
  const keeper = createKeeper({
    findNear: async (sentence) => near[sentence] ?? null,
    store: async (request) => {
      stored.push(request);
      return left.shift() ?? { stored: true, id: 'new' };
    },
    onKept: ({ id }) => kept.push(id),
    onEnd: () => {
      ends += 1;
    },
    wait: async (milliseconds, signal) => {
      waits.push(milliseconds);
      await new Promise<void>((resolve, reject) => {
        release = resolve;
        signal.addEventListener('abort', () => reject(new Error('Stopped')));
      });
    },
    now: () => 1_000_000,
  });
  return {
    keeper,
    stored,
    kept,
    waits,
    settled,
    goOn: async () => {
      release?.();
      await settled();
    },
    ends: () => ends,
  };
};

describe('[MEM-04] keeping suggestions', () => {
  it('stores one after the other with the words they came from, and says how far it is', async () => {
    const { keeper, stored, kept, settled, ends } = start();
    keeper.keep([keeping('a'), keeping('b')]);
    expect(keeper.get().progress).toEqual({ done: 0, total: 2 });
    await settled();
    expect(kept).toEqual(['a', 'b']);
    expect(stored[0]).toEqual({
      proposalId: 'a',
      memory: {
        layer: 'semantic',
        sentence: 'Sentence a',
        about: 'Sentence a',
        tags: [],
        importance: 3,
        quote: 'I said a',
        source: 'typed',
        sourceId: null,
        saidAt: '2026-11-01T10:00:00Z',
      },
    });
    expect(keeper.get().progress).toBeNull();
    expect(ends()).toBe(1);
  });

  it('waits as long as the limiter says, shows until when, and then tries the same one again', async () => {
    const { keeper, kept, waits, settled, goOn } = start([{ stored: true, id: '1' }, blocked(60)]);
    keeper.keep([keeping('a'), keeping('b')]);
    await settled();
    expect(kept).toEqual(['a']);
    expect(waits).toEqual([60_000]);
    expect(keeper.get()).toMatchObject({ waitsUntil: 1_060_000, progress: { done: 1, total: 2 } });
    await goOn();
    expect(kept).toEqual(['a', 'b']);
    expect(keeper.get()).toMatchObject({ waitsUntil: null, progress: null, ended: null });
  });

  it('stops when told to: what is kept is kept, the rest is left', async () => {
    const { keeper, kept, settled, ends } = start([{ stored: true, id: '1' }, blocked(60)]);
    keeper.keep([keeping('a'), keeping('b'), keeping('c')]);
    await settled();
    keeper.stop();
    await settled();
    expect(kept).toEqual(['a']);
    expect(keeper.get()).toMatchObject({ waitsUntil: null, progress: null });
    expect(ends()).toBe(1);
    keeper.keep([keeping('b')]);
    await settled();
    expect(kept).toEqual(['a', 'b']);
  });

  it.each([
    [3600, { why: 'limit', retryAfterSeconds: 3600 }],
    [61, { why: 'limit', retryAfterSeconds: 61 }],
    [null, { why: 'unreachable', retryAfterSeconds: 0 }],
  ])('does not wait %s seconds: it ends and says why', async (seconds, ended) => {
    const { keeper, kept, waits, settled } = start([blocked(seconds)]);
    keeper.keep([keeping('a'), keeping('b')]);
    await settled();
    expect({ kept, waits }).toEqual({ kept: [], waits: [] });
    expect(keeper.get()).toMatchObject({ progress: null, ended });
  });

  it('stores nothing that is near a stored memory before the person has decided', async () => {
    const { keeper, stored, kept, settled } = start([], { 'Sentence a': old });
    keeper.keep([keeping('a'), keeping('b')]);
    await settled();
    expect(kept).toEqual(['b']);
    expect([...keeper.get().near]).toEqual([['a', old]]);

    keeper.keep([keeping('a', { near: { replaces: old } })]);
    await settled();
    expect(kept).toEqual(['b', 'a']);
    expect(stored.at(-1)?.replaces).toEqual(old);
    expect(keeper.get().near.size).toBe(0);
  });

  it('keeps both where both are true, and asks no more about one that is ignored', async () => {
    const { keeper, stored, kept, settled } = start([], { 'Sentence a': old, 'Sentence b': old });
    keeper.keep([keeping('a'), keeping('b')]);
    await settled();
    keeper.keep([keeping('a', { near: { replaces: null } })]);
    keeper.forgetNear('b');
    await settled();
    expect(kept).toEqual(['a']);
    expect(stored).toHaveLength(1);
    expect(stored[0]).not.toHaveProperty('replaces');
    expect(keeper.get().near.size).toBe(0);
  });

  it('takes one that is asked for meanwhile into the same row, once', async () => {
    const { keeper, kept, settled } = start();
    keeper.keep([keeping('a')]);
    keeper.keep([keeping('b'), keeping('a')]);
    expect(keeper.get().progress).toEqual({ done: 0, total: 2 });
    await settled();
    expect(kept).toEqual(['a', 'b']);
  });
});
