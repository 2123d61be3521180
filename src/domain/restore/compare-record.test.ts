import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { merge } from '#domain/records/merge.ts';
import { stampOf } from '#domain/records/held-record.ts';
import { areSoundStamps, compareRecord, isDeletedHere, writeFor } from '#domain/restore/compare-record.ts';
import type { RecordCopy } from '#domain/restore/record-copy.ts';
import { asColumns, readRecordCopy } from '#domain/restore/record-copy.ts';

const stamp = (time: number): string => `${String(time).padStart(15, '0')}-0000-0000000a`;
const copy = (fields: RecordCopy['fields'], stamps: RecordCopy['stamps']): RecordCopy => ({
  id: '11111111-1111-4111-8111-111111111111',
  fields,
  raw: fields,
  stamps,
});
interface Side {
  readonly title: string;
  readonly energy: string;
  readonly titleAt: number;
  readonly energyAt: number;
}
const asCopy = ({ title, energy, titleAt, energyAt }: Side): RecordCopy =>
  copy({ title, energy }, { title: stamp(titleAt), energy: stamp(energyAt) });
const by = { choice: 'keep', now: 1000, madeAt: 500 } as const;

describe('[ARCHIVE-01] a record of a copy beside the one that is held', () => {
  it('is new, the same, changed or in conflict, by the later stamp of each field', () => {
    const mine = copy({ title: 'A', energy: 'low' }, { '*': stamp(5) });
    expect(compareRecord(undefined, mine).state).toBe('new');
    expect(compareRecord(mine, copy({ title: 'A', energy: 'low' }, { '*': stamp(9) })).state).toBe('same');
    expect(compareRecord(mine, copy({ title: 'B', energy: 'low' }, { '*': stamp(6) }))).toEqual({
      state: 'changed',
      newer: ['title'],
      disputed: [],
    });
    expect(
      compareRecord(mine, copy({ title: 'B', energy: 'high' }, { '*': stamp(4), energy: stamp(6) })),
    ).toEqual({ state: 'conflict', newer: ['energy'], disputed: ['title'] });
  });

  it('is never taken by itself where it has no stamp', () => {
    const mine = copy({ title: 'A' }, { '*': stamp(5) });
    expect(compareRecord(mine, copy({ title: 'B' }, {})).state).toBe('conflict');
  });

  it('writes as merge does where mine is kept, whatever the fields and stamps', () => {
    const side = fc.record({
      title: fc.constantFrom('A', 'B', 'C'),
      energy: fc.constantFrom('low', 'high'),
      titleAt: fc.integer({ min: 1, max: 5 }),
      energyAt: fc.integer({ min: 1, max: 5 }),
    });
    fc.assert(
      fc.property(side, side, (one, other) => {
        const [mine, theirs] = [asCopy(one), asCopy(other)];
        const written = writeFor(mine, theirs, compareRecord(mine, theirs), by);
        const merged = merge({ ...mine, kind: 'tasks' }, { ...theirs, kind: 'tasks' });
        expect({ ...mine.fields, ...written?.fields }).toEqual(merged.fields);
        const taken = writeFor(mine, theirs, compareRecord(mine, theirs), { ...by, choice: 'take' });
        expect({ ...mine.fields, ...taken?.fields }).toEqual(theirs.fields);
        for (const field of Object.keys(taken?.fields ?? {})) {
          expect(stampOf(taken?.stamps ?? {}, field) > stampOf(mine.stamps, field)).toBe(true);
        }
        expect(writeFor(mine, theirs, compareRecord(mine, theirs), { ...by, choice: 'skip' })).toBeNull();
      }),
    );
  });

  it('knows what was deleted here since', () => {
    const gone = copy({ deleted_at: '2026-11-01T00:00:00.000Z' }, {});
    const there = copy({ deleted_at: null }, {});
    expect([isDeletedHere(gone, there), isDeletedHere(there, gone), isDeletedHere(gone, gone)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('refuses a stamp more than a year ahead', () => {
    const now = 1_700_000_000_000;
    expect(areSoundStamps({ '*': stamp(now + 31_622_400_000) }, now)).toBe(true);
    expect(areSoundStamps({ '*': stamp(now + 31_622_400_001) }, now)).toBe(false);
  });
});

describe('[ARCHIVE-01] a row of a copy', () => {
  const id = '11111111-1111-4111-8111-111111111111';

  it('may lack a field that is newer than the copy, and keeps its microseconds', () => {
    const read = readRecordCopy('tasks', {
      id,
      user_id: id,
      seq: 4,
      title: 'Call',
      created_at: '2026-11-01T10:00:00.123456+00:00',
      unknown: 1,
      stamps: { '*': stamp(1), unknown: stamp(2) },
    });
    expect(read).toEqual({
      id,
      fields: { title: 'Call', created_at: '2026-11-01T10:00:00.123Z' },
      raw: { title: 'Call', created_at: '2026-11-01T10:00:00.123456+00:00' },
      stamps: { '*': stamp(1) },
    });
  });

  it.each([
    ['no id', { title: 'Call' }],
    ['an id that is none', { id: 'x', title: 'Call' }],
    ['a wrong type', { id, title: 7 }],
    ['a word that is none of the list', { id, energy: 'endless' }],
    ['stamps that are none', { id, stamps: { '*': 'now' } }],
    ['a list of stamps', { id, stamps: [] }],
  ])('cannot be read with %s', (_, row) => {
    expect(readRecordCopy('tasks', row)).toBeNull();
  });

  it('is read by the names of the older format', () => {
    expect(asColumns({ id, doOn: '2026-11-01', rewardText: 'tea' })).toEqual({
      id,
      do_on: '2026-11-01',
      reward_text: 'tea',
    });
  });
});
