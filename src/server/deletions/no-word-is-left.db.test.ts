import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { copyBucket } from '#domain/archive/kept-copies.ts';
import { deletionRules } from '#domain/privacy/deletion-rules.ts';
import { makeDueCopies } from '#server/archive/scheduled-copies.ts';
import { plantWords, shown, word } from '#server/engine/database/admins-see-no-words.fixture.ts';
import { createDatabase } from '#server/engine/database/database.ts';
import type { Database } from '#server/engine/database/database.ts';
import type { ObjectStore } from '#server/engine/storage/store/object-store.ts';
import { openObjectStore } from '#server/engine/storage/store/open-object-store.ts';
import { removeDiscarded } from '#server/engine/storage/discarded-versions.ts';
import { soundOf } from '#server/engine/storage/storage-host.fixture.ts';
import { signIn } from '#server/testing/sign-in.ts';
import type { SignedIn } from '#server/testing/sign-in.ts';
import { startTestServer } from '#server/testing/test-server.ts';
import type { TestServer } from '#server/testing/test-server.ts';
import { carryOutDeletions } from './carry-out-deletions.ts';

let server: TestServer;
let person: SignedIn;
let other: SignedIn;
/** Every line the host has written, from its start to the end of the test. */
const lines: string[] = [];
beforeAll(async () => {
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => {
    lines.push(String(line));
    return true;
  });
  server = await startTestServer({ AUTH_EMAIL: 'on', AUTH_RATE_FACTOR: '1000', LOG_LEVEL: 'info' });
  // The first account becomes an admin, and this test is about somebody else.
  other = await signIn(server, { email: 'first@example.org', name: 'First' });
  person = await signIn(server, { email: 'leaving@example.org', name: 'Leaving' });
}, 60_000);
afterAll(async () => {
  vi.restoreAllMocks();
  await server.stop();
});

