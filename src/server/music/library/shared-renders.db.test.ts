import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createObjectWriter } from '#server/engine/storage/objects/object-writer.ts';
import type { ObjectStore } from '#server/engine/storage/store/object-store.ts';
import { openObjectStore } from '#server/engine/storage/store/open-object-store.ts';
import { createPresence } from '#server/host/presence.ts';
import { openDatabase } from '#server/testing/open-database.ts';
import type { OpenDatabase } from '#server/testing/open-database.ts';
import { fillStore } from './fill-bucket.ts';
import { fillWhenIdle } from './fill-library.ts';
import { createRenderScheduler } from './render-scheduler.ts';
import type { RenderScheduler } from './render-scheduler.ts';
import { ASKED, createRenderQueue, LISTENING } from './render-queue.ts';
import { removeRetired } from './remove-retired.ts';
import { seedLibrary } from './seed-library.ts';
import { storePrerendered } from './store-prerendered.ts';
import { createTestLibrary, stockTrack, toneBytes } from './test-library.fixture.ts';
import type { TestLibrary } from './test-library.fixture.ts';

const soon = { timeout: 20_000 };

let open: OpenDatabase;
let directory: string;
let store: ObjectStore;
let errors: unknown[];
beforeAll(async () => {
  open = await openDatabase();
  directory = await mkdtemp(path.join(os.tmpdir(), 'kindling-stock-'));
  store = await openObjectStore({ db: open.db, dataDirectory: directory, s3: undefined });
});
afterAll(async () => {
  store.close();
  await open.close();
  await rm(directory, { recursive: true, force: true });
});
beforeEach(async () => {
  errors = [];
  await open.adminQuery('truncate public.music_renders, public.music_tracks cascade');
  await open.adminQuery('delete from storage.objects');
});

const stocks: RenderScheduler[] = [];
const libraries: TestLibrary[] = [];
afterEach(async () => {
  await Promise.all(stocks.splice(0).map((scheduler) => scheduler.close()));
  await Promise.all(libraries.splice(0).map((library) => library.remove()));
});

const libraryOf = async (...recipes: readonly string[]): Promise<TestLibrary> => {
  const library = await createTestLibrary(recipes.map((recipe) => stockTrack(recipe)));
  libraries.push(library);
  await seedLibrary(open.db, library.tracks);
  return library;
};

const logError = (what: string, cause: unknown): void => void errors.push([what, cause]);

const startStock = (
  library: TestLibrary,
  background = false,
  presence = createPresence(),
): RenderScheduler => {
  const scheduler = createRenderScheduler({
    db: open.db,
    store,
    library: { ...library, silentMs: 2_000 },
    background,
    presence,
    logError,
  });
  stocks.push(scheduler);
  return scheduler;
};

const pathOf = (recipe: string): string => `calm/${recipe}-v1.mp3`;
const states = async (): Promise<Record<string, string>> => {
  const { rows } = await open.adminQuery<{ recipe: string; state: string }>(
    'select recipe, state from public.music_renders order by recipe',
  );
  return Object.fromEntries(rows.map(({ recipe, state }) => [recipe, state]));
};

const play = async (scheduler: RenderScheduler, recipe: string): Promise<Buffer> => {
  const found = await scheduler.pending.find({ bucketId: 'adhd-music', name: pathOf(recipe) }, 'GET');
  if (found === undefined || found === 'stored') throw new Error(`Nothing is being made: ${found}`);
  const pieces: Uint8Array[] = [];
  for await (const piece of found.read({ start: 0, end: found.size - 1 })) pieces.push(piece);
  return Buffer.concat(pieces);
};

