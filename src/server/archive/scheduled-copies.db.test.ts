import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { copyBucket } from '#domain/archive/kept-copies.ts';
import type { Actor } from '#server/engine/database/database.ts';
import { startStorageHost } from '#server/engine/storage/storage-host.fixture.ts';
import type { Member, StorageHost } from '#server/engine/storage/storage-host.fixture.ts';
import { useDisk } from '#server/engine/storage/store/object-stores.fixture.ts';
import { openCopy } from '#server/functions/archive-copy/open-copy.fixture.ts';
import { makeDueCopies } from './scheduled-copies.ts';

let host: StorageHost;
beforeAll(async () => {
  host = await startStorageHost(await useDisk());
});
afterAll(() => host.stop());

const asMember = ({ userId }: Member): Actor => ({
  role: 'authenticated',
  claims: { sub: userId, role: 'authenticated' },
});

const schedule = async (who: Member, every: string) =>
  host.db.tx(asMember(who), (query) => query('select public.schedule_copies($1) as answer', [every]));

const makeAll = async (): Promise<number> =>
  makeDueCopies({
    db: host.db,
    store: host.store,
    siteUrl: 'https://kindling.test',
    version: '1.2.3',
    logError: (what, cause) => {
      throw new Error(what, { cause });
    },
  });

const scheduleOf = async (who: Member) => {
  const { rows } = await host.adminQuery<{ every: string; problem: string | null; days: number }>(
    `select every, problem, round(extract(epoch from next_at - now()) / 86400)::int as days
     from public.copy_schedules where user_id = $1`,
    [who.userId],
  );
  return rows[0];
};

const comeDue = async (who: Member): Promise<void> => {
  await host.adminQuery(`update public.copy_schedules set next_at = now() where user_id = $1`, [who.userId]);
};

const setTier = async (tier: string): Promise<void> => {
  await host.adminQuery('update public.licence_default set tier = $1', [tier]);
};

const filesOf = async (who: Member): Promise<readonly string[]> => {
  const { data, error } = await who.client.storage.from(copyBucket).list(who.userId);
  expect(error).toBeNull();
  return (data ?? []).map(({ name }) => `${who.userId}/${name}`);
};

beforeEach(() => setTier('premium'));

describe('[ARCHIVE-01] copies that are made by themselves', () => {
  it('makes one at once, says when the next one comes, and only its owner reads it', async () => {
    const person = await host.arrive();
    await host.adminQuery(`insert into public.tasks (user_id, title) values ($1, 'Water the plants')`, [
      person.userId,
    ]);
    await schedule(person, 'week');
    expect(await makeAll()).toBe(1);
    expect(await scheduleOf(person)).toEqual({ every: 'week', problem: null, days: 7 });
    const [file = ''] = await filesOf(person);
    const { data } = await person.client.storage.from(copyBucket).download(file);
    const copy = await openCopy(new Uint8Array(await data!.arrayBuffer()));
    expect(copy.rowsOf('tasks')).toMatchObject([{ title: 'Water the plants', user_id: person.userId }]);
    expect(copy.manifest.account.id).toBe(person.userId);
    for (const other of [host.stranger, host.admin, { ...person, client: host.anonymous }]) {
      expect((await other.client.storage.from(copyBucket).download(file)).data).toBeNull();
      await other.client.storage.from(copyBucket).remove([file]);
    }
    expect(await filesOf(person)).toEqual([file]);
    expect((await person.client.storage.from(copyBucket).remove([file])).error).toBeNull();
    expect(await filesOf(person)).toEqual([]);
  });

  it('lets nobody put a file of their own there', async () => {
    const { client, userId } = host.owner;
    const { error } = await client.storage
      .from(copyBucket)
      .upload(`${userId}/mine.zip`, new Uint8Array([80, 75]), { contentType: 'application/zip' });
    expect(error?.message).toContain('row-level security');
  });

  it('keeps the last three', async () => {
    const person = await host.arrive();
    await schedule(person, 'month');
    const seen: string[] = [];
    for (let round = 0; round < 5; round += 1) {
      await comeDue(person);
      expect(await makeAll()).toBe(1);
      const files = await filesOf(person);
      seen.push(...files.filter((file) => !seen.includes(file)));
    }
    expect(seen).toHaveLength(5);
    expect((await filesOf(person)).toSorted()).toEqual(seen.slice(-3).toSorted());
    expect(await scheduleOf(person)).toEqual({ every: 'month', problem: null, days: 30 });
  });

  it('asks the licence in the database, and again at each copy; turning it off is for everybody', async () => {
    const person = await host.arrive();
    await setTier('pro');
    await expect(schedule(person, 'week')).rejects.toThrow('not in this plan');
    await setTier('premium');
    await schedule(person, 'week');
    await setTier('free');
    expect(await makeAll()).toBe(0);
    expect(await scheduleOf(person)).toEqual({ every: 'week', problem: 'not-included', days: 7 });
    await schedule(person, 'off');
    expect(await scheduleOf(person)).toBeUndefined();
  });

  it('says that storage is full, and leaves nothing half', async () => {
    const person = await host.arrive();
    await schedule(person, 'week');
    await host.adminQuery('update kindling.installation set storage_account_limit = 500');
    expect(await makeAll()).toBe(0);
    await host.adminQuery('update kindling.installation set storage_account_limit = null');
    expect(await scheduleOf(person)).toEqual({ every: 'week', problem: 'full', days: 7 });
    expect(await filesOf(person)).toEqual([]);
  });

  it.each(['', 'daily', null])('refuses the rhythm %j', async (every) => {
    await expect(
      host.db.tx(asMember(host.owner), (query) => query('select public.schedule_copies($1)', [every])),
    ).rejects.toThrow('every week, every month');
  });

  it('goes with the account, files and all', async () => {
    const person = await host.arrive();
    await schedule(person, 'week');
    await makeAll();
    const [file] = await filesOf(person);
    const { rows } = await host.adminQuery<{ version: string }>(
      'select version from storage.objects where name = $1',
      [file],
    );
    await host.adminQuery('select public.erase_person($1)', [person.userId]);
    const left = await host.adminQuery(
      `select from storage.objects where name like $1 || '/%'
       union all select from public.copy_schedules where user_id = $2`,
      [person.userId, person.userId],
    );
    expect(left.rowCount).toBe(0);
    const noted = await host.adminQuery('select from kindling.discarded_versions where version = $1', [
      rows[0]?.version,
    ]);
    expect(noted.rowCount).toBe(1);
  });

  it('leaves nothing of somebody whose account goes while it is made', async () => {
    const person = await host.arrive();
    await schedule(person, 'week');
    const put: string[] = [];
    const made = await makeDueCopies({
      db: host.db,
      store: {
        ...host.store,
        put: async (version, body) => {
          const measured = await host.store.put(version, body);
          put.push(version);
          await host.adminQuery('select public.erase_person($1)', [person.userId]);
          return measured;
        },
      },
      siteUrl: 'https://kindling.test',
      version: '1.2.3',
      logError: (_what, cause) => expect(String(cause)).not.toContain(person.userId),
    });
    expect([made, put.length]).toEqual([0, 1]);
    const left = await host.adminQuery(
      `select from storage.objects where name like $1 || '/%' or owner_id = $1`,
      [person.userId],
    );
    expect(left.rowCount).toBe(0);
    expect(await host.store.get(put[0] ?? '')).toBeUndefined();
  });
});
