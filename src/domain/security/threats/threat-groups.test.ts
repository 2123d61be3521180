import { describe, expect, it } from 'vitest';
import { threatDays, threatDaysInWords, threatsByDay, threatsByRule } from './threat-groups.ts';
import type { ThreatRule, ThreatSeverity } from './threat-rule.ts';

const dayOf = (moment: string): string => moment.slice(0, 10);
const row = (found_at: string, rule: ThreatRule, severity: ThreatSeverity) => ({ found_at, rule, severity });

const phone = row('2026-11-17T08:00:00Z', 'new_device', 'low');
const copy = row('2026-11-16T09:00:00Z', 'refresh_reuse', 'critical');
const laptop = row('2026-11-17T10:00:00Z', 'new_device', 'low');
const trip = row('2026-11-17T09:00:00Z', 'new_country', 'medium');

describe('[FN-02] events in groups', () => {
  it('puts the newest day first, and in it the newest event', () => {
    expect(threatsByDay([phone, copy, laptop], dayOf)).toEqual([
      { key: '2026-11-17', rows: [laptop, phone] },
      { key: '2026-11-16', rows: [copy] },
    ]);
  });

  it('puts the kind that weighs most first', () => {
    expect(threatsByRule([phone, copy, trip, laptop])).toEqual([
      { key: 'refresh_reuse', rows: [copy] },
      { key: 'new_country', rows: [trip] },
      { key: 'new_device', rows: [laptop, phone] },
    ]);
  });
});

describe('[FN-02] the last thirty days', () => {
  it('has thirty days up to today, quiet ones too, and leaves out the thirty-first', () => {
    const edge = row('2026-10-19T23:59:00Z', 'new_device', 'low');
    const over = row('2026-10-18T23:59:00Z', 'new_device', 'low');
    const days = threatDays([phone, copy, edge, over], '2026-11-17', dayOf);
    expect(days).toHaveLength(30);
    expect(days[0]).toEqual({
      day: '2026-10-19',
      total: 1,
      counts: { low: 1, medium: 0, high: 0, critical: 0 },
    });
    expect(days.at(-2)).toMatchObject({ day: '2026-11-16', counts: { critical: 1 } });
    expect(days.reduce((sum, { total }) => sum + total, 0)).toBe(3);
  });

  it.each([
    [[], 'Nothing unusual in the last 30 days.'],
    [[phone], '1 event in the last 30 days, nothing urgent.'],
    [[phone, trip], '2 events in the last 30 days, nothing urgent.'],
    [[phone, copy], '2 events in the last 30 days, 1 urgent.'],
  ])('is said in a sentence (%#)', (rows, words) => {
    expect(threatDaysInWords(threatDays(rows, '2026-11-17', dayOf))).toBe(words);
  });
});
