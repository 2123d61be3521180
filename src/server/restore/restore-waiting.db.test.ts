import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount } from '#server/testing/actors.ts';
import type { Account } from '#server/testing/actors.ts';
import { openRestores } from './copies.fixture.ts';
import type { OpenRestores, Rows } from './copies.fixture.ts';
import { restoreCopy } from './restore-copy.ts';
import type { CopySource } from './copy-source.ts';

let open: OpenRestores;
beforeAll(async () => {
  open = await openRestores();
});
afterAll(() => open.close());

const stamps = { '*': '001762000000000-0000-0000000a' };
const tasks = (count: number): Rows =>
  Array.from({ length: count }, (_, at) => ({ id: randomUUID(), title: `Task ${at}`, stamps }));

/** Whether a device of theirs could write right now. */
const isFree = async ({ id }: Account): Promise<boolean> => {
  const { rows } = await open.adminQuery<{ free: boolean }>(
    'select pg_try_advisory_lock(hashtextextended($1::text, 27)) as free',
    [id],
  );
  const free = rows[0]?.free === true;
  if (free) await open.adminQuery('select pg_advisory_unlock(hashtextextended($1::text, 27))', [id]);
  return free;
};

const goThrough = async (person: Account, helpings: readonly Rows[], isLook: boolean) => {
  const free: boolean[] = [];
  const source: CopySource = {
    accountId: person.id,
    madeAt: '2026-11-10T08:00:00.000Z',
    site: 'https://kindling.example',
    parts: [{ name: 'tasks', rows: helpings.flat().length }],
    rowsOf: async function* () {
      for (const rows of helpings) {
        yield rows;
        free.push(await isFree(person));
      }
    },
    uploadOf: () => undefined,
  };
  const { signal } = new AbortController();
  const { plan } = await open.db.tx(person.actor, async (query) => {
    const shelf = { store: undefined, versions: [] };
    const more = { userId: person.id, choices: {}, signal, shelf, sha256: '', isLook };
    return restoreCopy(query, source, more);
  });
  return { free, plan };
};

describe('[ARCHIVE-01] what a person writes while a copy', () => {
  it('is looked at does not wait for the whole of it', async () => {
    const person = await createAccount(open.adminQuery);
    const { free, plan } = await goThrough(person, [tasks(3), tasks(2)], true);
    expect(plan.kinds[0]).toMatchObject({ name: 'tasks', new: 5 });
    expect(free).toEqual([true, true]);
    expect(await open.run(person, 'select from public.tasks')).toEqual([]);
    expect(await open.run(person, 'select from public.restore_points')).toEqual([]);
  });

  it('is put back waits from the first record that is written, not before', async () => {
    const person = await createAccount(open.adminQuery);
    const here = tasks(3);
    await goThrough(person, [here], false);
    const { free, plan } = await goThrough(person, [here, tasks(2), here.slice(0, 0)], false);
    expect(plan.kinds[0]).toMatchObject({ new: 2, same: 3 });
    expect(free).toEqual([true, false, false]);
    expect(await isFree(person)).toBe(true);
    expect(await open.run(person, 'select from public.tasks')).toHaveLength(5);
  });
});
