import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deterministicId } from '#domain/records/deterministic-id.ts';
import { openDatabase } from '#server/testing/open-database.ts';
import type { OpenDatabase } from '#server/testing/open-database.ts';
import { seedLibrary } from './seed-library.ts';
import { stockTrack } from './test-library.fixture.ts';

let open: OpenDatabase;
beforeAll(async () => {
  open = await openDatabase();
});
afterAll(() => open.close());
beforeEach(() => open.adminQuery('delete from public.music_tracks'));

const rows = async (): Promise<readonly Record<string, unknown>[]> =>
  (await open.adminQuery('select * from public.music_tracks order by title')).rows;

describe('[MUSIC-01] the rows of the library', () => {
  it('seeds rows with measured values, under an id that a new rendering keeps', async () => {
    expect(
      await seedLibrary(open.db, [stockTrack('ember', { modulationHz: 16, modulationDepth: 0.4 })]),
    ).toEqual({
      changed: 1,
      removed: 0,
    });
    const [row] = await rows();
    expect(row).toMatchObject({
      id: deterministicId('track:ember'),
      recipe: 'ember',
      version: 'v1',
      title: 'The ember',
      file_path: 'calm/ember-v1.mp3',
      file_size: '100000',
      duration_seconds: '6.25',
      bpm: '72.5',
      tags: ['soft', 'rain'],
      adhd_optimized: true,
      mood_category: 'calm',
      modulation_hz: '16',
      modulation_depth: '0.4',
      bpm_confidence: '0.8',
      loudness_lufs: '-18',
    });
    await seedLibrary(open.db, [stockTrack('ember', { version: 'v2', bpm: null })]);
    expect(await rows()).toEqual([
      expect.objectContaining({
        id: deterministicId('track:ember'),
        version: 'v2',
        file_path: 'calm/ember-v2.mp3',
        bpm: null,
        created_at: row?.['created_at'],
      }),
    ]);
  });

  it('a second start changes no row', async () => {
    const tracks = ['a', 'b', 'c'].map((recipe) => stockTrack(recipe, { bpm: 84.25 }));
    await seedLibrary(open.db, tracks);
    const versions = async () =>
      (await open.adminQuery('select xmin from public.music_tracks order by recipe')).rows;
    const before = await versions();
    expect(await seedLibrary(open.db, tracks)).toEqual({ changed: 0, removed: 0 });
    expect(await versions()).toEqual(before);
  });

  it('two hosts that start together write each row once', async () => {
    const tracks = ['a', 'b', 'c'].map((recipe) => stockTrack(recipe));
    const done = await Promise.all([seedLibrary(open.db, tracks), seedLibrary(open.db, tracks)]);
    expect(new Set(done.map(({ changed }) => changed))).toEqual(new Set([0, 3]));
  });

  it('removes the row of a removed recipe, and never touches an admin’s own row', async () => {
    await open.adminQuery(
      `insert into public.music_tracks (title, file_path) values ('Admin one', 'own.mp3'), ('Admin two', 'calm/b-v1.mp3')`,
    );
    const own = (await rows()).filter(({ recipe }) => recipe === null);
    // The second stands on a path of ours: ours waits until it is gone.
    expect(await seedLibrary(open.db, [stockTrack('a'), stockTrack('b')])).toEqual({
      changed: 1,
      removed: 0,
    });
    expect(await seedLibrary(open.db, [])).toEqual({ changed: 0, removed: 1 });
    expect(await rows()).toEqual(own);
  });
});