describe('processes that share a library', () => {
  it('two processes render a file once, and both play it to the end', async () => {
    const library = await libraryOf('gated-a');
    const [one, two] = [startStock(library), startStock(library)];
    const [coming, alsoComing] = await Promise.all([
      one.prepare([pathOf('gated-a')]),
      two.prepare([pathOf('gated-a')]),
    ]);
    expect([coming, alsoComing]).toEqual([new Set([pathOf('gated-a')]), new Set([pathOf('gated-a')])]);
    const playing = Promise.all([play(one, 'gated-a'), play(two, 'gated-a')]);
    library.letGo('gated-a');
    expect(await playing).toEqual([toneBytes(), toneBytes()]);
    expect(library.begun().recipes).toEqual(['gated-a']);
    expect(one.made().stored + two.made().stored).toBe(1);
    expect(errors).toEqual([]);
  });

  it('two processes share the waiting files between them', async () => {
    const recipes = ['steady-1', 'steady-2', 'steady-3', 'steady-4'];
    const library = await libraryOf(...recipes);
    const [one, two] = [startStock(library), startStock(library)];
    await Promise.all([one.prepare(recipes.map(pathOf)), two.prepare(recipes.map(pathOf))]);
    await expect.poll(states, soon).toEqual(Object.fromEntries(recipes.map((recipe) => [recipe, 'stored'])));
    expect(library.begun().recipes.toSorted()).toEqual(recipes);
  });

  it('another process takes over the file of one that died', async () => {
    const library = await libraryOf('steady');
    await open.adminQuery(
      `insert into public.music_renders (file_path, recipe, priority, state, taken_at, taken_by, attempts)
       values ($1, 'steady', 1, 'rendering', now() - interval '19 seconds', gen_random_uuid(), 1)`,
      [pathOf('steady')],
    );
    const queue = createRenderQueue(open.db, library.tracks);
    expect(await queue.recover()).toBe(0);
    expect(await queue.take()).toBeUndefined();
    await open.adminQuery(`update public.music_renders set taken_at = now() - interval '21 seconds'`);
    expect(await queue.recover()).toBe(1);
    expect(await queue.take()).toBe(pathOf('steady'));
  });

  it('a stopping process gives its file back to the queue', async () => {
    const library = await libraryOf('gated-b');
    const scheduler = startStock(library);
    await scheduler.prepare([pathOf('gated-b')]);
    const playing = play(scheduler, 'gated-b');
    await expect.poll(() => library.begun().recipes, soon).toEqual(['gated-b']);
    await Promise.all([scheduler.close(), expect(playing).rejects.toThrow(/stopping|could not be made/u)]);
    const { rows } = await open.adminQuery('select state, attempts from public.music_renders');
    expect(rows).toEqual([{ state: 'waiting', attempts: 0 }]);
    expect(errors).toEqual([]);
  });
});

describe('a rendering that stalls or dies', () => {
  it.each([
    ['goes silent', 'once-hangs'],
    ['is killed', 'once-dies'],
  ])(
    'is made by another process when the first %s, and whoever listens gets all of it',
    async (_, recipe) => {
      const library = await libraryOf(recipe);
      const scheduler = startStock(library);
      await scheduler.prepare([pathOf(recipe)]);
      expect(await play(scheduler, recipe)).toEqual(toneBytes());
      expect(library.begun()).toEqual({ recipes: [recipe, recipe], processes: 2 });
      await expect.poll(states, soon).toEqual({ [recipe]: 'stored' });
      expect(scheduler.made()).toEqual({ stored: 1, failed: 0 });
    },
  );

  it('gives up after three processes, tells whoever listens, and holds no other file back', async () => {
    const library = await libraryOf('hang', 'steady');
    const scheduler = startStock(library);
    await scheduler.prepare([pathOf('hang')]);
    const silent = play(scheduler, 'hang');
    const lost = silent.catch(String);
    await expect.poll(() => library.begun().recipes, soon).toEqual(['hang']);
    await scheduler.prepare([pathOf('steady')]);
    expect(await play(scheduler, 'steady')).toEqual(toneBytes());
    expect(await lost).toContain('could not be made');
    expect(library.begun().recipes.filter((recipe) => recipe === 'hang')).toHaveLength(3);
    expect(await states()).toMatchObject({ hang: 'failed' });
  });

  it('does not take along what was made beside it', async () => {
    const library = await libraryOf('gated-beside', 'gated-crash');
    const scheduler = startStock(library);
    await scheduler.prepare([pathOf('gated-beside')]);
    await scheduler.prepare([pathOf('gated-crash')]);
    const [beside, crash] = [play(scheduler, 'gated-beside'), play(scheduler, 'gated-crash')];
    const lost = crash.catch(String);
    await expect.poll(() => library.begun().recipes.length, soon).toBe(2);
    library.letGo('gated-crash');
    library.letGo('gated-beside');
    expect(await beside).toEqual(toneBytes());
    expect(await lost).toContain('could not be made');
    expect(await states()).toMatchObject({ 'gated-crash': 'failed' });
  });

  it('is taken over from a host that died, without anybody asking again', async () => {
    const library = await libraryOf('steady');
    await open.adminQuery(
      `insert into public.music_renders (file_path, recipe, priority, state, taken_at, taken_by, attempts)
       values ($1, 'steady', 1, 'rendering', now() - interval '21 seconds', gen_random_uuid(), 1)`,
      [pathOf('steady')],
    );
    expect(await play(startStock(library), 'steady')).toEqual(toneBytes());
  });

  it('is handed over by the background as soon as somebody reads it', async () => {
    const library = await libraryOf('steady', 'gated-quiet');
    const scheduler = startStock(library, true);
    await expect.poll(() => library.begun().recipes, soon).toEqual(['steady', 'gated-quiet']);
    const playing = play(scheduler, 'gated-quiet');
    await expect.poll(() => library.begun().recipes, soon).toEqual(['steady', 'gated-quiet', 'gated-quiet']);
    library.letGo('gated-quiet');
    expect(await playing).toEqual(toneBytes());
    expect(errors).toEqual([]);
  });
});

