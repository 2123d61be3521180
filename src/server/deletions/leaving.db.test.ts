import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { askedAnswerSchema } from '#domain/privacy/delete-answers.ts';
import { deletionGraceDays } from '#domain/privacy/deletion-grace.ts';
import { createDatabase } from '#server/engine/database/database.ts';
import type { Database } from '#server/engine/database/database.ts';
import { signIn } from '#server/testing/sign-in.ts';
import type { SignedIn } from '#server/testing/sign-in.ts';
import { startTestServer } from '#server/testing/test-server.ts';
import type { TestServer } from '#server/testing/test-server.ts';
import { carryOutDeletions, startCarryingOut } from './carry-out-deletions.ts';

let server: TestServer;
let admin: SignedIn;
let db: Database;
beforeAll(async () => {
  server = await startTestServer({ AUTH_RATE_FACTOR: '1000' });
  // The first account of a local installation.
  admin = await signIn(server, { email: 'admin@example.org', name: 'Admin' });
  db = createDatabase({
    connectionString: server.authenticatorUrl,
    poolSize: 2,
    named: false,
    onIdleError: () => {},
  });
});
afterAll(async () => {
  await db.close();
  await server.stop();
});
beforeEach(async () => {
  await server.adminQuery('delete from public.delete_requests');
  await server.adminQuery('update auth.mfa_amr_claims set updated_at = now()');
});

let count = 0;
const somebody = (name = 'Leaving') => signIn(server, { email: `leaving-${(count += 1)}@example.org`, name });

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
const ask = (who: SignedIn | null) => call(who, { action: 'ask' });

const move = (who: SignedIn, dueIn: string) =>
  server.adminQuery(
    `update public.delete_requests set asked_at = now() - interval '20 days', due_at = now() + $2::interval where user_id = $1`,
    [who.session.user.id, dueIn],
  );
const isThere = async (who: SignedIn) =>
  (await server.adminQuery('select from auth.users where id = $1', [who.session.user.id])).rowCount === 1;

const errors: string[] = [];
const deps = () => ({ db, logError: (what: string) => void errors.push(what) });

describe('[ARCHIVE-01] asking for one’s account to be deleted', () => {
  it('writes down the day fourteen days from now, signs out everywhere else, and is in the audit', async () => {
    const person = await somebody();
    const elsewhere = await signIn(server, { email: `leaving-${count}@example.org`, name: 'Leaving' });
    expect((await elsewhere.client.from('tasks').select('id')).error).toBeNull();
    const { status, answer } = await ask(person);
    expect(status).toBe(200);
    const { deletion } = askedAnswerSchema.parse(answer);
    expect(Date.parse(deletion.due_at) - Date.parse(deletion.asked_at)).toBe(deletionGraceDays * 86_400_000);
    expect((await person.client.from('tasks').select('id')).error).toBeNull();
    expect((await elsewhere.client.from('tasks').select('id')).error).not.toBeNull();
    expect((await person.client.rpc('read_deletion')).data).toMatchObject({
      due_at: deletion.due_at,
      here: true,
    });
    const { data } = await person.client.rpc('read_audit', { p_limit: 5 });
    expect(JSON.stringify(data)).toContain('ask_deletion');
  });

  it('asked again, keeps the first day, and stays one row', async () => {
    const person = await somebody();
    const first = askedAnswerSchema.parse((await ask(person)).answer);
    const second = askedAnswerSchema.parse((await ask(person)).answer);
    expect(second.deletion.due_at).toBe(first.deletion.due_at);
  });

  it('wants a sign-in of the last five minutes, and no more than that', async () => {
    const person = await somebody();
    const age = (ago: string) =>
      server.adminQuery(
        `update auth.mfa_amr_claims set updated_at = now() - $2::interval
         where session_id in (select id from auth.sessions where user_id = $1)`,
        [person.session.user.id, ago],
      );
    await age('5 minutes 1 second');
    expect(await ask(person)).toMatchObject({ status: 428, answer: { code: 'reauthenticate' } });
    expect((await person.client.rpc('read_deletion')).data).toBeNull();
    await age('4 minutes 50 seconds');
    expect((await ask(person)).status).toBe(200);
  });

  it('refuses visitors, a wrong body, and the last admin; nobody asks by hand or for somebody else', async () => {
    expect((await ask(null)).status).toBe(401);
    const person = await somebody();
    expect((await call(person, { action: 'ask everybody' })).status).toBe(400);
    expect(await ask(admin)).toMatchObject({ status: 409 });
    const untyped = createClient(server.url, server.publishableKey, {
      accessToken: async () => person.session.access_token,
    });
    expect((await untyped.rpc('ask_deletion')).error).not.toBeNull();
    expect(
      (await untyped.rpc('begin_due_deletion', { p_user_id: admin.session.user.id })).error,
    ).not.toBeNull();
    expect((await untyped.rpc('due_deletions')).error).not.toBeNull();
    const inserted = await untyped
      .from('delete_requests')
      .insert({ user_id: person.session.user.id, due_at: '2030-01-01' });
    expect(inserted.error).not.toBeNull();
    expect((await server.adminQuery('select from public.delete_requests')).rowCount).toBe(0);
  });

  it('an admin may ask while another one stays, but not both', async () => {
    const second = await somebody('Second');
    await admin.client.rpc('set_account_role', {
      p_user_id: second.session.user.id,
      p_role: 'admin',
      p_reason: 'Helps out',
    });
    expect((await ask(second)).status).toBe(200);
    expect((await ask(admin)).status).toBe(409);
    await second.client.rpc('call_off_deletion');
    await admin.client.rpc('set_account_role', {
      p_user_id: second.session.user.id,
      p_role: 'person',
      p_reason: 'Trying it out',
    });
  });
});

