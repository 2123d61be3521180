import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { AuthResponse, Session, SupabaseClient } from '@supabase/supabase-js';
import { Client } from 'pg';
import type { QueryResultRow } from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Database } from '#domain/database.types.ts';
import { soundOf } from '#server/engine/storage/storage-host.fixture.ts';
import { findExternalPostgres } from '#server/testing/external-postgres.ts';
import type { HostProcess } from '#server/testing/host-process.ts';
import { createTestClient } from '#server/testing/sign-in.ts';
import { publishableKey, startInstallation } from './server-size.fixture.ts';
import type { Installation } from './server-size.fixture.ts';

const source = await findExternalPostgres();
const migrations = path.resolve(import.meta.dirname, '../../supabase/migrations');
/** Far beyond what any answer takes here: a request that reaches it hangs. */
const HANG_MS = 20_000;

let installation: Installation;
let first: HostProcess;
let second: HostProcess;
beforeAll(async () => {
  installation = await startInstallation(source);
  [first, second] = installation.hosts;
});
afterAll(() => installation.stop([first, second]));

const asOwner = async <Row extends QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> => {
  const client = new Client({ connectionString: installation.postgres.url });
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
};

const clientAt = async (host: HostProcess, session: Session): Promise<SupabaseClient<Database>> => {
  const client = createTestClient({ url: host.url, publishableKey });
  const { error } = await client.auth.setSession(session);
  if (error !== null) throw error;
  return client;
};

const onFirst = (): Parameters<Installation['signIn']>[1] => ({
  begin: first,
  callback: first,
  exchange: first,
});

interface Asked extends RequestInit {
  readonly headers?: Record<string, string>;
}

const ask = (host: HostProcess, token: string, where: string, init: Asked = {}): Promise<Response> =>
  fetch(`${host.url}${where}`, {
    ...init,
    headers: { apikey: publishableKey, authorization: `Bearer ${token}`, ...init.headers },
    signal: AbortSignal.timeout(HANG_MS),
  });

const addTask = (host: HostProcess, token: string, title: string): Promise<Response> =>
  ask(host, token, '/rest/v1/tasks', {
    method: 'POST',
    headers: { 'content-type': 'application/json', prefer: 'return=minimal' },
    body: JSON.stringify({ title }),
  });

const refresh = (host: HostProcess, token: string): Promise<AuthResponse> => {
  const client = createTestClient({ url: host.url, publishableKey });
  return client.auth.refreshSession({ refresh_token: token });
};

/** Titles the hosts said they had written and the database has not got. */
const lost = async (acknowledged: readonly string[]): Promise<string[]> => {
  const rows = await asOwner<{ title: string }>('select title from public.tasks where title = any($1)', [
    acknowledged,
  ]);
  const kept = new Set(rows.map(({ title }) => title));
  return acknowledged.filter((title) => !kept.has(title));
};

