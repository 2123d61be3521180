import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminFunctions } from '#domain/security/security-facts.ts';
import { signIn } from '#server/testing/sign-in.ts';
import type { SignedIn } from '#server/testing/sign-in.ts';
import { startTestServer } from '#server/testing/test-server.ts';
import type { TestServer } from '#server/testing/test-server.ts';

let server: TestServer;
let admin: SignedIn;
let person: SignedIn;

/** One in every column that takes words. */
const word = 'canary';
const planted: ReadonlyArray<readonly [table: string, columns: string, values: string]> = [
  ['coach_goals', 'text', `'canary-goal'`],
  [
    'coach_experiments',
    'material_id, title, what, when_to_do, sign, smallest, note, do_on, follow_up_on',
    `'canary-id', 'canary-title', 'canary-what', 'canary-when', 'canary-sign', 'canary-small', 'canary-note', now(), now()`,
  ],
  ['coach_drafts', 'kind, title, body, used_data', `'canary-kind', 'canary-title', 'canary-body', 'canary'`],
  ['other_calendars', 'name, read_until', `'canary-calendar', now()`],
  ['calendar_events', 'calendar_id, title', `gen_random_uuid(), 'canary-event'`],
  [
    'ai_requests',
    'use, host, model, sent, counted_in',
    `'coach', 'canary-host', 'canary-model', 'canary-sent', now()`,
  ],
];

beforeAll(async () => {
  server = await startTestServer();
  // The first account of a local installation.
  admin = await signIn(server, { email: 'admin@example.org', name: 'Admin' });
  person = await signIn(server, { email: 'person@example.org', name: 'Person' });
  for (const [table, columns, values] of planted) {
    await server.adminQuery(`insert into public.${table} (user_id, ${columns}) values ($1, ${values})`, [
      person.session.user.id,
    ]);
  }
});
afterAll(() => server.stop());

const namesFrom = async (sql: string): Promise<readonly string[]> =>
  (await server.adminQuery<{ name: string }>(sql)).rows.map(({ name }) => name);

const ask = async (who: SignedIn, path: string, body?: object): Promise<string> => {
  const answer = await fetch(`${server.url}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      apikey: server.publishableKey,
      authorization: `Bearer ${who.session.access_token}`,
      'content-type': 'application/json',
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return answer.text();
};

describe('[COACH-01] what the coach keeps, and what left for a model', () => {
  it.each(planted.map(([table]) => table))('the person reads their own rows of %s', async (table) => {
    expect(await ask(person, `/rest/v1/${table}?select=*`)).toContain(word);
  });

  it('an admin finds no word of them in any table, view or function of the API', async () => {
    expect((await admin.client.rpc('is_current_user_admin')).data).toBe(true);
    const tables = await namesFrom(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')`,
    );
    const functions = await namesFrom(
      `select distinct proname as name from pg_proc
       where pronamespace = 'public'::regnamespace and has_function_privilege('authenticated', oid, 'execute')`,
    );
    expect(tables).toEqual(expect.arrayContaining(planted.map(([table]) => table)));
    expect(functions).toEqual(expect.arrayContaining([...adminFunctions]));
    for (const table of tables) {
      expect(await ask(admin, `/rest/v1/${table}?select=*`), table).not.toContain(word);
    }
    for (const name of functions) {
      expect(await ask(admin, `/rest/v1/rpc/${name}`, {}), name).not.toContain(word);
    }
  });

  it('an admin who reads the connected model learns how often it was asked, and nothing else', async () => {
    await server.adminQuery(
      `insert into public.ai_months (month, used) values (date_trunc('month', now() at time zone 'utc'), 7)`,
    );
    const said = await ask(admin, '/functions/v1/ai-provider', { action: 'read' });
    expect(JSON.parse(said)).toEqual({ success: true, provider: null, usedThisMonth: 7 });
  });

  it('an admin changes and deletes none of them', async () => {
    for (const [table] of planted) {
      const { id } = person.session.user;
      await fetch(`${server.url}/rest/v1/${table}?user_id=eq.${id}`, {
        method: 'DELETE',
        headers: { apikey: server.publishableKey, authorization: `Bearer ${admin.session.access_token}` },
      });
      const { rows } = await server.adminQuery(`select from public.${table} where user_id = $1`, [id]);
      expect(rows, table).toHaveLength(1);
    }
  });
});
