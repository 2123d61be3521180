import { createClient } from '@supabase/supabase-js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '#domain/database.types.ts';
import type { HeldRecord } from '#domain/records/held-record.ts';
import { signedInClient } from '#web/services/records/signed-in-client.fixture.ts';
import { openRecords } from '#web/services/records/open-records.ts';

const task: HeldRecord = {
  kind: 'tasks',
  id: 'c0ffee00-0000-4000-8000-000000000001',
  fields: { title: 'Wash one cup', deletedAt: null },
  stamps: { '*': '0001' },
};
const unsent = { kind: 'tasks', id: task.id, stamps: { title: '0001' } };

/** A browser without a network, and one more page, which speaks in the moment somebody begins to listen. */
const anotherPageSays = (news: unknown): void => {
  class Channel extends EventTarget {
    override addEventListener(...args: Parameters<EventTarget['addEventListener']>): void {
      super.addEventListener(...args);
      this.dispatchEvent(new MessageEvent('message', { data: news }));
    }
    postMessage(): void {}
    close(): void {}
  }
  vi.stubGlobal('BroadcastChannel', Channel);
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', new EventTarget());
};

const backend = createClient<Database>('http://localhost', 'key', {
  auth: { persistSession: false, autoRefreshToken: false },
  global: { fetch: async () => Promise.reject(new TypeError('Failed to fetch')) },
});

/** A server that never answers, somebody who is signed in, and the signals of what was asked. */
const silentServer = (userId: string) => {
  const asked: (AbortSignal | null | undefined)[] = [];
  const client = signedInClient(userId, async (_url, init) => {
    asked.push(init?.signal);
    return new Promise(() => undefined);
  });
  return { client, asked };
};

describe('[TASK-02] somebody who is about to sign out', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('aborts every read before a sign-out, so that no late answer is a refusal', async () => {
    anotherPageSays({ records: [], unsent: [] });
    const { client, asked } = silentServer('u1');
    const { rest, close } = await openRecords({
      userId: 'u1',
      backend: client,
      onSignedOut: () => undefined,
    });
    await vi.waitFor(() => expect(asked.length).toBeGreaterThan(0));
    expect(asked.map((signal) => signal?.aborted)).toContain(false);
    rest();
    expect(asked.map((signal) => signal?.aborted)).not.toContain(false);
    close();
  });

  it('sends nothing more once they have said what becomes of it, however late the client comes', async () => {
    anotherPageSays({ records: [task], unsent: [unsent] });
    const { client, asked } = silentServer('u3');
    const coming = Promise.withResolvers<typeof client>();
    const { sync, rest, close } = await openRecords({
      userId: 'u3',
      backend: coming.promise,
      onSignedOut: () => undefined,
    });
    const running = sync.run();
    rest();
    coming.resolve(client);
    await running;
    expect(asked).toEqual([]);
    close();
  });
});

describe('[TASK-02] a page that is drawn before its client is there', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('holds what this device has, and asks and sends nothing until then', async () => {
    anotherPageSays({ records: [task], unsent: [] });
    const { client, asked } = silentServer('u2');
    const coming = Promise.withResolvers<typeof client>();
    const { store, sync, close } = await openRecords({
      // Not the one before, whose turn never ends.
      userId: 'u2',
      backend: coming.promise,
      onSignedOut: () => undefined,
    });
    expect(store.held('tasks', task.id)).toBeDefined();
    void sync.run();
    // As long as a question would take to be sent.
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    expect(asked).toEqual([]);
    coming.resolve(client);
    await vi.waitFor(() => expect(asked.length).toBeGreaterThan(0));
    close();
  });
});

describe('[TASK-02] a page that opens while another one works', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    ['what was written: everything is there', [unsent], true],
    ['what was read so far: the rest is still to come', [], false],
  ])('a page that opens takes from another page %s', async (_, waiting, complete) => {
    anotherPageSays({ records: [task], unsent: waiting });
    const { store, sync, close } = await openRecords({
      userId: 'u1',
      backend,
      onSignedOut: () => undefined,
    });
    expect(store.held('tasks', task.id)).toEqual(task);
    expect(sync.state().complete).toBe(complete);
    close();
  });
});
