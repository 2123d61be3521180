import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { exportedTables } from '#domain/data-export/export-tables.ts';
import { openTask } from '#domain/tasks/task.fixture.ts';
import { type ExportProgress, makeExport } from '#web/features/data-export/make-export.ts';
import { rowsAtOnce } from '#web/features/data-export/export-queries.ts';
import { createMemoryStore } from '#web/services/records/memory-store.ts';
import { signedInClient } from '#web/services/records/signed-in-client.fixture.ts';

const document = z.object({
  complete: z.boolean(),
  account: z.unknown(),
  missing: z.array(z.object({ part: z.string(), why: z.string() })),
  notSent: z.array(z.object({ id: z.string(), fields: z.array(z.string()) })),
  data: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
});

const userId = 'c0ffee00-0000-4000-8000-000000000001';

const config = {
  publishableKey: 'key',
  provider: { id: 'google', name: 'Google', kind: 'google' },
  videoScope: false,
  phoneFactors: false,
  brand: false,
  version: '1',
} as const;

interface Setting {
  /** What the server says about a table, for this query. */
  readonly answer: (table: string, query: URLSearchParams) => Response | Promise<Response>;
  readonly signal?: AbortSignal;
}

const rowsOf = (count: number, from = 0): readonly object[] =>
  Array.from({ length: count }, (_, at) => ({ id: String(from + at).padStart(6, '0') }));

/** A server on which somebody has a profile and nothing else. */
const littleOf = (table: string): Response =>
  Response.json(table === 'profiles' ? [{ id: 'my-profile' }] : []);

const make = async ({ answer, signal = new AbortController().signal }: Setting) => {
  vi.stubGlobal('fetch', async (path: string) => {
    const address = new URL(path, 'http://localhost');
    return answer(address.pathname.replace('/rest/v1/', ''), address.searchParams);
  });
  const store = createMemoryStore(userId);
  const { id: _, ...fields } = openTask('t', { title: 'Wash one cup' });
  store.write([{ kind: 'tasks', id: 't1', fields }]);
  store.write([{ kind: 'tasks', id: 't2', fields }]);
  store.write([{ kind: 'tasks', id: 't2', deleted: true }]);
  const sync = {
    run: async () => undefined,
    state: () => ({ complete: true, waiting: 0, refused: [], trouble: null, kept: true }),
    watch: () => () => undefined,
    retryRefused: () => undefined,
    markComplete: () => undefined,
    noteKept: () => undefined,
  };
  const seen: ExportProgress[] = [];
  const exported = await makeExport({
    connection: { backend: signedInClient(userId), config },
    userId,
    signal,
    records: {
      store,
      sync,
      kept: true,
      written: async () => undefined,
      rest: () => undefined,
      takeBack: async () => undefined,
      close: () => undefined,
    },
    site: 'http://localhost',
    now: '2026-11-16T08:00:00.000Z',
    onProgress: (progress) => seen.push(progress),
  });
  return { exported, seen, written: document.parse(JSON.parse(await exported.file.text())) };
};

afterEach(() => vi.unstubAllGlobals());

describe('[ARCHIVE-01] the whole export', () => {
  it('exports every part, deleted records and unsent ones, and reports its progress', async () => {
    const { written, seen, exported } = await make({ answer: littleOf });
    expect(written).toMatchObject({ complete: true, missing: [], account: { id: userId } });
    expect(Object.keys(written.data)).toEqual(
      expect.arrayContaining(exportedTables.map(({ table }) => table)),
    );
    expect(written.data['tasks']).toMatchObject([{ id: 't1', title: 'Wash one cup' }, { id: 't2' }]);
    expect(written.data['tasks']?.map((task) => 'deletedAt' in task)).toEqual([false, true]);
    expect(written.notSent.map(({ id }) => id)).toEqual(['t1', 't2']);
    expect(exported.entries).toBe(3);
    expect(seen.at(-1)?.done).toBe(seen.at(-1)?.all);
  });

  it.each([rowsAtOnce - 1, rowsAtOnce, rowsAtOnce + 1, rowsAtOnce * 2 + 3])(
    'reads %i rows page by page, each once',
    async (count) => {
      const { written } = await make({
        answer: (table, query) => {
          if (table !== 'client_logs') return littleOf(table);
          expect(query.get('user_id')).toBe(`eq.${userId}`);
          const from = query.has('id') ? Number(query.get('id')?.replace('gt.', '')) + 1 : 0;
          return Response.json(rowsOf(Math.min(rowsAtOnce, count - from), from));
        },
      });
      expect(written.data['client_logs']).toEqual(rowsOf(count));
      expect(written.missing).toEqual([]);
    },
  );

  it('filters music by the profile, which it has read before', async () => {
    const asked: (string | null)[] = [];
    await make({
      answer: (table, query) => {
        if (table === 'music_staging') asked.push(query.get('uploader_id'));
        return littleOf(table);
      },
    });
    expect(asked).toEqual(['eq.my-profile']);
  });

  it.each([
    ['refuses', () => new Response('{}', { status: 403 })],
    ['is not there', () => Promise.reject(new TypeError('No network'))],
    ['says something else', () => Response.json({ hello: 'world' })],
    ['says nothing that can be read', () => new Response('<html>')],
  ])('names the part that the server %s about, and exports all the others', async (_, broken) => {
    const { written, exported } = await make({
      answer: (table) => (table === 'licences' ? broken() : littleOf(table)),
    });
    expect(written.complete).toBe(false);
    expect(written.missing.map(({ part }) => part)).toEqual(['licences']);
    expect(written.missing[0]?.why).not.toBe('');
    expect(exported.missing).toEqual(written.missing);
    expect(written.data['profiles']).toHaveLength(1);
    expect(written.data['licence_usage']).toEqual([]);
  });

  it('writes no file once it was cancelled', async () => {
    const calledOff = new AbortController();
    const making = make({
      signal: calledOff.signal,
      answer: (table) => {
        if (table === 'licences') {
          calledOff.abort();
          throw new TypeError('Called off');
        }
        return littleOf(table);
      },
    });
    await expect(making).rejects.toThrow('aborted');
  });
});
