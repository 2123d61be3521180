import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { restoreLimits } from '#domain/restore/restore-limits.ts';
import { restoreAnswer } from '#domain/restore/restore-plan.ts';
import { bytesOf, copyOf, sha256Of } from '#server/restore/copies.fixture.ts';
import { signIn } from '#server/testing/sign-in.ts';
import type { SignedIn } from '#server/testing/sign-in.ts';
import { startTestServer } from '#server/testing/test-server.ts';
import type { TestServer } from '#server/testing/test-server.ts';

let server: TestServer;
let person: SignedIn;
let stranger: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  person = await signIn(server, { email: 'person@example.org', name: 'Person' });
  stranger = await signIn(server, { email: 'stranger@example.org', name: 'Stranger' });
  for (const [who, title] of [[person, 'Was here'] as const, [stranger, 'Words of a stranger'] as const]) {
    const { error } = await who.client.from('tasks').insert({ title });
    if (error !== null) throw error;
  }
});
afterAll(() => server.stop());

const stamps = { '*': '001762000000000-0000-0000000a' };
const task = (title: string, more: object = {}) => ({ id: randomUUID(), title, stamps, ...more });
const fileWith = (...tasks: readonly ReturnType<typeof task>[]) =>
  copyOf({ accountId: person.session.user.id, tables: { tasks } });

interface Ask {
  readonly who?: SignedIn | string | null;
  readonly order?: unknown;
  readonly file?: Uint8Array;
}

const tokenOf = (who: SignedIn | string | null): Readonly<Record<string, string>> => {
  if (who === null) return {};
  return { authorization: `Bearer ${typeof who === 'string' ? who : who.session.access_token}` };
};

const headersFor = ({ who = person, order = { action: 'look' } }: Ask): Record<string, string> => ({
  apikey: server.publishableKey,
  ...tokenOf(who),
  ...(order === null
    ? {}
    : { 'kindling-restore': typeof order === 'string' ? order : JSON.stringify(order) }),
});

const send = (ask: Ask): Promise<Response> =>
  fetch(`${server.url}/functions/v1/archive-restore`, {
    method: 'POST',
    headers: headersFor(ask),
    body: Uint8Array.from(ask.file ?? bytesOf('{}')),
  });

const refusalSchema = z.object({ success: z.literal(false), code: z.string(), message: z.string() });

const refused = async (ask: Ask): Promise<readonly [number, string]> => {
  const answer = await send(ask);
  return [answer.status, refusalSchema.parse(await answer.json()).code];
};

const answered = async (ask: Ask) => {
  const answer = await send(ask);
  expect(answer.status).toBe(200);
  return restoreAnswer.parse(await answer.json());
};

const restoring = (file: Uint8Array): Ask => ({
  file,
  order: { action: 'restore', sha256: sha256Of(file), choices: {} },
});

/** Everything of everybody, and what lies where copies are received. */
const everything = async (): Promise<unknown> => {
  const state: unknown[] = [];
  for (const table of [
    'tasks',
    'personal_settings',
    'memory_settings',
    'restores',
    'restore_points',
    'users',
  ]) {
    const { rows } = await server.adminQuery<{ row: unknown }>(
      `select to_jsonb(t) as row from public.${table} t order by to_jsonb(t)::text`,
    );
    state.push(rows);
  }
  const folder = path.join(server.environment.dataDirectory, 'restoring');
  return { state, files: await readdir(folder).catch(() => []) };
};

const titlesOf = async ({ client }: SignedIn): Promise<readonly string[]> => {
  const { data } = await client.from('tasks').select('title').order('title');
  return data?.map(({ title }) => title) ?? [];
};

