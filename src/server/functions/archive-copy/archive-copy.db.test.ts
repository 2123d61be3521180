import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { archivePaths } from '#domain/archive/archive-paths.ts';
import { archivedTables } from '#domain/archive/archive-tables.ts';
import { tasksOf } from '#domain/list-import/list-import.fixture.ts';
import { plantWords } from '#server/engine/database/admins-see-no-words.fixture.ts';
import { soundOf } from '#server/engine/storage/storage-host.fixture.ts';
import { signIn } from '#server/testing/sign-in.ts';
import type { SignedIn } from '#server/testing/sign-in.ts';
import { startTestServer } from '#server/testing/test-server.ts';
import type { TestServer } from '#server/testing/test-server.ts';
import { openCopy, sha256Of } from './open-copy.fixture.ts';
import type { OpenedCopy } from './open-copy.fixture.ts';

let server: TestServer;
let admin: SignedIn;
let owner: SignedIn;
let stranger: SignedIn;

const arrange = async (who: SignedIn): Promise<void> => {
  const { id } = who.session.user;
  const { rows } = await server.adminQuery<{ profileId: string; userRowId: string }>(
    `select p.id as "profileId", u.id as "userRowId" from public.profiles p, public.users u
     where p.user_id = $1 and u.google_id = $1`,
    [id],
  );
  await plantWords(server.adminQuery, { id, ...rows[0]! });
};

