import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { restoreSealed } from '#web/services/device/restore-sealed.ts';
import { makeSealingKeys, seal, type SealingKeys } from '#web/services/device/seal.ts';
import { watchRestoredDrafts } from '#web/services/device/restored-drafts.ts';
import { boxesOf, keepBox } from '#web/services/device/sealed-boxes.ts';
import { createMemoryStore } from '#web/services/records/memory-store.ts';
import type { OpenRecords } from '#web/services/records/open-records.ts';
import { openRecordsDatabase } from '#web/services/records/records-database.ts';
import { signedInClient } from '#web/services/records/signed-in-client.fixture.ts';
import { stamp, task, unsent } from '#web/services/records/unsent-task.fixture.ts';

const contents = JSON.stringify({ records: [task], unsent: [unsent], drafts: {} });

const nothing = (): void => undefined;

const openFor = (userId: string) => {
  const takeBack = vi.fn<OpenRecords['takeBack']>(async () => undefined);
  const records: OpenRecords = {
    store: createMemoryStore(userId),
    sync: {
      run: async () => undefined,
      state: () => ({ complete: true, waiting: 0, refused: [], trouble: null, kept: true }),
      watch: () => nothing,
      retryRefused: nothing,
      markComplete: nothing,
      noteKept: nothing,
    },
    kept: true,
    written: async () => undefined,
    rest: nothing,
    takeBack,
    close: nothing,
  };
  return { records, takeBack };
};

/** A server that gives a person these keys. */
const withKeys = (userId: string, keys: SealingKeys) =>
  signedInClient(userId, async () =>
    Response.json([{ public_key: keys.publicKey, private_key: keys.privateKey }]),
  );

describe('opening what was sealed on this device', () => {
  it('what was sealed is put back for its account, once', async () => {
    const keys = await makeSealingKeys();
    await keepBox({ userId: 'ada', sealedAt: 1, box: await seal(keys.publicKey, 'ada', contents) });
    const { records, takeBack } = openFor('ada');
    await restoreSealed(withKeys('ada', keys), records);
    await restoreSealed(withKeys('ada', keys), records);
    expect(takeBack.mock.calls).toEqual([[[task], [unsent]]]);
    expect(await boxesOf('ada')).toEqual([]);
  });

  it('another account opens nothing, even a box that is passed off as its own', async () => {
    const [keys, others] = [await makeSealingKeys(), await makeSealingKeys()];
    const box = await seal(keys.publicKey, 'cy', contents);
    await keepBox({ userId: 'cy', sealedAt: 1, box });
    await keepBox({ userId: 'bo', sealedAt: 1, box });
    const { records, takeBack } = openFor('bo');
    await restoreSealed(withKeys('bo', others), records);
    expect(takeBack).not.toHaveBeenCalled();
    expect(await boxesOf('cy')).toHaveLength(1);
  });

  it.each([
    ['is no JSON', 'Wash one cup'],
    ['names a kind that does not exist', contents.replaceAll('"tasks"', '"users"')],
    ['has a stamp that is none', contents.replaceAll(stamp, 'now')],
  ])('a box whose content %s is left alone', async (how, text) => {
    const userId = how.replaceAll(' ', '-');
    const keys = await makeSealingKeys();
    await keepBox({ userId, sealedAt: 1, box: await seal(keys.publicKey, userId, text) });
    const { records, takeBack } = openFor(userId);
    await restoreSealed(withKeys(userId, keys), records);
    expect(takeBack).not.toHaveBeenCalled();
    expect(await boxesOf(userId)).toHaveLength(1);
  });

  it('without an answer from the server the box waits', async () => {
    const keys = await makeSealingKeys();
    await keepBox({ userId: 'dee', sealedAt: 1, box: await seal(keys.publicKey, 'dee', contents) });
    const { records, takeBack } = openFor('dee');
    const away = signedInClient('dee', async () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(restoreSealed(away, records)).rejects.toThrow('Failed to fetch');
    expect(takeBack).not.toHaveBeenCalled();
    expect(await boxesOf('dee')).toHaveLength(1);
  });
});

const line = (userId: string, text: string): string => JSON.stringify({ userId, text });

describe('drafts that were sealed', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('come back to their place and are told; one whose place is taken waits until it is free', async () => {
    const [userId, key] = ['eve', 'kindling-quick-line'];
    const keys = await makeSealingKeys();
    const device = await openRecordsDatabase(userId);
    await device.keepSealingKey(keys.publicKey);
    device.close();
    const kept = new Map([[key, line(userId, 'M')]]);
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => kept.set(name, value),
    });
    const told = vi.fn<() => void>();
    const stop = watchRestoredDrafts(told);
    const drafts = { [key]: line(userId, 'Half a thought') };
    const text = JSON.stringify({ records: [task], unsent: [unsent], drafts });
    await keepBox({ userId, sealedAt: 1, box: await seal(keys.publicKey, userId, text) });
    const { records, takeBack } = openFor(userId);

    await restoreSealed(withKeys(userId, keys), records);
    expect(takeBack).toHaveBeenCalledTimes(1);
    expect(kept.get(key)).toBe(line(userId, 'M'));
    expect(told).not.toHaveBeenCalled();
    expect(await boxesOf(userId)).toMatchObject([{ sealedAt: 1 }]);

    kept.delete(key);
    await restoreSealed(withKeys(userId, keys), records);
    expect(kept.get(key)).toBe(line(userId, 'Half a thought'));
    expect(told).toHaveBeenCalledTimes(1);
    expect(takeBack).toHaveBeenCalledTimes(1);
    expect(await boxesOf(userId)).toEqual([]);
    stop();
  });
});
