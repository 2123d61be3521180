import { spawn } from 'node:child_process';
import type { ChildProcessByStdio } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import process from 'node:process';
import type { Readable, Writable } from 'node:stream';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { soundOf, startStorageHost } from '#server/engine/storage/storage-host.fixture.ts';
import type { StorageHost } from '#server/engine/storage/storage-host.fixture.ts';
import { useDisk } from '#server/engine/storage/store/object-stores.fixture.ts';
import { createAnalysisQueue } from './analysis-queue.ts';
import { gone, startAnalysisWorker } from './analysis-worker.ts';
import type { Analyse } from './analysis-worker.ts';
import { someMeasurement } from './measurement.fixture.ts';

let host: StorageHost;
let authenticatorUrl: string;
beforeAll(async () => {
  host = await startStorageHost(await useDisk());
  authenticatorUrl = host.authenticatorUrl;
});
afterAll(() => host.stop());
afterEach(async () => {
  await host.adminQuery('delete from public.music_staging');
});

const stage = async (count: number, profile = host.owner): Promise<string[]> => {
  const ids: string[] = [];
  for (let i = 0; i < count; i += 1) {
    const name = `${profile.profileId}/${randomUUID()}.mp3`;
    const sent = await profile.client.storage
      .from('music-staging')
      .upload(name, soundOf(500 + i), { contentType: 'audio/mpeg' });
    expect(sent.error).toBeNull();
    const { rows } = await host.adminQuery<{ id: string }>(
      `insert into public.music_staging (uploader_id, title, staging_file_path) values ($1, $2, $3) returning id`,
      [profile.profileId, `Track ${i}`, name],
    );
    ids.push(rows[0]?.id ?? '');
  }
  return ids;
};
const states = async (): Promise<Record<string, number>> => {
  const { rows } = await host.adminQuery<{ state: string; count: number }>(
    `select j.state || '/' || s.ai_analysis_status as state, count(*)::int as count
     from public.analysis_jobs j join public.music_staging s on s.id = j.staging_id group by 1`,
  );
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
};
const rowOf = async (id: string) => {
  const { rows } = await host.adminQuery<Record<string, unknown>>(
    'select * from public.music_staging where id = $1',
    [id],
  );
  return rows[0];
};
const bytesOf = async (file: AsyncIterable<Uint8Array>): Promise<Buffer> => {
  const pieces: Uint8Array[] = [];
  for await (const piece of file) pieces.push(piece);
  return Buffer.concat(pieces);
};
const hearing: Analyse = async (file) => someMeasurement(await bytesOf(file));

const workUntil = async (analyse: Analyse, done: () => Promise<boolean>): Promise<void> => {
  const errors: unknown[] = [];
  const worker = startAnalysisWorker({
    queue: createAnalysisQueue(host.db, 1),
    store: host.store,
    analyse,
    logError: (what, cause) => errors.push([what, cause]),
    lookMs: 50,
  });
  try {
    await expect.poll(done).toBe(true);
  } finally {
    await worker.close();
  }
  expect(errors).toEqual([]);
};

