import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cannotCome } from '#domain/restore/cannot-come.ts';
import type { KindPlan, RestoreAnswer } from '#domain/restore/restore-plan.ts';
import { createAccount } from '#server/testing/actors.ts';
import type { Account } from '#server/testing/actors.ts';
import { bytesOf, copyOf, openRestores } from './copies.fixture.ts';
import type { OpenRestores, Rows } from './copies.fixture.ts';

let open: OpenRestores;
beforeAll(async () => {
  open = await openRestores();
});
afterAll(() => open.close());

const newPerson = () => createAccount(open.adminQuery);
const withMemory = async (): Promise<Account> => {
  const person = await newPerson();
  await open.run(person, 'insert into public.memory_settings (enabled) values (true)');
  return person;
};
const kindOf = ({ plan }: RestoreAnswer, name: string): KindPlan | undefined =>
  plan.kinds.find((kind) => kind.name === name);
const counts = (answer: RestoreAnswer, name = 'tasks') => {
  const kind = kindOf(answer, name);
  return [kind?.new, kind?.changed, kind?.same, kind?.conflict];
};
const titles = async (who: Account): Promise<readonly unknown[]> =>
  (await open.run(who, 'select title from public.tasks where deleted_at is null order by title')).map(
    ({ title }) => title,
  );
const stamp = (at: string, count = 0): string =>
  `${String(Date.parse(at)).padStart(15, '0')}-${String(count).padStart(4, '0')}-0000000a`;
const task = (title: string, more: object = {}) => ({
  id: randomUUID(),
  title,
  stamps: { '*': stamp('2026-11-01') },
  ...more,
});
const tasksOf = (who: Account, ...rows: Rows) =>
  copyOf({
    accountId: who.id,
    tables: { tasks: rows.map((row) => Object.assign({ user_id: who.id }, row)) },
  });

const memory = (definition: string, more: object = {}) => ({
  id: randomUUID(),
  concept: 'Tea',
  domain: 'general',
  definition,
  confidence_level: 1,
  evidence_count: 1,
  contradictions: [],
  tags: ['tea'],
  importance: 3,
  source: 'typed',
  quote: null,
  replaced_by: null,
  approved_at: '2026-10-01T08:00:00+00:00',
  created_at: '2026-10-01T08:00:00+00:00',
  updated_at: '2026-10-01T08:00:00+00:00',
  ...more,
});
const memories = (who: Account, ...rows: Rows) =>
  copyOf({ accountId: who.id, tables: { ai_semantic_memory: rows } });
const sentences = async (who: Account) =>
  (await open.run(who, 'select definition from public.ai_semantic_memory order by definition')).map(
    ({ definition }) => definition,
  );

const upload = (who: Account, title: string) => ({
  id: randomUUID(),
  uploader_id: who.profileId,
  title,
  staging_file_path: `${who.profileId}/x.mp3`,
  offered_for_review: true,
  status: 'approved',
  deleted_at: null,
});
const uploads = (who: Account, rows: readonly ReturnType<typeof upload>[], bytes = bytesOf('ID3 sound')) =>
  copyOf({
    accountId: who.id,
    tables: { profiles: [{ id: who.profileId, user_id: who.id }], music_staging: rows },
    uploads: rows
      .filter(({ title }) => title !== 'No file')
      .map(({ id }) => ({ of: id, name: `uploads/${id}-x.mp3`, bytes })),
  });

