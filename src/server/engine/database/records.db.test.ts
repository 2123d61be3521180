import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type HeldRecord, stampOf } from '#domain/records/held-record.ts';
import type { FieldValue } from '#domain/records/field-value.ts';
import { merge } from '#domain/records/merge.ts';
import { editOf, parseRow, type RecordEdit } from '#domain/records/record-row.ts';
import { recordKinds, recordRegistry } from '#domain/records/record-registry.ts';
import { stampAfter } from '#domain/records/stamp.ts';
import type { Actor } from '#server/engine/database/database.ts';
import { anonymous, createAccount, service } from '#server/testing/actors.ts';
import type { Account } from '#server/testing/actors.ts';
import { ageRecords } from '#server/testing/age-records.ts';
import { openDatabase } from '#server/testing/open-database.ts';
import type { OpenDatabase } from '#server/testing/open-database.ts';

let open: OpenDatabase;
let owner: Account;
let stranger: Account;
beforeAll(async () => {
  open = await openDatabase();
  owner = await createAccount(open.adminQuery);
  stranger = await createAccount(open.adminQuery);
});
afterAll(() => open.close());

const apply = async (actor: Actor, edits: unknown): Promise<readonly string[]> => {
  const { rows } = await open.db.tx(actor, (query) =>
    query<{ answer: unknown }>('select public.apply_edits($1::jsonb) as answer', [JSON.stringify(edits)]),
  );
  return z.array(z.string()).parse(rows[0]?.answer);
};

const page = z.object({
  rows: z.array(z.unknown()),
  cursor: z.number(),
  more: z.boolean(),
  horizon: z.number(),
});

const pull = async (actor: Actor, after: number, most = 500) => {
  const { rows } = await open.db.tx(actor, (query) =>
    query<{ answer: unknown }>('select public.pull_records($1, $2) as answer', [after, most]),
  );
  const { rows: found, ...rest } = page.parse(rows[0]?.answer);
  return { records: found.map(parseRow).filter((record) => record !== null), ...rest };
};

const cursorOf = async (actor: Actor): Promise<number> => {
  for (let after = 0; ;) {
    const { cursor, more } = await pull(actor, after, 1000);
    if (!more) return cursor;
    after = cursor;
  }
};

const at = (milliseconds: number, writer = '0000000a') => stampAfter('', milliseconds, writer);

const edit = (id: string, fields: RecordEdit['fields'], stamp: string, kind = 'tasks'): RecordEdit => ({
  kind,
  id,
  fields,
  stamps: { '*': stamp },
});

const titleOf = async (id: string): Promise<unknown> =>
  (await open.adminQuery('select title from public.tasks where id = $1', [id])).rows[0]?.['title'];

