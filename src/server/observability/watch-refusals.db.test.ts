import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Database } from '#domain/database.types.ts';
import { signIn } from '#server/testing/sign-in.ts';
import type { SignedIn } from '#server/testing/sign-in.ts';
import { startTestServer } from '#server/testing/test-server.ts';
import type { TestServer } from '#server/testing/test-server.ts';

let server: TestServer;
let admin: SignedIn;
let owner: SignedIn;
let number = 0;

beforeAll(async () => {
  server = await startTestServer({ TRUSTED_PROXIES: '1' });
  admin = await signIn(server, { email: 'ada@example.org', name: 'Ada' });
  owner = await signIn(server, { email: 'robin@example.org', name: 'Robin' });
});
afterAll(() => server.stop());

let stranger: SignedIn;
beforeEach(async () => {
  number += 1;
  const person = await signIn(server, { email: `stranger-${number}@example.org`, name: 'Stranger' });
  // Each from a place of their own: what is written of one address is bounded.
  const client = createClient<Database>(server.url, server.publishableKey, {
    accessToken: () => Promise.resolve(person.session.access_token),
    global: { headers: { 'x-forwarded-for': `203.0.113.${number}` } },
  });
  stranger = { ...person, client };
});

interface Row {
  readonly type: string;
  readonly details: object;
  readonly source: string;
}

/** Written a moment after the answer, so they are waited for. */
const noted = async (person: SignedIn, count: number): Promise<readonly Row[]> =>
  vi.waitFor(async () => {
    const { rows } = await server.adminQuery<Row>(
      `select type, details, source from public.security_events
       where user_id = $1 and type <> 'auth_success' order by created_at, type`,
      [person.session.user.id],
    );
    expect(rows).toHaveLength(count);
    return rows;
  });

const taskOf = async ({ client }: SignedIn): Promise<string> => {
  const { data, error } = await client
    .from('tasks')
    .insert({ title: 'Call the plumbago shop' })
    .select('id')
    .single();
  if (error !== null) throw error;
  return data.id;
};

describe('[LOG-03] what is refused at the door', () => {
  test('a task in the name of somebody else is refused, and noted as such', async () => {
    const { error } = await stranger.client
      .from('tasks')
      .insert({ title: 'Mine now', user_id: owner.session.user.id });
    expect(error?.code).toBe('42501');
    expect(await noted(stranger, 1)).toEqual([
      {
        type: 'task_ownership_violation',
        details: { table: 'tasks', method: 'POST' },
        source: 'server',
      },
    ]);
  });

  test('changing or deleting somebody’s task answers as for one that is not there, and is noted', async () => {
    const id = await taskOf(owner);
    const nowhere = crypto.randomUUID();
    const change = async (of: string) =>
      stranger.client.from('tasks').update({ title: 'Changed' }).eq('id', of);
    const foreign = await change(id);
    const missing = await change(nowhere);
    expect([foreign.status, foreign.data, foreign.error]).toEqual([
      missing.status,
      missing.data,
      missing.error,
    ]);
    await stranger.client.from('tasks').delete().eq('id', id);
    await stranger.client.from('tasks').update({ title: 'x' }).eq('user_id', owner.session.user.id);
    const rows = await noted(stranger, 3);
    expect(rows.map(({ type }) => type)).toEqual(Array.from({ length: 3 }, () => 'task_ownership_violation'));
    expect(JSON.stringify(rows)).not.toMatch(/plumbago|Changed/);
    expect((await owner.client.from('tasks').select('title').eq('id', id)).data).toHaveLength(1);
  });

  test('an edit in the name of somebody else is refused in the list of edits, and noted', async () => {
    const stamps = { '*': '000001763000000-0000-00000000' };
    const fields = { title: 'Mine now', user_id: owner.session.user.id };
    const { data } = await stranger.client.rpc('apply_edits', {
      edits: [{ kind: 'tasks', id: crypto.randomUUID(), fields, stamps }],
    });
    expect(data).toEqual(['refused: stamps']);
    const id = await taskOf(owner);
    const done = { done_at: new Date().toISOString() };
    const missing = await stranger.client.rpc('apply_edits', {
      edits: [{ kind: 'tasks', id, fields: done, stamps }],
    });
    expect(missing.data).toEqual(['missing']);
    const expected = { type: 'task_ownership_violation', details: { table: 'tasks', method: 'edit' } };
    expect(await noted(stranger, 2)).toMatchObject([expected, expected]);
  });

  test('a file in somebody’s folder is refused, and noted as a violation', async () => {
    const { rows } = await server.adminQuery<{ id: string }>(
      'select id from public.profiles where user_id = $1',
      [owner.session.user.id],
    );
    const { error } = await stranger.client.storage
      .from('music-staging')
      .upload(`${rows[0]!.id}/mine.mp3`, new Blob(['ID3'], { type: 'audio/mpeg' }));
    expect(error).not.toBeNull();
    expect(await noted(stranger, 1)).toMatchObject([
      { type: 'security_violation', details: { store: true } },
    ]);
  });

  test('a procedure of admins is refused, and five refusals are suspicious', async () => {
    for (let i = 0; i < 6; i += 1) await stranger.client.rpc('read_outbox', {});
    const rows = await noted(stranger, 7);
    expect(rows.filter(({ type }) => type === 'access_denied')).toHaveLength(6);
    expect(rows.filter(({ type }) => type === 'suspicious_activity')).toEqual([
      { type: 'suspicious_activity', details: { refusals: 5 }, source: 'server' },
    ]);
  });

  test('what an admin reads about people is noted once, and what people read of their own is not', async () => {
    for (let i = 0; i < 3; i += 1) await admin.client.rpc('read_contact_messages', {});
    await stranger.client.from('tasks').select('id');
    await stranger.client.from('tasks').update({ title: 'x' }).eq('id', crypto.randomUUID());
    expect(await noted(admin, 1)).toEqual([
      { type: 'data_access', details: { procedure: 'read_contact_messages' }, source: 'server' },
    ]);
    expect(await noted(stranger, 0)).toEqual([]);
  });
});
