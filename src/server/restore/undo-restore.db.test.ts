import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mostPoints } from '#domain/restore-points/point-limits.ts';
import { createAccount } from '#server/testing/actors.ts';
import type { Account } from '#server/testing/actors.ts';
import { copyOf, openRestores } from './copies.fixture.ts';
import type { OpenRestores, Rows } from './copies.fixture.ts';

let open: OpenRestores;
beforeAll(async () => {
  open = await openRestores();
});
afterAll(() => open.close());

const newPerson = () => createAccount(open.adminQuery);
const stamps = { '*': '001762000000000-0000-0000000a' };
const row = (fields: object) => ({ id: randomUUID(), stamps, ...fields });
const fileOf = (person: Account, tables: Readonly<Record<string, Rows>>) =>
  copyOf({ accountId: person.id, tables });
const titles = async (person: Account, table = 'tasks', column = 'title'): Promise<readonly unknown[]> =>
  (
    await open.run(
      person,
      `select ${column} as word from public.${table} where deleted_at is null order by ${column}`,
    )
  ).map(({ word }) => word);

const suggestion = (word: string, hash: string) => ({
  id: randomUUID(),
  state: 'open',
  layer: 'semantic',
  kind: 'likes',
  sentence: word,
  quote: word,
  quote_hash: hash.repeat(64),
  source: 'chat',
  created_at: '2026-10-01T08:00:00+00:00',
});

describe('[ARCHIVE-01] undoing a restore leaves what the person went on with', () => {
  it('a task with a step or a session added since stays, with its steps and its project; the rest goes', async () => {
    const person = await newPerson();
    const project = row({ name: 'Home' });
    const other = row({ name: 'Garden' });
    const [worked, stepped, untouched] = [
      row({ title: 'Worked on' }),
      row({ title: 'With a new step', project_id: project.id }),
      row({ title: 'Untouched', project_id: other.id }),
    ];
    const restored = await open.restore(
      person,
      await fileOf(person, {
        projects: [project, other],
        tasks: [worked, stepped, untouched],
        task_steps: [
          row({ task_id: stepped.id, title: 'Came with it' }),
          row({ task_id: untouched.id, title: 'Came too' }),
        ],
      }),
    );
    await open.run(person, `insert into public.task_steps (task_id, title) values ($1, 'Mine')`, [
      stepped.id,
    ]);
    await open.run(
      person,
      `insert into public.focus_sessions (task_id, phase, started_at, planned_seconds) values ($1, 'ended', now(), 1500)`,
      [worked.id],
    );
    // Of what came: two tasks, a step and a project.
    expect(await open.undo(person, restored)).toMatchObject({ undone: true, removed: 3, stays: 4 });
    expect(await titles(person)).toEqual(['With a new step', 'Worked on']);
    expect(await titles(person, 'task_steps')).toEqual(['Came with it', 'Mine']);
    expect(await titles(person, 'projects', 'name')).toEqual(['Home']);
  });

  it('what the person wrote since and the restore had nothing to do with is not counted', async () => {
    const person = await newPerson();
    const restored = await open.restore(person, await fileOf(person, { tasks: [row({ title: 'Came' })] }));
    await open.run(person, `insert into public.tasks (title) values ('Mine')`);
    expect(await open.undo(person, restored)).toMatchObject({ removed: 1, stays: 0 });
    expect(await titles(person)).toEqual(['Mine']);
  });

  it('settings go back only where they still are what the restore wrote', async () => {
    const person = await newPerson();
    await open.run(person, 'insert into public.memory_settings (enabled) values (true)');
    const file = await fileOf(person, {
      memory_settings: [{ user_id: person.id, use_pick: false, use_focus: false, muted_kinds: ['a'] }],
      users: [{ id: randomUUID(), google_id: person.id, theme_preference: 'dark' }],
    });
    const restored = await open.restore(person, file);
    await open.run(person, `update public.memory_settings set muted_kinds = '{a,b}'`);
    await open.run(person, `update public.users set theme_preference = 'light'`);
    expect(await open.undo(person, restored)).toMatchObject({ undone: true, put_back: 1, stays: 1 });
    expect(
      await open.run(
        person,
        'select use_pick, use_focus, muted_kinds, theme_preference from public.memory_settings, public.users',
      ),
    ).toEqual([{ use_pick: true, use_focus: true, muted_kinds: ['a', 'b'], theme_preference: 'light' }]);
  });

  it('a suggestion that was answered since stays, and one that was not goes', async () => {
    const person = await newPerson();
    await open.run(person, 'insert into public.memory_settings (enabled) values (true)');
    const [answered, waiting] = [suggestion('Tea helps', 'a'), suggestion('Rain helps', 'b')];
    const restored = await open.restore(
      person,
      await fileOf(person, { memory_proposals: [answered, waiting] }),
    );
    await open.run(person, `update public.memory_proposals set state = 'declined' where id = $1`, [
      answered.id,
    ]);
    expect(await open.undo(person, restored)).toMatchObject({ removed: 1, stays: 1 });
    expect(await open.run(person, 'select id from public.memory_proposals')).toEqual([{ id: answered.id }]);
  });

  it('an upload that the person offered to others since stays, though the host measured it meanwhile', async () => {
    const person = await newPerson();
    const { rows: profiles } = await open.adminQuery<{ id: string }>(
      'select id from public.profiles where user_id = $1',
      [person.id],
    );
    const upload = (title: string) => {
      const id = randomUUID();
      return {
        id,
        title,
        uploader_id: profiles[0]!.id,
        staging_file_path: `${profiles[0]!.id}/${id}.mp3`,
        file_hash: 'pending',
        consent_agreed: true,
        ownership_confirmed: true,
      };
    };
    const both = [upload('Offered'), upload('Measured')];
    const restored = await open.restore(
      person,
      await copyOf({
        accountId: person.id,
        tables: { profiles: [{ id: profiles[0]!.id, user_id: person.id }], music_staging: both },
        uploads: both.map(({ id, title }) => ({
          of: id,
          name: `uploads/${id}-x.mp3`,
          bytes: new TextEncoder().encode(`ID3 ${title}`),
        })),
      }),
    );
    await open.run(
      person,
      `update public.music_staging set offered_for_review = true where title = 'Offered'`,
    );
    await open.adminQuery(`update public.music_staging set bpm = 60 where uploader_id = $1`, [
      profiles[0]!.id,
    ]);
    expect(await open.undo(person, restored)).toMatchObject({ removed: 1, stays: 1 });
    expect(await open.run(person, 'select title from public.music_staging')).toEqual([{ title: 'Offered' }]);
  });

  it('knows every column of records that names another record', async () => {
    const { rows } = await open.adminQuery<{ link: string }>(
      `select table_name || '.' || column_name as link from information_schema.columns
       where table_schema = 'public' and table_name = any (public.record_table_names())
         and column_name like '%\\_id' and data_type = 'uuid' and column_name not in ('user_id', 'track_id', 'series_id')
       order by 1`,
    );
    const { rows: known } = await open.adminQuery<{ link: string }>(
      `select place || '.' || link as link from public.record_links() order by 1`,
    );
    expect(known).toEqual(rows);
  });
});

