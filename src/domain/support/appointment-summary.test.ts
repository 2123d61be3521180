import { describe, expect, it } from 'vitest';
import { appointmentSummary } from './appointment-summary.ts';
import type { SharedView } from './shared-view.ts';

const week = { from: '2026-11-12', to: '2026-11-18' };
const view: SharedView = { ...week, time_zone: 'Europe/Berlin', fields: ['energy'] };

describe('[AUD-01] the summary for an appointment', () => {
  it('has a column for what is ticked, and none for what is not', () => {
    const energy = {
      days: [{ day: '2026-11-18', low: 1, medium: 0, high: 2 }],
      weeks: [{ ...week, checks: 3, usual: 'high' as const }],
    };
    const finished = { days: [{ day: '2026-11-18', tasks: 4 }], weeks: [{ ...week, tasks: 9 }] };
    const { tables, lists } = appointmentSummary({ ...view, energy, finished }, 'Ada');
    expect(tables).toEqual([
      {
        title: 'Four weeks',
        heads: ['Week', 'Energy', 'Tasks finished'],
        rows: [['12 Nov to 18 Nov', 'Usually high (3 checks)', '9']],
      },
      {
        title: 'The last seven days',
        heads: ['Day', 'Energy', 'Tasks finished'],
        rows: [['Wed 18 Nov', '1 low, 2 high', '4']],
      },
    ]);
    expect(lists).toEqual([]);
    expect(appointmentSummary({ ...view, finished }, 'Ada').tables[0]?.heads).toEqual([
      'Week',
      'Tasks finished',
    ]);
  });

  it.each([
    [0, null, 'No checks'],
    [1, null, '1 check, too few to say'],
    [2, null, '2 checks, too few to say'],
    [3, 'low', 'Usually low (3 checks)'],
  ] as const)('says of %s checks no more than they show', (checks, usual, words) => {
    const energy = { days: [], weeks: [{ ...week, checks, usual }] };
    expect(appointmentSummary({ ...view, energy }, 'Ada').tables[0]?.rows[0]?.[1]).toBe(words);
  });

  it('tells focus, projects, rituals and titles in words', () => {
    const { tables, lists, title, period, lead } = appointmentSummary(
      {
        ...view,
        focus: {
          days: [],
          weeks: [
            { ...week, sessions: 1, minutes: 25 },
            { ...week, sessions: 0, minutes: 0 },
          ],
        },
        projects: [{ name: 'Move house', state: 'active', open: 3, finished: 5, finished_lately: 1 }],
        rituals: {
          weeks: [
            { ...week, times: 2 },
            { ...week, times: 0 },
          ],
          names: [{ name: 'Quick Flow Entry', times: 2 }],
        },
        titles: { finished: [{ day: '2026-11-17', title: 'Call the dentist' }], more: 2 },
      },
      'Ada',
    );
    expect([title, period]).toEqual(['Summary of Ada', '12 November 2026 to 18 November 2026']);
    expect(lead).toContain('Europe/Berlin');
    expect(tables.map(({ rows }) => rows)).toEqual([
      [
        ['12 Nov to 18 Nov', '25 min in 1 session', '2'],
        ['12 Nov to 18 Nov', '0 min', '0'],
      ],
      [],
      [['Move house', 'active', '3', '5', '1']],
    ]);
    expect(lists).toEqual([
      { title: 'Rituals in four weeks', lines: ['Quick Flow Entry: 2 times'], more: 0 },
      { title: 'Finished in the last seven days', lines: ['Tue 17 Nov: Call the dentist'], more: 2 },
    ]);
  });
});