describe('[ARCHIVE-01] a wish to leave is the person’s own', () => {
  it('a stranger, an admin and a visitor see none of it and call nothing off', async () => {
    const person = await somebody();
    const stranger = await somebody('Stranger');
    await ask(person);
    for (const other of [stranger, admin]) {
      expect((await other.client.rpc('read_deletion')).data).toBeNull();
      expect((await other.client.from('delete_requests').select('user_id')).data).toEqual([]);
      expect((await other.client.rpc('call_off_deletion')).data).toBe(false);
    }
    const visitor = createClient(server.url, server.publishableKey);
    expect((await visitor.rpc('read_deletion')).error).not.toBeNull();
    expect((await visitor.rpc('call_off_deletion')).error).not.toBeNull();
    expect((await person.client.rpc('read_deletion')).data).not.toBeNull();
  });

  it('signing in again asks and decides nothing; one call keeps the account, without a trace in the table', async () => {
    const person = await somebody();
    await ask(person);
    const again = await signIn(server, { email: `leaving-${count}@example.org`, name: 'Leaving' });
    expect((await again.client.rpc('read_deletion')).data).toMatchObject({ here: false });
    expect((await again.client.rpc('call_off_deletion')).data).toBe(true);
    expect((await again.client.rpc('read_deletion')).data).toBeNull();
    expect((await server.adminQuery('select from public.delete_requests')).rowCount).toBe(0);
  });
});

describe('[ARCHIVE-01] carrying out what is due', () => {
  it('leaves everybody alone a moment before, and deletes at the moment itself', async () => {
    const early = await somebody('Early');
    const due = await somebody('Due');
    await ask(early);
    await ask(due);
    await move(early, '5 seconds');
    await move(due, '0 seconds');
    expect(await carryOutDeletions(deps())).toBe(1);
    expect([await isThere(early), await isThere(due)]).toEqual([true, false]);
    const { data } = await admin.client.rpc('read_audit', { p_limit: 3 });
    expect(data?.[0]).toMatchObject({ action: 'delete_user', actor: null, subject: null });
    expect(JSON.stringify(data?.[0])).not.toContain(due.session.user.id);
  });

  it('never touches one that was called off, not even between the list and the deletion', async () => {
    const person = await somebody();
    await ask(person);
    await move(person, '-1 days');
    const { rows } = await server.adminQuery<{ id: string }>('select public.due_deletions() as id');
    expect(rows.map(({ id }) => id)).toEqual([person.session.user.id]);
    // The list is made; then they change their mind.
    const answers: unknown[] = [];
    const late: Pick<Database, 'tx'> = {
      tx: async (actor, work) => {
        const done = await db.tx(actor, work);
        answers.push((await person.client.rpc('call_off_deletion')).data);
        return done;
      },
    };
    expect(await carryOutDeletions({ ...deps(), db: late })).toBe(0);
    expect(answers[0]).toBe(true);
    expect(await isThere(person)).toBe(true);
    expect((await person.client.from('tasks').select('id')).error).toBeNull();
  });

  it('one that cannot go holds up nobody, is noted without a number, and waits an hour', async () => {
    const stuck = await somebody('Stuck');
    const next = await somebody('Next');
    await ask(stuck);
    await ask(next);
    await move(stuck, '-2 days');
    await move(next, '-1 days');
    await server.adminQuery(
      `create function public.stand_in_the_way() returns trigger language plpgsql as
         'begin if old.id = ''${stuck.session.user.id}'' then raise exception ''no''; end if; return old; end';
       create trigger stand_in_the_way before delete on auth.users for each row execute function public.stand_in_the_way()`,
    );
    errors.length = 0;
    expect(await carryOutDeletions(deps())).toBe(1);
    expect([await isThere(stuck), await isThere(next)]).toEqual([true, false]);
    expect(errors).toHaveLength(1);
    expect(errors.join()).not.toContain(stuck.session.user.id);
    await server.adminQuery(
      'drop trigger stand_in_the_way on auth.users; drop function public.stand_in_the_way()',
    );
    expect(await carryOutDeletions(deps())).toBe(0);
    await server.adminQuery(`update public.delete_requests set tried_at = now() - interval '1 hour'`);
    expect(await carryOutDeletions(deps())).toBe(1);
  });

  it('what came due while the host was away is done at its next start', async () => {
    const person = await somebody();
    await ask(person);
    await move(person, '-3 days');
    const stop = startCarryingOut(deps());
    await stop();
    expect(await isThere(person)).toBe(false);
    expect((await person.client.from('tasks').select('id')).error).not.toBeNull();
  });
});