describe(`two hosts on ${source.name} and one S3 store`, () => {
  test('two hosts start together on an empty database, and every migration is applied once', async () => {
    const files = (await readdir(migrations)).filter((name) => name.endsWith('.sql'));
    const rows = await asOwner<{ version: string }>(
      'select version from supabase_migrations.schema_migrations order by version',
    );
    expect(rows.map(({ version }) => version)).toEqual(files.map((name) => name.slice(0, 14)).toSorted());
    expect(await asOwner('select id from kindling.installation')).toHaveLength(1);
    expect(await asOwner('select id from storage.buckets')).toHaveLength(3);
    for (const host of [first, second]) expect((await fetch(`${host.url}/ready`)).status).toBe(200);
  });

  test('[API-01] a sign-in may begin on one host, call back on the other, and count on both', async () => {
    const session = await installation.signIn('ada', { begin: first, callback: second, exchange: first });
    const here = await clientAt(first, session);
    const there = await clientAt(second, session);
    const { data: added } = await there
      .from('tasks')
      .insert({ title: 'Call the dentist' })
      .select('id')
      .single();
    const { data: read } = await here.from('tasks').select('id, title');
    expect(read).toEqual([{ id: added?.id, title: 'Call the dentist' }]);
    await here
      .from('tasks')
      .update({ title: 'Call the doctor' })
      .eq('id', added?.id ?? '');
    expect((await there.from('tasks').select('title').single()).data?.title).toBe('Call the doctor');
  });

  test('[API-01] either host refreshes a session, and a token used twice ends it on both', async () => {
    const session = await installation.signIn('grace', onFirst());
    const once = await refresh(second, session.refresh_token);
    const twice = await refresh(first, once.data.session?.refresh_token ?? '');
    const token = twice.data.session?.access_token ?? '';
    for (const host of [first, second]) expect((await ask(host, token, '/auth/v1/user')).status).toBe(200);

    const reused = await refresh(second, session.refresh_token);
    expect(reused.error?.code).toBe('refresh_token_already_used');
    for (const host of [first, second]) {
      expect((await ask(host, token, '/rest/v1/tasks')).status).toBe(401);
      expect((await ask(host, token, '/auth/v1/user')).status).toBe(403);
    }
  });

  test('[API-01] a session that ends on one host ends on the other at once, for every service', async () => {
    const session = await installation.signIn('edsger', onFirst());
    const token = session.access_token;
    expect((await ask(second, token, '/rest/v1/tasks')).status).toBe(200);
    expect((await ask(first, token, '/auth/v1/logout?scope=local', { method: 'POST' })).status).toBe(204);
    const answers = await Promise.all(
      ['/rest/v1/tasks', '/auth/v1/user', '/storage/v1/object/music-staging/a/b.mp3'].map(
        async (where) => (await ask(second, token, where)).status,
      ),
    );
    expect(answers).toEqual([401, 403, 400]);
  });

  test('[STORE-01] one host serves, in ranges too, and removes an object that the other took', async () => {
    const session = await installation.signIn('clara', onFirst());
    const here = await clientAt(first, session);
    const there = await clientAt(second, session);
    const profile = (await there.from('profiles').select('id').single()).data?.id ?? '';
    const name = `${profile}/take one ♪.mp3`;
    const bytes = soundOf(300_000);
    const sent = await here.storage.from('music-staging').upload(name, bytes, { contentType: 'audio/mpeg' });
    expect(sent.error).toBeNull();
    const got = await there.storage.from('music-staging').download(name);
    expect(Buffer.from(await (got.data ?? new Blob()).arrayBuffer()).equals(bytes)).toBe(true);
    const address = `/storage/v1/object/music-staging/${encodeURI(name)}`;
    const part = await ask(second, session.access_token, address, { headers: { range: 'bytes=1000-1999' } });
    expect(part.status).toBe(206);
    expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(1000, 2000))).toBe(true);
    expect((await there.storage.from('music-staging').remove([name])).data).toHaveLength(1);
    expect((await ask(first, session.access_token, address)).status).toBe(400);
  });

  test('kill -9 of one host under load loses no acknowledged write, and the other goes on', async () => {
    const { access_token: token } = await installation.signIn('katherine', onFirst());
    const acknowledged: string[] = [];
    const survivor: number[] = [];
    const now = { killed: false, done: false };
    onTestFinished(() => void Object.assign(now, { killed: true, done: true }));
    const write = async (host: HostProcess): Promise<number> => {
      const title = `load ${randomUUID()}`;
      const { status } = await addTask(host, token, title);
      if (status === 201) acknowledged.push(title);
      return status;
    };
    const onVictim = async (): Promise<void> => {
      while (!now.killed) {
        await write(first).catch((error: unknown) => {
          // A connection that breaks off is an answer nobody got; before the kill there is none.
          if (!now.killed) throw error;
        });
      }
    };
    const onSurvivor = async (): Promise<void> => {
      while (!now.done) survivor.push(await write(second));
    };
    const load = Promise.all([onVictim(), onVictim(), onVictim(), onSurvivor(), onSurvivor()]);
    await expect.poll(() => acknowledged.length, { timeout: HANG_MS }).toBeGreaterThan(60);
    now.killed = true;
    expect(await first.end('SIGKILL')).toBe('SIGKILL');
    const before = survivor.length;
    await expect.poll(() => survivor.length - before, { timeout: HANG_MS }).toBeGreaterThan(30);
    now.done = true;
    await load;

    expect(new Set(survivor)).toEqual(new Set([201]));
    expect(await lost(acknowledged)).toEqual([]);
    first = await installation.replace(first);
    expect((await ask(first, token, '/rest/v1/tasks?limit=1')).status).toBe(200);
  });

  test.each(['fast', 'immediate'] as const)(
    'when the database restarts (%s) under load, hosts answer 503 with Retry-After, never 500 or nothing, and recover',
    async (how) => {
      const session = await installation.signIn(`restart-${how}`, onFirst());
      const token = session.access_token;
      const client = await clientAt(first, session);
      const profile = (await client.from('profiles').select('id').single()).data?.id ?? '';
      const file = `/storage/v1/object/music-staging/${profile}/a.mp3`;
      const sound = { method: 'POST', headers: { 'content-type': 'audio/mpeg' } };
      expect((await ask(first, token, file, { ...sound, body: new Uint8Array(soundOf(1000)) })).status).toBe(
        200,
      );

      const acknowledged: string[] = [];
      const send: Record<string, (host: HostProcess) => Promise<Response>> = {
        read: (host) => ask(host, token, '/rest/v1/tasks?select=id&limit=5'),
        write: async (host) => {
          const title = `load ${randomUUID()}`;
          const answer = await addTask(host, token, title);
          if (answer.status === 201) acknowledged.push(title);
          return answer;
        },
        user: (host) => ask(host, token, '/auth/v1/user'),
        signIn: (host) =>
          ask(host, token, '/auth/v1/token?grant_type=refresh_token', {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ refresh_token: 'nobody’s' }),
          }),
        download: (host) => ask(host, token, file),
        upload: (host) =>
          ask(host, token, file, {
            ...sound,
            headers: { ...sound.headers, 'x-upsert': 'true' },
            body: new Uint8Array(soundOf(1000)),
          }),
        ready: (host) => ask(host, token, '/ready'),
      };
      const now: { phase: 'up' | 'down' | 'again' | 'done' } = { phase: 'up' };
      onTestFinished(() => void (now.phase = 'done'));
      // What each kind of request, at each host, has seen in each phase.
      const seen = new Map<string, Set<string>>();
      const strange: string[] = [];
      const lane = async (kind: string, host: HostProcess): Promise<void> => {
        const note = new Set<string>();
        seen.set(`${kind} ${host.url}`, note);
        while (now.phase !== 'done') {
          const asked = now.phase;
          const answer = await send[kind]!(host);
          const text = await answer.text();
          const busy = answer.status === 503;
          const fine = kind === 'signIn' ? answer.status === 400 : answer.status < 300;
          note.add(`${asked}: ${busy ? 'busy' : 'fine'}`);
          if (!fine && !busy) strange.push(`${kind}: ${answer.status} ${text}`);
          if (!busy) continue;
          if (!/^\d+$/.test(answer.headers.get('retry-after') ?? '')) strange.push(`${kind}: no Retry-After`);
          await delay(25);
        }
      };
      const load = Promise.all(
        Object.keys(send).flatMap((kind) => [first, second].map((host) => lane(kind, host))),
      );
      const everyLane = async (note: string): Promise<void> => {
        await expect
          .poll(() => [...seen].filter(([, notes]) => !notes.has(note)).map(([name]) => name), {
            timeout: HANG_MS,
          })
          .toEqual([]);
      };

      await everyLane('up: fine');
      await installation.postgres.stop(how);
      now.phase = 'down';
      await everyLane('down: busy');
      await installation.postgres.start();
      now.phase = 'again';
      await everyLane('again: fine');
      now.phase = 'done';
      await load;

      expect([...new Set(strange)]).toEqual([]);
      expect(await lost(acknowledged)).toEqual([]);
      expect([first.isRunning(), second.isRunning()]).toEqual([true, true]);
    },
  );

  test('both hosts exit with code 0 on SIGTERM', async () => {
    expect(await Promise.all([first.end('SIGTERM'), second.end('SIGTERM')])).toEqual([0, 0]);
  });
});
