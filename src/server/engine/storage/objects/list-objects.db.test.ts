import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { prefixUpperBound } from './list-parameters.ts';
import { useDisk } from '#server/engine/storage/store/object-stores.fixture.ts';
import { startStorageHost } from '#server/engine/storage/storage-host.fixture.ts';
import type { StorageHost } from '#server/engine/storage/storage-host.fixture.ts';

let host: StorageHost;
const files = () => host.service.storage.from('lists');

/** In the order they are made. */
const names = [
  'b.mp3',
  'folder/two.mp3',
  'a.mp3',
  'folder/deep/x.mp3',
  'folder/One.mp3',
  'über.mp3',
  'folder.mp3',
  '%_x/y',
];

beforeAll(async () => {
  host = await startStorageHost(await useDisk());
  await host.service.storage.createBucket('lists');
  for (const name of names) {
    await host.adminQuery(
      `insert into storage.objects (bucket_id, name, metadata, created_at, updated_at)
       values ('lists', $1, '{"size": 1}', $2, $2)`,
      [name, new Date(Date.UTC(2026, 0, 1, 0, 0, names.indexOf(name)))],
    );
  }
});
afterAll(() => host.stop());

const list = async (...given: Parameters<ReturnType<typeof files>['list']>) =>
  (await files().list(...given)).data?.map(({ name, id }) => (id === null ? `${name}/` : name));

describe('[STORE-01] listing a folder', () => {
  test('lists the files of a folder, and its folders as rows without an id', async () => {
    expect(await list()).toEqual(['%_x/', 'a.mp3', 'b.mp3', 'folder/', 'folder.mp3', 'über.mp3']);
    expect(await list('folder')).toEqual(['One.mp3', 'deep/', 'two.mp3']);
    expect(await list('folder/')).toEqual(['One.mp3', 'deep/', 'two.mp3']);
    expect(await list('fold')).toEqual([]);
    expect(await list('%')).toEqual([]);
    expect(await list('%_x')).toEqual(['y']);
    const { data } = await files().list('', { limit: 1 });
    expect(data).toEqual([
      { name: '%_x', id: null, updated_at: null, created_at: null, last_accessed_at: null, metadata: null },
    ]);
  });

  test('searches, sorts and pages a folder', async () => {
    expect(await list('folder', { search: 'ONE' })).toEqual(['One.mp3']);
    expect(await list('', { search: '%' })).toEqual(['%_x/']);
    expect(await list('', { limit: 2, offset: 1 })).toEqual(['a.mp3', 'b.mp3']);
    expect(await list('', { sortBy: { column: 'name', order: 'desc' }, limit: 2 })).toEqual([
      'über.mp3',
      'folder.mp3',
    ]);
    expect(await list('', { sortBy: { column: 'created_at', order: 'desc' } })).toEqual([
      'folder/',
      '%_x/',
      'folder.mp3',
      'über.mp3',
      'a.mp3',
      'b.mp3',
    ]);
    expect(await list('folder/two.mp3', { exactMatch: true })).toEqual(['two.mp3']);
    expect(await list('', { noncurrentVersions: 'only' })).toEqual([]);
    const odd = await files().list('', { sortBy: { column: 'owner', order: 'asc; drop' } });
    expect(odd.error).toMatchObject({ statusCode: '400', code: 'InvalidRequest' });
  });

  test('lists a folder through the index, also under row-level security', async () => {
    await host.adminQuery(
      `insert into storage.objects (bucket_id, name)
       select 'music-staging', n % 500 || '/' || n from generate_series(1, 20000) n`,
    );
    await host.adminQuery('analyze storage.objects');
    const actor = { role: 'authenticated', claims: { sub: host.owner.userId } } as const;
    const { rows } = await host.db.tx(actor, (query) =>
      query<{ 'QUERY PLAN': string }>(
        `explain select from storage.objects where bucket_id = 'music-staging' and starts_with(name, '7/')
         and name collate "C" >= '7/' and name collate "C" < '${prefixUpperBound('7/')}'`,
      ),
    );
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/Index Cond: .*name >= '7\//);
    await host.adminQuery(`delete from storage.objects where bucket_id = 'music-staging'`);
  });
});

describe('[STORE-01] listing with a cursor', () => {
  type Options = NonNullable<Parameters<ReturnType<typeof files>['listV2']>[0]>;
  const all = async (options: Options) => {
    const found: { objects: string[]; folders: string[]; pages: number } = {
      objects: [],
      folders: [],
      pages: 0,
    };
    let cursor: string | undefined;
    do {
      const { data, error } = await files().listV2({
        ...options,
        ...(cursor === undefined ? {} : { cursor }),
      });
      expect(error).toBeNull();
      found.objects.push(...data!.objects.map(({ name }) => name));
      found.folders.push(...data!.folders.map(({ name }) => name));
      found.pages += 1;
      cursor = data!.nextCursor;
      expect(data!.hasNext).toBe(cursor !== undefined);
    } while (cursor !== undefined);
    return found;
  };
  const byName = [
    '%_x/y',
    'a.mp3',
    'b.mp3',
    'folder.mp3',
    'folder/One.mp3',
    'folder/deep/x.mp3',
    'folder/two.mp3',
    'über.mp3',
  ];

  test.each<[Options, { objects: string[]; folders: string[] }]>([
    [{}, { objects: byName, folders: [] }],
    [{ sortBy: { column: 'name', order: 'desc' } }, { objects: byName.toReversed(), folders: [] }],
    [{ sortBy: { column: 'created_at' } }, { objects: names, folders: [] }],
    [{ sortBy: { column: 'updated_at', order: 'desc' } }, { objects: names.toReversed(), folders: [] }],
    [
      { with_delimiter: true },
      { objects: ['a.mp3', 'b.mp3', 'folder.mp3', 'über.mp3'], folders: ['%_x/', 'folder/'] },
    ],
    [
      { with_delimiter: true, sortBy: { column: 'created_at', order: 'desc' } },
      { objects: ['folder.mp3', 'über.mp3', 'a.mp3', 'b.mp3'], folders: ['%_x/', 'folder/'] },
    ],
    [
      { with_delimiter: true, prefix: 'folder' },
      { objects: ['folder.mp3'], folders: ['folder/'] },
    ],
    [
      { with_delimiter: true, prefix: 'folder/' },
      { objects: ['folder/One.mp3', 'folder/two.mp3'], folders: ['folder/deep/'] },
    ],
    [{ prefix: 'folder/d' }, { objects: ['folder/deep/x.mp3'], folders: [] }],
    [
      { prefix: 'a.mp3', exactMatch: true },
      { objects: ['a.mp3'], folders: [] },
    ],
    [{ prefix: 'none' }, { objects: [], folders: [] }],
  ])('lists the same in one page and in many with %o', async (options, expected) => {
    expect(await all({ ...options, limit: 100 })).toMatchObject({ ...expected, pages: 1 });
    const total = expected.objects.length + expected.folders.length;
    expect(await all({ ...options, limit: 2 })).toEqual({
      ...expected,
      pages: Math.max(1, Math.ceil(total / 2)),
    });
  });

  test('refuses a cursor that it did not issue', async () => {
    for (const cursor of ['x', Buffer.from('["now()","a"]').toString('base64url'), '[]']) {
      expect((await files().listV2({ cursor })).error).toMatchObject({ code: 'InvalidRequest' });
    }
  });
});
