import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '#server/engine/database/database.ts';
import { createAccount, service } from '#server/testing/actors.ts';
import type { Account } from '#server/testing/actors.ts';
import { ageRecords } from '#server/testing/age-records.ts';
import { openDatabase } from '#server/testing/open-database.ts';
import type { OpenDatabase } from '#server/testing/open-database.ts';

let open: OpenDatabase;
beforeAll(async () => {
  open = await openDatabase();
});
afterAll(() => open.close());

const run = async (actor: Actor, text: string, values: readonly unknown[] = []) =>
  (await open.db.tx(actor, (query) => query<Record<string, unknown>>(text, values))).rows;

/** One of each that has parts, with a part. */
const write = async ({ actor }: Account): Promise<string> => {
  const id = randomUUID();
  for (const text of [
    `insert into public.tasks (id, title) values ($1, 'Task')`,
    `insert into public.task_steps (task_id, title) values ($1, 'Step')`,
    `insert into public.projects (id, name) values ($1, 'Project')`,
    `insert into public.milestones (project_id, title) values ($1, 'Milestone')`,
    `insert into public.focus_sessions (id, phase, started_at, planned_seconds) values ($1, 'ended', now(), 1500)`,
    `insert into public.heard_tracks (focus_id, track_id, heard_at) values ($1, gen_random_uuid(), now())`,
    `insert into public.other_calendars (id, name, read_until) values ($1, 'Work', now())`,
    `insert into public.calendar_events (calendar_id, starts_at, ends_at) values ($1, now(), now())`,
  ]) {
    await run(actor, text, [id]);
  }
  return id;
};
const owners = ['tasks', 'projects', 'focus_sessions', 'other_calendars'] as const;
const parts = ['task_steps', 'milestones', 'heard_tracks', 'calendar_events'] as const;
const left = async ({ actor }: Account): Promise<readonly number[]> =>
  Promise.all(parts.map(async (part) => (await run(actor, `select from public.${part}`)).length));

describe('[ARCHIVE-01] what is gone for good', () => {
  test('takes its parts along, and those of nothing and nobody else', async () => {
    const [person, other] = [await createAccount(open.adminQuery), await createAccount(open.adminQuery)];
    const id = await write(person);
    await write(person);
    await write(other);
    for (const owner of owners) await run(person.actor, `delete from public.${owner} where id = $1`, [id]);
    expect(await left(person)).toEqual([1, 1, 1, 1]);
    expect(await left(other)).toEqual([1, 1, 1, 1]);
  });

  test('also when time takes it, though its steps were never in the bin', async () => {
    const person = await createAccount(open.adminQuery);
    const id = await write(person);
    for (const owner of owners) {
      await open.adminQuery(
        `update public.${owner} set deleted_at = now() - interval '31 days' where id = $1`,
        [id],
      );
    }
    await ageRecords(open, 'tasks');
    await run(service, 'select public.purge_deleted_records()');
    expect(await left(person)).toEqual([0, 0, 0, 0]);
  });

  test('every part in the list of links goes along', async () => {
    const { rows } = await open.adminQuery<{ owner: string; place: string }>(
      `select c.relname::text as owner, split_part(encode(t.tgargs, 'escape'), '\\000', 1) as place
       from pg_trigger t join pg_class c on c.oid = t.tgrelid where t.tgname = 'take_parts_along' order by 1`,
    );
    const { rows: links } = await open.adminQuery(
      'select parent as owner, place from public.record_links() where is_part order by 1',
    );
    expect(rows).toEqual(links);
  });
});
