import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { lookSchema, supportNoteSchema } from '#domain/support/support-answers.ts';
import { supportLimits } from '#domain/support/support-rules.ts';
import { anonymous, createAccount, service } from '#server/testing/actors.ts';
import type { Account } from '#server/testing/actors.ts';
import type { OpenDatabase } from '#server/testing/open-database.ts';
import { openSupport, zone } from './support.fixture.ts';
import type { SupportCalls } from './support.fixture.ts';

const DENIED = '42501';

let open: OpenDatabase;
let calls: SupportCalls;
let owner: Account;
let supporter: Account;
let stranger: Account;
let admin: Account;
beforeAll(async () => {
  ({ open, calls, owner, supporter, stranger, admin } = await openSupport());
});
afterAll(() => open.close());
beforeEach(() => calls.clear());

const sharing = (who: Account = owner) => calls.sharing(who);
const look = (who: Account, share: string) => calls.refusal(who.actor, 'look_at_person', share);

const note = (share: string, id: string, body: string, shared = false) =>
  calls.call(supporter.actor, 'save_support_note', share, id, body, shared);
const notesOf = async (who: Account, share: string) =>
  z.array(supportNoteSchema).parse(await calls.call(who.actor, 'support_notes_of', share));
const readable = async (who: Account): Promise<readonly string[]> => {
  const { rows } = await open.db.tx(who.actor, (query) =>
    query<{ body: string }>('select body from public.support_notes order by body'),
  );
  return rows.map(({ body }) => body);
};

describe('[AUD-01] a supporter’s notes', () => {
  test('are the supporter’s own; the person sees those alone that are shared, as long as they are', async () => {
    const share = await calls.share(owner, supporter);
    const [own, told] = [randomUUID(), randomUUID()];
    await note(share, own, 'For me');
    await note(share, told, 'For both', true);
    expect((await notesOf(supporter, share)).map(({ body }) => body).toSorted()).toEqual([
      'For both',
      'For me',
    ]);
    expect(await readable(supporter)).toEqual(['For both', 'For me']);
    expect(await readable(owner)).toEqual(['For both']);
    expect((await sharing()).notes).toMatchObject([{ id: told, body: 'For both', name: 'My coach' }]);
    for (const other of [stranger, admin]) {
      expect(await readable(other)).toEqual([]);
      expect(await notesOf(other, share)).toEqual([]);
      expect(await calls.call(other.actor, 'delete_support_note', told)).toBe(false);
      expect(await calls.refusal(other.actor, 'save_support_note', share, told, 'Mine now', false)).toBe(
        DENIED,
      );
    }
    expect(await notesOf(owner, share)).toEqual([]);
    expect(await calls.call(owner.actor, 'delete_support_note', told)).toBe(false);
    await note(share, told, 'Not any more');
    expect(await readable(owner)).toEqual([]);
    expect((await sharing()).notes).toEqual([]);
    expect(await calls.call(supporter.actor, 'delete_support_note', own)).toBe(true);
    expect((await notesOf(supporter, share)).map(({ id }) => id)).toEqual([told]);
  });

  test('stay readable when the share has ended; nothing new is added or shared then', async () => {
    const share = await calls.share(owner, supporter);
    const id = randomUUID();
    await note(share, id, 'Before');
    await calls.call(owner.actor, 'end_share', share);
    await note(share, id, 'Changed');
    expect((await notesOf(supporter, share)).map(({ body }) => body)).toEqual(['Changed']);
    for (const [noteId, shared] of [
      [randomUUID(), false],
      [randomUUID(), null],
      [id, true],
    ] as const) {
      expect(await calls.refusal(supporter.actor, 'save_support_note', share, noteId, 'After', shared)).toBe(
        DENIED,
      );
    }
    await open.adminQuery(
      `update public.support_shares set ended_at = now() - interval '91 days' where id = $1`,
      [share],
    );
    await calls.call(service, 'purge_support');
    expect(await notesOf(supporter, share)).toEqual([]);
  });

  test('that were shared are still changed and taken back after the end, and new words reach nobody', async () => {
    const share = await calls.share(owner, supporter);
    const [told, other] = [randomUUID(), randomUUID()];
    await note(share, told, 'For both', true);
    await note(share, other, 'Also for both', true);
    // While it lives, who reads it stays as it is unless something else is said.
    await calls.call(supporter.actor, 'save_support_note', share, told, 'For both of us');
    expect(await readable(owner)).toEqual(['Also for both', 'For both of us']);
    await calls.call(owner.actor, 'end_share', share);
    await calls.call(supporter.actor, 'save_support_note', share, told, 'After the end');
    expect(await readable(owner)).toEqual(['Also for both']);
    expect(await readable(supporter)).toEqual(['After the end', 'Also for both']);
    await calls.call(supporter.actor, 'save_support_note', share, other, 'Also for both');
    expect(await readable(owner)).toEqual(['Also for both']);
    await note(share, other, 'Also for both', false);
    expect(await readable(owner)).toEqual([]);
  });

  test('are not written over by somebody who has not read the newest words', async () => {
    const share = await calls.share(owner, supporter);
    const id = randomUUID();
    const save = (body: string, seen: string | null) =>
      calls.refusal(supporter.actor, 'save_support_note', share, id, body, null, seen);
    const seen = supportNoteSchema.parse(await note(share, id, 'First')).updated_at;
    expect(await save('From one tab', seen)).toBe('answered');
    expect(await save('From the other', seen)).toBe('PT409 newer');
    // The same words again are no quarrel: their answer got lost on the way.
    expect(await save('From one tab', seen)).toBe('answered');
    const [kept] = await notesOf(supporter, share);
    expect(kept).toMatchObject({ body: 'From one tab' });
    expect(await save('Both', kept?.updated_at ?? null)).toBe('answered');
  });

  test('have a length, a number, and an id that nobody else’s note has', async () => {
    const share = await calls.share(owner, supporter);
    const refused = (id: string | null, body: string) =>
      calls.refusal(supporter.actor, 'save_support_note', share, id, body);
    expect(await refused(randomUUID(), 'x'.repeat(supportLimits.note))).toBe('answered');
    expect(await refused(randomUUID(), 'x'.repeat(supportLimits.note + 1))).toBe('22023');
    expect(await refused(randomUUID(), ' ')).toBe('22023');
    expect(await refused(null, 'x')).toBe('22023');
    const other = await calls.share(owner, stranger);
    const taken = randomUUID();
    await calls.call(stranger.actor, 'save_support_note', other, taken, 'Theirs');
    expect(await refused(taken, 'x')).toBe('PT409 taken');
    await open.adminQuery(
      `insert into public.support_notes (id, user_id, share_id, body)
       select gen_random_uuid(), $1, $2, 'x' from generate_series(1, $3::int)`,
      [supporter.id, share, supportLimits.notes - 1],
    );
    expect(await refused(randomUUID(), 'x')).toBe('PT409 too_many_notes');
  });
});

