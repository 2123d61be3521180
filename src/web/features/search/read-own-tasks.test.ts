import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { HeldRecord } from '#domain/records/held-record.ts';
import { editOf } from '#domain/records/record-row.ts';
import { firstStamp } from '#domain/records/stamp.ts';
import { openTask } from '#domain/tasks/task.fixture.ts';
import { readOwnTasks } from '#web/features/search/read-own-tasks.ts';
import type { Connection } from '#web/platform/backend/connect.ts';
import { openRecordsDatabase } from '#web/services/records/records-database.ts';
import { signedInClient } from '#web/services/records/signed-in-client.fixture.ts';

const connect = vi.hoisted(() => vi.fn<() => Promise<Pick<Connection, 'backend'>>>());
vi.mock('#web/platform/backend/connect.ts', () => ({ connect }));

const { id, ...fields } = openTask('c0ffee00-0000-4000-8000-000000000001', { title: 'Wash one cup' });
const task: HeldRecord = {
  kind: 'tasks',
  id,
  fields: { ...fields, deletedAt: null },
  stamps: { '*': firstStamp },
};

const rowOf = (record: HeldRecord) => {
  const edit = editOf(record, Object.keys(record.fields));
  return { kind: edit.kind, row: { id: edit.id, ...edit.fields, stamps: edit.stamps } };
};

/** A server that holds the one task. */
const answering = async (): Promise<Response> =>
  Response.json({ rows: [rowOf(task)], cursor: 1, more: false, horizon: 0 });

const unreachable = async (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));

let people = 0;
const somebody = (): string => {
  people += 1;
  return `person-${people}`;
};

describe('[ROUTE-05] reading one’s own tasks for a search', () => {
  beforeEach(() => {
    vi.stubGlobal('window', new EventTarget());
    vi.stubGlobal('document', new EventTarget());
    // The stream of changes: nothing comes of it here.
    vi.stubGlobal('fetch', unreachable);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    connect.mockReset();
  });

  it('takes what this device holds, without asking the server', async () => {
    const userId = somebody();
    const database = await openRecordsDatabase(userId);
    await database.save([task], 1);
    database.close();
    expect(await readOwnTasks(userId)).toMatchObject([{ id, title: 'Wash one cup', state: 'open' }]);
    expect(connect).not.toHaveBeenCalled();
  });

  it('syncs first on a device that has never read everything, and needs no server the next time', async () => {
    const userId = somebody();
    connect.mockResolvedValue({ backend: signedInClient(userId, answering) });
    expect(await readOwnTasks(userId)).toMatchObject([{ id, title: 'Wash one cup', state: 'open' }]);
    expect(connect).toHaveBeenCalledTimes(1);
    expect(await readOwnTasks(userId)).toMatchObject([{ id, title: 'Wash one cup' }]);
    expect(connect).toHaveBeenCalledTimes(1);
  });

  it('rejects when the server cannot be reached and the device holds nothing', async () => {
    const userId = somebody();
    connect.mockResolvedValue({ backend: signedInClient(userId, unreachable) });
    await expect(readOwnTasks(userId)).rejects.toMatchObject({ name: 'AppError', code: 'unreachable' });
  });
});
