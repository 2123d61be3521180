import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '#server/engine/database/database.ts';
import { anonymous, createAccount, service } from '#server/testing/actors.ts';
import { copyOf, openRestores } from './copies.fixture.ts';
import type { OpenRestores } from './copies.fixture.ts';

let open: OpenRestores;
beforeAll(async () => {
  open = await openRestores();
});
afterAll(() => open.close());

const DENIED = { code: '42501' };
const run = (actor: Actor, text: string, values: readonly unknown[] = []) =>
  open.db.tx(actor, (query) => query(text, values));

describe('who may put back and undo', () => {
  it('[ARCHIVE-01] nobody undoes or reads the restore of somebody else, not even an admin', async () => {
    const owner = await createAccount(open.adminQuery);
    const file = await copyOf({
      accountId: owner.id,
      tables: {
        tasks: [
          { id: randomUUID(), title: 'Private words', stamps: { '*': '001762000000000-0000-0000000a' } },
        ],
      },
    });
    const { restore } = await open.restore(owner, file);
    const admin = await createAccount(open.adminQuery, { admin: true });
    for (const other of [await createAccount(open.adminQuery), admin]) {
      expect((await run(other.actor, 'select id from public.restores')).rows).toEqual([]);
      await expect(run(other.actor, 'select public.undo_restore($1)', [restore?.id])).rejects.toMatchObject({
        code: 'P0002',
      });
    }
    for (const actor of [anonymous, service]) {
      await expect(run(actor, 'select id from public.restores')).rejects.toMatchObject(DENIED);
      await expect(run(actor, 'select public.undo_restore($1)', [restore?.id])).rejects.toMatchObject(DENIED);
    }
    expect((await run(owner.actor, 'select title from public.tasks')).rows).toEqual([
      { title: 'Private words' },
    ]);
  });

  it('[ARCHIVE-01] people do not go around the memory limits by calling what the host calls', async () => {
    const person = await createAccount(open.adminQuery);
    await open.run(person, 'insert into public.memory_settings (enabled) values (true)');
    const rows = JSON.stringify([{ id: randomUUID(), concept: 'Tea', definition: 'Tea helps' }]);
    for (const actor of [anonymous, person.actor]) {
      for (const [text, values] of [
        [`select public.restore_memory_rows('ai_semantic_memory', $1)`, [rows]],
        [`select public.restored_ids('ai_semantic_memory', $1)`, [[randomUUID()]]],
        [`select public.note_restore(now(), null, '{}', '{}')`, []],
        ['select public.purge_restores()', []],
      ] as const) {
        await expect(run(actor, text, values)).rejects.toMatchObject(DENIED);
      }
    }
  });

  it('[ARCHIVE-01] the way back goes after thirty days, and with the account', async () => {
    const person = await createAccount(open.adminQuery);
    await open.adminQuery(
      `insert into public.restores (user_id, made_at) values ($1, now() - interval '31 days'), ($1, now() - interval '29 days')`,
      [person.id],
    );
    await run(service, 'select public.purge_restores()');
    const left = () => open.adminQuery('select from public.restores where user_id = $1', [person.id]);
    expect((await left()).rowCount).toBe(1);
    await open.adminQuery('delete from auth.users where id = $1', [person.id]);
    expect((await left()).rowCount).toBe(0);
  });
});
