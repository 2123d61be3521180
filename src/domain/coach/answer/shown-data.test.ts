import { describe, expect, it } from 'vitest';
import { shownData } from './shown-data.ts';

describe('[COACH-01] what is shown of one’s data before it is left out', () => {
  it('what is empty is not shown', () => {
    expect(shownData({ name: ' ', whatHelps: [], tried: [] })).toEqual([]);
  });

  it.each([
    [{ name: 'Robin' }, 'your name', 'Robin'],
    [{ bestHours: { from: 9, to: 11 } }, 'your energy check-ins', 'best between 9 am and 11 am'],
    [
      { usualTime: { kind: 'calls', ratio: 1.54 } },
      'how long your tasks took',
      'calls: 1.5 times your guess',
    ],
    [{ thisWeek: ['A', 'B', 'C'] }, 'your tasks for this week', '“A”, “B”, “C”'],
    [{ thisWeek: ['A', 'B', 'C', 'D'] }, 'your tasks for this week', '“A”, “B”, “C” and 1 more'],
    [{ tried: [{ id: 'x', outcome: null }] }, 'the experiments you tried', '1 so far'],
  ])('%j is %s: %s', (data, name, value) => {
    expect(shownData(data)).toMatchObject([{ name, value }]);
  });
});
