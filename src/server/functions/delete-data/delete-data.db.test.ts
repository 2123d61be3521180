import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { deletableKinds } from '#domain/privacy/deletable-kinds.ts';
import { deletedAnswerSchema } from '#domain/privacy/delete-answers.ts';
import { deletionGraceDays } from '#domain/privacy/deletion-grace.ts';
import { recordKinds, recordRegistry } from '#domain/records/record-registry.ts';
import { soundOf } from '#server/engine/storage/storage-host.fixture.ts';
import { signIn } from '#server/testing/sign-in.ts';
import type { SignedIn } from '#server/testing/sign-in.ts';
import { startSmtpInbox } from '#server/testing/smtp-inbox.ts';
import { startTestServer } from '#server/testing/test-server.ts';
import type { TestServer } from '#server/testing/test-server.ts';

let server: TestServer;
let inbox: Awaited<ReturnType<typeof startSmtpInbox>>;
let admin: SignedIn;
let person: SignedIn;
let other: SignedIn;
beforeAll(async () => {
  inbox = await startSmtpInbox();
  server = await startTestServer({ AUTH_EMAIL: 'on', AUTH_RATE_FACTOR: '1000', ...inbox.settings });
  admin = await signIn(server, { email: 'admin@example.org', name: 'Admin' });
  person = await signIn(server, { email: 'person@example.org', name: 'Person' });
  other = await signIn(server, { email: 'other@example.org', name: 'Other' });
});
afterAll(async () => {
  await server.stop();
  await inbox.stop();
});
beforeEach(() => server.adminQuery('update auth.mfa_amr_claims set updated_at = now()'));

const call = async (who: SignedIn | null, body: unknown) => {
  const response = await fetch(`${server.url}/functions/v1/delete-data`, {
    method: 'POST',
    headers: {
      apikey: server.publishableKey,
      'content-type': 'application/json',
      ...(who === null ? {} : { authorization: `Bearer ${who.session.access_token}` }),
    },
    body: JSON.stringify(body),
  });
  const answer: unknown = await response.json();
  return { status: response.status, answer };
};
const remove = (who: SignedIn | null, body: object) =>
  call(who, { action: 'kinds', from: null, to: null, for_good: false, ...body });
const removed = async (body: object) => {
  const { status, answer } = await remove(person, body);
  expect([status, answer]).toEqual([200, expect.anything()]);
  return deletedAnswerSchema.parse(answer);
};

const done = async (step: PromiseLike<{ readonly error: unknown }>): Promise<void> => {
  expect((await step).error).toBeNull();
};

/** A task with a step, and a session with what played in it, at this moment. */
const write = async (who: SignedIn, at: string, word: string): Promise<string> => {
  const id = crypto.randomUUID();
  await done(who.client.from('tasks').insert({ id, title: word, created_at: at }));
  // The step is written later than its task: it goes with the task.
  await done(who.client.from('task_steps').insert({ task_id: id, title: word }));
  await done(
    who.client
      .from('focus_sessions')
      .insert({ id, phase: 'ended', started_at: at, planned_seconds: 1500, note: word }),
  );
  await done(
    who.client.from('heard_tracks').insert({ focus_id: id, track_id: crypto.randomUUID(), heard_at: at }),
  );
  return id;
};

const rowsOf = async (table: string, who: SignedIn) => {
  const { rows } = await server.adminQuery<{ live: number; bin: number }>(
    `select count(*) filter (where deleted_at is null)::int as live, count(*) filter (where deleted_at is not null)::int as bin
     from public.${table} where user_id = $1`,
    [who.session.user.id],
  );
  return [rows[0]!.live, rows[0]!.bin];
};
const restoreRows = async (who: SignedIn, word: string) =>
  (
    await server.adminQuery(`select from public.restore_rows where user_id = $1 and was::text like $2`, [
      who.session.user.id,
      `%${word}%`,
    ])
  ).rowCount;

const pulled = z.object({ cursor: z.number(), horizon: z.number() });