describe('merging edits', () => {
  test('the later stamp wins, in whatever order edits come and however often', async () => {
    const id = randomUUID();
    const made = edit(id, { title: 'First', energy: 'low' }, at(1));
    const late = edit(id, { title: 'Third' }, at(3));
    const early = edit(id, { title: 'Second', energy: 'high' }, at(2, '0000000b'));
    expect(await apply(owner.actor, [made, late, early, made, early])).toEqual([
      'kept',
      'kept',
      'kept',
      'kept',
      'kept',
    ]);
    const { rows } = await open.adminQuery('select title, energy from public.tasks where id = $1', [id]);
    expect(rows).toEqual([{ title: 'Third', energy: 'high' }]);
  });

  test('merges a deletion and its undo like any other field', async () => {
    const id = randomUUID();
    await apply(owner.actor, [
      edit(id, { title: 'Comes back', deleted_at: null }, at(1)),
      edit(id, { deleted_at: null }, at(3)),
      edit(id, { deleted_at: '2026-11-15T10:00:00.000Z' }, at(2)),
    ]);
    const { rows } = await open.adminQuery('select deleted_at from public.tasks where id = $1', [id]);
    expect(rows).toEqual([{ deleted_at: null }]);
  });

  test('answers “missing” to part of an unknown row, so that the device sends all of it', async () => {
    const id = randomUUID();
    expect(await apply(owner.actor, [edit(id, { energy: 'high' }, at(2))])).toEqual(['missing']);
    expect(await apply(owner.actor, [edit(id, {}, at(2))])).toEqual(['missing']);
    expect(await titleOf(id)).toBeUndefined();
  });

  test('refuses what the table does not allow, and keeps the rest', async () => {
    const id = randomUUID();
    const verdicts = await apply(owner.actor, [
      edit(id, { title: 'x' }, at(1)),
      edit(id, { title: 'Fine' }, at(1)),
      edit(id, { energy: 'huge' }, at(2)),
      edit(id, { estimated_minutes: 'many' }, at(2)),
      edit(id, { no_such_column: 1 }, at(2)),
      edit(id, { user_id: stranger.id }, at(2)),
      edit(id, { seq: 1 }, at(2)),
      edit(id, { ctid: '(0,1)' }, at(2)),
      edit(id, { title: 'From the year 3000' }, at(Date.parse('3000-01-01'))),
      edit(id, { title: 'No stamp' }, 'yesterday'),
      edit(id, { title: 'Where' }, at(2), 'users'),
      edit('not an id', { title: 'Nobody' }, at(2)),
    ]);
    expect(verdicts.map((verdict) => verdict.replace(/:.*/s, ''))).toEqual(
      Array.from({ length: 12 }, (_, index) => (index === 1 ? 'kept' : 'refused')),
    );
    expect(await titleOf(id)).toBe('Fine');
  });

  test.each([
    ['no list', { kind: 'tasks' }],
    ['more than 500', Array.from({ length: 501 }, () => ({}))],
  ])('raises an error for edits that are %s', async (_what, edits) => {
    await expect(apply(owner.actor, edits)).rejects.toMatchObject({ code: '22023' });
  });

  test.each([
    [[null]],
    [['x']],
    [[{}]],
    [[{ kind: 'tasks' }]],
    [[{ kind: 'tasks', id: 1, fields: [], stamps: {} }]],
  ])('refuses the edits %j without an error', async (edits) => {
    expect((await apply(owner.actor, edits))[0]).toMatch(/^refused/);
  });

  test('nobody reaches a row of somebody else, not even by its id', async () => {
    const id = randomUUID();
    await apply(owner.actor, [edit(id, { title: 'Mine alone' }, at(1))]);
    expect(await apply(stranger.actor, [edit(id, { energy: 'high' }, at(9))])).toEqual(['missing']);
    expect(await apply(stranger.actor, [edit(id, { title: 'Another one' }, at(9))])).toEqual(['kept']);
    const { rows } = await open.adminQuery(
      'select user_id, title from public.tasks where id = $1 order by title',
      [id],
    );
    expect(rows).toEqual([
      { user_id: stranger.id, title: 'Another one' },
      { user_id: owner.id, title: 'Mine alone' },
    ]);
    expect((await pull(stranger.actor, 0, 1000)).records.map((record) => record.fields['title'])).toEqual([
      'Another one',
    ]);
  });

  test('refuses anonymous callers and the service', async () => {
    for (const actor of [anonymous, service]) {
      await expect(apply(actor, [])).rejects.toMatchObject({ code: '42501' });
      await expect(pull(actor, 0)).rejects.toMatchObject({ code: '42501' });
    }
  });
});

