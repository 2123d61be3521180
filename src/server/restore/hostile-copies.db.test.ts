import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { archivePaths } from '#domain/archive/archive-paths.ts';
import type { ArchiveManifest } from '#domain/archive/manifest.ts';
import type { CopyRefusal } from '#domain/restore/copy-refusals.ts';
import { createAccount } from '#server/testing/actors.ts';
import type { Account } from '#server/testing/actors.ts';
import { bytesOf, copyOf, openRestores, sha256Of, zipOf } from './copies.fixture.ts';
import type { MadeCopy, OpenRestores, ZipFile } from './copies.fixture.ts';

let open: OpenRestores;
let person: Account;
let stranger: Account;
beforeAll(async () => {
  open = await openRestores();
  person = await createAccount(open.adminQuery);
  stranger = await createAccount(open.adminQuery);
  for (const who of [person, stranger]) {
    await open.run(who, `insert into public.tasks (id, title) values ($1, 'Was here before')`, [held.id]);
    await open.run(who, 'insert into public.memory_settings (enabled) values (true)');
    await open.run(
      who,
      `select public.store_memory('semantic', '{"concept": "Tea", "definition": "Tea helps"}')`,
    );
  }
});
afterAll(() => open.close());

const held = { id: '11111111-1111-4111-8111-111111111111' };
const stamps = { '*': '001762000000000-0000-0000000a' };
const task = (title: string, more: object = {}) => ({ id: randomUUID(), title, stamps, ...more });
const good = (): MadeCopy => ({
  accountId: person.id,
  tables: { tasks: [task('Would come'), { ...held, title: 'Would be changed', stamps }] },
});
const made = (change: Partial<MadeCopy>): Promise<Uint8Array> => copyOf({ ...good(), ...change });
const told = (change: (manifest: ArchiveManifest) => unknown) => made({ told: change });
const added = (...more: readonly ZipFile[]) => made({ files: (files) => [...more, ...files] });
const bomb = new Uint8Array(64 * 1024 * 1024);

/** The sizes that the list at the end of a zip tells, of its first file. */
const withTold = async (size: number): Promise<Uint8Array> => {
  const liar = (manifest: ArchiveManifest) => ({
    ...manifest,
    parts: manifest.parts.map((part) => ({ ...part, bytes: size })),
  });
  const zip = Uint8Array.from(await told(liar));
  const view = new DataView(zip.buffer);
  for (let at = 0; at + 4 < zip.length; at += 1) {
    if (view.getUint32(at, true) === 0x02014b50) {
      view.setUint32(at + 24, size, true);
      return zip;
    }
  }
  throw new Error('There is no list at the end');
};

const flipped = async (): Promise<Uint8Array> => {
  const zip = Uint8Array.from(await made({}));
  // Inside the first packed file.
  zip[60] = (zip[60] ?? 0) ^ 0xff;
  return zip;
};

/** A good copy with one more line, counted and weighed as it should be. */
const withLine = (line: string): Promise<Uint8Array> => {
  const bytes = bytesOf(`${JSON.stringify(task('First'))}\n${line}\n`);
  return made({
    told: (manifest) => ({
      ...manifest,
      parts: manifest.parts.map((part) => ({
        ...part,
        rows: 2,
        bytes: bytes.byteLength,
        sha256: sha256Of(bytes),
      })),
    }),
    files: (files) => files.map((file, at) => (at === 0 ? { ...file, bytes } : file)),
  });
};

