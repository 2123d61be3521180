import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import type { HeldRecord } from '#domain/records/held-record.ts';
import { merge } from '#domain/records/merge.ts';
import type { RecordEdit } from '#domain/records/record-row.ts';
import { openTask } from '#domain/tasks/task.fixture.ts';
import { AppError } from '#web/platform/app-error.ts';
import { newId } from '#web/platform/new-id.ts';
import { createRecordCore, keyOf, type RecordCore } from '#web/services/records/record-core.ts';
import { createRecordSync, type RecordSync } from '#web/services/records/record-sync.ts';
import { openRecordsDatabase, type RecordsDatabase } from '#web/services/records/records-database.ts';

const { id: _, ...someTask } = openTask('t1', { title: 'Water the plants' });

const camel = (name: string): string =>
  name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Merges as the real one does; `fails` makes the next calls fail, `loses` takes an edit and never says so. */
const createServer = () => {
  const rows = new Map<string, { record: HeldRecord; seq: number }>();
  const server = {
    fails: 0,
    loses: 0,
    seq: 0,
    horizon: 0,
    pushes: 0,
    pulls: 0,
    unread: 0,
    onPull: (_count: number): void => undefined,
    take: (record: HeldRecord): void => {
      const before = rows.get(keyOf(record))?.record;
      server.seq += 1;
      rows.set(keyOf(record), {
        record: before === undefined ? record : merge(before, record),
        seq: server.seq,
      });
    },
    remove: (id: string): void => {
      rows.delete(`tasks/${id}`);
      server.seq += 1;
      server.horizon = server.seq;
    },
    has: (id: string) => rows.get(`tasks/${id}`)?.record.fields,
    push: async (edits: readonly RecordEdit[]): Promise<readonly string[]> => {
      server.pushes += 1;
      if (server.fails > 0) {
        server.fails -= 1;
        throw new AppError('unreachable', 'No way there');
      }
      const verdicts = edits.map((edit): string => {
        const fields = Object.fromEntries(
          Object.entries(edit.fields).map(([name, value]) => [camel(name), value]),
        );
        const stamps = Object.fromEntries(
          Object.entries(edit.stamps).map(([name, value]) => [camel(name), value]),
        );
        if (fields['title'] === 'Refuse me') return 'refused: title';
        if (!rows.has(`tasks/${edit.id}`) && !('title' in fields)) return 'missing';
        server.take({ kind: 'tasks', id: edit.id, fields, stamps });
        return 'kept';
      });
      if (server.loses > 0) {
        server.loses -= 1;
        throw new AppError('unreachable', 'The answer got lost');
      }
      return verdicts;
    },
    pull: async (after: number) => {
      server.pulls += 1;
      server.onPull(server.pulls);
      const found = [...rows.values()].filter(({ seq }) => seq > after).toSorted((a, b) => a.seq - b.seq);
      const page = found.slice(0, 2);
      return {
        records: page.map(({ record }) => record),
        unread: server.unread,
        cursor: page.at(-1)?.seq ?? after,
        more: found.length > page.length,
        horizon: server.horizon,
      };
    },
  };
  return server;
};

interface Device {
  readonly core: RecordCore;
  readonly sync: RecordSync;
  readonly database: RecordsDatabase;
  readonly userId: string;
  readonly told: { readonly gone: string[]; diskLost: number };
}

const openDevice = async (
  server: ReturnType<typeof createServer>,
  writer: string,
  userId: string = newId(),
): Promise<Device> => {
  const database = await openRecordsDatabase(userId);
  const kept = await database.load();
  const told: Device['told'] = { gone: [], diskLost: 0 };
  let saving: Promise<void> = Promise.resolve();
  const core = createRecordCore({
    userId,
    writer,
    now: Date.now,
    onWrite: (records, unsent) => {
      saving = saving.then(async () => database.keep(records, unsent)).catch(() => undefined);
    },
  });
  core.receive(kept.records);
  core.markUnsent(kept.unsent);
  const sync = createRecordSync({
    core,
    database,
    push: server.push,
    pull: server.pull,
    alone: async (work) => {
      await saving;
      await work();
    },
    onLearned: () => undefined,
    onSent: () => undefined,
    onGone: (gone) => told.gone.push(...gone.map(({ id }) => id)),
    onDiskLost: () => {
      told.diskLost += 1;
    },
    onRefused: () => undefined,
  });
  if (kept.cursor !== null) sync.markComplete();
  return { core, sync, database, userId, told };
};

