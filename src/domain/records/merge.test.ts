import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HeldRecord } from '#domain/records/held-record.ts';
import type { FieldValue } from '#domain/records/field-value.ts';
import { stampOf } from '#domain/records/held-record.ts';
import { merge } from '#domain/records/merge.ts';
import { isStamp, stampAfter } from '#domain/records/stamp.ts';

const at = (milliseconds: number, writer = 'aaaaaaaa') => stampAfter('', milliseconds, writer);
const task = (fields: Record<string, FieldValue>, stamps: Record<string, string>): HeldRecord => ({
  kind: 'tasks',
  id: 't1',
  fields,
  stamps,
});

describe('stamps', () => {
  it.each([
    ['', 1000, '000000000001000-0000-aaaaaaaa'],
    ['000000000000999-0005-bbbbbbbb', 1000, '000000000001000-0000-aaaaaaaa'],
    ['000000000001000-0005-bbbbbbbb', 1000, '000000000001000-0006-aaaaaaaa'],
    // A clock that is behind what was seen follows it.
    ['000000000005000-0000-bbbbbbbb', 1000, '000000000005000-0001-aaaaaaaa'],
    ['000000000001000-ffff-bbbbbbbb', 1000, '000000000001001-0000-aaaaaaaa'],
    ['not a stamp', 1000, '000000000001000-0000-aaaaaaaa'],
    ['', -5, '000000000000000-0000-aaaaaaaa'],
  ])('the stamp after %j at %i is %j', (seen, now, expected) => {
    expect(stampAfter(seen, now, 'aaaaaaaa')).toBe(expected);
  });

  it('makes every stamp later than the one it follows', () => {
    const moments = fc.integer({ min: 0, max: 4_000_000_000_000 });
    fc.assert(
      fc.property(fc.array(moments, { minLength: 2, maxLength: 50 }), (clock) => {
        let last = '';
        for (const now of clock) {
          const next = stampAfter(last, now, 'aaaaaaaa');
          expect(isStamp(next) && next > last).toBe(true);
          last = next;
        }
      }),
    );
  });
});

describe('merging two versions', () => {
  it('merges both sides’ changes field by field', () => {
    const base = { title: 'Old', energy: 'low' };
    const phone = task({ ...base, title: 'From the phone' }, { '*': at(1), title: at(5) });
    const desk = task({ ...base, energy: 'high' }, { '*': at(1), energy: at(4, 'bbbbbbbb') });
    expect(merge(phone, desk).fields).toEqual({ title: 'From the phone', energy: 'high' });
    expect(merge(desk, phone).fields).toEqual({ title: 'From the phone', energy: 'high' });
  });

  it('returns the same record when there is nothing new', () => {
    const mine = task({ title: 'A' }, { '*': at(2) });
    expect(merge(mine, task({ title: 'B' }, { '*': at(1) }))).toBe(mine);
    expect(merge(mine, mine)).toBe(mine);
  });
});

const fieldNames = ['title', 'energy', 'doneAt', 'position', 'deletedAt'] as const;

interface Edit {
  readonly id: string;
  readonly field: string;
  readonly value: string;
  readonly stamp: string;
}

/** Three devices that hear of each other now and then, and queue what they write. */
const queuedEdits = (choices: readonly { device: number; record: number; field: number; skew: number }[]) => {
  const lastSeen = ['', '', ''];
  return choices.map(({ device, record, field, skew }, index): Edit => {
    const stamp = stampAfter(lastSeen[device] ?? '', index + skew, `0000000${device}`);
    lastSeen[device] = stamp;
    if (index % 97 === 0) lastSeen[(device + 1) % 3] = stamp;
    return { id: `r${record}`, field: fieldNames[field] ?? 'title', value: `value ${index}`, stamp };
  });
};

const replay = (edits: readonly Edit[]): Map<string, HeldRecord> => {
  const held = new Map<string, HeldRecord>();
  for (const { id, field, value, stamp } of edits) {
    const version = { kind: 'tasks', id, fields: { [field]: value }, stamps: { [field]: stamp } } as const;
    const mine = held.get(id);
    held.set(id, mine === undefined ? version : merge(mine, version));
  }
  return held;
};

const shuffled = <Item>(items: readonly Item[], seed: number): readonly Item[] => {
  const result = [...items];
  let state = seed >>> 0 || 1;
  for (let index = result.length - 1; index > 0; index -= 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const other = state % (index + 1);
    const [a, b] = [result[index], result[other]];
    if (a !== undefined && b !== undefined) [result[index], result[other]] = [b, a];
  }
  return result;
};

describe('10,000 queued edits from three devices, shuffled and duplicated', () => {
  it('converges on every device, with the last write of every field', () => {
    const choice = fc.record({
      device: fc.integer({ min: 0, max: 2 }),
      record: fc.integer({ min: 0, max: 199 }),
      field: fc.integer({ min: 0, max: 4 }),
      // Clocks that are up to an hour wrong.
      skew: fc.integer({ min: -3_600_000, max: 3_600_000 }),
    });
    fc.assert(
      fc.property(
        fc.array(choice, { minLength: 10_000, maxLength: 10_000 }),
        fc.integer(),
        (choices, seed) => {
          const edits = queuedEdits(choices);
          const latest = new Map<string, Edit>();
          for (const edit of edits) {
            const key = `${edit.id} ${edit.field}`;
            if (edit.stamp > (latest.get(key)?.stamp ?? '')) latest.set(key, edit);
          }
          const again = edits.filter((_, index) => index % 3 === 0);
          const here = replay(shuffled([...edits, ...again], seed));
          const there = replay(shuffled([...edits, ...again, ...again], seed + 1));
          for (const { id, field, value, stamp } of latest.values()) {
            for (const device of [here, there]) {
              expect(device.get(id)?.fields[field]).toBe(value);
              expect(stampOf(device.get(id)?.stamps ?? {}, field)).toBe(stamp);
            }
          }
        },
      ),
      { numRuns: 5 },
    );
  });
});
