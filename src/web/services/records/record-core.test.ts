import { describe, expect, it } from 'vitest';
import type { HeldRecord } from '#domain/records/held-record.ts';
import { openTask } from '#domain/tasks/task.fixture.ts';
import { createRecordCore, type RecordCore, type Unsent } from '#web/services/records/record-core.ts';

const { id: _, ...someTask } = openTask('t1', { title: 'Call the dentist' });

const device = (writer: string, now = () => 1000) => {
  const told: { records: readonly HeldRecord[]; unsent: readonly Unsent[] }[] = [];
  const core = createRecordCore({
    userId: 'me',
    writer,
    now,
    onWrite: (records, unsent) => told.push({ records, unsent }),
  });
  return { core, told };
};

const heldBy = (core: RecordCore): HeldRecord => {
  const record = core.held('tasks', 't1');
  if (record === undefined) throw new Error('not held');
  return record;
};

describe('records on a device', () => {
  it('shows a write at once, and reports it once', () => {
    const { core, told } = device('0000000a');
    let calls = 0;
    core.watch(() => (calls += 1));
    core.write([{ kind: 'tasks', id: 't1', fields: someTask }]);
    expect(core.get('tasks', 't1')).toMatchObject({ ...someTask, id: 't1' });
    expect(core.all('tasks')).toHaveLength(1);
    expect(calls).toBe(1);
    expect(told).toHaveLength(1);
    expect(core.unsent()).toHaveLength(1);
  });

  it('returns the same array and the same objects for what did not change', () => {
    const { core } = device('0000000a');
    core.write([
      { kind: 'tasks', id: 't1', fields: someTask },
      { kind: 'tasks', id: 't2', fields: someTask },
    ]);
    const before = core.all('tasks');
    core.write([{ kind: 'projects', id: 'p', fields: { name: 'home' } }]);
    expect(core.all('tasks')).toBe(before);
    core.write([{ kind: 'tasks', id: 't2', fields: { title: 'Another' } }]);
    expect(core.all('tasks')[0]).toBe(before[0]);
    expect(core.all('tasks')[1]?.title).toBe('Another');
  });

  it('removes characters that no server could store', () => {
    const { core } = device('0000000a');
    core.write([{ kind: 'tasks', id: 't1', fields: { ...someTask, title: 'Half \ud800 and \u0000none' } }]);
    expect(core.get('tasks', 't1')?.title).toBe('Half \ufffd and none');
  });

  it('does not show a record that lacks some of its fields', () => {
    const { core } = device('0000000a');
    core.write([{ kind: 'tasks', id: 't1', fields: { title: 'Half of one' } }]);
    expect(core.all('tasks')).toEqual([]);
  });

  it('undoes exactly what was written, and leaves what came after', () => {
    const { core } = device('0000000a');
    core.write([{ kind: 'tasks', id: 't1', fields: someTask }]);
    const undo = core.write([
      { kind: 'tasks', id: 't1', fields: { state: 'done', doneAt: '2026-11-15T10:00:00.000Z' } },
    ]);
    core.write([{ kind: 'tasks', id: 't1', fields: { title: 'Call them tomorrow' } }]);
    undo();
    expect(core.get('tasks', 't1')).toMatchObject({
      state: 'open',
      doneAt: null,
      title: 'Call them tomorrow',
    });
  });

  it('undoes a deletion and a creation', () => {
    const { core } = device('0000000a');
    const unmake = core.write([{ kind: 'tasks', id: 't1', fields: someTask }]);
    const undelete = core.write([{ kind: 'tasks', id: 't1', deleted: true }]);
    expect(core.get('tasks', 't1')).toBeUndefined();
    undelete();
    expect(core.get('tasks', 't1')?.title).toBe('Call the dentist');
    unmake();
    expect(core.all('tasks')).toEqual([]);
  });

  it('keeps a field unsent that was written again while the first version was being sent', () => {
    const { core } = device('0000000a');
    core.write([{ kind: 'tasks', id: 't1', fields: someTask }]);
    const [onItsWay] = core.unsent();
    core.write([{ kind: 'tasks', id: 't1', fields: { title: 'Again' } }]);
    core.markSent(onItsWay ? [onItsWay] : []);
    expect(core.unsent().map(({ stamps }) => Object.keys(stamps))).toEqual([['title']]);
    core.markSent(core.unsent());
    expect(core.unsent()).toEqual([]);
  });

  it('a write wins over what its device saw, even with a clock that is an hour behind', () => {
    const right = device('0000000a', () => 3_600_000);
    const behind = device('0000000b', () => 0);
    right.core.write([{ kind: 'tasks', id: 't1', fields: someTask }]);
    behind.core.receive([heldBy(right.core)]);
    behind.core.write([{ kind: 'tasks', id: 't1', fields: { title: 'Seen and changed' } }]);
    right.core.receive([heldBy(behind.core)]);
    expect(right.core.get('tasks', 't1')?.title).toBe('Seen and changed');
  });

  it('creating a record that another device made never overwrites its changes', () => {
    const phone = device('0000000a', () => 1000);
    const desk = device('0000000b', () => 9000);
    phone.core.write([{ kind: 'tasks', id: 't1', whenNew: someTask }]);
    phone.core.write([{ kind: 'tasks', id: 't1', fields: { title: 'Changed on the phone' } }]);
    desk.core.write([{ kind: 'tasks', id: 't1', whenNew: someTask }]);
    desk.core.receive([heldBy(phone.core)]);
    phone.core.receive([heldBy(desk.core)]);
    expect(desk.core.get('tasks', 't1')?.title).toBe('Changed on the phone');
    expect(phone.core.get('tasks', 't1')).toEqual(desk.core.get('tasks', 't1'));
  });

  it('removes what the server no longer has, but nothing that still waits', () => {
    const { core } = device('0000000a');
    core.write([{ kind: 'tasks', id: 't1', fields: someTask }]);
    core.markSent(core.unsent());
    core.write([{ kind: 'tasks', id: 't2', fields: someTask }]);
    expect(core.keepOnly(new Set())).toEqual([{ kind: 'tasks', id: 't1' }]);
    expect(core.all('tasks').map(({ id }) => id)).toEqual(['t2']);
  });
});
