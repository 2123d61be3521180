import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readOptions } from '#domain/list-import/list-import.fixture.ts';
import { dayOrderOf, readDay } from '#domain/list-import/read-day.ts';
import { readMoment } from '#domain/list-import/read-moment.ts';
import { readRule } from '#domain/list-import/read-rule.ts';

describe('[ARCHIVE-01] a day in a cell', () => {
  it.each([
    ['2026-11-20', '2026-11-20'],
    ['2026/11/20', '2026-11-20'],
    ['20261120', '2026-11-20'],
    ['20.11.2026', '2026-11-20'],
    ['20 Nov 2026', '2026-11-20'],
    ['20th November 2026', '2026-11-20'],
    ['November 20, 2026', '2026-11-20'],
    ['November 20, 2026 9:00 AM', '2026-11-20'],
    ['Fri, 20 Nov 2026', '2026-11-20'],
    ['2026-11-20T00:00:00.000Z', '2026-11-20'],
    ['2026-11-19T23:00:00+0000', '2026-11-20'],
    ['2026-11-20T22:59:00Z', '2026-11-20'],
    ['2026-11-20T23:00:00Z', '2026-11-21'],
    ['2026-11-20 18:00', '2026-11-20'],
    ['07/07/2026', '2026-07-07'],
    // Nobody can say for certain.
    ['03/04/2026', null],
    ['20 Nov', null],
    ['tomorrow', null],
    ['2026-02-30', null],
    ['', null],
  ])('reads the day “%s” as %s', (cell, day) => {
    expect(readDay(cell, readOptions)).toBe(day);
  });

  it.each([
    ['day-first', '2026-04-03'],
    ['month-first', '2026-03-04'],
  ] as const)('reads 03/04/2026 as %s', (dayOrder, day) => {
    expect(readDay('03/04/2026', { ...readOptions, dayOrder })).toBe(day);
  });

  it.each([
    [['03/04/2026', '13/04/2026'], 'day-first'],
    [['03/04/2026', '04/13/2026'], 'month-first'],
    [['03/04/2026', ''], 'unclear'],
    [['03/03/2026', '2026-01-01'], null],
  ])('finds the day order of %j: %s', (cells, order) => {
    expect(dayOrderOf(cells)).toBe(order);
  });

  it('never throws, and reads only days that exist', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ maxLength: 80 }), fc.stringMatching(/^[\d/. T:Z+-]{1,30}$/)),
        (cell) => {
          const day = readDay(cell, { ...readOptions, dayOrder: 'day-first' });
          expect(day === null ? null : new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10)).toBe(day);
        },
      ),
    );
  });
});

describe('[ARCHIVE-01] a repeat rule in a cell', () => {
  it.each([
    ['FREQ=DAILY', 'daily'],
    ['RRULE:FREQ=DAILY;INTERVAL=3', 'every:3d'],
    ['FREQ=WEEKLY;INTERVAL=1;BYDAY=WE,MO;WKST=MO', 'weekly:0,2'],
    ['FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', 'weekdays'],
    ['FREQ=WEEKLY;INTERVAL=2', 'every:2w'],
    ['FREQ=MONTHLY;BYMONTHDAY=15', 'monthly:15'],
    ['FREQ=MONTHLY;BYMONTHDAY=-1', 'monthly:last'],
    ['FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=24', 'yearly:12-24'],
    ['every day', 'daily'],
    ['every Monday', 'weekly:0'],
    ['every mon,thu', 'weekly:0,3'],
    ['every 3 days after it is done', 'after:3d'],
    ['every! 3 days', 'after:3d'],
    ['FREQ=MONTHLY;BYDAY=2TU', 'nth:2,1'],
    ['FREQ=MONTHLY;BYDAY=-1FR', 'nth:last,4'],
    ['FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=15', 'months:3,15'],
    ['weekly:1', 'weekly:1'],
    // Not exactly one of ours.
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=MO', null],
    ['FREQ=MONTHLY;BYDAY=5TU', null],
    ['FREQ=MONTHLY;BYDAY=TU', null],
    ['FREQ=DAILY;COUNT=5', null],
    ['every month', null],
    ['FREQ=', null],
  ])('reads the repeat rule “%s” as %s', (cell, rule) => {
    expect(readRule(cell, '2026-11-16')).toBe(rule);
  });
});

it.each([
  ['2026-11-20T10:00:00+0100', '2026-11-20T09:00:00.000Z'],
  ['2026-11-20 10:00:00 Z', '2026-11-20T10:00:00.000Z'],
  ['2026-11-20', null],
  ['9999-12-31T23:59:59-0100', null],
])('[ARCHIVE-01] reads the moment %s as %s', (cell, moment) => {
  expect(readMoment(cell)).toBe(moment);
});