describe('the queue', () => {
  it('takes a file somebody listens to first, then the newest request, and nothing twice', async () => {
    const library = await libraryOf('a', 'b', 'c', 'd');
    const [a, b, c, d] = library.tracks;
    const queue = createRenderQueue(open.db, library.tracks);
    await queue.ask([a!, b!], ASKED);
    await queue.ask([c!], ASKED);
    await queue.ask([d!], LISTENING);
    expect(await queue.hurry(b!.filePath)).toBe('waiting');
    await open.adminQuery(
      `update public.music_renders set asked_at = now() - interval '1 minute' where recipe = 'b'`,
    );
    const taken = [
      await queue.take(),
      await queue.take(),
      await queue.take(),
      await queue.take(),
      await queue.take(),
    ];
    expect(taken).toEqual([d, b, c, a].map((track) => track?.filePath).concat([undefined]));
  });

  it('never queues more than its limit, and drops the oldest request', async () => {
    const recipes = Array.from({ length: 30 }, (_, index) => `track-${String(index).padStart(2, '0')}`);
    const library = await libraryOf(...recipes);
    const queue = createRenderQueue(open.db, library.tracks, 5);
    await queue.ask(library.tracks.slice(0, 1), LISTENING);
    await Promise.all(library.tracks.slice(1).map((track) => queue.ask([track], ASKED)));
    expect(await queue.waiting()).toBe(5);
    expect((await states())['track-00']).toBe('waiting');
    expect(await queue.ask(library.tracks.slice(-1), ASKED)).toEqual(new Set([pathOf('track-29')]));
    expect(await queue.waiting()).toBe(5);
  });

  it('gives the background only files that nobody waits for, has or failed at too often', async () => {
    const library = await libraryOf('free', 'asked', 'failing');
    const [free, asked, failing] = library.tracks;
    const queue = createRenderQueue(open.db, library.tracks);
    await queue.ask([asked!], ASKED);
    expect(await queue.claim(asked!)).toBe(false);
    expect(await queue.claim(free!)).toBe(true);
    expect(await queue.claim(free!)).toBe(false);
    for (let attempt = 0; attempt < 3; attempt += 1) {
      expect(await queue.claim(failing!)).toBe(true);
      await queue.fail(failing!.filePath, 'x'.repeat(1000));
    }
    expect(await queue.claim(failing!)).toBe(false);
    await open.adminQuery(`update public.music_renders set taken_at = now() - interval '61 minutes'`);
    expect(await queue.claim(failing!)).toBe(true);
  });
});

describe('filling the store', () => {
  it('renders the missing files, goes on where it stopped, and reports what cannot be made', async () => {
    const library = await libraryOf('steady-1', 'fail', 'steady-2');
    const fill = async (): Promise<readonly unknown[]> => {
      const told: unknown[] = [];
      const failed = await fillStore({
        db: open.db,
        store,
        library,
        onProgress: (progress) => void told.push(progress),
      });
      return [failed, told];
    };
    const failing = { recipe: 'fail', result: 'failed', stored: 1, total: 3 };
    expect(await fill()).toEqual([
      ['fail'],
      [
        { recipe: 'steady-1', result: 'stored', stored: 1, total: 3 },
        failing,
        failing,
        failing,
        { recipe: 'steady-2', result: 'stored', stored: 2, total: 3 },
      ],
    ]);
    expect(await fill()).toEqual([['fail'], []]);
    await open.adminQuery('delete from storage.objects where name = $1', [pathOf('steady-2')]);
    expect(await fill()).toEqual([['fail'], [{ recipe: 'steady-2', result: 'stored', stored: 2, total: 3 }]]);
  });

  it('the background waits for a quiet moment, then renders one file after the other', async () => {
    const library = await libraryOf('steady-1', 'steady-2');
    const queue = createRenderQueue(open.db, library.tracks);
    let busy = true;
    const made: string[] = [];
    const end = new AbortController();
    const filling = fillWhenIdle({
      queue,
      tracks: library.tracks,
      times: { first: 1, between: 1, busy: 1, nothingToDo: 1 },
      signal: end.signal,
      logError: () => {},
      isBusy: () => {
        const was = busy;
        busy = false;
        return was;
      },
      make: async ({ recipe }) => {
        made.push(recipe);
        if (made.length === 2) end.abort();
      },
    });
    await filling;
    expect(made).toEqual(['steady-1', 'steady-2']);
    expect(busy).toBe(false);
  });
});

