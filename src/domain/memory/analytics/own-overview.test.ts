import { describe, expect, it } from 'vitest';
import { keptWords, lastMonths, ownOverviewOf } from '#domain/memory/analytics/own-overview.ts';

const answer = {
  layers: { episodic: 1, semantic: 2, associative: 0, procedural: 3 },
  sources: { task: 1, session: 0, debrief: 2, chat: 0, typed: 3, import: 0 },
  months: [{ month: '2026-11', stored: 6 }],
  uses: { ask: 4, breakdown: 1, pick: 0, focus: 0, task: 0, session: 0 },
  suggestions: { open: 2, kept: 3, declined: 1 },
  replaced: 1,
  expired: 0,
  never_leaves: 2,
  vectors: 6,
};

describe('[MEM-04] one’s own memory in numbers', () => {
  it('adds up memories and uses', () => {
    expect(ownOverviewOf(answer)).toMatchObject({ memories: 6, used: 5, neverLeaves: 2 });
  });

  it.each([
    { ...answer, layers: { episodic: -1, semantic: 2, associative: 0, procedural: 3 } },
    { ...answer, months: [{ month: 'a dentist', stored: 1 }] },
    {},
    null,
  ])('refuses an answer of another form: %j', (odd) => {
    expect(() => ownOverviewOf(odd)).toThrow('Invalid input');
  });

  it('shows twelve months, the empty ones too, over the turn of a year', () => {
    const months = lastMonths(
      [
        { month: '2025-12', stored: 4 },
        { month: '2024-01', stored: 9 },
      ],
      '2026-02',
    );
    expect(months).toHaveLength(12);
    expect(months[0]).toEqual({ month: '2025-03', stored: 0 });
    expect(months.at(-3)).toEqual({ month: '2025-12', stored: 4 });
    expect(months.at(-1)).toEqual({ month: '2026-02', stored: 0 });
  });

  it.each([
    [0, 0, 'You haven’t decided about a suggestion yet.'],
    [1, 0, 'You kept 1 of 1 suggestion.'],
    [3, 1, 'You kept 3 of 4 suggestions.'],
  ])('says of %i kept and %i declined: %s', (kept, declined, words) => {
    expect(keptWords({ open: 0, kept, declined })).toBe(words);
  });
});