const ask = async (token: string | undefined, body: unknown = {}): Promise<Response> =>
  fetch(`${server.url}/functions/v1/archive-copy`, {
    method: 'POST',
    headers: {
      apikey: server.publishableKey,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });

const copyOf = async (who: SignedIn, body: unknown = {}): Promise<OpenedCopy> => {
  const answer = await ask(who.session.access_token, body);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/zip');
  return openCopy(new Uint8Array(await answer.arrayBuffer()));
};

const title = '=HYPERLINK("https://evil.example"), tea & “späti”';
const file = soundOf(200_000);

beforeAll(async () => {
  server = await startTestServer({ AUTH_EMAIL: 'on', AUTH_RATE_FACTOR: '1000' });
  admin = await signIn(server, { email: 'admin@example.org', name: 'Admin' });
  owner = await signIn(server, { email: 'owner@example.org', name: 'Owner' });
  stranger = await signIn(server, { email: 'stranger@example.org', name: 'Stranger' });
  for (const person of [owner, stranger]) await arrange(person);
  const { client } = owner;
  const task = crypto.randomUUID();
  const project = crypto.randomUUID();
  await client.from('projects').insert({ id: project, name: 'Home & garden', position: 'a1' });
  await client.from('tasks').insert({
    id: task,
    title,
    description: 'first line\nsecond line',
    do_on: '2026-11-20',
    do_at: '09:00',
    estimated_minutes: 20,
    project_id: project,
  });
  await client.from('task_steps').insert({ task_id: task, title: 'find the kettle' });
  await client.from('focus_sessions').insert({
    task_id: task,
    phase: 'ended',
    started_at: '2026-11-17T09:00:00Z',
    ended_at: '2026-11-17T09:25:00Z',
    planned_seconds: 1500,
  });
  // More rows than one helping has.
  await client
    .from('tasks')
    .insert(Array.from({ length: 600 }, (_, at) => ({ title: `Thing number ${at}`, position: 'b0' })));
  const { data: profile } = await client.from('profiles').select('id').single();
  const path = `${profile?.id}/own.mp3`;
  const { error } = await client.storage
    .from('music-staging')
    .upload(path, file, { contentType: 'audio/mpeg' });
  if (error !== null) throw error;
  await client
    .from('music_staging')
    .insert({ uploader_id: profile?.id ?? '', title: 'Own', staging_file_path: path });
  // It is listened to by itself, which changes its row.
  const analysed = async () =>
    (await client.from('music_staging').select('ai_analysis_status').eq('title', 'Own').single()).data
      ?.ai_analysis_status;
  await vi.waitUntil(async () => /completed|failed/u.test((await analysed()) ?? ''), {
    timeout: 60_000,
    interval: 200,
  });
}, 120_000);
afterAll(() => server.stop());

const sorted = (list: readonly unknown[]) => list.map((row) => JSON.stringify(row)).toSorted();

describe('[ARCHIVE-01] archive-copy', () => {
  it('copies every table with its count and hash, and every row the person can read', async () => {
    const copy = await copyOf(owner);
    expect(copy.manifest.parts.map(({ name }) => name)).toEqual(archivedTables.map(({ name }) => name));
    const { data: profile } = await owner.client.from('profiles').select('id').single();
    for (const { name, owner: whose, columns } of archivedTables) {
      const query = new URLSearchParams({ select: columns?.join(',') ?? '*' });
      const own = whose?.is === 'profile' ? profile?.id : owner.session.user.id;
      if (whose !== null) query.append(whose.column, `eq.${own}`);
      const answer = await fetch(`${server.url}/rest/v1/${name}?${query.toString()}`, {
        headers: {
          apikey: server.publishableKey,
          authorization: `Bearer ${owner.session.access_token}`,
          prefer: 'timezone=utc',
        },
      });
      const told = z.array(z.unknown()).parse(await answer.json());
      const part = copy.manifest.parts.find((one) => one.name === name)!;
      const rows = copy.rowsOf(name);
      expect(rows.length, name).toBe(part.rows);
      expect(part.bytes, name).toBe(copy.bytesOf(part.path).byteLength);
      expect(part.sha256, name).toBe(sha256Of(copy.bytesOf(part.path)));
      // What the request itself leaves behind is not in an earlier snapshot.
      if (['audit_events', 'audit_personal', 'user_sessions', 'security_events'].includes(name)) continue;
      expect(sorted(rows), name).toEqual(sorted(told));
    }
    expect(copy.manifest.parts.filter(({ rows }) => rows > 0).length).toBeGreaterThan(30);
    expect(copy.manifest.missing).toEqual([]);
  });

  it('names every file of the zip once, with its size and hash, and the manifest last', async () => {
    const copy = await copyOf(owner);
    const told = [...copy.manifest.parts, ...copy.manifest.files];
    expect(copy.paths.at(-1)).toBe(archivePaths.manifest);
    expect(told.map(({ path }) => path).toSorted()).toEqual(copy.paths.slice(0, -1).toSorted());
    for (const { path, bytes, sha256 } of told) {
      expect([path, copy.bytesOf(path).byteLength, sha256Of(copy.bytesOf(path))]).toEqual([
        path,
        bytes,
        sha256,
      ]);
    }
    expect(copy.manifest.account).toMatchObject({
      id: owner.session.user.id,
      email: 'owner@example.org',
    });
    expect(JSON.stringify(copy.manifest)).not.toMatch(/password|token/iu);
  });

  it('writes tables that no spreadsheet evaluates and that import again, a calendar and texts for reading', async () => {
    const copy = await copyOf(owner);
    const table = copy.textOf('tables/tasks.csv');
    expect(table).toContain(`"'=HYPERLINK(`);
    expect(tasksOf(table)).toContainEqual(
      expect.objectContaining({ title, project: 'Home & garden', doOn: '2026-11-20' }),
    );
    const cells = copy.paths
      .filter((path) => path.endsWith('.csv'))
      .flatMap((path) => copy.textOf(path).split(/","|^"|"\r\n"/u));
    expect(cells.filter((cell) => /^[=+@]/u.test(cell))).toEqual([]);
    const calendar = copy.textOf(archivePaths.calendar).replaceAll('\r\n ', '');
    expect(calendar).toContain('DTSTART:20261120T090000\r\nDTEND:20261120T092000\r\n');
    expect(calendar).toContain('DTSTART:20261117T090000Z\r\nDTEND:20261117T092500Z\r\n');
    expect(copy.textOf(archivePaths.tasks)).toContain('  - [ ] find the kettle');
    expect(copy.textOf(archivePaths.readMe)).toContain('- tasks: ');
  });

  it('has the person’s own uploads, byte by byte, and leaves them out if they like', async () => {
    const copy = await copyOf(owner);
    const upload = copy.manifest.files.find(({ kind }) => kind === 'upload');
    expect(upload?.path).toMatch(/^uploads\/[0-9a-f-]{36}-own\.mp3$/u);
    expect(sha256Of(copy.bytesOf(upload!.path))).toBe(sha256Of(file));
    const without = await copyOf(owner, { uploads: false });
    expect(without.paths.filter((path) => path.startsWith('uploads/'))).toEqual([]);
  });

  it('comes in parts where the uploads are more than one file that can be put back holds', async () => {
    const { client, session } = await signIn(server, { email: 'music@example.org', name: 'Music' });
    const { data: profile } = await client.from('profiles').select('id').single();
    await server.adminQuery(
      `insert into storage.objects (bucket_id, name, owner, owner_id, version, metadata)
       select 'music-staging', $1 || '/' || n || '.mp3', $2::uuid, $2, null, '{"size": 45000000}'
       from generate_series(1, 12) n`,
      [profile?.id, session.user.id],
    );
    const answer = await ask(session.access_token, { part: 2 });
    expect(answer.headers.get('kindling-copy-parts')).toBe('2');
    const { manifest, textOf } = await openCopy(new Uint8Array(await answer.arrayBuffer()));
    expect(manifest.missing[0]).toEqual({
      part: 'Part 1 of 2',
      why: '11 of your uploads are in it. Download it from the same page as this one.',
    });
    // The one in this part, whose bytes are not there.
    expect(manifest.missing).toHaveLength(2);
    expect(textOf(archivePaths.readMe)).toContain('- Part 1 of 2: 11 of your uploads');
    expect((await ask(session.access_token, { part: 0 })).status).toBe(400);
    expect((await ask(session.access_token, { uploads: false })).headers.get('kindling-copy-parts')).toBe(
      '1',
    );
  });

  it.each([
    ['a stranger', () => stranger],
    ['an admin', () => admin],
  ])('shows %s nothing of the owner', async (_who, who) => {
    const copy = await copyOf(who());
    const text = copy.paths.map((path) => copy.textOf(path)).join('\n');
    expect(text).not.toContain(owner.session.user.id);
    expect(text).not.toContain('owner@example.org');
    expect(text).not.toContain('Thing number');
  });

  it('refuses a visitor, a wrong token, a wrong body and the wrong method', async () => {
    expect((await ask(undefined)).status).toBe(401);
    expect((await ask('abc')).status).toBe(401);
    expect((await ask(owner.session.access_token, { uploads: 'all' })).status).toBe(400);
    const got = await fetch(`${server.url}/functions/v1/archive-copy`, {
      headers: { authorization: `Bearer ${owner.session.access_token}` },
    });
    expect(got.status).toBe(405);
  });

  it('needs no licence, and the person finds in their own record that a copy was taken', async () => {
    await server.adminQuery(`update public.licence_default set tier = 'free'`);
    await copyOf(stranger);
    const { data } = await stranger.client.from('audit_events').select('action').eq('action', 'take_copy');
    expect(data?.length).toBeGreaterThan(0);
  });

  it('refuses a second copy while the first is not taken, and stops making one that nobody reads', async () => {
    // Larger than what waits between the database and the reader.
    await server.adminQuery(
      `insert into public.tasks (user_id, title, description)
       select $1, 'Big one', left(string_agg(md5(random()::text || n || m), ''), 1000)
       from generate_series(1, 20000) n, generate_series(1, 32) m group by n`,
      [stranger.session.user.id],
    );
    const first = await ask(stranger.session.access_token);
    expect(first.status).toBe(200);
    const second = await ask(stranger.session.access_token);
    expect(second.status).toBe(429);
    await first.body?.cancel();
    const holding = async (): Promise<number> => {
      const { rows } = await server.adminQuery<{ held: number }>(
        `select count(*)::int as held from pg_stat_activity
         where datname = current_database() and state like 'idle in transaction%'`,
      );
      return rows[0]?.held ?? 0;
    };
    await expect.poll(holding, { timeout: 20_000 }).toBe(0);
    await expect
      .poll(
        async () => {
          const again = await ask(stranger.session.access_token);
          await again.body?.cancel();
          return again.status;
        },
        { timeout: 20_000 },
      )
      .toBe(200);
  }, 60_000);
});
