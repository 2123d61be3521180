import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { archiveRules } from '#domain/archive/archive-rules.ts';
import { exportFormat } from '#domain/data-export/export-document.ts';
import { memoryLayerNames, memoryTables } from '#domain/memory/memory-layer.ts';
import { exportedKinds, recordRegistry } from '#domain/records/record-registry.ts';
import { kindNames } from '#domain/restore/kind-names.ts';
import { createAccount } from '#server/testing/actors.ts';
import type { Account } from '#server/testing/actors.ts';
import { bytesOf, openRestores, sha256Of } from './copies.fixture.ts';
import type { OpenRestores } from './copies.fixture.ts';

let open: OpenRestores;
beforeAll(async () => {
  open = await openRestores();
});
afterAll(() => open.close());

const withMemory = async (): Promise<Account> => {
  const person = await createAccount(open.adminQuery);
  await open.run(person, 'insert into public.memory_settings (enabled) values (true)');
  return person;
};

const at = '2026-11-15T10:00:00.123Z';
const other = randomUUID();
/** Of every table of records, what a record of it needs, with some words. A kind that is not here fails the test below. */
const recordsOf: Readonly<Record<string, (word: string, size: number) => object>> = {
  tasks: (word, size) => ({
    title: `Task ${word}`,
    description: word,
    estimated_minutes: size < 5 ? null : size,
    do_on: size % 2 === 0 ? '2026-11-18' : null,
    state: size % 3 === 0 ? 'done' : 'open',
    done_at: size % 3 === 0 ? at : null,
    deleted_at: size === 7 ? at : null,
  }),
  task_steps: (word) => ({ task_id: other, title: `Step ${word}` }),
  projects: (word) => ({ name: `P ${Array.from(word).slice(0, 30).join('')}`, outcome: word }),
  milestones: (word) => ({ project_id: other, title: `M ${word}`, due_on: '2026-12-01' }),
  energy_checks: (_, size) => ({ at, hour: size, energy: 'low', moment: 'after' }),
  focus_sessions: (word, size) => ({
    phase: 'ended',
    started_at: at,
    planned_seconds: 60 + size,
    note: word,
  }),
  personal_settings: (_, size) => ({ focus_minutes: size + 1, rest_weekdays: [size % 7] }),
  track_choices: (_, size) => ({ track_id: other, banned: size > 5 }),
  heard_tracks: () => ({ focus_id: other, track_id: other, heard_at: at }),
  said_phrases: (word) => ({ text: `Say ${word}`, understood: 'mood_change', said_at: at }),
  own_first_steps: (word) => ({ way: 'dishes', title: `First ${word}`, created_at: at }),
  feeling_checks: () => ({ at, feeling: 'overwhelmed' }),
  coach_goals: (word) => ({ text: `Goal ${word}`, created_at: at }),
  coach_experiments: (word) => ({
    goal_id: other,
    material_id: 'open-the-file',
    title: `Try ${word}`,
    what: 'Open it',
    do_on: '2026-11-16',
    follow_up_on: '2026-11-23',
    outcome: 'did not try',
    obstacle: 'no longer matters',
  }),
  coach_drafts: (word) => ({
    kind: 'ask-quiet-place',
    title: `Quiet ${word}`,
    body: word,
    used_data: 'name',
  }),
  other_calendars: (word) => ({ name: `C ${word}`, read_at: at, read_until: '2027-02-13T00:00:00Z' }),
  calendar_events: (word) => ({ calendar_id: other, title: word, starts_at: at, ends_at: at }),
};

const memoriesOf = {
  episodic: (word: string) => ({ content: `It was ${word}`, event_type: 'note' }),
  semantic: (word: string) => ({ concept: 'Tea', definition: `Tea is ${word}` }),
  associative: (word: string) => ({ primary_element: 'Tea', associated_element: `So ${word}` }),
  procedural: (word: string) => ({ workflow_name: 'Tea', steps: { step_1: `Do ${word}` } }),
} as const;