describe('putting a copy back', () => {
  it('[ARCHIVE-01] a look says what would come and changes nothing; the restore does it; undo takes it away again', async () => {
    const person = await newPerson();
    const file = await tasksOf(person, task('Call the dentist'), task('Buy bread'));
    const looked = await open.look(person, file);
    expect(counts(looked)).toEqual([2, 0, 0, 0]);
    expect(looked).toMatchObject({ restore: null, plan: { ofThisAccount: true } });
    expect(kindOf(looked, 'tasks')?.examples).toEqual([
      { state: 'new', text: 'Call the dentist' },
      { state: 'new', text: 'Buy bread' },
    ]);
    expect(await titles(person)).toEqual([]);
    expect(await open.run(person, 'select id from public.restore_points')).toEqual([]);

    const restored = await open.restore(person, file);
    expect(await titles(person)).toEqual(['Buy bread', 'Call the dentist']);
    expect(counts(await open.look(person, file))).toEqual([0, 0, 2, 0]);
    expect(await open.undo(person, restored)).toMatchObject({
      undone: true,
      removed: 2,
      put_back: 0,
      stays: 0,
    });
    expect(await open.run(person, 'select id from public.tasks')).toEqual([]);
    expect(await open.undo(person, restored)).toMatchObject({ undone: false });
    expect(await open.leftBehind()).toEqual([]);
  });

  it('[ARCHIVE-01] merges by field: what is newer in the copy comes, what is newer here stays unless the person says otherwise', async () => {
    const person = await newPerson();
    const row = task('First words', { description: 'Old', energy: 'low' });
    await open.restore(person, await tasksOf(person, row));
    const later = {
      ...row,
      title: 'Newer in the copy',
      stamps: { ...row.stamps, title: stamp('2026-11-05') },
    };
    const changed = await tasksOf(person, later);
    expect(counts(await open.look(person, changed))).toEqual([0, 1, 0, 0]);

    await open.run(person, `update public.tasks set description = 'Mine, newer'`);
    const disputed = await tasksOf(person, { ...later, description: 'Theirs', energy: 'high' });
    expect(counts(await open.look(person, disputed))).toEqual([0, 0, 0, 1]);
    const fields = 'select title, description, energy from public.tasks';
    const kept = await open.restore(person, disputed);
    expect(await open.run(person, fields)).toEqual([
      { title: 'Newer in the copy', description: 'Mine, newer', energy: 'low' },
    ]);
    await open.undo(person, kept);
    expect(await open.run(person, fields)).toMatchObject([{ title: 'First words' }]);

    const taken = await open.restore(person, disputed, { tasks: 'take' });
    expect(await open.run(person, fields)).toEqual([
      { title: 'Newer in the copy', description: 'Theirs', energy: 'high' },
    ]);
    // Every device takes it: the stamp is later than the one it had.
    const [held] = await open.run(person, `select stamps ->> 'description' as stamp from public.tasks`);
    expect(Number(String(held?.['stamp']).slice(0, 15))).toBeGreaterThan(Date.now() - 60_000);
    expect(await open.undo(person, taken)).toMatchObject({ put_back: 1 });
    expect(await open.run(person, fields)).toMatchObject([
      { title: 'First words', description: 'Mine, newer' },
    ]);
  });

  it('[ARCHIVE-01] says how many of those in conflict were deleted here, and brings them back when asked', async () => {
    const person = await newPerson();
    const file = await tasksOf(person, task('Deleted by accident'));
    await open.restore(person, file);
    await open.run(person, 'update public.tasks set deleted_at = now()');
    // In a copy of an account it stands as it was, with the field.
    const full = await tasksOf(person, {
      ...(await open.run(person, 'select id from public.tasks'))[0],
      title: 'Deleted by accident',
      deleted_at: null,
      stamps: { '*': stamp('2026-11-01') },
    });
    expect(kindOf(await open.look(person, full), 'tasks')).toMatchObject({ conflict: 1, deletedHere: 1 });
    await open.restore(person, full);
    expect(await titles(person)).toEqual([]);
    await open.restore(person, full, { tasks: 'take' });
    expect(await titles(person)).toEqual(['Deleted by accident']);
  });

  it('[ARCHIVE-01] brings only the kinds that are wanted, and undo leaves what was changed since', async () => {
    const person = await newPerson();
    const file = await copyOf({
      accountId: person.id,
      tables: {
        tasks: [task('One of them'), task('Another one')],
        projects: [{ id: randomUUID(), name: 'Home', stamps: { '*': stamp('2026-11-01') } }],
      },
    });
    const restored = await open.restore(person, file, { projects: 'skip' });
    expect(await open.run(person, 'select name from public.projects')).toEqual([]);
    await open.run(person, `update public.tasks set title = 'Mine now' where title = 'Another one'`);
    await open.run(person, `insert into public.tasks (title) values ('Made since')`);
    await open.undo(person, restored);
    expect(await titles(person)).toEqual(['Made since', 'Mine now']);
  });

  it('[ARCHIVE-01] names what cannot come and brings the rest', async () => {
    const person = await newPerson();
    const file = await tasksOf(
      person,
      task('A good one'),
      task('x'.repeat(300)),
      task('Wrong', { energy: 'endless' }),
      task('From the future', { stamps: { '*': stamp('2031-01-01') } }),
      { ...task('No id'), id: 'tasks-1' },
    );
    const looked = await open.look(person, file);
    expect(kindOf(looked, 'tasks')).toMatchObject({ new: 1 });
    expect(kindOf(looked, 'tasks')?.cannot).toEqual([
      { why: cannotCome.unreadable, rows: 2 },
      { why: cannotCome.fromTheFuture, rows: 1 },
      { why: cannotCome.notAllowed, rows: 1 },
    ]);
    await open.restore(person, file);
    expect(await titles(person)).toEqual(['A good one']);
  });

  it('[ARCHIVE-01] stops at the number of records an account may have', async () => {
    const person = await newPerson();
    await open.adminQuery(
      'insert into public.record_counts (user_id, rows) values ($1, 199999) on conflict (user_id) do update set rows = 199999',
      [person.id],
    );
    const answer = await open.restore(
      person,
      await tasksOf(person, task('Fits'), task('Does not'), task('Nor this')),
    );
    expect(kindOf(answer, 'tasks')).toMatchObject({
      new: 1,
      cannot: [{ why: cannotCome.notAllowed, rows: 2 }],
    });
    expect(await titles(person)).toHaveLength(1);
  });
});