describe('[ARCHIVE-01] deleting one kind or one period', () => {
  it('knows every table of records but the settings, and every kind that people are offered', async () => {
    const { rows } = await server.adminQuery<{ kind: string; place: string }>(
      'select kind, place from public.deletable_tables()',
    );
    expect(rows.map(({ place }) => place).toSorted()).toEqual(
      recordKinds
        .map((kind) => recordRegistry[kind].table)
        .filter((table) => table !== 'personal_settings')
        .toSorted(),
    );
    const others = ['memories', 'model', 'uploads', 'messages'];
    expect([...new Set(rows.map(({ kind }) => kind)), ...others].toSorted()).toEqual(
      deletableKinds.toSorted(),
    );
    const { rows: grace } = await server.adminQuery<{ days: number }>(
      `select extract(day from public.deletion_grace())::int as days`,
    );
    expect(grace).toEqual([{ days: deletionGraceDays }]);
  });

  it('counts first and changes nothing; a period takes its first moment and not its last', async () => {
    await write(person, '2026-03-01T00:00:00Z', 'first');
    await write(person, '2026-03-31T23:59:59.999Z', 'within');
    await write(person, '2026-04-01T00:00:00Z', 'after');
    await write(other, '2026-03-10T00:00:00Z', 'not theirs');
    const march = { p_from: '2026-03-01T00:00:00Z', p_to: '2026-04-01T00:00:00Z' };
    const preview = await person.client.rpc('preview_delete', {
      p_kinds: ['tasks', 'focus', 'memories', 'model', 'uploads', 'messages'],
      ...march,
    });
    expect(preview.data).toEqual({
      tasks: { now: 4, bin: 0 },
      focus: { now: 4, bin: 0 },
      memories: { now: 0, bin: 0 },
      model: { now: 0, bin: 0 },
      uploads: { now: 0, bin: 0 },
      messages: { now: 0, bin: 0 },
    });
    expect(await rowsOf('tasks', person)).toEqual([3, 0]);

    const answer = await removed({ kinds: ['tasks'], from: march.p_from, to: march.p_to });
    expect(answer.deleted).toEqual({ tasks: 4 });
    expect(await rowsOf('tasks', person)).toEqual([1, 2]);
    expect(await rowsOf('task_steps', person)).toEqual([1, 2]);
    expect(await rowsOf('focus_sessions', person)).toEqual([3, 0]);
    expect(await rowsOf('tasks', other)).toEqual([1, 0]);
  });

  it('a restore point from before brings it back, until it is deleted for good', async () => {
    await write(person, '2026-05-01T00:00:00Z', 'wanted back');
    const period = { from: '2026-05-01T00:00:00Z', to: '2026-06-01T00:00:00Z' };
    const { restore_point: point } = await removed({ kinds: ['tasks', 'focus'], ...period });
    expect(point).not.toBeNull();
    const listed = await person.client
      .from('restore_points')
      .select('id, why')
      .eq('id', point ?? '');
    expect(listed.data).toEqual([{ id: point, why: 'bulk' }]);
    expect(await restoreRows(person, 'wanted back')).toBeGreaterThan(0);

    const { restore_point: none, deleted } = await removed({
      kinds: ['tasks', 'focus'],
      ...period,
      for_good: true,
    });
    expect([none, deleted]).toEqual([null, { tasks: 2, focus: 2 }]);
    expect(await restoreRows(person, 'wanted back')).toBe(0);
    const { rowCount } = await server.adminQuery(`select from public.tasks where title = 'wanted back'`);
    expect(rowCount).toBe(0);
  });

  it('devices learn of both: what went to the bin by its row, what is gone by the horizon', async () => {
    const id = await write(person, '2026-07-01T00:00:00Z', 'seen on a phone');
    const { data: before } = await person.client.rpc('pull_records', { after: 0, most: 1000 });
    const { cursor, horizon } = pulled.parse(before);
    const period = { from: '2026-07-01T00:00:00Z', to: '2026-07-02T00:00:00Z' };
    await removed({ kinds: ['tasks'], ...period });
    const { data: after } = await person.client.rpc('pull_records', { after: cursor, most: 1000 });
    expect(JSON.stringify(after)).toContain(id);
    await removed({ kinds: ['tasks'], ...period, for_good: true });
    const { data: gone } = await person.client.rpc('pull_records', { after: cursor, most: 1000 });
    expect(pulled.parse(gone).horizon).toBeGreaterThan(horizon);
  });

  it('memories, what went to a model and messages go for good either way', async () => {
    const { id } = person.session.user;
    await done(person.client.from('memory_settings').insert({ enabled: true }));
    await done(person.client.from('ai_episodic_memory').insert({ content: 'rain helps' }));
    await server.adminQuery(
      `insert into public.ai_requests (user_id, use, host, model, sent, counted_in)
       values ($1, 'assistant', 'h', 'm', 'sent', '2026-11-01')`,
      [id],
    );
    await server.adminQuery(
      `insert into public.contact_messages (id, user_id, topic, message) values (gen_random_uuid(), $1, 'question', 'Hello to you all')`,
      [id],
    );
    const { deleted } = await removed({ kinds: ['memories', 'model', 'messages'] });
    expect(deleted).toEqual({ memories: 1, model: 1, messages: 1 });
    const { rows } = await server.adminQuery(
      `select from public.ai_episodic_memory where user_id = $1
       union all select from public.ai_requests where user_id = $1
       union all select from public.contact_messages where user_id = $1`,
      [id],
    );
    expect(rows).toEqual([]);
  });

  it('uploads can be brought back for a week, or go at once with their bytes', async () => {
    const profile = (await person.client.from('profiles').select('id').single()).data?.id ?? '';
    const name = `${profile}/${crypto.randomUUID()}.mp3`;
    const upload = new Blob([new Uint8Array(soundOf(100)), 'plantedbytes'], { type: 'audio/mpeg' });
    await done(person.client.storage.from('music-staging').upload(name, upload));
    await done(
      person.client
        .from('music_staging')
        .insert({ uploader_id: profile, title: 'Rain', staging_file_path: name }),
    );
    expect((await removed({ kinds: ['uploads'] })).deleted).toEqual({ uploads: 1 });
    expect(await filesWith('plantedbytes')).toHaveLength(1);
    const preview = await person.client.rpc('preview_delete', { p_kinds: ['uploads'] });
    expect(preview.data).toEqual({ uploads: { now: 0, bin: 1 } });
    expect((await removed({ kinds: ['uploads'], for_good: true })).deleted).toEqual({ uploads: 1 });
    expect(await filesWith('plantedbytes')).toEqual([]);
    const { rowCount } = await server.adminQuery('select from storage.objects where name = $1', [name]);
    expect(rowCount).toBe(0);
  });

  it('everything of all kinds at once leaves only what others wrote', async () => {
    await removed({ kinds: [...deletableKinds], for_good: true });
    for (const table of ['tasks', 'task_steps', 'focus_sessions', 'heard_tracks']) {
      expect(await rowsOf(table, person), table).toEqual([0, 0]);
      expect(await rowsOf(table, other), table).toEqual([1, 0]);
    }
    expect(await restoreRows(person, '')).toBe(0);
  });

  it('for good asks who is there; visitors, unknown kinds and backward periods are refused', async () => {
    await server.adminQuery(`update auth.mfa_amr_claims set updated_at = now() - interval '1 hour'`);
    expect(await remove(person, { kinds: ['tasks'], for_good: true })).toMatchObject({
      status: 428,
      answer: { code: 'reauthenticate' },
    });
    expect((await remove(person, { kinds: ['tasks'] })).status).toBe(200);
    expect((await remove(null, { kinds: ['tasks'] })).status).toBe(401);
    expect((await remove(person, { kinds: [] })).status).toBe(400);
    expect((await remove(person, { kinds: ['settings'] })).status).toBe(400);
    const backward = { from: '2026-02-01T00:00:00Z', to: '2026-01-01T00:00:00Z' };
    expect((await remove(person, { kinds: ['tasks'], ...backward })).status).toBe(400);
    const visitor = createClient(server.url, server.publishableKey);
    expect((await visitor.rpc('preview_delete', { p_kinds: ['tasks'] })).error).not.toBeNull();
    expect((await visitor.rpc('delete_kinds', { p_kinds: ['tasks'] })).error).not.toBeNull();
    // An admin deletes their own, and sees nobody else's numbers.
    expect((await admin.client.rpc('preview_delete', { p_kinds: ['tasks'] })).data).toEqual({
      tasks: { now: 0, bin: 0 },
    });
    expect((await admin.client.rpc('delete_kinds', { p_kinds: ['tasks'] })).error).toBeNull();
    expect(await rowsOf('tasks', other)).toEqual([1, 0]);
  });
});

const filesWith = async (word: string): Promise<readonly string[]> => {
  const entries = await readdir(server.environment.dataDirectory, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const entry of entries.filter((one) => one.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    if ((await readFile(file)).includes(word)) found.push(file);
  }
  return found;
};

describe('[ARCHIVE-01] the letter about leaving', () => {
  it('goes once to whoever asked, where there is a mail server, and says how to stay', async () => {
    expect((await call(person, { action: 'ask' })).status).toBe(200);
    expect((await call(person, { action: 'ask' })).status).toBe(200);
    await expect
      .poll(() => inbox.delivered.filter(({ to }) => to.includes('person@example.org')).length)
      .toBe(1);
    expect(inbox.delivered.at(-1)?.raw).toContain('Keep my account');
  });
});