const asked = (share: string, question: string | null) =>
  calls.refusal(supporter.actor, 'ask_check_in', share, question);
const seen = async (share: string) =>
  lookSchema.parse(await calls.call(supporter.actor, 'look_at_person', share)).check_ins;

describe('[AUD-01] the weekly question', () => {
  test('is answered, answered again, or put aside, which nobody can tell from silence', async () => {
    const share = await calls.share(owner, supporter);
    const answer = (text: string | null, who = owner, question = 'How was your week?') =>
      calls.call(who.actor, 'answer_check_in', share, text, question);
    expect(await answer('Too early')).toBe(false);
    expect(await asked(share, 'How was your week?')).toBe('answered');
    expect((await sharing()).check_ins).toMatchObject([
      { share_id: share, question: 'How was your week?', answer: null, put_aside: false },
    ]);
    const silence = await seen(share);
    expect(await answer(null)).toBe(true);
    expect(await seen(share)).toEqual(silence);
    expect((await sharing()).check_ins).toMatchObject([{ put_aside: true }]);
    expect(await answer('Quite good')).toBe(true);
    expect(await answer('Good')).toBe(true);
    expect(await seen(share)).toMatchObject([{ question: 'How was your week?', answer: 'Good' }]);
    for (const other of [supporter, stranger, admin]) expect(await answer('Mine', other)).toBe(false);
    expect(await asked(share, null)).toBe('answered');
    expect((await sharing()).check_ins).toEqual([]);
  });

  test('takes no answer to another question, and shows none under it', async () => {
    const share = await calls.share(owner, supporter);
    const answer = (text: string | null, question: string | null) =>
      calls.call(owner.actor, 'answer_check_in', share, text, question);
    await asked(share, 'How was work?');
    expect(await answer('Bad, and I drank', 'How was work?')).toBe(true);
    await asked(share, 'May I tell your mother?');
    expect(await answer('Yes', 'How was work?')).toBe(false);
    expect(await answer('Yes', null)).toBe(false);
    expect(await answer(null, 'How was work?')).toBe(false);
    expect(await seen(share)).toMatchObject([{ question: 'How was work?', answer: 'Bad, and I drank' }]);
    expect((await sharing()).check_ins).toMatchObject([
      { question: 'May I tell your mother?', answer: null, put_aside: false },
    ]);
    expect(await answer('No', 'May I tell your mother?')).toBe(true);
    expect(await seen(share)).toMatchObject([{ question: 'May I tell your mother?', answer: 'No' }]);
  });

  test('is asked where the person allows it, by the supporter, and never too long', async () => {
    const share = await calls.share(owner, supporter, calls.invitation(['energy'], { check_ins: false }));
    expect(await asked(share, 'How was it?')).toBe('PT409 no_check_ins');
    await calls.call(owner.actor, 'change_share', share, { check_ins: true });
    expect(await asked(share, 'x'.repeat(supportLimits.question))).toBe('answered');
    expect(await asked(share, 'x'.repeat(supportLimits.question + 1))).toBe('22023');
    for (const other of [owner, stranger, admin]) {
      expect(await calls.refusal(other.actor, 'ask_check_in', share, 'Well?')).toBe(DENIED);
    }
    const question = 'x'.repeat(supportLimits.question);
    expect(
      await calls.refusal(
        owner.actor,
        'answer_check_in',
        share,
        'x'.repeat(supportLimits.answer + 1),
        question,
      ),
    ).toBe('22023');
    await calls.call(owner.actor, 'change_share', share, { check_ins: false });
    expect((await sharing()).check_ins).toEqual([]);
    expect(await calls.call(owner.actor, 'answer_check_in', share, 'Good', question)).toBe(false);
  });
});

