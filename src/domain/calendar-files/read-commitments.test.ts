import { describe, expect, it } from 'vitest';
import { calendarLimits } from '#domain/calendar-files/calendar-limits.ts';
import { readCommitments } from '#domain/calendar-files/read-commitments.ts';

// A Wednesday, nine o'clock in Berlin.
const now = Date.parse('2026-11-18T08:00:00Z');
const choice = { now, zone: 'Europe/Berlin', titles: true };

const file = (...lines: readonly string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: readonly string[]): readonly string[] => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];

const read = (text: string, changes: Partial<typeof choice> = {}) => {
  const result = readCommitments(text, { ...choice, ...changes });
  if (!result.ok) throw new Error(result.problem);
  return result.reading;
};
const atTheOffice = (day: string): readonly string[] =>
  event(`UID:${day}`, `DTSTART;TZID=Office Standard Time:${day}T100000`);
/** When the events are, short: moments to the minute, or days. */
const times = (...lines: readonly string[]): readonly string[] =>
  read(file(...lines)).commitments.map(({ startsAt, endsAt, firstDay, lastDay }) =>
    startsAt === null || endsAt === null
      ? `${firstDay}/${lastDay}`
      : `${startsAt.slice(5, 16)}/${endsAt.slice(11, 16)}`,
  );

