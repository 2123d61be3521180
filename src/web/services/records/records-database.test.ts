import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { recordsDatabase } from '#domain/device/device-data.ts';
import { openRecordsDatabase } from '#web/services/records/records-database.ts';
import { task, unsent } from '#web/services/records/unsent-task.fixture.ts';

afterEach(() => vi.restoreAllMocks());

const noRoom = (): never => {
  throw new DOMException('No room', 'QuotaExceededError');
};

describe('[TASK-02] what this device keeps', () => {
  it('says so where it could not be written, though it was accepted at first', async () => {
    const database = await openRecordsDatabase('full');
    vi.spyOn(IDBTransaction.prototype, 'commit').mockImplementation(() => undefined);
    const add = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementationOnce(function (
      this: IDBObjectStore,
      value: unknown,
    ) {
      add.mockRestore();
      const request = this.add(value);
      request.addEventListener('success', () => this.transaction.abort());
      return request;
    });
    await expect(database.keep([task], [unsent])).rejects.toMatchObject({ name: 'AbortError' });
    await database.keep([task], [unsent]);
    expect((await database.load()).unsent).toEqual([unsent]);
    database.close();
  });

  it('is read although there is no room to bring it to its places, and is brought there later', async () => {
    const database = await openRecordsDatabase('crowded');
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(noRoom);
    await database.keep([task], [unsent]);
    expect(await database.load()).toEqual({ records: [task], unsent: [unsent], cursor: null });
    put.mockRestore();
    await database.load();
    expect(await database.load()).toEqual({ records: [task], unsent: [unsent], cursor: null });
    database.close();
  });

  it('is read anew from the server where a version read it that knew other fields, and counts meanwhile', async () => {
    const database = await openRecordsDatabase('older');
    await database.save([task], 9);
    expect(await database.cursor()).toBe(9);
    const raw = await openDB(recordsDatabase('older'));
    await raw.put('places', 'tasks: title', 'shape');
    raw.close();
    expect(await database.cursor()).toBeNull();
    expect((await database.load()).cursor).toBe(9);
    await database.save([], 10);
    expect(await database.cursor()).toBe(10);
    database.close();
  });
});