describe('[PLAYER-07] the demo tracks that set-up has left in a folder', () => {
  it('stores the demo files that are whole, and renders one that is too short or missing', async () => {
    const names = ['whole', 'cut', 'missing'];
    const tracks = [...names.map((name) => stockTrack(name, { demo: true })), stockTrack('other')];
    const library = { ...(await createTestLibrary(tracks)), readyMade: path.join(directory, 'ready') };
    libraries.push(library);
    await seedLibrary(open.db, tracks);
    await mkdir(path.join(library.readyMade, 'calm'), { recursive: true });
    for (const name of ['whole', 'other']) {
      await writeFile(path.join(library.readyMade, pathOf(name)), toneBytes());
    }
    await writeFile(path.join(library.readyMade, pathOf('cut')), toneBytes(0, 10));
    await storePrerendered({ db: open.db, store, library, logError });
    expect(await states()).toEqual({ whole: 'stored' });
    expect(library.begun().recipes).toEqual([]);

    startStock(library, true);
    await expect.poll(states, soon).toMatchObject({ whole: 'stored', cut: 'stored', missing: 'stored' });
    // Before the rest of the library, which waits until the first pages have been shown.
    expect(library.begun().recipes.slice(0, 2)).toEqual(['cut', 'missing']);
    expect(errors).toEqual([]);
  });
});

describe('the process that people wait for', () => {
  it('stands ready once somebody who is signed in comes, as long as files are missing', async () => {
    const presence = createPresence();
    const library = await libraryOf('steady', 'gated-quiet');
    startStock(library, true, presence);
    await expect.poll(states, soon).toMatchObject({ steady: 'stored' });
    expect(library.madeReady()).toBe(0);
    presence.note();
    await expect.poll(library.madeReady, soon).toBe(1);
    library.letGo('gated-quiet');
    await expect.poll(states, soon).toMatchObject({ 'gated-quiet': 'stored' });
    expect(errors).toEqual([]);
  });
});

describe('files that no track plays any more', () => {
  it('keeps unused files for two days, and files that are played or somebody else’s for good', async () => {
    const library = await libraryOf('steady', 'other');
    const scheduler = startStock(library);
    await scheduler.prepare(['steady', 'other'].map(pathOf));
    await expect.poll(states, soon).toEqual({ other: 'stored', steady: 'stored' });
    await open.adminQuery(
      `insert into storage.objects (bucket_id, name) values ('adhd-music', 'admins-own.mp3')`,
    );
    await seedLibrary(open.db, [stockTrack('steady', { version: 'v2' }), stockTrack('other')]);
    const writer = createObjectWriter({ db: open.db, store, logError: () => {} });
    expect(await removeRetired(open.db, writer)).toBe(0);
    await open.adminQuery(`update public.music_renders set retired_at = retired_at - interval '47 hours'`);
    expect(await removeRetired(open.db, writer)).toBe(0);
    await open.adminQuery(`update public.music_renders set retired_at = retired_at - interval '2 hours'`);
    expect(await removeRetired(open.db, writer)).toBe(1);
    const { rows } = await open.adminQuery<{ name: string }>(
      'select name from storage.objects order by name',
    );
    expect(rows.map(({ name }) => name)).toEqual(['admins-own.mp3', pathOf('other')]);
  });

  it('keeps a retired file when an older version plays it again', async () => {
    await libraryOf('steady');
    await open.adminQuery(
      `insert into public.music_renders (file_path, recipe, state) values ($1, 'steady', 'stored')`,
      [pathOf('steady')],
    );
    const retired = async (): Promise<boolean> => {
      const { rows } = await open.adminQuery<{ retired: boolean }>(
        'select retired_at is not null as retired from public.music_renders',
      );
      return rows[0]!.retired;
    };
    await seedLibrary(open.db, [stockTrack('steady', { version: 'v2' })]);
    expect(await retired()).toBe(true);
    await seedLibrary(open.db, [stockTrack('steady')]);
    expect(await retired()).toBe(false);
  });
});