describe('[ARCHIVE-01] reading another calendar: when an event is', () => {
  it.each([
    ['in Greenwich', ['DTSTART:20261118T100000Z', 'DTEND:20261118T110000Z'], ['11-18T10:00/11:00']],
    ['on the reader’s clock', ['DTSTART:20261118T100000', 'DTEND:20261118T110000'], ['11-18T09:00/10:00']],
    [
      'in a zone of its own',
      ['DTSTART;TZID=America/New_York:20261118T100000', 'DURATION:PT1H30M'],
      ['11-18T15:00/16:30'],
    ],
    [
      'in a zone with a longer name',
      ['DTSTART;TZID="/mozilla.org/20050126_1/Europe/London":20261118T100000'],
      ['11-18T10:00/10:00'],
    ],
    [
      'from one zone to another',
      ['DTSTART;TZID=Europe/Berlin:20261118T230000', 'DTEND;TZID=Europe/London:20261118T230000'],
      ['11-18T22:00/23:00'],
    ],
    ['on one day', ['DTSTART;VALUE=DATE:20261120'], ['2026-11-20/2026-11-20']],
    [
      'on three days',
      ['DTSTART;VALUE=DATE:20261120', 'DTEND;VALUE=DATE:20261123'],
      ['2026-11-20/2026-11-22'],
    ],
    [
      'on a day whose end is the day itself',
      ['DTSTART;VALUE=DATE:20261120', 'DTEND;VALUE=DATE:20261120'],
      ['2026-11-20/2026-11-20'],
    ],
    ['on two days by its length', ['DTSTART;VALUE=DATE:20261120', 'DURATION:P2D'], ['2026-11-20/2026-11-21']],
    ['going on now', ['DTSTART:20261118T073000Z', 'DTEND:20261118T083000Z'], ['11-18T07:30/08:30']],
    ['over', ['DTSTART:20261118T060000Z', 'DTEND:20261118T070000Z'], []],
    ['over since yesterday', ['DTSTART;VALUE=DATE:20261117'], []],
    ['on the ninetieth day', ['DTSTART;VALUE=DATE:20270216'], ['2027-02-16/2027-02-16']],
    ['after the ninetieth day', ['DTSTART;VALUE=DATE:20270217'], []],
    [
      'ending before it begins',
      ['DTSTART:20261118T100000Z', 'DTEND:20261118T090000Z'],
      ['11-18T10:00/10:00'],
    ],
  ] as const)('%s', (_, lines, expected) => {
    expect(times(...event('UID:a', ...lines))).toEqual(expected);
  });

  it.each([
    ['every day', 'FREQ=DAILY;COUNT=3', ['11-18T09:00', '11-19T09:00', '11-20T09:00']],
    ['every second day', 'FREQ=DAILY;INTERVAL=2;COUNT=3', ['11-18T09:00', '11-20T09:00', '11-22T09:00']],
    [
      'on working days',
      'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;COUNT=4',
      ['11-18T09:00', '11-19T09:00', '11-20T09:00', '11-23T09:00'],
    ],
    [
      'every second week, from Sunday on',
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=SU,WE;WKST=SU;COUNT=3',
      ['11-18T09:00', '11-29T09:00', '12-02T09:00'],
    ],
    ['until a moment', 'FREQ=DAILY;UNTIL=20261119T090000Z', ['11-18T09:00', '11-19T09:00']],
    ['until a day', 'FREQ=DAILY;UNTIL=20261119', ['11-18T09:00', '11-19T09:00']],
    ['until a clock time', 'FREQ=DAILY;UNTIL=20261119T095959', ['11-18T09:00']],
    ['on a date of the month', 'FREQ=MONTHLY;UNTIL=20270131', ['11-18T09:00', '12-18T09:00', '01-18T09:00']],
    [
      'on the last Friday',
      'FREQ=MONTHLY;BYDAY=-1FR;UNTIL=20261231',
      ['11-18T09:00', '11-27T09:00', '12-25T09:00'],
    ],
    [
      'on the last working day',
      'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1;COUNT=3',
      ['11-18T09:00', '11-30T09:00', '12-31T09:00'],
    ],
    ['on Friday the thirteenth', 'FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13', ['11-18T09:00']],
    ['on a day of the year', 'FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=24', ['11-18T09:00', '12-24T09:00']],
    [
      'on the fourth Thursday of November',
      'FREQ=YEARLY;BYMONTH=11;BYDAY=4TH',
      ['11-18T09:00', '11-26T09:00'],
    ],
    ['on the second Monday of the year', 'FREQ=YEARLY;BYDAY=2MO', ['11-18T09:00', '01-11T09:00']],
  ] as const)('repeats %s', (_, rule, expected) => {
    const found = times(...event('UID:a', 'DTSTART:20261118T100000', 'DURATION:PT1H', `RRULE:${rule}`));
    expect(found.map((time) => time.slice(0, 11))).toEqual(expected);
  });

  it('finds the turns of a series that began long ago', () => {
    const weekly = event('UID:a', 'DTSTART:20010103T100000', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY');
    expect(times(...weekly)).toHaveLength(13);
    const daily = event('UID:a', 'DTSTART:20200101T100000', 'RRULE:FREQ=DAILY');
    expect(times(...daily)).toHaveLength(91);
  });

  it('counts a series from its beginning', () => {
    // The first Wednesday was the second of December 2020: three hundred and thirteen of them end on 25 November 2026.
    const lines = event('UID:a', 'DTSTART:20201202T100000Z', 'RRULE:FREQ=WEEKLY;COUNT=313');
    expect(times(...lines)).toEqual(['11-18T10:00/10:00', '11-25T10:00/10:00']);
  });

  it('keeps the time on the clock when the clock is changed', () => {
    const found = read(
      file(...event('UID:a', 'DTSTART;TZID=Europe/Berlin:20270327T100000', 'RRULE:FREQ=DAILY;COUNT=2')),
      { now: Date.parse('2027-03-26T08:00:00Z') },
    );
    expect(found.commitments.map(({ startsAt }) => startsAt)).toEqual([
      '2027-03-27T09:00:00.000Z',
      '2027-03-28T08:00:00.000Z',
    ]);
  });

  it.each([
    ['left out', '20270328T023000', '2027-03-28T01:30:00.000Z'],
    ['there twice', '20271031T023000', '2027-10-31T00:30:00.000Z'],
  ])('takes the first moment there is for an hour that is %s', (_, clock, expected) => {
    const text = file(...event('UID:a', `DTSTART;TZID=Europe/Berlin:${clock}`));
    const found = read(text, { now: Date.parse(expected) - 86_400_000 });
    expect(found.commitments[0]?.startsAt).toBe(expected);
  });

  it('leaves out turns that were taken out, and brings those that were added', () => {
    const found = times(
      ...event(
        'UID:a',
        'DTSTART;TZID=Europe/Berlin:20261118T100000',
        'RRULE:FREQ=DAILY;COUNT=5',
        'EXDATE;TZID=Europe/Berlin:20261119T100000,20261120T100000',
        'EXDATE:20261121T090000Z',
        'RDATE;TZID=Europe/Berlin:20261201T120000',
      ),
    );
    expect(found).toEqual(['11-18T09:00/09:00', '11-22T09:00/09:00', '12-01T11:00/11:00']);
  });

  it('moves and cancels single turns', () => {
    const found = times(
      ...event('UID:a', 'DTSTART:20261118T100000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=3'),
      ...event('UID:a', 'RECURRENCE-ID:20261119T100000Z', 'DTSTART:20261119T150000Z', 'DURATION:PT2H'),
      ...event('UID:a', 'RECURRENCE-ID:20261120T100000Z', 'DTSTART:20261120T100000Z', 'STATUS:CANCELLED'),
    );
    expect(found).toEqual(['11-18T10:00/11:00', '11-19T15:00/17:00']);
  });

  it('takes the latest edition of one event', () => {
    const found = times(
      ...event('UID:a', 'SEQUENCE:2', 'DTSTART:20261118T120000Z'),
      ...event('UID:a', 'SEQUENCE:1', 'DTSTART:20261118T100000Z'),
    );
    expect(found).toEqual(['11-18T12:00/12:00']);
  });

  it('reads a zone that only the file knows', () => {
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:Office Standard Time',
      'BEGIN:STANDARD',
      'DTSTART:16010101T030000',
      'TZOFFSETFROM:+0200',
      'TZOFFSETTO:+0100',
      'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10',
      'END:STANDARD',
      'BEGIN:DAYLIGHT',
      'DTSTART:16010101T020000',
      'TZOFFSETFROM:+0100',
      'TZOFFSETTO:+0200',
      'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3',
      'END:DAYLIGHT',
      'END:VTIMEZONE',
    ];
    expect(times(...zone, ...atTheOffice('20261118'))).toEqual(['11-18T09:00/09:00']);
    const summer = read(file(...zone, ...atTheOffice('20270701')), {
      now: Date.parse('2027-06-01T00:00:00Z'),
    });
    expect(summer.commitments[0]?.startsAt).toBe('2027-07-01T08:00:00.000Z');
  });
});