describe('[ARCHIVE-01] putting a copy back over the wire', () => {
  it('refuses visitors and tokens that are none, and changes nothing', async () => {
    const before = await everything();
    const file = await fileWith(task('Would come'));
    for (const who of [null, 'abc', server.publishableKey, server.secretKey]) {
      expect(await refused({ ...restoring(file), who })).toEqual([401, 'unauthorized']);
    }
    expect(await everything()).toEqual(before);
  });

  it('is called by POST alone', async () => {
    const { authorization = '', apikey = '' } = headersFor({});
    const answer = await fetch(`${server.url}/functions/v1/archive-restore`, {
      headers: { authorization, apikey },
    });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
  });

  it.each([
    ['none', null],
    ['no JSON', '{'],
    ['a list', []],
    ['an action that is none', { action: 'drop' }],
    ['a restore of nothing that was looked at', { action: 'restore', choices: {} }],
    ['a hash that is none', { action: 'restore', sha256: 'abc', choices: {} }],
    ['a choice that is none', { action: 'restore', sha256: 'a'.repeat(64), choices: { tasks: 'burn' } }],
    ['far too much', { action: 'look', more: 'x'.repeat(9000) }],
  ])('refuses a header that says %s, and changes nothing', async (_, order) => {
    const before = await everything();
    expect(await refused({ order, file: await fileWith(task('Would come')) })).toEqual([
      400,
      'invalid_request',
    ]);
    expect(await everything()).toEqual(before);
  });

  it('refuses a file that is too large by its length, without waiting for it', async () => {
    const before = await everything();
    const answer = await new Promise<readonly [number | undefined, string | undefined]>((resolve, reject) => {
      const sent = request(`${server.url}/functions/v1/archive-restore`, {
        method: 'POST',
        headers: { ...headersFor({}), 'content-length': String(restoreLimits.fileBytes + 1) },
      });
      sent.on('response', ({ statusCode, headers }) => {
        resolve([statusCode, headers.connection]);
        sent.destroy();
      });
      sent.on('error', reject);
      sent.write('PK');
    });
    expect(answer).toEqual([413, 'close']);
    expect(await everything()).toEqual(before);
  });

  it('answers others of the same network while a large file is on its way, and one file of a person at a time', async () => {
    const sent = request(`${server.url}/functions/v1/archive-restore`, {
      method: 'POST',
      headers: { ...headersFor({}), 'content-length': String(restoreLimits.fileBytes) },
    });
    const ended = new Promise<void>((resolve) => {
      sent.on('error', () => resolve());
      sent.on('close', () => resolve());
    });
    sent.write('PK');
    const folder = path.join(server.environment.dataDirectory, 'restoring');
    await expect.poll(async () => (await readdir(folder).catch(() => [])).length).toBe(1);
    expect(await titlesOf(stranger)).toEqual(['Words of a stranger']);
    expect(await refused({ file: await fileWith(task('Another')) })).toEqual([503, 'busy']);
    sent.destroy();
    await ended;
    // Whoever goes away in the middle leaves nothing, and may begin again.
    await expect.poll(() => readdir(folder)).toEqual([]);
    await expect.poll(async () => (await send({ file: await fileWith(task('Again')) })).status).toBe(200);
  });

  it('refuses what is no copy and what is another file than the one looked at, and changes nothing', async () => {
    const before = await everything();
    const file = await fileWith(task('Would come'));
    expect(await refused({ file: bytesOf('Dear diary') })).toEqual([422, 'not_a_copy']);
    expect(await refused({ file: new Uint8Array() })).toEqual([422, 'empty']);
    const other = await fileWith(task('Another'));
    expect(await refused({ ...restoring(other), file })).toEqual([422, 'other_file']);
    expect(await everything()).toEqual(before);
  });

  it('refuses a copy with rows of a stranger in it, and changes nothing', async () => {
    const before = await everything();
    const file = await fileWith(task('Mine'), task('Theirs', { user_id: stranger.session.user.id }));
    expect(await refused({ file })).toEqual([422, 'someone_else']);
    expect(await refused(restoring(file))).toEqual([422, 'someone_else']);
    expect(await everything()).toEqual(before);
  });

  it('looks without changing anything, brings what it said, and takes it away again', async () => {
    const file = await fileWith(task('Came back'));
    const before = await everything();
    const look = await answered({ file });
    expect(look.restore).toBeNull();
    expect(look.plan).toMatchObject({ ofThisAccount: true, kinds: [{ name: 'tasks', new: 1 }] });
    expect(await everything()).toEqual(before);
    const done = await answered(restoring(file));
    expect(await titlesOf(person)).toEqual(['Came back', 'Was here']);
    const undone = await person.client.rpc('undo_restore', { p_id: done.restore!.id });
    expect(undone.data).toMatchObject({ undone: true, removed: 1 });
    expect(await titlesOf(person)).toEqual(['Was here']);
  });

  it('brings the copy of a stranger to whoever has the file, and touches nothing of the stranger', async () => {
    const taken = await fetch(`${server.url}/functions/v1/archive-copy`, {
      method: 'POST',
      headers: { apikey: server.publishableKey, ...tokenOf(stranger) },
      body: '{}',
    });
    const file = new Uint8Array(await taken.arrayBuffer());
    const theirs = async () =>
      (
        await server.adminQuery<{ row: unknown }>(
          `select to_jsonb(t) as row from public.tasks t where user_id = $1
           union all select to_jsonb(r) from public.restores r where user_id = $1
           union all select to_jsonb(u) from public.users u where google_id = $1`,
          [stranger.session.user.id],
        )
      ).rows;
    const before = await theirs();
    const { plan } = await answered(restoring(file));
    expect(plan.ofThisAccount).toBe(false);
    expect(await titlesOf(person)).toEqual(['Was here', 'Words of a stranger']);
    expect(await titlesOf(stranger)).toEqual(['Words of a stranger']);
    expect(await theirs()).toEqual(before);
  });
});