describe('edits in one call', () => {
  test('answers and leaves the same as edits that come one by one, refused and repeated ones among them', async () => {
    const [together, apart] = [await createAccount(open.adminQuery), await createAccount(open.adminQuery)];
    const ids = Array.from({ length: 30 }, () => randomUUID());
    const idOf = (index: number): string => ids[index % ids.length] ?? '';
    const edits: unknown[] = ids.map((id, index) => edit(id, { title: `Number ${index}` }, at(10)));
    for (let index = 0; index < 180; index += 1) {
      const id = idOf(index * 7);
      const stamp = at(5 + ((index * 13) % 20));
      const variants: readonly unknown[] = [
        edit(id, { title: `Changed ${index}`, energy: 'high' }, stamp),
        edit(id, { energy: 'low' }, stamp),
        edit(id, { energy: 'huge' }, stamp),
        edit(id, { estimated_minutes: index % 2 === 0 ? 10 : 'many' }, stamp),
        edit(randomUUID(), index % 3 === 0 ? { name: 'Home' } : { outcome: 'Tidy' }, stamp, 'projects'),
        edit(id.toUpperCase(), { deleted_at: '2026-11-15T10:00:00.000Z' }, stamp),
        edit(id, { title: 'No stamp' }, 'yesterday'),
        edit(id, { title: 'Where' }, stamp, 'users'),
        edit('not an id', { title: 'Nobody' }, stamp),
      ];
      edits.push(variants[index % variants.length]);
    }
    const answers: string[] = [];
    for (const one of edits) answers.push(...(await apply(apart.actor, [one])));
    expect(await apply(together.actor, edits)).toEqual(answers);
    expect(new Set(answers.map((answer) => answer.replace(/:.*/s, '')))).toEqual(
      new Set(['kept', 'missing', 'refused']),
    );
    const heldBy = async ({ id }: Account) =>
      (
        await open.adminQuery(
          `select id, title, energy, estimated_minutes, deleted_at, stamps from public.tasks
           where user_id = $1 order by id`,
          [id],
        )
      ).rows;
    expect(await heldBy(together)).toEqual(await heldBy(apart));
  });

  test('keeps every allowed edit of a call in which several are refused', async () => {
    const person = await createAccount(open.adminQuery);
    const ids = Array.from({ length: 100 }, () => randomUUID());
    const refused = new Set([0, 7, 8, 49, 50, 99]);
    const answers = await apply(
      person.actor,
      ids.map((id, index) => edit(id, { title: refused.has(index) ? 'x'.repeat(500) : 'Fine' }, at(1))),
    );
    expect(answers.map((answer) => answer !== 'kept')).toEqual(ids.map((_, index) => refused.has(index)));
    const { rows } = await open.adminQuery('select count(*)::int from public.tasks where user_id = $1', [
      person.id,
    ]);
    expect(rows).toEqual([{ count: 94 }]);
  });
});

describe('1,200 edits from three devices, shuffled and duplicated', () => {
  test('1,200 shuffled and duplicated edits leave the table as the domain’s own merge leaves a device', async () => {
    const person = await createAccount(open.adminQuery);
    const ids = Array.from({ length: 25 }, () => randomUUID());
    const choices: Readonly<Record<string, readonly FieldValue[]>> = {
      title: ['Wash up', 'Wash up twice', 'Leave it'],
      energy: ['low', 'medium', 'high'],
      estimatedMinutes: [5, 30, null],
      doOn: ['2026-11-16', null, '2026-12-01'],
      deletedAt: [null, '2026-11-15T10:00:00.000Z', null],
    };
    const names = Object.keys(choices);
    let seed = 12345;
    const random = (below: number): number => {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
      return seed % below;
    };
    const whole = ids.map((id): HeldRecord => ({
      kind: 'tasks',
      id,
      fields: Object.fromEntries(names.map((name) => [name, choices[name]?.[0] ?? null])),
      stamps: { '*': at(1, '00000000') },
    }));
    const versions = Array.from({ length: 1200 }, (): HeldRecord => {
      const name = names[random(names.length)] ?? 'title';
      const stamp = at(2 + random(5000), `0000000${random(3)}`);
      return {
        kind: 'tasks',
        id: ids[random(ids.length)] ?? '',
        fields: { [name]: choices[name]?.[random(3)] ?? null },
        stamps: { [name]: stamp },
      };
    });
    const held = new Map(whole.map((record) => [record.id, record]));
    for (const version of versions) {
      const before = held.get(version.id);
      if (before) held.set(version.id, merge(before, version));
    }
    const sent = [...versions, ...versions.filter(() => random(3) === 0)]
      .map((version) => ({ version, place: random(1_000_000) }))
      .toSorted((a, b) => a.place - b.place)
      .map(({ version }) => editOf(version, Object.keys(version.fields)));
    await apply(
      person.actor,
      whole.map((record) => editOf(record, names)),
    );
    for (let start = 0; start < sent.length; start += 400) {
      const verdicts = await apply(person.actor, sent.slice(start, start + 400));
      expect(new Set(verdicts)).toEqual(new Set(['kept']));
    }
    const { records } = await pull(person.actor, 0, 1000);
    expect(records).toHaveLength(ids.length);
    for (const record of records) {
      const expected = held.get(record.id);
      for (const name of names) {
        // Two devices with the same stamp do not happen; here a few do, and either may stay.
        expect(stampOf(record.stamps, name)).toBe(stampOf(expected?.stamps ?? {}, name));
      }
    }
  });
});

