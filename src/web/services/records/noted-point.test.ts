import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { AppError } from '#web/platform/app-error.ts';
import { notePoint, readNotedPoint } from '#web/services/records/noted-point.ts';
import { openRecords } from '#web/services/records/open-records.ts';
import { sendNotedPoint } from '#web/services/records/record-mutations.ts';
import { signedInClient } from '#web/services/records/signed-in-client.fixture.ts';

const sent = z.object({ edits: z.array(z.unknown()) });
const userId = '5f2b8c0e-0000-4000-8000-000000000001';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

/** Answers every call alike, and remembers which came in what order. */
const server = (status: number) => {
  const asked: string[] = [];
  const client = signedInClient(userId, async (url, init) => {
    const call = new URL(String(url instanceof Request ? url.url : url)).pathname.split('/').at(-1) ?? '';
    asked.push(call);
    if (status === 0) throw new TypeError('Failed to fetch');
    if (status >= 400) return Response.json({ message: 'refused', code: 'x' }, { status });
    if (call === 'apply_edits') {
      const { edits } = sent.parse(JSON.parse(typeof init?.body === 'string' ? init.body : ''));
      return Response.json(edits.map(() => 'kept'));
    }
    return call === 'pull_records'
      ? Response.json({ rows: [], cursor: 1, more: false, horizon: 0 })
      : Response.json(crypto.randomUUID());
  });
  return { client, asked };
};

describe('[ARCHIVE-01] a restore point that was noted on the device', () => {
  it('is made before the changes are sent, once', async () => {
    vi.stubGlobal('window', new EventTarget());
    vi.stubGlobal('document', new EventTarget());
    const { client, asked } = server(200);
    const { store, sync, close } = await openRecords({
      userId,
      backend: client,
      onSignedOut: () => undefined,
    });
    await sync.run();
    notePoint(userId, 'import');
    const write = (name: string) =>
      store.write([
        {
          kind: 'projects',
          id: crypto.randomUUID(),
          fields: { name, outcome: '', state: 'active', archivedAt: null, position: 'a0', createdAt: '' },
        },
      ]);
    write('Garden');
    await vi.waitFor(() => expect(sync.state().waiting).toBe(0));
    await sync.run();
    write('Kitchen');
    await sync.run();
    await vi.waitFor(() =>
      expect(asked.filter((call) => call !== 'pull_records' && call.includes('_'))).toEqual([
        'make_restore_point',
        'apply_edits',
        'apply_edits',
      ]),
    );
    expect(readNotedPoint(userId)).toBeNull();
    close();
  });

  it('waits with the changes where there is no way to the server', async () => {
    notePoint(userId, 'fresh-start');
    for (const status of [0, 503, 401]) {
      await expect(sendNotedPoint(server(status).client, userId)).rejects.toBeInstanceOf(AppError);
      expect(readNotedPoint(userId)).toBe('fresh-start');
    }
  });

  it('holds up nothing where the server will not make it', async () => {
    notePoint(userId, 'import');
    await sendNotedPoint(server(400).client, userId);
    expect(readNotedPoint(userId)).toBeNull();
  });

  it('keeps the first reason of two, and is another one for another person', () => {
    notePoint(userId, 'import');
    notePoint(userId, 'fresh-start');
    expect(readNotedPoint(userId)).toBe('import');
    expect(readNotedPoint('somebody-else')).toBeNull();
  });

  it('asks nobody where nothing was noted', async () => {
    const { client, asked } = server(200);
    await sendNotedPoint(client, userId);
    expect(asked).toEqual([]);
  });
});