describe('[ARCHIVE-01] the restore point that undo needs', () => {
  it('is not trimmed, by number or by size, and is right after what lay between was folded into it', async () => {
    const person = await newPerson();
    await open.run(person, `insert into public.tasks (title) values ('Before')`);
    const file = await fileOf(person, { tasks: [row({ title: 'Came' })] });
    const restored = await open.restore(person, file);
    const [point] = await open.run(person, 'select point as id from public.restores');
    for (let turn = 0; turn < mostPoints + 5; turn += 1) {
      await open.run(person, `select public.make_restore_point('by-hand')`);
      await open.run(person, `insert into public.energy_checks (hour, energy) values (1, 'low')`);
    }
    const { rows } = await open.adminQuery<{ points: number; rows: number }>(
      `select count(*)::int as points, (select count(*)::int from public.restore_rows where user_id = $1) as rows
       from public.restore_points where user_id = $1`,
      [person.id],
    );
    expect(rows[0]!.points).toBeLessThanOrEqual(mostPoints + 1);
    // What was made after the restore is still known as such, from every point.
    const gone = await open.run(
      person,
      `select count(*)::int as gone from public.records_at_point($1) where kind = 'energy_checks' and was is null`,
      [point?.['id']],
    );
    expect(gone).toEqual([{ gone: mostPoints + 5 }]);
    await open.adminQuery('update public.restore_points set bytes = 40000000 where user_id = $1', [
      person.id,
    ]);
    await open.adminQuery('select public.trim_restore_points($1)', [person.id]);
    expect(
      await open.run(person, 'select id from public.restore_points where id = $1', [point?.['id']]),
    ).toHaveLength(1);
    expect(await open.undo(person, restored)).toMatchObject({ removed: 1, has_point: true });
    expect(await titles(person)).toEqual(['Before']);
    // Once undone, it goes as any other.
    await open.run(person, `select public.make_restore_point('by-hand')`);
    await open.adminQuery('update public.restore_points set bytes = 40000000 where user_id = $1', [
      person.id,
    ]);
    await open.adminQuery('select public.trim_restore_points($1)', [person.id]);
    expect(await open.run(person, 'select id from public.restore_points')).toHaveLength(1);
  });

  it('and so does the one before a deletion of a kind', async () => {
    const person = await newPerson();
    await open.run(person, `insert into public.tasks (title) values ('Deleted')`);
    const [deleted] = await open.run(
      person,
      `select public.delete_kinds('{tasks}') ->> 'restore_point' as point`,
    );
    await open.run(person, `insert into public.tasks (title) values ('Since')`);
    await open.run(person, `select public.make_restore_point('by-hand')`);
    await open.adminQuery('update public.restore_points set bytes = 40000000 where user_id = $1', [
      person.id,
    ]);
    await open.adminQuery('select public.trim_restore_points($1)', [person.id]);
    await open.run(person, `select public.go_back_to_point($1, '{tasks}')`, [deleted?.['point']]);
    expect(await titles(person)).toEqual(['Deleted']);
  });

  it('where the person deleted it, undo takes back the rest and says so', async () => {
    const person = await newPerson();
    await open.run(person, 'insert into public.memory_settings (enabled) values (true)');
    const file = await fileOf(person, {
      tasks: [row({ title: 'Came' })],
      memory_settings: [{ user_id: person.id, use_pick: false }],
    });
    const restored = await open.restore(person, file);
    await open.run(person, 'select public.delete_restore_points()');
    expect(await open.undo(person, restored)).toMatchObject({ undone: true, put_back: 1, has_point: false });
    expect(await titles(person)).toEqual(['Came']);
    expect(await open.run(person, 'select use_pick from public.memory_settings')).toEqual([
      { use_pick: true },
    ]);
  });
});