describe('pulling changes', () => {
  test('pulls changes in pages, in order, without gaps, each row in its latest form', async () => {
    const person = await createAccount(open.adminQuery);
    const ids = Array.from({ length: 7 }, () => randomUUID());
    await apply(
      person.actor,
      ids.map((id, index) => edit(id, { title: `Number ${index}` }, at(1))),
    );
    const seen: string[] = [];
    let after = 0;
    for (let more = true; more;) {
      const next = await pull(person.actor, after, 3);
      seen.push(...next.records.map((record) => record.id));
      ({ cursor: after, more } = next);
    }
    expect(seen).toEqual(ids);
    expect((await pull(person.actor, after)).records).toEqual([]);
    await apply(person.actor, [edit(ids[2] ?? '', { title: 'Changed' }, at(2))]);
    const changed = await pull(person.actor, after);
    expect(changed.records.map((record) => record.fields['title'])).toEqual(['Changed']);
  });

  test('every kind of record survives the round trip', async () => {
    const person = await createAccount(open.adminQuery);
    const other = randomUUID();
    const whole: Readonly<Record<string, Readonly<Record<string, FieldValue>>>> = {
      tasks: {
        title: 'All fields',
        state: 'done',
        doneAt: '2026-11-15T10:00:00.123Z',
        repeatRule: 'daily',
        doAt: '15:00',
        doUntil: '16:30',
      },
      taskSteps: { taskId: other, title: 'Stand up' },
      projects: { name: 'Home', outcome: 'A door that closes' },
      milestones: { projectId: other, title: 'Half', dueOn: '2026-12-01' },
      energyChecks: { at: '2026-11-15T10:00:00.000Z', hour: 11, energy: 'low', moment: 'after' },
      focusSessions: { phase: 'focus', startedAt: '2026-11-15T10:00:00.000Z', plannedSeconds: 1500 },
      settings: { restWeekdays: [5, 6], restOn: null },
      trackChoices: { trackId: other, banned: true },
      heardTracks: { focusId: other, trackId: other, heardAt: '2026-11-15T10:00:00.000Z' },
      ownFirstSteps: { way: 'dishes', title: 'Turn on the tap', createdAt: '2026-11-15T10:00:00.000Z' },
      feelingChecks: { at: '2026-11-15T10:00:00.000Z', feeling: 'overwhelmed' },
      coachGoals: { text: 'Start on time', createdAt: '2026-11-15T10:00:00.000Z' },
      coachExperiments: {
        goalId: other,
        materialId: 'open-the-file',
        title: 'Open it',
        what: 'Open the file',
        doOn: '2026-11-16',
        followUpOn: '2026-11-23',
        outcome: 'did not try',
        obstacle: 'no longer matters',
      },
      coachDrafts: { kind: 'ask-quiet-place', title: 'Quiet', body: 'Hello', usedData: 'name,energy' },
      otherCalendars: {
        name: 'Work',
        keepsTitles: true,
        readAt: '2026-11-15T10:00:00.000Z',
        readUntil: '2027-02-13T23:00:00.000Z',
      },
      calendarEvents: {
        calendarId: other,
        title: 'Dentist',
        startsAt: '2026-11-16T10:00:00.000Z',
        endsAt: '2026-11-16T11:00:00.000Z',
      },
      saidPhrases: { text: 'deep focus', understood: 'mood_change', saidAt: '2026-11-15T10:00:00.000Z' },
    };
    const records = recordKinds.map((kind): HeldRecord => ({
      kind,
      id: kind === 'settings' ? person.id : randomUUID(),
      fields: whole[kind] ?? {},
      stamps: { '*': at(1) },
    }));
    const verdicts = await apply(
      person.actor,
      records.map((one) => editOf(one, Object.keys(one.fields))),
    );
    expect(verdicts).toEqual(records.map(() => 'kept'));
    const back = await pull(person.actor, 0);
    for (const record of records) {
      const found = back.records.find((one) => one.id === record.id);
      expect(found?.fields).toMatchObject(record.fields);
      expect(Object.keys(found?.fields ?? {}).toSorted()).toEqual(
        [...Object.keys(recordRegistry[record.kind].fields), 'deletedAt'].toSorted(),
      );
    }
  });

  test('stamps a write without a stamp as made now, and pulls it like the others', async () => {
    const person = await createAccount(open.adminQuery);
    const id = randomUUID();
    await open.db.tx(person.actor, (query) =>
      query('insert into public.tasks (id, title) values ($1, $2)', [id, 'Plain']),
    );
    const ahead = at(Date.now() + 3_600_000);
    await apply(person.actor, [edit(id, { title: 'From a clock that is ahead' }, ahead)]);
    const before = await cursorOf(person.actor);
    await open.db.tx(person.actor, (query) => query(`update public.tasks set title = 'Plain again'`));
    const [record] = (await pull(person.actor, before)).records;
    expect(record?.fields['title']).toBe('Plain again');
    expect(stampOf(record?.stamps ?? {}, 'title') > ahead).toBe(true);
    expect(stampOf(record?.stamps ?? {}, 'energy') < ahead).toBe(true);
  });

  test('a purge moves the horizon past every position read so far', async () => {
    const person = await createAccount(open.adminQuery);
    const [old, young] = [randomUUID(), randomUUID()];
    await apply(person.actor, [
      edit(old, { title: 'Long gone', deleted_at: '2026-01-01T00:00:00.000Z' }, at(1)),
      edit(young, { title: 'Just gone', deleted_at: new Date().toISOString() }, at(1)),
    ]);
    const before = await cursorOf(person.actor);
    expect((await pull(person.actor, 0)).horizon).toBe(0);
    const purge = () => open.db.tx(service, (query) => query('select public.purge_deleted_records()'));
    // A device that was away, or whose clock is wrong: what it deleted has its thirty days from here on.
    await purge();
    expect((await pull(person.actor, 0)).records).toHaveLength(2);
    await ageRecords(open, 'tasks');
    await purge();
    const after = await pull(person.actor, 0);
    expect(after.records.map((record) => record.id)).toEqual([young]);
    expect(after.horizon).toBeGreaterThan(before);
    await expect(
      open.db.tx(person.actor, (query) => query('select public.purge_deleted_records()')),
    ).rejects.toMatchObject({ code: '42501' });
  });

  test('deleting an account deletes every record in it', async () => {
    const person = await createAccount(open.adminQuery);
    await apply(person.actor, [edit(randomUUID(), { title: 'Goes too' }, at(1))]);
    await open.adminQuery('delete from auth.users where id = $1', [person.id]);
    const { rows } = await open.adminQuery('select 1 from public.tasks where user_id = $1', [person.id]);
    expect(rows).toEqual([]);
  });
});
