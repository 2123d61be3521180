import { createHash, randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startStorageHost } from '#server/engine/storage/storage-host.fixture.ts';
import type { Member, StorageHost } from '#server/engine/storage/storage-host.fixture.ts';
import { soundOf } from '#server/engine/storage/storage-host.fixture.ts';
import { useDisk } from '#server/engine/storage/store/object-stores.fixture.ts';
import { removeDiscarded } from '#server/engine/storage/discarded-versions.ts';
import { service } from '#server/testing/actors.ts';

const figures = {
  container: 'mp3',
  durationSeconds: 61.5,
  bpm: null,
  bpmConfidence: 0.1,
  modulationHz: null,
  modulationDepth: 0,
  loudnessLufs: -17.25,
  convention: { energyLevel: 'low' },
};

let host: StorageHost;
beforeAll(async () => {
  host = await startStorageHost(await useDisk());
});
afterAll(() => host.stop());

const call = async <Row extends Record<string, unknown>>(
  member: Member,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> => {
  const actor = { role: 'authenticated', claims: { sub: member.userId, role: 'authenticated' } } as const;
  const { rows } = await host.db.tx(actor, (query) => query<Row>(text, values));
  return rows;
};
const rowOf = async (id: string) => {
  const { rows } = await host.adminQuery<Record<string, unknown>>(
    'select * from public.music_staging where id = $1',
    [id],
  );
  return rows[0];
};

interface Staged {
  readonly id: string;
  readonly path: string;
  readonly size: number;
}

/** A file of the owner's, staged as the page does it and measured as the host does it. */
const stage = async (
  options: { readonly offered?: boolean; readonly measured?: boolean; readonly by?: Member } = {},
): Promise<Staged> => {
  const by = options.by ?? host.owner;
  const path = `${by.profileId}/${randomUUID()}.mp3`;
  const bytes = soundOf(2000 + Math.floor(Math.random() * 5000));
  const sent = await by.client.storage
    .from('music-staging')
    .upload(path, bytes, { contentType: 'audio/mpeg' });
  expect(sent.error).toBeNull();
  const [row] = await call<{ id: string }>(
    by,
    `insert into public.music_staging (uploader_id, title, artist, staging_file_path, offered_for_review, status)
     values ($1, 'Harbour', 'Nia', $2, $3, 'pending') returning id`,
    [by.profileId, path, options.offered ?? true],
  );
  const id = row?.id ?? '';
  if (options.measured ?? true) await measure(id);
  return { id, path, size: bytes.length };
};
const measure = async (id: string): Promise<void> => {
  await host.adminQuery(
    `insert into public.sound_measurements (staging_id, profile_id, file_hash, object_version, figures, curves)
     select s.id, s.uploader_id, $2, o.version, $3, '{}' from public.music_staging s
     join storage.objects o on o.bucket_id = 'music-staging' and o.name = s.staging_file_path where s.id = $1`,
    [id, createHash('sha256').update(id).digest('hex'), JSON.stringify(figures)],
  );
};
const approve = (member: Member, id: string, corrections: Record<string, unknown> = {}) =>
  call<{ track: string }>(member, 'select public.approve_upload($1, $2) as track', [
    id,
    JSON.stringify(corrections),
  ]);
const objectAt = async (bucket: string, name: string | null) => {
  const { rows } = await host.adminQuery<{ owner: string | null; mimetype: string; version: string }>(
    `select owner, metadata ->> 'mimetype' as mimetype, version from storage.objects where bucket_id = $1 and name = $2`,
    [bucket, name],
  );
  return rows[0];
};
const counted = async (): Promise<number> => {
  const { rows } = await host.adminQuery<{ bytes: string }>(
    `select used * 1000000000 as bytes from public.licence_usage where user_id = $1 and feature = 'storageGb'`,
    [host.owner.userId],
  );
  return Number(rows[0]?.bytes ?? 0);
};

describe('[UPLOAD-02] letting an upload into the library', () => {
  test('moves the file, makes the track from what was measured and tells the row, all at once', async () => {
    const before = await counted();
    const { id, path, size } = await stage();
    await call(
      host.owner,
      `update public.music_staging set bpm = 400, energy_level = 'high', adhd_suitability_score = 5,
         audio_characteristics = '{"spectral_centroid": 1}' where id = $1`,
      [id],
    );
    const [answer] = await approve(host.admin, id, { title: 'Harbour at six', mood_category: 'calm' });
    const { rows } = await host.adminQuery<Record<string, unknown>>(
      `select *, duration_seconds::float, loudness_lufs::float, bpm_confidence::float
       from public.music_tracks where id = $1`,
      [answer?.track],
    );
    expect(rows[0]).toMatchObject({
      title: 'Harbour at six',
      artist: 'Nia',
      file_size: String(size),
      duration_seconds: 61.5,
      loudness_lufs: -17.25,
      bpm: null,
      energy_level: 'low',
      mood_category: 'calm',
      modulation_hz: null,
      recipe: null,
    });
    const filePath = String(rows[0]?.['file_path']);
    expect(filePath).toMatch(/^uploads\/[0-9a-f-]{36}\.mp3$/u);
    expect(await objectAt('music-staging', path)).toBeUndefined();
    expect(await objectAt('adhd-music', filePath)).toMatchObject({ owner: null, mimetype: 'audio/mpeg' });
    expect(await rowOf(id)).toMatchObject({
      status: 'approved',
      track_id: answer?.track,
      staging_file_path: null,
    });
    // It is the installation's now, and no longer counts for the person.
    expect(await counted()).toBe(before);
    const heard = await host.anonymous.storage.from('adhd-music').download(filePath);
    expect(heard.data?.size).toBe(size);
    const measured = await host.adminQuery('select from public.sound_measurements where track_id = $1', [
      answer?.track,
    ]);
    expect(measured.rowCount).toBe(1);
  });

  test.each(['storage.objects', 'public.music_tracks', 'public.sound_measurements', 'public.music_staging'])(
    'leaves everything as it was when the connection dies after %s was written',
    async (table) => {
      const { id, path } = await stage();
      const tracks = await host.adminQuery('select from public.music_tracks');
      await host.adminQuery(
        `create or replace function public.die_here() returns trigger language plpgsql security definer as
           $$ begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$`,
      );
      await host.adminQuery(
        `create trigger zz_die after insert or update on ${table} for each row execute function public.die_here()`,
      );
      try {
        await expect(approve(host.admin, id)).rejects.toThrow(/terminat/iu);
      } finally {
        await host.adminQuery(`drop trigger zz_die on ${table}`);
      }
      expect(await objectAt('music-staging', path)).toBeDefined();
      expect(await rowOf(id)).toMatchObject({ status: 'pending', track_id: null, staging_file_path: path });
      expect((await host.adminQuery('select from public.music_tracks')).rowCount).toBe(tracks.rowCount);
      // And the next try succeeds.
      expect(await approve(host.admin, id)).toHaveLength(1);
    },
  );

  test('is for admins, once, and only for a measured file that is still the same and still offered', async () => {
    const { id, path } = await stage({ measured: false });
    await expect(approve(host.owner, id)).rejects.toThrow('Only admins may review uploads');
    await expect(approve(host.stranger, id)).rejects.toThrow('Only admins may review uploads');
    await expect(approve(host.admin, id)).rejects.toThrow('This upload has not been measured yet');
    await measure(id);
    await host.owner.client.storage
      .from('music-staging')
      .upload(path, soundOf(900), { contentType: 'audio/mpeg', upsert: true });
    await expect(approve(host.admin, id)).rejects.toThrow('The file has changed since it was measured');
    await host.adminQuery('delete from public.sound_measurements where staging_id = $1', [id]);
    await measure(id);
    await call(host.owner, 'update public.music_staging set offered_for_review = false where id = $1', [id]);
    await expect(approve(host.admin, id)).rejects.toThrow('This upload is not offered any more');
    await call(
      host.owner,
      'update public.music_staging set offered_for_review = true, deleted_at = now() where id = $1',
      [id],
    );
    await expect(approve(host.admin, id)).rejects.toThrow('This upload is not offered any more');
    await call(host.owner, 'update public.music_staging set deleted_at = null where id = $1', [id]);
    await expect(approve(host.admin, id, { bpm: '90' })).rejects.toThrow('“bpm” is not one that can be made');
    await expect(approve(host.admin, id, { title: 7 })).rejects.toThrow(
      '“title” is not one that can be made',
    );
    await approve(host.admin, id);
    await expect(approve(host.admin, id)).rejects.toThrow('This upload was already approved');
  });

  test('keeps what a reviewer said of the energy, whenever they said it', async () => {
    const { id } = await stage();
    await call(host.admin, `select public.correct_upload($1, '{"energy_level": "medium"}')`, [id]);
    const [answer] = await approve(host.admin, id);
    const { rows } = await host.adminQuery('select energy_level from public.music_tracks where id = $1', [
      answer?.track,
    ]);
    expect(rows).toEqual([{ energy_level: 'medium' }]);
  });

  test('two admins at once let it in once', async () => {
    const { id } = await stage();
    const outcomes = await Promise.allSettled([approve(host.admin, id), approve(host.admin, id)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test('never moves the file of somebody else that a row only names', async () => {
    const { path } = await stage({ by: host.stranger, offered: false });
    const [row] = await call<{ id: string }>(
      host.owner,
      `insert into public.music_staging (uploader_id, title, staging_file_path) values ($1, 'Not mine', $2) returning id`,
      [host.owner.profileId, path],
    );
    const jobs = await host.adminQuery('select from public.analysis_jobs where staging_id = $1', [row?.id]);
    expect(jobs.rowCount).toBe(0);
    await expect(approve(host.admin, row?.id ?? '')).rejects.toThrow('The file of this upload is gone');
    expect((await host.admin.client.storage.from('music-staging').download(path)).error).not.toBeNull();
    await call(host.owner, 'update public.music_staging set deleted_at = now() where id = $1', [row?.id]);
    await host.adminQuery(
      `update public.music_staging set deleted_at = now() - interval '8 days' where id = $1`,
      [row?.id],
    );
    await host.db.tx(service, (query) => query('select public.purge_uploads()'));
    expect(await objectAt('music-staging', path)).toBeDefined();
  });
});

describe('[UPLOAD-02] who sees an upload', () => {
  test('“only for me” hides row, file and figures from admins; an offer shows them', async () => {
    const own = await stage({ offered: false });
    const offered = await stage();
    const files = host.admin.client.storage.from('music-staging');
    const sees = (id: string) =>
      call(
        host.admin,
        `select s.id from public.music_staging s where s.id = $1
         union all select m.staging_id from public.sound_measurements m where m.staging_id = $1
         union all select l.id from public.list_uploads('waiting', null, null, 100) l where l.id = $1`,
        [id],
      );
    expect(await sees(own.id)).toEqual([]);
    expect((await files.download(own.path)).error).not.toBeNull();
    expect((await files.createSignedUrl(own.path, 60)).error).not.toBeNull();
    expect(await sees(offered.id)).toHaveLength(3);
    expect((await files.download(offered.path)).data?.size).toBe(offered.size);
    await call(host.owner, 'update public.music_staging set deleted_at = now() where id = $1', [offered.id]);
    expect(await sees(offered.id)).toEqual([]);
    expect((await files.download(offered.path)).error).not.toBeNull();
    expect(
      await call(host.stranger, 'select from public.music_staging where id = any($1)', [
        [own.id, offered.id],
      ]),
    ).toEqual([]);
  });

  test('pages follow one another without a gap, oldest first while they wait', async () => {
    const first = await call<{ id: string; created_at: Date }>(
      host.admin,
      `select id, created_at from public.list_uploads('waiting', null, null, 2)`,
    );
    for (let i = 0; i < 5; i += 1) await stage({ measured: false });
    const all = await call<{ id: string }>(
      host.admin,
      `select id from public.list_uploads('waiting', null, null, 100)`,
    );
    const seen: string[] = [];
    let last: { id: string; created_at: string } | undefined;
    for (;;) {
      const page = await call<{ id: string; created_at: string }>(
        host.admin,
        `select id, created_at::text as created_at from public.list_uploads('waiting', $1, $2, 3)`,
        [last?.created_at ?? null, last?.id ?? null],
      );
      seen.push(...page.map(({ id }) => id));
      last = page.at(-1);
      if (page.length < 3) break;
    }
    expect(seen).toEqual(all.map(({ id }) => id));
    expect(new Set(seen).size).toBe(seen.length);
    expect(first.length).toBeLessThanOrEqual(2);
    const [summary] = await call<{ waiting: number }>(host.admin, 'select * from public.uploads_summary()');
    expect(summary?.waiting).toBe(seen.length);
    for (const member of [host.owner, host.stranger]) {
      await expect(call(member, `select * from public.list_uploads('waiting')`)).rejects.toThrow(
        'Only admins may review uploads',
      );
      await expect(call(member, 'select * from public.uploads_summary()')).rejects.toThrow(
        'Only admins may review uploads',
      );
    }
    await expect(call(host.admin, `select * from public.list_uploads('all')`)).rejects.toThrow(
      'Uploads are waiting, approved or rejected',
    );
  });
});

const purge = async (): Promise<void> => {
  await host.db.tx(service, (query) => query('select public.purge_uploads()'));
  await removeDiscarded(host);
};
const age = (id: string, column: string, interval: string) =>
  host.adminQuery(
    `update public.music_staging set ${column} = now() - interval '${interval}' where id = $1`,
    [id],
  );

describe('[UPLOAD-02] what is not taken, taken back or deleted', () => {
  test('a rejection needs a reason, and the person may keep the file for themselves', async () => {
    const { id, path } = await stage();
    const reject = (member: Member, reason: string | null) =>
      call(member, 'select public.reject_upload($1, $2)', [id, reason]);
    await expect(reject(host.owner, 'no')).rejects.toThrow('Only admins may review uploads');
    for (const reason of [null, '', '  ', 'x'.repeat(501)]) {
      await expect(reject(host.admin, reason)).rejects.toThrow('Say why, in 500 characters at most');
    }
    await reject(host.admin, 'It clips from 0:20 on');
    expect(await rowOf(id)).toMatchObject({ status: 'rejected', review_reason: 'It clips from 0:20 on' });
    await expect(approve(host.admin, id)).rejects.toThrow('This upload was already rejected');
    await expect(call(host.stranger, 'select public.keep_upload($1)', [id])).rejects.toThrow(
      'There is no such upload of yours',
    );
    await call(host.owner, 'select public.keep_upload($1)', [id]);
    expect(await rowOf(id)).toMatchObject({ status: 'pending', offered_for_review: false });
    expect((await host.owner.client.storage.from('music-staging').download(path)).error).toBeNull();
  });

  test('whoever offered a track can take it out of the library again', async () => {
    const { id, size } = await stage();
    const [answer] = await approve(host.admin, id);
    const before = await counted();
    await expect(call(host.stranger, 'select public.withdraw_upload($1)', [id])).rejects.toThrow(
      'There is no such upload of yours',
    );
    await call(host.owner, 'select public.withdraw_upload($1)', [id]);
    const row = await rowOf(id);
    expect(row).toMatchObject({ status: 'pending', offered_for_review: false, track_id: null });
    const tracks = await host.adminQuery('select from public.music_tracks where id = $1', [answer?.track]);
    expect(tracks.rowCount).toBe(0);
    const back = await host.owner.client.storage
      .from('music-staging')
      .download(String(row?.['staging_file_path']));
    expect(back.data?.size).toBe(size);
    expect(await counted()).toBeGreaterThan(before);
  });

  afterEach(() => host.adminQuery('delete from kindling.discarded_versions'));

  test('what was deleted goes after a week, with its bytes, and not before', async () => {
    const { id, path } = await stage();
    const version = (await objectAt('music-staging', path))?.version ?? '';
    (await host.store.get(version))?.destroy();
    await age(id, 'deleted_at', '6 days 23 hours');
    await purge();
    expect(await rowOf(id)).toBeDefined();
    await age(id, 'deleted_at', '7 days 1 hour');
    await purge();
    expect(await rowOf(id)).toBeUndefined();
    expect(await objectAt('music-staging', path)).toBeUndefined();
    expect(await host.store.get(version)).toBeUndefined();
  });

  test('what was not taken goes after a month; a track goes with a row that goes', async () => {
    const rejected = await stage();
    await call(host.admin, `select public.reject_upload($1, 'Too short')`, [rejected.id]);
    await age(rejected.id, 'reviewed_at', '29 days');
    const approved = await stage();
    const [answer] = await approve(host.admin, approved.id);
    await age(approved.id, 'deleted_at', '8 days');
    await purge();
    expect(await rowOf(rejected.id)).toBeDefined();
    expect(await rowOf(approved.id)).toBeUndefined();
    const tracks = await host.adminQuery('select from public.music_tracks where id = $1', [answer?.track]);
    expect(tracks.rowCount).toBe(0);
    await age(rejected.id, 'reviewed_at', '31 days');
    await purge();
    expect(await rowOf(rejected.id)).toBeUndefined();
  });

  test('a file that no row names is gone a day later', async () => {
    const path = `${host.owner.profileId}/${randomUUID()}.mp3`;
    await host.owner.client.storage
      .from('music-staging')
      .upload(path, soundOf(500), { contentType: 'audio/mpeg' });
    await purge();
    expect(await objectAt('music-staging', path)).toBeDefined();
    await host.adminQuery(
      `update storage.objects set created_at = now() - interval '25 hours', updated_at = now() - interval '25 hours'
       where name = $1`,
      [path],
    );
    await purge();
    expect(await objectAt('music-staging', path)).toBeUndefined();
  });

  test('with the account, its tracks leave the library, rows and bytes', async () => {
    const leaving = await host.arrive();
    const { id } = await stage({ by: leaving });
    const [answer] = await approve(host.admin, id);
    const { rows } = await host.adminQuery<{ file_path: string }>(
      'select file_path from public.music_tracks where id = $1',
      [answer?.track],
    );
    const object = await objectAt('adhd-music', rows[0]?.file_path ?? '');
    await host.adminQuery('select public.erase_person($1)', [leaving.userId]);
    expect(await objectAt('adhd-music', rows[0]?.file_path ?? '')).toBeUndefined();
    const tracks = await host.adminQuery('select from public.music_tracks where id = $1', [answer?.track]);
    expect(tracks.rowCount).toBe(0);
    const noted = await host.adminQuery('select from kindling.discarded_versions where version = $1', [
      object?.version,
    ]);
    expect(noted.rowCount).toBe(1);
  });
});

test('[UPLOAD-01] a file somebody already has is refused, and another person may have it too', async () => {
  const hash = 'd'.repeat(64);
  const put = (member: Member, title: string) =>
    call(
      member,
      `insert into public.music_staging (uploader_id, title, file_hash) values ($1, $2, $3) returning id`,
      [member.profileId, title, hash],
    );
  await put(host.owner, 'Once');
  await expect(put(host.owner, 'Twice')).rejects.toMatchObject({ code: '23505' });
  expect(await put(host.stranger, 'Mine too')).toHaveLength(1);
  await call(host.owner, 'update public.music_staging set deleted_at = now() where file_hash = $1', [hash]);
  expect(await put(host.owner, 'Again')).toHaveLength(1);
});