const rowsLeft = async (...tables: readonly string[]): Promise<readonly number[]> => {
  const counts: number[] = [];
  for (const table of tables) {
    counts.push((await open.adminQuery(`select from public.support_${table}`)).rows.length);
  }
  return counts;
};
const setUp = async () => {
  const [person, helper] = [await createAccount(open.adminQuery), await createAccount(open.adminQuery)];
  const share = await calls.share(person, helper);
  await calls.call(helper.actor, 'ask_check_in', share, 'zqquestionqz');
  await calls.call(person.actor, 'answer_check_in', share, 'Good', 'zqquestionqz');
  await calls.call(helper.actor, 'save_support_note', share, randomUUID(), 'zqnoteqz', true);
  await calls.call(helper.actor, 'look_at_person', share);
  return { person, helper, share };
};

describe('[AUD-01] when an account goes', () => {
  test('the person’s takes everything along: share, looks, answers, and the supporter’s notes about them', async () => {
    const { person, helper, share } = await setUp();
    await calls.call(service, 'erase_person', person.id);
    expect(await rowsLeft('shares', 'looks', 'answers', 'notes', 'invitations')).toEqual([0, 0, 0, 0, 0]);
    expect(await look(helper, share)).toBe(DENIED);
  });

  test('the supporter’s ends the share and takes their words; the person keeps who looked', async () => {
    const { person, helper } = await setUp();
    await calls.call(service, 'erase_person', helper.id);
    expect(await rowsLeft('shares', 'looks', 'answers', 'notes')).toEqual([1, 1, 1, 0]);
    const { shares, check_ins } = await sharing(person);
    expect(shares).toMatchObject([{ live: false, supporter: null, ended_by: 'supporter', looks: 1 }]);
    expect(check_ins).toEqual([]);
    const { rows } = await open.adminQuery<{ text: string }>(
      `select coalesce(string_agg(s::text, ''), '') || (select coalesce(string_agg(a::text, ''), '')
         from public.support_answers a) as text from public.support_shares s`,
    );
    expect(rows[0]?.text).not.toMatch(/zqquestionqz/);
    expect(rows[0]?.text).not.toContain(helper.id);
  });

  test('an invitation to its address goes too', async () => {
    const [person, helper] = [await createAccount(open.adminQuery), await createAccount(open.adminQuery)];
    await calls.invite(person, calls.invitation(['energy'], { email: `${helper.id}@example.org` }));
    await calls.call(service, 'erase_person', helper.id);
    expect(await rowsLeft('invitations')).toEqual([0]);
  });
});