describe('memories in a copy', () => {
  it('[ARCHIVE-01] do not come while memory is off', async () => {
    const person = await newPerson();
    const file = await memories(person, memory('Tea helps'));
    expect(kindOf(await open.look(person, file), 'ai_semantic_memory')).toMatchObject({
      new: 0,
      cannot: [{ why: cannotCome.memoryOff, rows: 1 }],
    });
    expect(await open.restore(person, file)).toMatchObject({ restore: null });
    expect(await sentences(person)).toEqual([]);
  });

  it('[ARCHIVE-01] come by the hundred, with their days, and are not counted by the limits', async () => {
    const person = await withMemory();
    const rows = Array.from({ length: 700 }, (_, at) => memory(`Tea helps ${at}`));
    const answer = await open.restore(person, await memories(person, ...rows));
    expect(counts(answer, 'ai_semantic_memory')).toEqual([700, 0, 0, 0]);
    expect(
      (await open.adminQuery('select from public.memory_stores where user_id = $1', [person.id])).rowCount,
    ).toBe(0);
    expect(
      await open.run(
        person,
        'select distinct created_at = $1::timestamptz as was from public.ai_semantic_memory',
        ['2026-10-01T08:00:00Z'],
      ),
    ).toEqual([{ was: true }]);
    // And the limits hold for the next one that is stored by hand.
    const [said] = await open.run(person, 'select public.memory_limit_state() as state');
    expect(said?.['state']).toMatchObject({ blocked: null });
    expect(await open.undo(person, answer)).toMatchObject({ removed: 700 });
    expect(await sentences(person)).toEqual([]);
  });

  it('[ARCHIVE-01] that are different stay as they are unless the copy’s are taken, and undo brings mine back', async () => {
    const person = await withMemory();
    const row = memory('Tea helps');
    await open.restore(person, await memories(person, row));
    await open.run(person, `update public.ai_semantic_memory set definition = 'Tea helps me, mostly'`);
    const file = await memories(person, row);
    expect(counts(await open.look(person, file), 'ai_semantic_memory')).toEqual([0, 0, 0, 1]);
    await open.restore(person, file);
    expect(await sentences(person)).toEqual(['Tea helps me, mostly']);
    const taken = await open.restore(person, file, { ai_semantic_memory: 'take' });
    expect(await sentences(person)).toEqual(['Tea helps']);
    expect(await open.undo(person, taken)).toMatchObject({ put_back: 1 });
    expect(await sentences(person)).toEqual(['Tea helps me, mostly']);
  });

  it('[ARCHIVE-01] leave no word in the way back once they are forgotten', async () => {
    const person = await withMemory();
    const row = memory('Tea helps');
    await open.restore(person, await memories(person, row));
    await open.run(person, `update public.ai_semantic_memory set definition = 'Unspeakable'`);
    await open.restore(person, await memories(person, row), { ai_semantic_memory: 'take' });
    await open.run(person, `select public.forget_memories('{"all": true}', false)`);
    const { rows } = await open.adminQuery(
      'select way_back::text as text from public.restores where user_id = $1',
      [person.id],
    );
    expect(JSON.stringify(rows)).not.toMatch(/Unspeakable|Tea/u);
  });

  it('[ARCHIVE-01] of another account on this site come under ids of their own, once', async () => {
    const first = await withMemory();
    const old = memory('Tea helps');
    const row = memory('Green tea helps');
    const both = [{ ...old, replaced_by: row.id }, row];
    await open.restore(first, await memories(first, ...both));
    const second = await withMemory();
    const file = await memories(first, ...both.map((one) => Object.assign(one, { user_id: first.id })));
    const answer = await open.restore(second, file);
    expect(answer.plan.ofThisAccount).toBe(false);
    expect(await sentences(second)).toEqual(['Green tea helps', 'Tea helps']);
    expect(await sentences(first)).toEqual(['Green tea helps', 'Tea helps']);
    expect(
      await open.run(
        second,
        `select from public.ai_semantic_memory o join public.ai_semantic_memory n on o.replaced_by = n.id
         where n.definition = 'Green tea helps' and o.id <> $1`,
        [old.id],
      ),
    ).toHaveLength(1);
    expect(counts(await open.look(second, file), 'ai_semantic_memory')).toEqual([0, 0, 2, 0]);
  });
});