const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`;

const cases: readonly (readonly [string, CopyRefusal | readonly CopyRefusal[], () => Promise<Uint8Array>])[] =
  [
    ['nothing at all', 'empty', async () => new Uint8Array()],
    ['a text', 'not_a_copy', async () => bytesOf('Dear diary')],
    ['a picture', 'not_a_copy', async () => Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0)],
    [
      'a zip of something else',
      ['not_a_copy', 'unsafe_name'],
      () => zipOf([{ name: 'letter.txt', bytes: bytesOf('Hello') }]),
    ],
    [
      'a zip without its list',
      'not_a_copy',
      () => made({ files: (files) => files.filter(({ name }) => name !== archivePaths.manifest) }),
    ],
    ['the first half of a copy', ['not_a_copy', 'damaged'], async () => (await made({})).slice(0, 200)],
    ['a copy without its last bytes', ['not_a_copy', 'damaged'], async () => (await made({})).slice(0, -30)],
    ['a copy with a byte changed', ['damaged', 'wrong_hash'], flipped],
    [
      'something behind the end',
      ['damaged', 'not_a_copy'],
      async () => Buffer.concat([await made({}), new Uint8Array(70_000)]),
    ],
    [
      'two zips in one',
      ['damaged', 'not_a_copy'],
      async () => Buffer.concat([await made({}), await made({})]),
    ],
    ['a name that climbs out', 'unsafe_name', () => added({ name: '../../etc/passwd', bytes: bytesOf('x') })],
    [
      'an upload that climbs out',
      'unsafe_name',
      () => added({ name: `uploads/${randomUUID()}-..\\..\\x`, bytes: bytesOf('x') }),
    ],
    ['a name from the root', 'unsafe_name', () => added({ name: '/etc/passwd', bytes: bytesOf('x') })],
    ['a folder', 'unsafe_name', () => added({ name: 'data/', bytes: new Uint8Array() })],
    [
      'a file that is not in the list',
      'wrong_counts',
      () => added({ name: 'data/projects.jsonl', bytes: bytesOf('{}\n') }),
    ],
    [
      'a file that is in the list and not there',
      'wrong_counts',
      () => made({ files: (files) => files.slice(1) }),
    ],
    [
      'a password',
      'encrypted',
      () =>
        made({
          files: (files) => files.map((file, at) => (at === 0 ? { ...file, password: 'secret' } : file)),
        }),
    ],
    [
      'a bomb in a part',
      'too_much',
      () => made({ files: (files) => files.map((file, at) => (at === 0 ? { ...file, bytes: bomb } : file)) }),
    ],
    [
      'a bomb in the list itself',
      'too_much',
      () =>
        made({
          files: (files) =>
            files.map((file) => (file.name === archivePaths.manifest ? { ...file, bytes: bomb } : file)),
        }),
    ],
    ['a bomb that says it is small', 'damaged', () => withTold(10)],
    ['a part that says it is huge', ['too_much', 'damaged'], () => withTold(0x7fffffff)],
    ['an endless row', 'too_much', () => made({ tables: { tasks: [task('x'.repeat(300_000))] } })],
    [
      'rows that lie in each other without end',
      'damaged',
      () =>
        made({
          files: (files) =>
            files.map((file) =>
              file.name === archivePaths.manifest ? { ...file, bytes: bytesOf(deep) } : file,
            ),
        }),
    ],
    [
      'a wrong hash',
      'wrong_hash',
      () =>
        told((manifest) => ({
          ...manifest,
          parts: manifest.parts.map((part) => ({ ...part, sha256: 'a'.repeat(64) })),
        })),
    ],
    [
      'a wrong number of rows',
      'wrong_counts',
      () =>
        told((manifest) => ({ ...manifest, parts: manifest.parts.map((part) => ({ ...part, rows: 7 })) })),
    ],
    [
      'a wrong number of bytes',
      'wrong_counts',
      () =>
        told((manifest) => ({ ...manifest, parts: manifest.parts.map((part) => ({ ...part, bytes: 7 })) })),
    ],
    [
      'a part at another place',
      ['unsafe_name', 'wrong_counts'],
      () =>
        told((manifest) => ({
          ...manifest,
          parts: manifest.parts.map((part) => ({ ...part, name: 'projects' })),
        })),
    ],
    [
      'the same part twice',
      'twice',
      () => told((manifest) => ({ ...manifest, parts: [...manifest.parts, ...manifest.parts] })),
    ],
    ['a version to come', 'newer_version', () => told((manifest) => ({ ...manifest, version: 2 }))],
    ['a version that is none', 'damaged', () => told((manifest) => ({ ...manifest, version: 'one' }))],
    ['another format', 'not_a_copy', () => told((manifest) => ({ ...manifest, format: 'letters' }))],
    ['no account', 'damaged', () => told((manifest) => ({ ...manifest, account: undefined }))],
    [
      'a list that is no JSON',
      'damaged',
      () =>
        made({
          files: (files) =>
            files.map((file) =>
              file.name === archivePaths.manifest ? { ...file, bytes: bytesOf('{"format":') } : file,
            ),
        }),
    ],
    [
      'a row of somebody else',
      'someone_else',
      () =>
        made({
          tables: { tasks: [task('Mine', { user_id: person.id }), task('Theirs', { user_id: stranger.id })] },
        }),
    ],
    [
      'a memory of somebody else',
      'someone_else',
      () =>
        made({
          tables: {
            ...good().tables,
            ai_semantic_memory: [{ id: randomUUID(), user_id: stranger.id, concept: 'x', definition: 'y' }],
          },
        }),
    ],
    [
      'an upload of somebody else',
      'someone_else',
      () =>
        made({
          tables: {
            ...good().tables,
            profiles: [{ id: person.profileId }],
            music_staging: [{ id: randomUUID(), uploader_id: stranger.profileId }],
          },
        }),
    ],
    [
      'settings of somebody else',
      'someone_else',
      () =>
        made({ tables: { ...good().tables, memory_settings: [{ user_id: stranger.id, use_pick: false }] } }),
    ],
    [
      'the same row twice',
      'twice',
      () =>
        made({
          tables: {
            tasks: [task('First'), { ...held, title: 'Once', stamps }, { ...held, title: 'Twice', stamps }],
          },
        }),
    ],
    ['a row that is a list', 'damaged', () => withLine('[1, 2]')],
    ['a document that is no copy', 'not_a_copy', async () => bytesOf('{"format":"letters","data":{}}')],
    [
      'half of an older document',
      'damaged',
      async () => bytesOf('{"format":"kindling-export","version":1,"data":{"tasks":['),
    ],
    [
      'an older document from the future',
      'newer_version',
      async () => bytesOf('{"format":"kindling-export","version":2,"data":{}}'),
    ],
  ];

/** Everything of everybody, as the owner of the database sees it. */
const everything = async (): Promise<unknown> => {
  const tables = [
    'tasks',
    'projects',
    'personal_settings',
    'memory_settings',
    'ai_semantic_memory',
    'music_staging',
    'restores',
    'restore_points',
    'restore_rows',
    'users',
  ];
  const state: unknown[] = [];
  for (const table of tables) {
    const { rows } = await open.adminQuery<{ row: unknown }>(
      `select to_jsonb(t) as row from public.${table} t order by to_jsonb(t)::text`,
    );
    state.push(rows);
  }
  return { state, files: open.stored.size };
};

describe('a file that is not what it says', () => {
  it.each(cases)('[ARCHIVE-01] %s is refused, and nothing is changed', async (_, codes, file) => {
    const before = await everything();
    const bytes = await file();
    const allowed = [codes].flat();
    expect(allowed).toContain(await open.refusal(person, bytes));
    expect(allowed).toContain(await open.refusal(person, bytes, 'look'));
    expect(await everything()).toEqual(before);
    expect(await open.leftBehind()).toEqual([]);
  });

  it('[ARCHIVE-01] another file than the one that was looked at is refused', async () => {
    const before = await everything();
    const [one, other] = [await made({}), await made({ tables: { tasks: [task('Other')] } })];
    await expect(open.restore(person, one, {}, other)).rejects.toMatchObject({ code: 'other_file' });
    expect(await everything()).toEqual(before);
  });

  it('[ARCHIVE-01] what a file names and this site does not know stays in the file', async () => {
    const file = await made({
      tables: {
        passwords: [{ word: 'secret' }],
        user_roles: [{ user_id: person.id, role: 'admin' }],
        licences: [{ id: randomUUID(), tier: 'enterprise' }],
      },
    });
    const { plan, restore } = await open.restore(person, file);
    expect(plan.kinds).toEqual([]);
    expect(plan.stays.map(({ name }) => name).toSorted()).toEqual(['licences', 'passwords', 'user_roles']);
    expect(restore).toBeNull();
    const { rows } = await open.adminQuery<{ role: string }>(
      'select role from public.user_roles where user_id = $1',
      [person.id],
    );
    expect(rows.map(({ role }) => role)).not.toContain('admin');
  });
});