describe('[ARCHIVE-01] reading another calendar: what is left out, and said', () => {
  it.each([
    ['free', ['DTSTART:20261118T100000Z', 'TRANSP:TRANSPARENT']],
    ['cancelled', ['DTSTART:20261118T100000Z', 'STATUS:CANCELLED']],
    ['elsewhere', ['DTSTART:20250101T100000Z']],
    ['unread', ['SUMMARY:No date']],
    ['unread', ['DTSTART:tomorrow']],
    ['unread', ['DTSTART:20260230T100000Z']],
    ['unread', ['DTSTART:20261118T100000Z', 'RRULE:FREQ=SECONDLY']],
    ['unread', ['DTSTART:20261118T100000Z', 'RRULE:FREQ=WEEKLY;BYDAY=1MO']],
    ['unread', ['DTSTART:20261118T100000Z', 'RRULE:FREQ=YEARLY;BYWEEKNO=20']],
    ['unread', ['DTSTART:20261118T100000Z', 'RRULE:FREQ=DAILY;INTERVAL=0']],
    ['unread', ['DTSTART:20261118T100000Z', 'RRULE:FREQ=DAILY;UNTIL=soon']],
    ['unsureZone', ['DTSTART;TZID=Customized Time Zone:20261118T100000']],
  ] as const)('counts as %s: %j', (why, lines) => {
    expect(read(file(...event('UID:a', ...lines))).left[why]).toBe(1);
  });

  it('keeps at least the first turn of a rule it cannot follow', () => {
    expect(times(...event('UID:a', 'DTSTART:20261118T100000Z', 'RRULE:FREQ=HOURLY'))).toHaveLength(1);
  });

  it('has words only where they are wanted', () => {
    const text = file(
      'X-WR-CALNAME:Work\\, mostly',
      ...event('UID:a', 'DTSTART:20261118T100000Z', 'SUMMARY:A\\nb'),
    );
    expect(read(text)).toMatchObject({ name: 'Work, mostly', commitments: [{ title: 'A b' }] });
    expect(JSON.stringify(read(text, { titles: false }).commitments)).not.toContain('A b');
  });

  it('does not take the words of an alarm for those of its event', () => {
    const [found] = read(
      file(
        ...event(
          'UID:a',
          'BEGIN:VALARM',
          'SUMMARY:Alarm',
          'DURATION:PT5M',
          'END:VALARM',
          'DTSTART:20261118T100000Z',
          'SUMMARY:Own',
        ),
      ),
    ).commitments;
    expect(found).toMatchObject({ title: 'Own', endsAt: '2026-11-18T10:00:00.000Z' });
  });

  it('keeps the nearest thousand, and says until when that is whole', () => {
    const lines = Array.from({ length: 20 }, (_, index) =>
      event(`UID:${index}`, 'DTSTART:20261118T100000Z', 'RRULE:FREQ=DAILY'),
    ).flat();
    const { commitments, until } = read(file(...lines));
    expect(commitments).toHaveLength(calendarLimits.commitments);
    expect(until).toBe('2027-01-07T10:00:00.000Z');
  });

  it('passes by what is over, however much of it there is', () => {
    const old = Array.from({ length: 6000 }, (_, index) =>
      event(`UID:o${index}`, 'DTSTART:20200103T100000Z'),
    ).flat();
    const { commitments, left } = read(
      file(
        ...old,
        ...event('UID:a', 'DTSTART:20200101T100000Z', 'RRULE:FREQ=YEARLY'),
        ...event('UID:b', 'DTSTART:20261118T100000Z'),
      ),
    );
    expect(commitments.map(({ startsAt }) => startsAt?.slice(0, 10))).toEqual(['2026-11-18', '2027-01-01']);
    expect(left.elsewhere).toBe(6000);
  });

  it('gives the same event the same name in every reading', () => {
    const text = file(...event('UID:a', 'DTSTART:20261118T100000Z', 'RRULE:FREQ=DAILY;COUNT=3'));
    const keys = (at: number) => read(text, { now: at }).commitments.map(({ key }) => key);
    expect(keys(now + 86_400_000)).toEqual(keys(now).slice(1));
  });
});

