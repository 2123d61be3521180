import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { plantWords, shown, word } from '#server/engine/database/admins-see-no-words.fixture.ts';
import { createDatabase } from '#server/engine/database/database.ts';
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
/** Every line the host has written, from its start to the end of the test. */
const lines: string[] = [];
beforeAll(async () => {
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => {
    lines.push(String(line));
    return true;
  });
  server = await startTestServer({ AUTH_EMAIL: 'on', AUTH_RATE_FACTOR: '1000', LOG_LEVEL: 'info' });
  // The first account becomes an admin, and this test is about somebody else.
  await signIn(server, { email: 'first@example.org', name: 'First' });
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

describe('[ARCHIVE-01] an account whose days are over', () => {
  it('leaves no word of the person in any table, any file or any line of the log', async () => {
    const { id } = person.session.user;
    await sayElsewhere();
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
       update public.audit_personal set user_agent = '${word}' where person_id = '${id}';
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
    expect(await filesWith([word])).not.toEqual([]);

    await server.adminQuery(
      `update public.delete_requests set asked_at = now() - interval '15 days', due_at = now() where user_id = $1`,
      [id],
    );
    const errors: unknown[] = [];
    const db = createDatabase({
      connectionString: server.authenticatorUrl,
      poolSize: 2,
      onIdleError: () => {},
    });
    const store = await openObjectStore({
      db,
      dataDirectory: server.environment.dataDirectory,
      s3: undefined,
    });
    const gone = await carryOutDeletions({
      db,
      removeDiscarded: () => removeDiscarded({ db, store }),
      logError: (what, cause) => void errors.push(what, cause),
    });
    await store.close();
    await db.close();
    expect([errors, gone]).toEqual([[], 1]);

    const numbers = [id, ids.profileId, ids.userRowId, 'leaving@example.org'];
    expect(await tablesWith([word, hexWord, ...numbers])).toEqual([]);
    expect(await filesWith([word, ...numbers])).toEqual([]);
    const said = lines.join('');
    expect(said.length).toBeGreaterThan(100);
    for (const one of [word, ...numbers]) expect(said.includes(one), one).toBe(false);
  }, 120_000);
});