const tables = async (): Promise<readonly string[]> => {
  const { rows } = await server.adminQuery<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p', 'm') and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast')
     order by 1`,
  );
  return rows.map(({ name }) => name);
};

const hexWord = Buffer.from(word).toString('hex');

/** Every table of every schema with any of these, as text or, for bytes, as their numbers. */
const tablesWith = async (words: readonly string[]): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const name of await tables()) {
    const { rows } = await server.adminQuery<{ there: boolean }>(
      `select exists (select from ${name} t, unnest($1::text[]) word
         where strpos(lower(to_jsonb(t)::text), lower(word)) > 0) as there`,
      [words],
    );
    if (rows[0]?.there === true) found.push(name);
  }
  return found;
};

const filesWith = async (words: readonly string[]): Promise<readonly string[]> => {
  const entries = await readdir(server.environment.dataDirectory, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const entry of entries.filter((one) => one.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    const content = await readFile(file);
    if (words.some((one) => content.includes(one) || file.includes(one))) found.push(file);
  }
  return found;
};

/** The bytes of all objects, wherever the store puts them. */
const storedFiles = async (): Promise<readonly string[]> => {
  const entries = await readdir(path.join(server.environment.dataDirectory, 'objects'), {
    recursive: true,
    withFileTypes: true,
  });
  return entries.filter((one) => one.isFile()).map(({ name }) => name);
};

const done = async (step: PromiseLike<{ readonly error: unknown }>): Promise<void> => {
  expect((await step).error).toBeNull();
};

/** What the planting leaves out, since admins may read it: sent the way people send it. */
const sayElsewhere = async (): Promise<void> => {
  const { client } = person;
  await done(client.from('client_logs').insert({ level: 'error', message: word, context: { word } }));
  await done(
    client.from('security_events').insert({ type: 'data_access', details: { word }, user_agent: word }),
  );
  const profile = (await client.from('profiles').select('id').single()).data?.id ?? '';
  const file = new Blob([new Uint8Array(soundOf(100)), word], { type: 'audio/mpeg' });
  await done(client.storage.from('music-staging').upload(`${profile}/${word}.mp3`, file));
  const sent = await fetch(`${server.url}/functions/v1/contact`, {
    method: 'POST',
    headers: {
      apikey: server.publishableKey,
      'content-type': 'application/json',
      authorization: `Bearer ${person.session.access_token}`,
      'user-agent': word,
    },
    body: JSON.stringify({
      id: crypto.randomUUID(),
      topic: 'question',
      message: `Hello, it is ${word} again`,
      name: word,
      email: `${word}@example.org`,
      shownForMs: 60_000,
    }),
  });
  expect(sent.status).toBe(200);
};

const change = async (id: string, title: string): Promise<void> => {
  await server.adminQuery(`update public.tasks set title = $2 where id = $1`, [id, title]);
};

const logError = (what: string, cause: unknown): void => {
  throw new Error(what, { cause });
};

/** A restore point with words in it, and copies: by themselves in the store, and one that was put back. */
const makePointsAndCopies = async (db: Database, store: ObjectStore): Promise<void> => {
  const { client, session } = person;
  const { rows } = await server.adminQuery<{ id: string }>(
    `insert into public.tasks (user_id, title) values ($1, $2) returning id`,
    [session.user.id, `${word} as it was`],
  );
  await done(client.rpc('make_restore_point', { p_why: 'by-hand' }));
  await change(rows[0]!.id, `${word} as it is`);
  await server.adminQuery(`update public.licence_default set tier = 'premium'`);
  await done(client.rpc('schedule_copies', { p_every: 'week' }));
  const version = '1.0.0';
  expect(await makeDueCopies({ db, store, siteUrl: server.url, version, logError })).toBe(1);
  const copies = await client.storage.from(copyBucket).list(session.user.id);
  const copy = await client.storage.from(copyBucket).download(`${session.user.id}/${copies.data?.[0]?.name}`);
  const body = new Uint8Array(await copy.data!.arrayBuffer());
  await change(rows[0]!.id, `${word} as it is now`);
  const put = await fetch(`${server.url}/functions/v1/archive-restore`, {
    method: 'POST',
    headers: {
      apikey: server.publishableKey,
      authorization: `Bearer ${session.access_token}`,
      'content-type': 'application/zip',
      'kindling-restore': JSON.stringify({
        action: 'restore',
        sha256: createHash('sha256').update(body).digest('hex'),
        choices: {},
      }),
    },
    body,
  });
  expect([put.status, put.status === 200 ? '' : await put.text()]).toEqual([200, '']);
};

/** Somebody else shares with the person, who asks, and writes a note: words of theirs at somebody else's. */
const supportSomebody = async (): Promise<void> => {
  const wish = { fields: ['energy'], project_ids: [], time_zone: 'Europe/Berlin', days: 30, check_ins: true };
  const invite = async (email: string | null) => {
    const { data, error } = await other.client.rpc('invite_supporter', {
      p_invitation: { ...wish, email, name: 'My coach', shown_as: 'First' },
    });
    expect(error).toBeNull();
    return z.object({ token: z.string() }).parse(data).token;
  };
  const { data } = await person.client.functions.invoke<unknown>('support-accept', {
    body: { token: await invite(null) },
  });
  const { share_id: share } = z.object({ share_id: z.string() }).parse(data);
  await done(person.client.rpc('look_at_person', { p_share: share }));
  await done(person.client.rpc('ask_check_in', { p_share: share, p_question: `${word}?` }));
  await done(
    other.client.rpc('answer_check_in', { p_share: share, p_answer: 'Well', p_question: `${word}?` }),
  );
  const note = { p_share: share, p_id: crypto.randomUUID(), p_body: word, p_shared: true };
  await done(person.client.rpc('save_support_note', note));
  // And an invitation that nobody has answered yet.
  await invite('leaving@example.org');
};

/** Rules say that a row stays, and the person leaves it; what else is in it, the host wrote about the installation. */
const staysWithoutName = (name: string): boolean => deletionRules[name] === 'name-removed';

/** What a person writes or causes. Sign-in, letters and unfinished uploads are those of erase-person.db.test.ts. */
const goesWithThem = Object.entries(deletionRules).flatMap(([name, rule]) =>
  name.startsWith('public.') && (rule === 'goes-along' || rule === 'erased') ? [name] : [],
);

describe('[ARCHIVE-01] an account whose days are over', () => {
  it('leaves no word of the person in any table, any file or any line of the log', async () => {
    const { id } = person.session.user;
    const db = createDatabase({
      connectionString: server.authenticatorUrl,
      poolSize: 2,
      named: false,
      onIdleError: () => {},
    });
    const { dataDirectory } = server.environment;
    const store = await openObjectStore({ db, dataDirectory, s3: undefined });
    await sayElsewhere();
    await supportSomebody();
    await makePointsAndCopies(db, store);
    const asked = await fetch(`${server.url}/functions/v1/delete-data`, {
      method: 'POST',
      headers: {
        apikey: server.publishableKey,
        authorization: `Bearer ${person.session.access_token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ action: 'ask' }),
    });
    expect(asked.status).toBe(200);
    const { rows } = await server.adminQuery<{ profileId: string; userRowId: string }>(
      `select p.id as "profileId", u.id as "userRowId" from public.profiles p, public.users u
       where p.user_id = $1 and u.google_id = $1`,
      [id],
    );
    const ids = rows[0]!;
    const planted = await plantWords(server.adminQuery, { id, ...ids });
    expect(planted.withoutRow).toEqual([]);
    expect(planted.columns.length).toBeGreaterThan(120);
    await server.adminQuery(
      `set session_replication_role = replica;
       update public.audit_personal set user_agent = '${word}' where person_id = '${id}' and half = 'actor';
       set session_replication_role = origin`,
    );
    // An address or a number of the person would be searched for by itself: the word has to go without that.
    await server.adminQuery(
      `update auth.users set phone = null, email_change = '', phone_change = '' where id = $1`,
      [id],
    );
    await server.adminQuery(`update auth.mfa_factors set phone = null where user_id = $1`, [id]);
    await server.adminQuery(`update auth.one_time_tokens set relates_to = '' where user_id = $1`, [id]);
    const withWord = await tablesWith([word, hexWord]);
    // Every table in which it was planted, and those of the shown ones that a person writes to.
    const plantedTables = new Set(planted.columns.map((column) => column.split('.').slice(0, 2).join('.')));
    for (const name of plantedTables) expect(withWord, name).toContain(name);
    for (const name of ['contact_messages', 'client_logs', 'security_events', 'audit_personal']) {
      expect(Object.keys(shown)).toContain(`public.${name}`);
      expect(withWord).toContain(`public.${name}`);
    }
    // Every one of their tables holds something of them, so that the search afterwards means something.
    const holding = await tablesWith([word, hexWord, id, ids.profileId, ids.userRowId]);
    expect(goesWithThem.filter((name) => !holding.includes(name))).toEqual([]);
    for (const name of ['calendar_events', 'support_notes', 'restore_rows', 'restores', 'copy_schedules']) {
      expect(goesWithThem).toContain(`public.${name}`);
    }
    expect(await filesWith([word])).not.toEqual([]);
    const { rowCount: copies } = await server.adminQuery(
      'select from storage.objects where bucket_id = $1 and owner_id = $2',
      [copyBucket, id],
    );
    expect(copies).toBe(1);
    const bytesBefore = await storedFiles();

    await server.adminQuery(
      `update public.delete_requests set asked_at = now() - interval '15 days', due_at = now() where user_id = $1`,
      [id],
    );
    const errors: unknown[] = [];
    const gone = await carryOutDeletions({
      db,
      removeDiscarded: () => removeDiscarded({ db, store }),
      logError: (what, cause) => void errors.push(what, cause),
    });
    store.close();
    await db.close();
    expect([errors, gone]).toEqual([[], 1]);

    const numbers = [id, ids.profileId, ids.userRowId, 'leaving@example.org'];
    expect(await tablesWith(numbers)).toEqual([]);
    expect((await tablesWith([word, hexWord])).filter((name) => !staysWithoutName(name))).toEqual([]);
    // A copy is packed, so that no search finds a word in it: its file has to be gone.
    expect((await storedFiles()).length).toBe(bytesBefore.length - 2);
    expect(await filesWith([word, ...numbers])).toEqual([]);
    const said = lines.join('');
    expect(said.length).toBeGreaterThan(100);
    for (const one of [word, ...numbers]) expect(said.includes(one), one).toBe(false);
  }, 120_000);
});