describe('[AUD-01] what is old', () => {
  test('goes: invitations after a day more, looks and ended shares after a year', async () => {
    const share = await calls.share(owner, supporter);
    await calls.call(supporter.actor, 'look_at_person', share);
    await calls.invite(owner, calls.invitation(['energy']));
    await open.adminQuery(`update public.support_invitations set expires_at = now() - interval '23 hours'`);
    await open.adminQuery(`update public.support_looks set last_at = now() - interval '364 days'`);
    expect(await calls.call(service, 'purge_support')).toBe(0);
    await open.adminQuery(`update public.support_invitations set expires_at = now() - interval '25 hours'`);
    await open.adminQuery(`update public.support_looks set last_at = now() - interval '367 days'`);
    expect(await calls.call(service, 'purge_support')).toBe(3);
    await calls.call(owner.actor, 'end_share', share);
    expect(await calls.call(service, 'purge_support')).toBe(0);
    await open.adminQuery(`update public.support_shares set ended_at = now() - interval '367 days'`);
    expect(await calls.call(service, 'purge_support')).toBe(1);
    expect((await sharing()).shares).toEqual([]);
  });

  test('is taken away by the service alone', async () => {
    for (const actor of [anonymous, owner.actor, admin.actor]) {
      expect(await calls.refusal(actor, 'purge_support')).toBe(DENIED);
    }
  });
});

test('[AUD-01] nobody gets at any of it, nor at their calendar or copies, before the second factor they have', async () => {
  const person = await createAccount(open.adminQuery);
  await open.adminQuery(
    `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
     values (gen_random_uuid(), $1, 'totp', 'verified', now(), now())`,
    [person.id],
  );
  const { rows } = await open.adminQuery<{ name: string; given: number }>(
    `select p.proname as name, p.pronargs as given from pg_proc p
     where p.pronamespace = 'public'::regnamespace and has_function_privilege('authenticated', p.oid, 'execute')
       and (p.proname ~ 'support|share|sharing|check_in$'
         or p.proname in ('my_people', 'look_at_person', 'make_calendar_feed', 'archive_account', 'schedule_copies'))`,
  );
  expect(rows).toHaveLength(18);
  const shown = { ...person.actor, claims: { ...person.actor.claims, aal: 'aal2' } };
  for (const { name, given } of rows) {
    // Past the host, which asks for it as well: a project that is hosted elsewhere has the database alone.
    const refused = open.db.tx(shown, async (query) => {
      await query(`select set_config('request.jwt.claims', $1, true)`, [
        JSON.stringify({ ...person.actor.claims, aal: 'aal1' }),
      ]);
      return query(`select public.${name}(${Array.from({ length: given }, () => 'null').join(', ')})`);
    });
    await expect(refused, name).rejects.toMatchObject({ code: DENIED });
  }
  for (const name of ['my_sharing', 'my_people', 'archive_account']) {
    expect(await calls.refusal(shown, name), name).toBe('answered');
  }
  expect(await calls.refusal(shown, 'make_calendar_feed', false, true, true, zone)).toBe('answered');
  expect(await calls.refusal(shown, 'schedule_copies', 'off')).toBe('answered');
});

test('[AUD-01] visitors and the service call none of it', async () => {
  const { rows } = await open.adminQuery<{
    name: string;
    visitors: boolean;
    service: boolean;
    people: boolean;
  }>(
    `select p.proname as name, has_function_privilege('anon', p.oid, 'execute') as visitors,
       has_function_privilege('service_role', p.oid, 'execute') as service,
       has_function_privilege('authenticated', p.oid, 'execute') as people
     from pg_proc p where p.pronamespace = 'public'::regnamespace
       and (p.proname ~ 'support|share|sharing|check_in$' or p.proname in ('my_people', 'look_at_person'))`,
  );
  expect(rows.length).toBeGreaterThan(25);
  expect(rows.filter(({ visitors }) => visitors)).toEqual([]);
  expect(rows.filter((one) => one.service).map(({ name }) => name)).toEqual(['purge_support']);
  expect(rows.filter(({ people: allowed }) => allowed)).toHaveLength(15);
});