const add = (device: Device, title: string): string => {
  const id = newId();
  device.core.write([{ kind: 'tasks', id, fields: { ...someTask, title } }]);
  return id;
};

describe('two devices and a server', () => {
  it('brings what one device wrote to the other, page after page', async () => {
    const server = createServer();
    const [phone, desk] = [await openDevice(server, '0000000a'), await openDevice(server, '0000000b')];
    for (let index = 0; index < 5; index += 1) add(phone, `Number ${index}`);
    expect(desk.sync.state().complete).toBe(false);
    await phone.sync.run();
    await desk.sync.run();
    expect(
      desk.core
        .all('tasks')
        .map(({ title }) => title)
        .toSorted(),
    ).toEqual([0, 1, 2, 3, 4].map((index) => `Number ${index}`));
    expect(phone.sync.state()).toMatchObject({ complete: true, waiting: 0, trouble: null });
    expect(desk.core.unsent()).toEqual([]);
  });

  it('merges what two devices changed while apart, field by field', async () => {
    const server = createServer();
    const [phone, desk] = [await openDevice(server, '0000000a'), await openDevice(server, '0000000b')];
    const id = add(phone, 'Both of us');
    await phone.sync.run();
    await desk.sync.run();
    phone.core.write([{ kind: 'tasks', id, fields: { title: 'From the phone' } }]);
    desk.core.write([{ kind: 'tasks', id, fields: { energy: 'high' } }]);
    await desk.sync.run();
    await phone.sync.run();
    await desk.sync.run();
    for (const { core } of [phone, desk]) {
      expect(core.get('tasks', id)).toMatchObject({ title: 'From the phone', energy: 'high' });
    }
  });
});

describe('without a network', () => {
  it('keeps offline writes through a closed page, and sends them later', async () => {
    const server = createServer();
    const phone = await openDevice(server, '0000000a');
    server.fails = 1;
    const id = add(phone, 'Written in a tunnel');
    await phone.sync.run();
    expect(phone.sync.state()).toMatchObject({ waiting: 1, trouble: { code: 'unreachable' } });
    phone.database.close();

    const again = await openDevice(server, '0000000c', phone.userId);
    expect(again.core.get('tasks', id)?.title).toBe('Written in a tunnel');
    await again.sync.run();
    expect(server.has(id)).toMatchObject({ title: 'Written in a tunnel' });
    expect(again.sync.state()).toMatchObject({ waiting: 0, trouble: null });
    expect((await again.database.load()).unsent).toEqual([]);
  });

  it('sending twice after a lost answer is the same as sending once', async () => {
    const server = createServer();
    const phone = await openDevice(server, '0000000a');
    server.loses = 1;
    const id = add(phone, 'Sent twice');
    await phone.sync.run();
    expect(phone.sync.state().waiting).toBe(1);
    await phone.sync.run();
    expect(server.pushes).toBe(2);
    expect(phone.sync.state().waiting).toBe(0);
    expect(server.has(id)).toMatchObject({ title: 'Sent twice' });
  });
});

describe('what the server will not take', () => {
  it('keeps a refused write with its reason, holds up nothing else, and sends it once it is changed', async () => {
    const server = createServer();
    const phone = await openDevice(server, '0000000a');
    const bad = add(phone, 'Refuse me');
    const good = add(phone, 'Take me');
    await phone.sync.run();
    expect(server.has(good)).toBeDefined();
    expect(phone.sync.state()).toMatchObject({ waiting: 1, refused: [{ reason: 'refused: title' }] });
    const pushes = server.pushes;
    await phone.sync.run();
    expect(server.pushes).toBe(pushes);
    phone.core.write([{ kind: 'tasks', id: bad, fields: { title: 'Better now' } }]);
    await phone.sync.run();
    expect(server.has(bad)).toMatchObject({ title: 'Better now' });
    expect(phone.sync.state()).toMatchObject({ waiting: 0, refused: [] });
  });

  it('sends a row that the server lost as a whole', async () => {
    const server = createServer();
    const phone = await openDevice(server, '0000000a');
    const id = add(phone, 'Here all along');
    await phone.sync.run();
    server.remove(id);
    phone.core.write([{ kind: 'tasks', id, fields: { energy: 'high' } }]);
    await phone.sync.run();
    expect(server.has(id)).toMatchObject({ title: 'Here all along', energy: 'high' });
    expect(phone.core.get('tasks', id)?.energy).toBe('high');
  });
});

