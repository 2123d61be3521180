import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount } from '#server/testing/actors.ts';
import type { Account } from '#server/testing/actors.ts';
import { copyOf, openRestores } from './copies.fixture.ts';
import type { OpenRestores } from './copies.fixture.ts';

let open: OpenRestores;
beforeAll(async () => {
  open = await openRestores();
});
afterAll(() => open.close());

const memory = (definition: string) => ({
  id: randomUUID(),
  concept: 'Tea',
  definition,
  created_at: '2026-10-01T08:00:00+00:00',
});

/** Two memories: one was replaced by a restore, which keeps its earlier words; the other came with it. */
const withWayBack = async (): Promise<Account> => {
  const person = await createAccount(open.adminQuery);
  await open.run(person, 'insert into public.memory_settings (enabled) values (true)');
  const [replaced, came] = [memory('Tea helps'), memory('Tea is warm')];
  const fileOf = (...rows: readonly ReturnType<typeof memory>[]) =>
    copyOf({ accountId: person.id, tables: { ai_semantic_memory: rows } });
  await open.restore(person, await fileOf(replaced));
  await open.run(person, `update public.ai_semantic_memory set definition = 'Unspeakable'`);
  await open.restore(person, await fileOf(replaced, came), { ai_semantic_memory: 'take' });
  expect(await wayBackOf(person)).toContain('Unspeakable');
  return person;
};

/** Deleting for good asks for somebody who has just signed in. */
const deleteForGood = async (person: Account, kind: string, ...period: readonly string[]): Promise<void> => {
  const session = randomUUID();
  await open.adminQuery(
    `with opened as (insert into auth.sessions (id, user_id, aal, created_at, updated_at)
       values ($1, $2, 'aal1', now(), now()) returning id)
     insert into auth.mfa_amr_claims (id, session_id, authentication_method, created_at, updated_at)
     select gen_random_uuid(), id, 'otp', now(), now() from opened`,
    [session, person.id],
  );
  const actor = { ...person.actor, claims: { ...person.actor.claims, session_id: session } };
  const [from = null, to = null] = period;
  await open.db.tx(actor, (query) =>
    query('select public.delete_kinds(array[$1], $2, $3, true)', [kind, from, to]),
  );
};

const wayBackOf = async (person: Account): Promise<string> => {
  const { rows } = await open.adminQuery<{ text: string }>(
    `select string_agg(way_back::text, ' ' order by made_at) as text from public.restores where user_id = $1`,
    [person.id],
  );
  return rows[0]?.text ?? '';
};

describe('[ARCHIVE-01] the way back from a restore, once the kind is deleted', () => {
  it('has no word and no id of it left, where all of it went', async () => {
    const person = await withWayBack();
    await deleteForGood(person, 'memories');
    expect(await wayBackOf(person)).toBe('{} {}');
  });

  it('has no earlier word of it where a period went, even one of other days; undo still takes away what came', async () => {
    const person = await withWayBack();
    await deleteForGood(person, 'memories', '2020-01-01', '2020-02-01');
    expect(await wayBackOf(person)).not.toContain('Unspeakable');
    const held = async (): Promise<number> =>
      (await open.run(person, 'select 1 from public.ai_semantic_memory')).length;
    expect(await held()).toBe(2);
    const [last] = await open.run(
      person,
      'select public.undo_restore(id) as done from public.restores order by made_at desc limit 1',
    );
    expect(last?.['done']).toMatchObject({ undone: true, removed: 1, put_back: 0 });
    expect(await held()).toBe(1);
  });

  it('knows nothing of uploads that are gone for good, and stays as it was for other kinds and other people', async () => {
    const [person, other] = [await withWayBack(), await withWayBack()];
    await open.adminQuery(`update public.restores set way_back = way_back || $2 where user_id = $1`, [
      person.id,
      { music_staging: { new: [randomUUID()], before: {} } },
    ]);
    const before = await wayBackOf(other);
    await deleteForGood(person, 'tasks');
    expect(await wayBackOf(person)).toContain('music_staging');
    await deleteForGood(person, 'uploads');
    expect(await wayBackOf(person)).not.toContain('music_staging');
    expect(await wayBackOf(person)).toContain('Unspeakable');
    expect(await wayBackOf(other)).toBe(before);
  });
});
