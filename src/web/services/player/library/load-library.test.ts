import { describe, expect, it } from 'vitest';
import { tracksNamed } from '#domain/music/track.fixture.ts';
import { loadLibrary } from '#web/services/player/library/load-library.ts';

const rows = [{ id: 'a', file_path: 'a.mp3' }];

interface Case {
  readonly userId?: string | null;
  readonly kept?: { readonly rows: readonly unknown[]; readonly fresh: boolean } | null;
  readonly answers?: readonly (readonly unknown[] | 'fails')[];
  readonly online?: boolean;
}

const run = async ({ userId = 'u', kept = null, answers = [], online = true }: Case) => {
  const waits: number[] = [];
  const stored: unknown[] = [];
  let asked = 0;
  const library = await loadLibrary({
    userId,
    kept: () => kept,
    keep: (given) => stored.push(given),
    ask: async () => {
      const answer = answers[asked] ?? 'fails';
      asked += 1;
      if (answer === 'fails') throw new Error('gone');
      return answer;
    },
    demo: tracksNamed('x', 'y', 'z'),
    online: () => online,
    wait: async (ms) => void waits.push(ms),
    signal: new AbortController().signal,
  });
  return {
    source: library.source,
    ids: library.tracks.map(({ id }) => id),
    asked,
    waits,
    stored: stored.length,
  };
};

const fresh = { rows: [{ id: 'k' }], fresh: true };
const old = { rows: [{ id: 'k' }], fresh: false };
const demo = ['x', 'y', 'z'];

describe('[PLAYER-07] where the library comes from', () => {
  it.each([
    ['a guest', { userId: null }, 'demo', demo, 0, [], 0],
    ['fresh', { kept: fresh, answers: [rows] }, 'cache', ['k'], 0, [], 0],
    [
      'fresh but unreadable',
      { kept: { rows: [7], fresh: true }, answers: [rows] },
      'database',
      ['a'],
      1,
      [],
      1,
    ],
    ['old', { kept: old, answers: [rows] }, 'database', ['a'], 1, [], 1],
    ['nothing kept', { answers: [rows] }, 'database', ['a'], 1, [], 1],
    ['the third attempt', { answers: ['fails', [], rows] }, 'database', ['a'], 3, [1000, 2000], 1],
    ['three failures with something old', { kept: old }, 'old-cache', ['k'], 3, [1000, 2000], 0],
    ['three failures with nothing', {}, 'demo', demo, 3, [1000, 2000], 0],
    ['no network, something old', { kept: old, online: false }, 'old-cache', ['k'], 0, [], 0],
    ['no network, nothing', { online: false }, 'demo', demo, 0, [], 0],
  ] as const)(
    'chooses where the library comes from: %s',
    async (_, given, source, ids, asked, waits, stored) => {
      expect(await run(given)).toEqual({ source, ids, asked, waits, stored });
    },
  );
});