describe('records that were purged', () => {
  it('a device that comes back removes a purged record, also from its disk', async () => {
    const server = createServer();
    const [phone, desk] = [await openDevice(server, '0000000a'), await openDevice(server, '0000000b')];
    const ids = [add(phone, 'One of three'), add(phone, 'Two of three'), add(phone, 'Three of three')];
    await phone.sync.run();
    await desk.sync.run();
    server.remove(ids[1] ?? '');
    const mine = add(desk, 'Not sent yet');
    server.fails = 0;
    await desk.sync.run();
    expect(
      desk.core
        .all('tasks')
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual([ids[0] ?? '', ids[2] ?? '', mine].toSorted());
    const kept = await desk.database.load();
    expect(kept.records).toHaveLength(3);
    const { pushes } = server;
    await desk.sync.run();
    expect(server.pushes).toBe(pushes);
  });
});

const fiveOnTwoDevices = async () => {
  const server = createServer();
  const [phone, desk] = [await openDevice(server, '0000000a'), await openDevice(server, '0000000b')];
  const ids = ['One', 'Two', 'Three', 'Four', 'Five'].map((name) => add(phone, `${name} of five`));
  await phone.sync.run();
  await desk.sync.run();
  server.pulls = 0;
  return { server, phone, desk, gone: ids[1] ?? '' };
};

describe('records that were purged while the connection breaks', () => {
  it.each([2, 3, 4])('removes a purged record even if answer %i never came', async (broken) => {
    const { server, phone, desk, gone } = await fiveOnTwoDevices();
    server.remove(gone);
    add(phone, 'Written after that');
    await phone.sync.run();
    server.pulls = 0;
    server.onPull = (count) => {
      if (count === broken) throw new AppError('unreachable', 'No way there');
    };
    await desk.sync.run();
    expect(desk.sync.state().trouble).not.toBeNull();
    await desk.sync.run();
    expect(desk.core.get('tasks', gone)).toBeUndefined();
    expect(desk.told.gone).toEqual([gone]);
    expect((await desk.database.load()).records.map(({ id }) => id)).not.toContain(gone);
  });

  it('removes a record that was purged between two pages', async () => {
    const { server, phone, gone } = await fiveOnTwoDevices();
    server.onPull = (count) => {
      if (count !== 2) return;
      server.remove(gone);
      server.take({
        kind: 'tasks',
        id: newId(),
        fields: { ...someTask, deletedAt: null },
        stamps: { '*': '000000000000009-0000-0000000c' },
      });
    };
    const late = await openDevice(server, '0000000d');
    await late.sync.run();
    expect(late.core.get('tasks', gone)).toBeUndefined();
    expect(late.core.all('tasks')).toHaveLength(5);
    expect(phone.core.get('tasks', gone)).toBeDefined();
  });

  it('keeps a record while something could not be read', async () => {
    const { server, desk, gone } = await fiveOnTwoDevices();
    server.remove(gone);
    server.unread = 1;
    await desk.sync.run();
    expect(desk.core.get('tasks', gone)).toBeDefined();
  });
});

describe('a full disk', () => {
  it('syncs with a full disk: writes are sent, and what others wrote is read', async () => {
    const server = createServer();
    const [phone, desk] = [await openDevice(server, '0000000a'), await openDevice(server, '0000000b')];
    add(phone, 'From the phone');
    await phone.sync.run();
    const id = add(desk, 'From the desk');
    desk.database.close();
    await desk.sync.run();
    await desk.sync.run();
    expect(desk.sync.state()).toMatchObject({ complete: true, waiting: 0, trouble: null });
    expect(desk.core.all('tasks')).toHaveLength(2);
    expect(server.has(id)).toBeDefined();
    expect(desk.told.diskLost).toBe(1);
  });
});

describe('a page that is closed right after a write', () => {
  it('a write survives closing the page at once, and the next page stores it', async () => {
    const server = createServer();
    const page = await openDevice(server, '0000000a');
    const { core } = page;
    core.write([{ kind: 'tasks', id: newId(), fields: someTask }]);
    const [unsent] = core.unsent();
    const record = unsent && core.held(unsent.kind, unsent.id);
    if (unsent === undefined || record === undefined) throw new Error('not held');
    // The note is made before anything is awaited; what comes after it is lost with the page.
    const left = await openRecordsDatabase(newId());
    void left.keep([record], [unsent]).catch(() => undefined);
    const again = await left.load();
    expect(again.records.map(({ id }) => id)).toEqual([unsent.id]);
    expect(again.unsent).toHaveLength(1);
  });
});

describe('two pages of one device', () => {
  it('two pages of one device never undo each other on its disk', async () => {
    const userId = newId();
    const [one, two] = [await openRecordsDatabase(userId), await openRecordsDatabase(userId)];
    const server = createServer();
    const page = await openDevice(server, '0000000a', userId);
    const id = add(page, 'Shared');
    const record = page.core.held('tasks', id);
    if (record === undefined) throw new Error('not held');
    const later = '900000000000000-0000-0000000a';
    await Promise.all([
      one.save([merge(record, { ...record, fields: { title: 'From one' }, stamps: { title: later } })]),
      two.save([merge(record, { ...record, fields: { energy: 'high' }, stamps: { energy: later } })]),
    ]);
    const { records } = await one.load();
    expect(records[0]?.fields).toMatchObject({ title: 'From one', energy: 'high' });
  });

  it('what was written while sending is still to be sent, whatever another page stores', async () => {
    const server = createServer();
    const page = await openDevice(server, '0000000a');
    const id = add(page, 'Sent as this');
    await page.sync.run();
    page.core.write([{ kind: 'tasks', id, fields: { title: 'On its way' } }]);
    const [onItsWay] = page.core.unsent();
    if (onItsWay === undefined) throw new Error('not waiting');
    page.core.write([{ kind: 'tasks', id, fields: { title: 'Written meanwhile' } }]);
    const [newer] = page.core.unsent();
    if (newer === undefined) throw new Error('not waiting');
    await page.database.keep([], [newer]);
    // Another page, which knows only the first, changes something else about it.
    page.core.markUnsent([onItsWay]);
    await page.database.keep([], [onItsWay]);
    page.core.markSent([onItsWay]);
    await page.database.markSent([onItsWay]);
    expect(page.core.unsent()).toEqual([newer]);
    expect((await page.database.load()).unsent).toEqual([newer]);
    await page.sync.run();
    expect(server.has(id)).toMatchObject({ title: 'Written meanwhile' });
  });
});

const writeTwice = async (database: RecordsDatabase) => {
  const page = await openDevice(createServer(), '0000000a');
  const id = add(page, 'On its way');
  const [first] = page.core.unsent();
  page.core.write([{ kind: 'tasks', id, fields: { energy: 'high' } }]);
  const [both] = page.core.unsent();
  const record = page.core.held('tasks', id);
  if (first === undefined || both === undefined || record === undefined) throw new Error('not waiting');
  await database.keep([record], [first]);
  return { page, id, record, first, both };
};

describe('an edit that is sent while this device is still writing it down', () => {
  it('waits no more, on the disk as little as in memory', async () => {
    const database = await openRecordsDatabase(newId());
    const { page, record, first, both } = await writeTwice(database);
    // The second edit knows of the first, whose answer comes in the midst of writing the second down.
    const writing = database.keep([record], [both]);
    page.core.markSent([first]);
    await Promise.all([database.markSent([first]), writing]);
    const rest = page.core.unsent();
    expect((await database.load()).unsent).toEqual(rest);
    page.core.markSent(rest);
    await database.markSent(rest);
    expect((await database.load()).unsent).toEqual([]);
  });

  it('waits no more when its own answer was as fast', async () => {
    const database = await openRecordsDatabase(newId());
    const { id, record, both } = await writeTwice(database);
    await Promise.all([database.keep([record], [both]), database.markSent([both])]);
    const kept = await database.load();
    expect(kept.unsent).toEqual([]);
    expect(kept.records.map((one) => one.id)).toEqual([id]);
  });

  it('is not written down anew when another page did so and sent it', async () => {
    const userId = newId();
    const [one, two] = [await openRecordsDatabase(userId), await openRecordsDatabase(userId)];
    const { record, both } = await writeTwice(one);
    const writing = one.keep([record], [both]);
    const { unsent } = await two.load();
    await Promise.all([two.markSent(unsent), writing]);
    expect((await one.load()).unsent).toEqual([]);
  });

  it('leaves nothing behind when the device was emptied meanwhile', async () => {
    const database = await openRecordsDatabase(newId());
    const { record, both } = await writeTwice(database);
    const writing = database.keep([record], [both]);
    expect(await database.empty([both])).toBe(false);
    await writing;
    expect(await database.empty([both])).toBe(true);
    expect((await database.load()).records).toEqual([]);
  });
});