/** Everything that comes back, without whose it is and the numbers that every write moves on. */
const stateOf = async (who: Account): Promise<Readonly<Record<string, unknown>>> => {
  const state: Record<string, unknown> = {};
  for (const [name, { restore }] of Object.entries(archiveRules)) {
    const table = name.replace('public.', '');
    if (restore === 'never') continue;
    const rows = await open.run(
      who,
      `select to_jsonb(t) - array['user_id', 'google_id', 'seq', 'enabled_at'] as row from public.${table} t`,
    );
    state[table] = rows
      .map(({ row }) => {
        const shown = z.record(z.string(), z.unknown()).parse(row);
        if (['personal_settings', 'users', 'memory_settings'].includes(table)) delete shown['id'];
        if (restore === 'record' || ['users', 'memory_settings'].includes(table)) {
          delete shown['updated_at'];
          if (table === 'users') delete shown['created_at'];
        }
        if (table === 'music_staging') {
          // Whose folder it lies in, and when the row was written.
          for (const name of ['uploader_id', 'staging_file_path', 'updated_at']) delete shown[name];
        }
        return JSON.stringify(shown);
      })
      .toSorted();
  }
  return state;
};

const write = async (who: Account, table: string, rows: readonly object[]): Promise<void> => {
  const edits = rows.map((fields, index) => ({
    kind: table,
    id: table === 'personal_settings' ? who.id : randomUUID(),
    fields,
    stamps: { '*': `001762000000${String(index).padStart(3, '0')}-0000-0000000a` },
  }));
  const [answer] = await open.run(who, 'select public.apply_edits($1::jsonb) as said', [
    JSON.stringify(edits),
  ]);
  expect(answer?.['said']).toEqual(edits.map(() => 'kept'));
};

const word = fc
  .string({ unit: 'grapheme', maxLength: 12 })
  .filter((text) => !text.includes('\u0000') && text.isWellFormed());
const filled = fc.record({
  rows: fc.array(fc.record({ word, size: fc.integer({ min: 0, max: 20 }) }), { maxLength: 4 }),
  memories: fc.array(fc.record({ word, layer: fc.constantFrom(...memoryLayerNames) }), { maxLength: 4 }),
  theme: fc.constantFrom('light', 'dark', null),
  pick: fc.boolean(),
  uploads: fc.array(fc.uint8Array({ minLength: 1, maxLength: 40 }), { maxLength: 2 }),
});

/** As an upload lies on the shelf, with its bytes. */
const plantUpload = async (who: Account, bytes: Uint8Array, title: string): Promise<void> => {
  const id = randomUUID();
  const version = randomUUID();
  const path = `${who.profileId}/${id}.mp3`;
  open.stored.set(version, bytes);
  await open.adminQuery(
    `insert into storage.objects (bucket_id, name, owner, owner_id, version, metadata)
     values ('music-staging', $1, $2::uuid, $2, $3, jsonb_build_object('size', $4::integer, 'mimetype', 'audio/mpeg'))`,
    [path, who.id, version, bytes.byteLength],
  );
  await open.adminQuery(
    `insert into public.music_staging
       (id, uploader_id, title, staging_file_path, file_size, file_hash, genre, offered_for_review, created_at)
     values ($1, $2, $3, $4, $5, $6, 'Rain', false, $7)`,
    [id, who.profileId, title, path, bytes.byteLength, sha256Of(bytes) + title, at],
  );
};

/** Every upload with what its file holds. */
const filesOf = async (who: Account): Promise<readonly string[]> => {
  const rows = await open.run(
    who,
    `select s.title, o.version from public.music_staging s
     join storage.objects o on o.bucket_id = 'music-staging' and o.name = s.staging_file_path`,
  );
  return rows
    .map(
      ({ title, version }) =>
        `${String(title)}: ${Buffer.from(open.stored.get(String(version)) ?? []).toString('hex')}`,
    )
    .toSorted();
};