describe('settings and uploads in a copy', () => {
  it('[ARCHIVE-01] take over where nothing was chosen here, ask where something was, and never switch memory on', async () => {
    const person = await newPerson();
    const settings = (theme: string) =>
      copyOf({
        accountId: person.id,
        tables: {
          users: [{ id: randomUUID(), google_id: person.id, theme_preference: theme }],
          memory_settings: [{ user_id: person.id, enabled: true, use_pick: false, muted_kinds: ['helps'] }],
          personal_settings: [{ id: person.id, focus_minutes: 40, stamps: { '*': stamp('2026-11-01') } }],
        },
      });
    const first = await open.restore(person, await settings('dark'));
    const read = () =>
      open.run(
        person,
        `select theme_preference, enabled, use_pick, use_focus, muted_kinds from public.users, public.memory_settings`,
      );
    expect(await read()).toEqual([
      { theme_preference: 'dark', enabled: false, use_pick: false, use_focus: true, muted_kinds: ['helps'] },
    ]);
    const second = await open.look(person, await settings('light'));
    expect(counts(second, 'users')).toEqual([0, 0, 0, 1]);
    expect(counts(second, 'memory_settings')).toEqual([0, 0, 1, 0]);
    await open.undo(person, first);
    expect(await read()).toMatchObject([{ theme_preference: null, use_pick: true, muted_kinds: [] }]);
    expect(await open.run(person, 'select focus_minutes from public.personal_settings')).toEqual([]);
  });

  it('[ARCHIVE-01] brings uploads with their files, for oneself alone', async () => {
    const person = await newPerson();
    const rain = upload(person, 'Rain');
    const file = await uploads(person, [rain, upload(person, 'No file')]);
    const before = open.stored.size;
    expect(kindOf(await open.look(person, file), 'music_staging')).toMatchObject({
      new: 1,
      cannot: [{ why: cannotCome.withoutFile, rows: 1 }],
    });
    expect(open.stored.size).toBe(before);
    const answer = await open.restore(person, file);
    expect(
      await open.run(person, 'select title, status, offered_for_review from public.music_staging'),
    ).toEqual([{ title: 'Rain', status: 'pending', offered_for_review: false }]);
    const [object] = await open.run(
      person,
      `select version, metadata ->> 'size' as size from storage.objects`,
    );
    expect(object).toMatchObject({ size: '9' });
    expect(open.stored.get(String(object?.['version']))).toEqual(Buffer.from('ID3 sound'));
    expect(kindOf(await open.look(person, file), 'music_staging')).toMatchObject({ new: 0, same: 1 });
    await open.undo(person, answer);
    expect(await open.run(person, 'select from public.music_staging')).toEqual([]);
  });

  it('[ARCHIVE-01] brings uploads to a second account of the same site, once, and says the truth of one that is there', async () => {
    const first = await newPerson();
    const rain = {
      ...upload(first, 'Rain'),
      created_at: '2026-10-01T08:00:00+00:00',
      file_hash: 'a'.repeat(64),
    };
    const file = await uploads(first, [rain]);
    await open.restore(first, file);
    const second = await newPerson();
    const answer = await open.restore(second, file);
    expect(kindOf(answer, 'music_staging')).toMatchObject({ new: 1, same: 0, cannot: [] });
    const read = 'select id, title, created_at from public.music_staging';
    const [mine] = await open.run(second, read);
    expect(mine).toMatchObject({ title: 'Rain', created_at: new Date('2026-10-01T08:00:00Z') });
    expect(mine?.['id']).not.toBe(rain.id);
    expect(await open.run(first, read)).toMatchObject([{ id: rain.id, title: 'Rain' }]);
    expect(kindOf(await open.look(second, file), 'music_staging')).toMatchObject({ new: 0, same: 1 });
    const again = await uploads(first, [{ ...rain, id: randomUUID() }]);
    expect(kindOf(await open.look(second, again), 'music_staging')).toMatchObject({
      new: 0,
      cannot: [{ why: cannotCome.twice, rows: 1 }],
    });
  });

  it('[ARCHIVE-01] brings uploads as far as there is room, and the rest of the copy with them', async () => {
    const person = await newPerson();
    await open.adminQuery('update kindling.installation set storage_account_limit = 3000');
    try {
      const rows = [upload(person, 'One'), upload(person, 'Two')];
      const answer = await open.restore(person, await uploads(person, rows, new Uint8Array(1500)));
      expect(kindOf(answer, 'music_staging')).toMatchObject({
        new: 1,
        cannot: [{ why: cannotCome.noRoom, rows: 1 }],
      });
      expect(await open.run(person, 'select from public.music_staging')).toHaveLength(1);
    } finally {
      await open.adminQuery('update kindling.installation set storage_account_limit = null');
    }
  });
});
