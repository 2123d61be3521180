import { describe, expect, it } from 'vitest';
import { lastActivity, wasInactive } from '#domain/rest-days/inactivity.ts';

const now = new Date('2026-11-15T12:00:00.000Z');
const threeDays = 3 * 86_400_000;
const nothing = { tasks: [], energyChecks: [], focusSessions: [] };

const read = (traces: Partial<Parameters<typeof lastActivity>[0]>): string | null => {
  const last = lastActivity({ ...nothing, ...traces });
  return last === null ? null : new Date(last).toISOString();
};
const at = (day: number): string => `2026-11-0${day}T08:00:00.000Z`;

describe('coming back', () => {
  it.each([
    [null, false],
    [now.getTime(), false],
    [now.getTime() - threeDays, false],
    [now.getTime() - threeDays - 1, true],
  ])('decides whether somebody was away with the last activity %j: %s', (last, expected) => {
    expect(wasInactive(last, now)).toBe(expected);
  });

  it('takes the newest activity of any kind', () => {
    expect(read({})).toBeNull();
    const tasks = [
      { createdAt: at(1), doneAt: at(3) },
      { createdAt: at(2), doneAt: null },
    ];
    expect(read({ tasks })).toBe(at(3));
    expect(read({ tasks, energyChecks: [{ at: at(4) }] })).toBe(at(4));
    expect(read({ tasks, focusSessions: [{ createdAt: at(2), endedAt: at(5) }] })).toBe(at(5));
  });
});
