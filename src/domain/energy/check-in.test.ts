import { describe, expect, it } from 'vitest';
import { checkInChange, newestToday } from '#domain/energy/check-in.ts';
import { checkNow, energyCheck } from '#domain/energy/energy-check.fixture.ts';

const minute = 60_000;
const isToday = (at: string): boolean => at.startsWith('2026-11-15');
const tap = { id: 'new', now: checkNow, hour: 12, isToday };
const ago = (ms: number): string => new Date(checkNow - ms).toISOString();

describe('one tap on an energy level', () => {
  it('writes a complete energy check', () => {
    expect(checkInChange([], 'low', tap)).toEqual({
      kind: 'energyChecks',
      id: 'new',
      fields: {
        at: '2026-11-15T12:00:00.000Z',
        hour: 12,
        energy: 'low',
        moment: 'check-in',
        taskId: null,
        focusId: null,
      },
    });
  });

  it.each([
    [0, true],
    [9 * minute, true],
    [10 * minute - 1, true],
    [10 * minute, false],
    [10 * minute + 1, false],
    // The other device's clock is ahead.
    [-2 * minute, true],
  ])('%d ms after another check, decides whether to change that one: %s', (ms, isChange) => {
    const before = energyCheck({ at: ago(ms), energy: 'high' });
    const change = checkInChange([before], 'low', tap);
    expect(change?.id).toBe(isChange ? before.id : 'new');
    // A change keeps the moment of the first answer.
    expect(Object.keys(change?.fields ?? {}).length).toBe(isChange ? 1 : 6);
  });

  it('writes nothing for the same energy within ten minutes', () => {
    const before = energyCheck({ at: ago(9 * minute), energy: 'low' });
    expect(checkInChange([before], 'low', tap)).toBeNull();
    expect(checkInChange([{ ...before, at: ago(10 * minute) }], 'low', tap)?.id).toBe('new');
  });

  it('adds a new check after midnight, and never changes one from a session', () => {
    const yesterday = energyCheck({ at: '2026-11-14T23:58:00.000Z' });
    const afterMidnight = { ...tap, now: Date.parse('2026-11-15T00:01:00.000Z') };
    expect(checkInChange([yesterday], 'low', afterMidnight)?.id).toBe('new');
    expect(checkInChange([energyCheck({ at: ago(minute), moment: 'after' })], 'low', tap)?.id).toBe('new');
  });

  it('takes the newer check of two devices, whatever its time zone', () => {
    const here = energyCheck({ at: '2026-11-15T09:00:00.000Z', energy: 'high' });
    const there = energyCheck({ at: '2026-11-15T11:00:00+01:00', energy: 'low' });
    expect(newestToday([there, here], isToday)?.energy).toBe('low');
    expect(newestToday([here], () => false)).toBeNull();
  });
});