describe('[ANALYSIS-02] the queue of sounds to be measured', () => {
  test('a staged file is measured without anybody asking, and the row tells what was found', async () => {
    const [id = ''] = await stage(1);
    expect(await states()).toEqual({ 'waiting/pending': 1 });
    await workUntil(hearing, async () => (await states())['done/completed'] === 1);
    expect(await rowOf(id)).toMatchObject({
      ai_analysis_results: { analysis_method: 'server_frequency_analysis' },
      brainwave_type: 'alpha',
      bpm: '120',
      duration_seconds: '61.5',
      complexity_level: 2,
      file_hash: someMeasurement(soundOf(500)).sha256,
      analysis_error: null,
    });
    const { rows } = await host.adminQuery(
      'select figures, object_version from public.sound_measurements where staging_id = $1',
      [id],
    );
    expect(rows[0]).toMatchObject({ figures: { loudnessLufs: -17.25 } });
  });

  test('a file that cannot be measured says why, and one that is gone says so', async () => {
    const [bad = '', lost = ''] = await stage(2);
    await host.adminQuery(
      `delete from storage.objects where name = (select staging_file_path from public.music_staging where id = $1)`,
      [lost],
    );
    await workUntil(
      async () => ({ failed: 'This file has no sound in it.' }),
      async () => (await states())['failed/failed'] === 2,
    );
    expect(await rowOf(bad)).toMatchObject({ analysis_error: 'This file has no sound in it.' });
    expect(await rowOf(lost)).toMatchObject({ analysis_error: gone });
  });

  test('what a host was doing when it stopped waits for the next one', async () => {
    await stage(1);
    const begun = Promise.withResolvers<undefined>();
    const worker = startAnalysisWorker({
      queue: createAnalysisQueue(host.db),
      store: host.store,
      analyse: async (_, signal) => {
        begun.resolve(undefined);
        await new Promise((resolve) => signal.addEventListener('abort', resolve));
        throw new Error('stopped');
      },
      logError: () => {},
    });
    await begun.promise;
    expect(await states()).toEqual({ 'working/processing': 1 });
    await worker.close();
    expect(await states()).toEqual({ 'waiting/pending': 1 });
    await workUntil(hearing, async () => (await states())['done/completed'] === 1);
  });

  test('a file that takes every process down with it is given up after three tries', async () => {
    const [id = ''] = await stage(1);
    const queue = createAnalysisQueue(host.db, 0);
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      expect(await queue.take()).toBeDefined();
      // Nobody renews it: the process is gone.
      await expect.poll(() => queue.recover()).toBe(attempt < 3 ? 1 : 0);
    }
    expect(await queue.take()).toBeUndefined();
    expect(await rowOf(id)).toMatchObject({
      ai_analysis_status: 'failed',
      analysis_error: 'This file could not be analysed. Try another format.',
    });
    // Somebody asks for it again.
    await queue.ask({ uploads: [id] });
    expect(await queue.take()).toBeDefined();
  });

  test('a file that was replaced while it was measured is measured again', async () => {
    const [id = ''] = await stage(1);
    let heard = 0;
    await workUntil(
      async (file) => {
        heard += 1;
        const bytes = await bytesOf(file);
        if (heard === 1) {
          const name = String((await rowOf(id))?.['staging_file_path']);
          await host.owner.client.storage
            .from('music-staging')
            .upload(name, soundOf(900), { contentType: 'audio/mpeg', upsert: true });
        }
        return someMeasurement(bytes);
      },
      async () => (await states())['done/completed'] === 1,
    );
    expect(heard).toBe(2);
    expect(await rowOf(id)).toMatchObject({ file_hash: someMeasurement(soundOf(900)).sha256 });
  });

  test('a take that was lost to another process writes nothing', async () => {
    await stage(1);
    const slow = createAnalysisQueue(host.db, 0);
    const job = await slow.take();
    if (job === undefined) throw new Error('there was nothing to take');
    await expect.poll(() => slow.recover()).toBe(1);
    const quick = createAnalysisQueue(host.db);
    expect((await quick.take())?.id).toBe(job.id);
    await slow.finish(job, someMeasurement(Buffer.from('late')));
    await slow.fail(job, 'late');
    await slow.release(job);
    expect(await states()).toEqual({ 'working/processing': 1 });
  });

  test('nobody waits behind another person’s whole shelf', async () => {
    await stage(4, host.owner);
    const [other = ''] = await stage(1, host.stranger);
    const queue = createAnalysisQueue(host.db);
    const taken: (string | null)[] = [];
    for (let job = await queue.take(); job !== undefined; job = await queue.take()) taken.push(job.version);
    const { rows } = await host.adminQuery<{ version: string }>(
      `select o.version from storage.objects o join public.music_staging s on s.staging_file_path = o.name
       where s.id = $1`,
      [other],
    );
    expect(taken).toHaveLength(5);
    expect(taken.indexOf(rows[0]?.version ?? '')).toBe(1);
  });
});

type Host = ChildProcessByStdio<Writable, Readable, null>;
const startHost = (): { readonly child: Host; readonly begun: () => number } => {
  const child = spawn(
    process.execPath,
    [path.join(import.meta.dirname, 'analysis-host.fixture.ts'), authenticatorUrl, host.directory, '1'],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  let begun = 0;
  child.stdout.on('data', (dots: Buffer) => (begun += dots.length));
  return { child, begun: () => begun };
};

const ended = (child: Host) => new Promise((resolve) => child.once('close', resolve));

test('[ANALYSIS-02] two processes share a batch of forty, and one of them is killed in the middle', async () => {
  await stage(40);
  const first = startHost();
  const second = startHost();
  const ends = [ended(first.child), ended(second.child)];
  try {
    // Both take part before one goes.
    await expect.poll(() => Math.min(first.begun(), second.begun())).toBeGreaterThan(1);
    first.child.kill('SIGKILL');
    await expect.poll(states).toEqual({ 'done/completed': 40 });
  } finally {
    second.child.stdin.end();
    first.child.kill('SIGKILL');
    await Promise.all(ends);
  }
  const { rows } = await host.adminQuery<{ count: number; files: number }>(
    `select count(*)::int as count, count(distinct file_hash)::int as files from public.sound_measurements`,
  );
  expect(rows[0]).toEqual({ count: 40, files: 40 });
  // Each once, and the one that the dead process had begun once more.
  expect(first.begun() + second.begun()).toBeLessThanOrEqual(41);
});