describe('[ARCHIVE-01] reading another calendar: hostile and broken files', () => {
  it.each([
    ['an empty file', '', 'no-calendar'],
    ['something else', '<html>BEGIN:VEVENT</html>', 'no-calendar'],
    ['a file over twenty megabytes', `BEGIN:VCALENDAR\n${'x'.repeat(calendarLimits.fileBytes)}`, 'too-big'],
    [
      'more than five thousand events',
      file(...Array.from({ length: 5001 }, () => event('DTSTART:20261118T100000Z')).flat()),
      'too-many',
    ],
  ])('refuses %s', (_, text, problem) => {
    expect(readCommitments(text, choice)).toEqual({ ok: false, problem });
  });

  it.each([
    ['left open', 'BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20261118T100000Z', 0],
    ['with an event left open', file('BEGIN:VEVENT', 'DTSTART:20261118T100000Z'), 1],
    ['with an end too many', file('END:VEVENT', ...event('DTSTART:20261118T100000Z'), 'END:VEVENT'), 1],
    ['with line ends of every sort', file(...event('DTSTART:20261118T100000Z')).replaceAll('\r\n', '\r'), 1],
    ['with a byte order mark', `\uFEFF${file(...event('DTSTART:20261118T100000Z'))}`, 1],
    ['with folded lines', file(...event('DTSTART:2026111', ' 8T100000Z')), 1],
    ['in small letters', file(...event('dtstart:20261118T100000z')).toLowerCase(), 1],
    [
      'with the names of objects',
      file(...event('UID:__proto__', 'DTSTART:20261118T100000Z', 'constructor:x')),
      1,
    ],
    ['with a zone of the names of objects', file(...event('DTSTART;TZID=__proto__:20261118T100000')), 1],
    ['with a zone that climbs', file(...event('DTSTART;TZID=../../etc/passwd:20261118T100000')), 1],
    [
      'nested a thousand times',
      file(...Array.from({ length: 1000 }, () => 'BEGIN:VEVENT'), 'DTSTART:20261118T100000Z'),
      1,
    ],
    ['with a year nobody counts', file(...event('DTSTART:00010101T000000Z', 'RRULE:FREQ=DAILY')), 0],
    [
      'with a rule that never comes',
      file(...event('DTSTART:20200230T000000Z', 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30')),
      0,
    ],
  ] as const)('reads a file %s', (_, text, most) => {
    expect(read(text).commitments.length).toBeLessThanOrEqual(most);
  });

  it('reads what it can of a file that is left open inside', () => {
    expect(times('BEGIN:VEVENT', 'DTSTART:20261118T100000Z')).toHaveLength(1);
  });

  it('gives up on rules that would take for ever, and says so', () => {
    const endless = Array.from({ length: 500 }, (_, index) =>
      event(`UID:${index}`, 'DTSTART:01000101T000000Z', 'RRULE:FREQ=DAILY;COUNT=1000000'),
    ).flat();
    expect(read(file(...endless)).left.unread).toBeGreaterThan(490);
  });

  it.each([
    ['of parameters', `DTSTART${';A=B'.repeat(100_000)}`],
    ['of quotes', `DTSTART${';"'.repeat(200_000)}`],
    ['of backslashes', `SUMMARY:${'\\'.repeat(500_000)}`],
    ['of folds', `SUMMARY:${'\r\n x'.repeat(200_000)}`],
    ['of dates', `EXDATE:${'20261118T100000Z,'.repeat(50_000)}`],
    ['of weekdays', `RRULE:FREQ=YEARLY;BYDAY=${'MO,'.repeat(100_000)}`],
    ['of digits', `DURATION:P${'9'.repeat(500_000)}D`],
  ])('is not held up by a row %s', (_, line) => {
    expect(read(file(...event('DTSTART:20261118T100000Z', line))).commitments.length).toBeLessThanOrEqual(1);
  });
});
