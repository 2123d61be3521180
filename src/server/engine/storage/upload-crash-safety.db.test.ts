import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#server/testing/open-database.ts';
import type { OpenDatabase } from '#server/testing/open-database.ts';
import { quickFolder } from '#server/testing/quick-folder.ts';
import { openObjectStore } from './store/open-object-store.ts';
import { sweepObjects } from './sweep-objects.ts';

const ROUNDS = 10;

let open: OpenDatabase;
let directory: string;
beforeAll(async () => {
  open = await openDatabase();
  directory = await mkdtemp(path.join(quickFolder(), 'kindling-crash-'));
});
afterAll(async () => {
  await open.close();
  await rm(directory, { recursive: true, force: true });
});

/** Kills the writer after so many characters of its progress, wherever in a write that is. */
const writeAndKill = async (characters: number): Promise<string> => {
  const child = spawn(
    process.execPath,
    [path.join(import.meta.dirname, 'upload-loop.fixture.ts'), open.authenticatorUrl, directory],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let output = '';
  child.stdout.setEncoding('utf8');
  child.stdout.on('data', (text: string) => {
    output += text;
    if (output.length >= characters) child.kill('SIGKILL');
  });
  await new Promise((resolve) => child.once('close', resolve));
  return output;
};

test('[STORE-01] after kill -9 in the middle of uploads, every row has its whole file and orphans are swept', async () => {
  const store = await openObjectStore({ db: open.db, dataDirectory: directory, s3: undefined });
  for (let round = 0; round < ROUNDS; round += 1) {
    const output = await writeAndKill(100 + round * 17);
    const acknowledged = [...output.matchAll(/wrote ([0-9a-f-]{36})\n/g)].map(([, version]) => version);
    const { rows } = await open.adminQuery<{ version: string; metadata: { eTag: string; size: number } }>(
      `select version, metadata from storage.objects where name = 'loop/one.mp3'`,
    );
    expect(rows.length).toBe(1);
    const { version, metadata } = rows[0]!;
    // The last acknowledged write, or the one after it, whose answer did not get out any more.
    expect(acknowledged.length).toBeGreaterThan(0);
    expect(acknowledged.slice(0, -1)).not.toContain(version);
    const bytes = await buffer((await store.get(version))!);
    expect(bytes.length).toBe(metadata.size);
    expect(metadata.eTag).toBe(`"${createHash('md5').update(bytes).digest('hex')}"`);
    expect(new Set(bytes).size).toBe(1);
  }

  // With no grace at all nothing but the one file is left, in the folders and in the making.
  await sweepObjects({ db: open.db, store }, { before: new Date(Date.now() + 60_000) });
  const files = (
    await readdir(path.join(directory, 'objects'), { recursive: true, withFileTypes: true })
  ).filter((entry) => entry.isFile());
  const { rows } = await open.adminQuery<{ version: string }>('select version from storage.objects');
  expect(files.map(({ name }) => name)).toEqual(rows.map(({ version }) => version));
}, 180_000);

test('[STORE-01] the sweep leaves young files alone, and files that a row still needs', async () => {
  const store = await openObjectStore({ db: open.db, dataDirectory: directory, s3: undefined });
  const orphan = '00000000-0000-4000-8000-000000000001';
  await store.put(
    orphan,
    (async function* () {
      yield Buffer.from('young');
    })(),
  );
  expect(await sweepObjects({ db: open.db, store })).toBe(0);
  expect(await sweepObjects({ db: open.db, store }, { before: new Date(Date.now() + 60_000) })).toBe(1);
  expect(await store.get(orphan)).toBeUndefined();
  const { rows } = await open.adminQuery<{ version: string }>('select version from storage.objects');
  expect(await store.get(rows[0]!.version).then((stream) => stream?.destroy())).toBeDefined();
});