describe('a copy and its way back', () => {
  it('[ARCHIVE-01] knows a record of every kind, and a name for everything that can come back', () => {
    expect(Object.keys(recordsOf).toSorted()).toEqual(
      exportedKinds.map((kind) => recordRegistry[kind].table).toSorted(),
    );
    const back = Object.entries(archiveRules).filter(([, { restore }]) => restore !== 'never');
    expect(back.map(([name]) => name.replace('public.', '')).toSorted()).toEqual(
      Object.keys(kindNames).toSorted(),
    );
  });

  it('[ARCHIVE-01] an empty account with the copy of a full one put back is equal to it', async () => {
    await fc.assert(
      fc.asyncProperty(filled, async ({ rows, memories, theme, pick, uploads }) => {
        const first = await withMemory();
        for (const [table, make] of Object.entries(recordsOf)) {
          const some = table === 'personal_settings' ? rows.slice(0, 1) : rows;
          await write(
            first,
            table,
            some.map((row) => make(row.word, row.size)),
          );
        }
        for (const [index, { word: said, layer }] of memories.entries()) {
          await open.adminQuery('delete from public.memory_stores');
          const [stored] = await open.run(first, 'select public.store_memory($1, $2) as done', [
            layer,
            JSON.stringify({ ...memoriesOf[layer](said), tags: ['tea'], quote: said === '' ? null : said }),
          ]);
          const { id } = z.object({ id: z.string() }).parse(stored?.['done']);
          await open.run(
            first,
            `insert into public.memory_uses (layer, memory_id, used_in) values ($1, $2, 'ask')`,
            [layer, id],
          );
          await open.run(
            first,
            `insert into public.memory_proposals (layer, kind, sentence, quote, quote_hash, source, state)
             values ('semantic', 'helps', 'a', 'b', $1, 'chat', $2)`,
            [String(index).repeat(64).slice(0, 64), index % 2 === 0 ? 'open' : 'declined'],
          );
        }
        await open.run(first, 'update public.users set theme_preference = $1', [theme]);
        await open.run(first, 'update public.memory_settings set use_pick = $1', [pick]);
        for (const [index, bytes] of uploads.entries()) await plantUpload(first, bytes, `Rain ${index}`);
        const full = await stateOf(first);
        const files = await filesOf(first);
        expect(files).toHaveLength(uploads.length);
        const copy = await open.take(first);

        // Another installation: nobody there has any of these rows.
        await open.adminQuery('delete from auth.users where id = $1', [first.id]);
        const second = await withMemory();
        const empty = await stateOf(second);
        const answer = await open.restore(second, copy);
        expect(answer.plan.kinds.flatMap(({ cannot }) => cannot)).toEqual([]);
        expect(await stateOf(second)).toEqual(full);
        expect(await filesOf(second)).toEqual(files);
        const again = await open.restore(second, copy);
        expect(again.plan.kinds.every((kind) => kind.new + kind.changed + kind.conflict === 0)).toBe(true);
        expect(again.restore).toBeNull();
        if (answer.restore !== null) await open.undo(second, answer);
        expect(await stateOf(second)).toEqual(empty);
      }),
      { numRuns: 12 },
    );
  }, 120_000);

  it('[ARCHIVE-01] understands the older format, whose records have no stamps', async () => {
    const person = await withMemory();
    const id = randomUUID();
    const memory = randomUUID();
    const document = (title: string) =>
      bytesOf(
        JSON.stringify({
          format: exportFormat,
          version: 1,
          madeAt: '2026-10-01T08:00:00.000Z',
          site: 'https://kindling.example',
          account: { id: person.id, email: 'robin@example.org' },
          data: {
            tasks: [{ id, title, description: '', energy: 'low', doOn: '2026-10-02', createdAt: at }],
            personal_settings: [{ id: person.id, focusMinutes: 40 }],
            [memoryTables.semantic]: [
              { id: memory, user_id: person.id, concept: 'Tea', definition: 'Tea helps' },
            ],
            user_roles: [{ user_id: person.id, role: 'member' }],
          },
          notSent: [],
          missing: [],
          complete: true,
        }),
      );
    const answer = await open.restore(person, document('From the older file'));
    expect(answer.plan.kinds.map(({ name, new: added }) => [name, added])).toEqual([
      ['tasks', 1],
      ['personal_settings', 1],
      [memoryTables.semantic, 1],
    ]);
    expect(await open.run(person, 'select title, do_on::text, stamps from public.tasks')).toEqual([
      { title: 'From the older file', do_on: '2026-10-02', stamps: { '*': '001790841600000-0000-00000000' } },
    ]);
    // Without stamps nobody knows which is newer: a difference is never taken by itself.
    const other = await open.look(person, document('Other words'));
    expect(other.plan.kinds[0]).toMatchObject({ name: 'tasks', changed: 0, conflict: 1 });
    await open.restore(person, document('Other words'));
    expect(await open.run(person, 'select title from public.tasks')).toEqual([
      { title: 'From the older file' },
    ]);
  });
});
