import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  calendarHead,
  calendarTail,
  focusEvent,
  taskEvents,
  type DatedTask,
} from '#domain/archive/calendar-text.ts';

const stamp = '2026-11-18T04:00:00.000Z';

const dated = (fields: Partial<DatedTask>): DatedTask => ({
  id: 't',
  title: 'Call mum',
  description: '',
  doOn: null,
  doAt: null,
  doUntil: null,
  dueOn: null,
  estimatedMinutes: null,
  ...fields,
});

const unfolded = (text: string): readonly string[] => text.replaceAll('\r\n ', '').split('\r\n');

describe('[ARCHIVE-01] dated things as a calendar', () => {
  it.each<[string, Partial<DatedTask>, readonly string[]]>([
    ['a whole day', { doOn: '2026-11-20' }, ['DTSTART;VALUE=DATE:20261120']],
    ['a time', { doOn: '2026-11-20', doAt: '09:30' }, ['DTSTART:20261120T093000']],
    [
      'a time until another',
      { doOn: '2026-11-20', doAt: '09:30', doUntil: '10:00' },
      ['DTSTART:20261120T093000', 'DTEND:20261120T100000'],
    ],
    [
      'a time and how long it takes',
      { doOn: '2026-11-20', doAt: '09:30', estimatedMinutes: 45 },
      ['DTSTART:20261120T093000', 'DURATION:PT45M'],
    ],
    ['a day it is due', { dueOn: '2026-11-30' }, ['DTSTART;VALUE=DATE:20261130']],
  ])('writes %s', (_what, fields, lines) => {
    const text = unfolded(taskEvents(dated(fields), stamp));
    expect(text.filter((line) => /^(?:DTSTART|DTEND|DURATION)/u.test(line))).toEqual(lines);
    expect(text).toContain('DTSTAMP:20261118T040000Z');
  });

  it('writes a planned day and another one it is due as two, and nothing without a day', () => {
    const both = taskEvents(dated({ doOn: '2026-11-20', dueOn: '2026-11-30' }), stamp);
    expect(both.match(/BEGIN:VEVENT/gu)).toHaveLength(2);
    expect(unfolded(both)).toContain('SUMMARY:Due: Call mum');
    expect(taskEvents(dated({ doOn: '2026-11-20', dueOn: '2026-11-20' }), stamp).match(/UID/gu)).toHaveLength(
      1,
    );
    expect(taskEvents(dated({}), stamp)).toBe('');
  });

  it('writes focus time from its beginning to its end', () => {
    const text = focusEvent(
      {
        id: 'f',
        title: '',
        note: 'quiet',
        startedAt: '2026-11-17T09:00:00.000Z',
        endedAt: '2026-11-17T09:25:00Z',
      },
      stamp,
    );
    expect(unfolded(text)).toEqual(
      expect.arrayContaining([
        'SUMMARY:Focus',
        'DTSTART:20261117T090000Z',
        'DTEND:20261117T092500Z',
        'DESCRIPTION:quiet',
      ]),
    );
  });

  it('keeps whatever somebody typed inside its line, and every line below 76 octets', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (title) => {
        const text = calendarHead + taskEvents(dated({ title, doOn: '2026-11-20' }), stamp) + calendarTail;
        const lines = text.split('\r\n');
        expect(lines.every((line) => new TextEncoder().encode(line).byteLength <= 75)).toBe(true);
        expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
        expect(unfolded(text).filter((line) => line.startsWith('SUMMARY:'))).toHaveLength(1);
      }),
    );
  });
});
