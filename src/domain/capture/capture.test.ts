import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/calendar/day.ts';
import { type Capture, parseCapture, readCapture, takenLiterally } from '#domain/capture/capture.ts';
import { writeCapture } from '#domain/capture/write-capture.fixture.ts';

// A Sunday.
const today = '2026-11-15';
const parse = (line: string) => {
  const capture = parseCapture(line, today);
  return Object.fromEntries(Object.entries(capture).filter(([, value]) => value !== null));
};

describe('[TASK-01] capturing a task from one line', () => {
  it('reads title, minutes, energy, day, project and reward from one line', () => {
    expect(parse('call dentist 20m low tomorrow #home !reward coffee and cake')).toEqual({
      title: 'call dentist',
      minutes: 20,
      energy: 'low',
      doOn: '2026-11-16',
      project: 'home',
      reward: 'coffee and cake',
    });
  });

  it.each([
    ['water the plants', { title: 'water the plants' }],
    ['Tax form 1h30 high by 12 dec', { title: 'Tax form', minutes: 90, energy: 'high', dueOn: '2026-12-12' }],
    ['tomorrow call Sam', { title: 'call Sam', doOn: '2026-11-16' }],
    ['read low energy 15 min', { title: 'read', energy: 'low', minutes: 15 }],
    ['pay rent on friday due 2026-12-01', { title: 'pay rent', doOn: '2026-11-20', dueOn: '2026-12-01' }],
    ['call high school tomorrow', { title: 'call high school', doOn: '2026-11-16' }],
    ['watch friday night movie', { title: 'watch friday night movie' }],
    ['low tide walk', { title: 'low tide walk' }],
    ['buy milk  #errands   tomorrow', { title: 'buy milk', project: 'errands', doOn: '2026-11-16' }],
    ['fix #1 bug', { title: 'fix #1 bug' }],
    ['swim 20m 30m', { title: 'swim 20m', minutes: 30 }],
    ['write in 3 days', { title: 'write', doOn: '2026-11-18' }],
    ['write in a week', { title: 'write', doOn: '2026-11-22' }],
    ['write !reward', { title: 'write' }],
    ['low', { title: 'low' }],
    ['tomorrow', { title: 'tomorrow' }],
    ['#home', { title: '#home' }],
    ['!reward tea', { title: '', reward: 'tea' }],
    ['', { title: '' }],
  ])('parses the line %j', (line, expected) => {
    expect(parse(line)).toEqual(expected);
  });
});

const day = (words: string, on = today) => parseCapture(`x ${words}`, on).doOn;

describe('[TASK-01] days in a captured line', () => {
  it.each([
    ['today', '2026-11-15'],
    ['tonight', '2026-11-15'],
    ['the day after tomorrow', '2026-11-17'],
    ['next weekend', '2026-11-21'],
    ['next month', '2026-12-01'],
    ['in a month', '2026-12-15'],
    ['in two months', '2027-01-15'],
    ['end of month', '2026-11-30'],
    ['end of february', '2027-02-28'],
    ['the 15th', '2026-11-15'],
    ['the 14th', '2026-12-14'],
    ['on the 31st', '2026-12-31'],
    ['fri 20 nov', '2026-11-20'],
    ['first monday of december', '2026-12-07'],
    ['12/12', '2026-12-12'],
    ['1/2/27', '2027-02-01'],
    ['13/13', null],
    ['tomorrow', '2026-11-16'],
    ['monday', '2026-11-16'],
    ['sunday', '2026-11-22'],
    ['sat', '2026-11-21'],
    ['next week', '2026-11-16'],
    ['next sunday', '2026-11-22'],
    ['this weekend', '2026-11-15'],
    ['in ten days', '2026-11-25'],
    ['in 2 weeks', '2026-11-29'],
    ['15 nov', '2026-11-15'],
    ['14 nov', '2027-11-14'],
    ['dec 1st', '2026-12-01'],
    ['1 january 2028', '2028-01-01'],
    ['29 feb', '2028-02-29'],
    ['2027-02-29', null],
    ['31 april', null],
    ['99 dec', null],
  ])('reads the day “%s” as %j', (words, expected) => {
    expect(day(words)).toBe(expected);
  });

  it('never reads a weekday as today, and crosses months and years', () => {
    expect(day('thursday', '2026-12-31')).toBe('2027-01-07');
    expect(day('tomorrow', '2028-02-28')).toBe('2028-02-29');
    expect(day('this weekend', '2026-11-18')).toBe('2026-11-21');
  });
});

describe('[TASK-01] durations in a captured line', () => {
  it.each([
    ['5m', 5],
    ['480min', 480],
    ['481 minutes', 481],
    ['2h', 120],
    ['1.5h', 90],
    ['1 hour', 60],
    ['1h05', 65],
    ['1h5m', 65],
    ['m', null],
    ['20 metres', null],
  ])('reads the duration “%s” as %j minutes', (words, expected) => {
    expect(parseCapture(`x ${words}`, today).minutes).toBe(expected);
  });
});

describe('[TASK-02] repeat rules in a captured line', () => {
  it.each([
    ['daily', 'daily', '2026-11-15'],
    ['every day', 'daily', '2026-11-15'],
    ['every weekday', 'weekdays', '2026-11-16'],
    ['every weekend', 'weekly:5,6', '2026-11-15'],
    ['every monday', 'weekly:0', '2026-11-16'],
    ['every sunday', 'weekly:6', '2026-11-15'],
    ['every monday and thursday', 'weekly:0,3', '2026-11-16'],
    ['every mon,thu', 'weekly:0,3', '2026-11-16'],
    ['every thu, mon', 'weekly:0,3', '2026-11-16'],
    ['every mon, wed and fri', 'weekly:0,2,4', '2026-11-16'],
    ['every mon, wed, and fri', 'weekly:0,2,4', '2026-11-16'],
    ['every 3 days', 'every:3d', '2026-11-15'],
    ['every other day', 'every:2d', '2026-11-15'],
    ['every two weeks', 'every:2w', '2026-11-15'],
    ['every week', 'every:1w', '2026-11-15'],
    ['every 3 days after it is done', 'after:3d', '2026-11-15'],
    ['every month', 'monthly:15', '2026-11-15'],
    ['every month on the 14th', 'monthly:14', '2026-12-14'],
    ['every 15th', 'monthly:15', '2026-11-15'],
    ['every 16th', 'monthly:16', '2026-11-16'],
    ['every month on the last day', 'monthly:last', '2026-11-30'],
    ['every 24 dec', 'yearly:12-24', '2026-12-24'],
    ['every year on january 1', 'yearly:01-01', '2027-01-01'],
    ['every monday tomorrow 20m', 'weekly:0', '2026-11-16'],
    ['every day 1 dec low', 'daily', '2026-12-01'],
  ])('reads “%s” as the repeat rule %s from %s', (words, repeat, doOn) => {
    expect(parseCapture(`water the plants ${words}`, today)).toMatchObject({
      title: 'water the plants',
      repeat,
      doOn,
    });
  });

  it.each([
    'thank every helper',
    'read the daily news',
    'test every 0 days',
    'pay every 32nd',
    'call every monday person',
    'every day',
    'daily',
    'count every and monday',
  ])('reads no repeat rule in %j', (line) => {
    expect(parseCapture(line, today).repeat).toBeNull();
  });
});

describe('[TASK-01] times in a captured line', () => {
  it.each([
    ['at 3pm', '15:00', null],
    ['3pm', '15:00', null],
    ['12am', '00:00', null],
    ['12pm', '12:00', null],
    ['15:30', '15:30', null],
    ['at 7.30pm', '19:30', null],
    ['at 3', '15:00', null],
    ['at 6', '18:00', null],
    ['at 7', '07:00', null],
    ['tonight at 8', '20:00', null],
    ['tomorrow morning at 6', '06:00', null],
    ['tomorrow morning', '09:00', null],
    ['noon', '12:00', null],
    ['midnight', '00:00', null],
    ['8–9:30', '08:00', '09:30'],
    ['8-9:30am', '08:00', '09:30'],
    ['11-1pm', '11:00', '13:00'],
    ['from 2 to 4pm', '14:00', '16:00'],
    ['between 9am and 5pm', '09:00', '17:00'],
    ['09:00-17:30', '09:00', '17:30'],
    ['24:00', null, null],
    ['13pm', null, null],
    ['7:60', null, null],
    ['at 350', null, null],
    ['8-9', null, null],
    ['10pm-7am', null, null],
  ])('reads the time “%s” as %s to %s', (words, doAt, doUntil) => {
    expect(parseCapture(`plant the bulbs ${words}`, today)).toMatchObject({ doAt, doUntil });
  });

  it('takes a time without a day as one of today, and one behind a deadline as the deadline’s', () => {
    expect(parse('call Sam 3pm')).toEqual({ title: 'call Sam', doOn: today, doAt: '15:00' });
    expect(parse('call Sam by 3pm')).toEqual({ title: 'call Sam', dueOn: today, doAt: '15:00' });
    expect(parse('call Sam by friday 3pm')).toEqual({
      title: 'call Sam',
      dueOn: '2026-11-20',
      doAt: '15:00',
    });
    expect(parse('call Sam before friday')).toEqual({ title: 'call Sam', dueOn: '2026-11-19' });
  });

  it('reads 12/1 by the order of the locale', () => {
    expect(parseCapture('call Sam 12/1', today).doOn).toBe('2027-01-12');
    expect(parseCapture('call Sam 12/1', today, { dayOrder: 'month-first' }).doOn).toBe('2026-12-01');
  });
});

describe('[TASK-01] the parts of a line that were read', () => {
  const line = 'Dentist (20m) tomorrow at 3pm #health low';
  const partsOf = (unread: readonly string[]) =>
    readCapture(line, today, { unread }).parts.map(({ kind, text, start, end }) => {
      expect(line.slice(start, end)).toBe(text);
      return [kind, text];
    });

  it('says where each part stands, in the order of the line', () => {
    expect(partsOf([])).toEqual([
      ['minutes', '20m'],
      ['day', 'tomorrow'],
      ['time', 'at 3pm'],
      ['project', '#health'],
      ['energy', 'low'],
    ]);
  });

  it.each(['20m', 'tomorrow', 'at 3pm', '#health', 'low'])(
    'leaves “%s” in the title when asked to, and reads all the others',
    (text) => {
      expect(partsOf([text])).toEqual(partsOf([]).filter(([, other]) => other !== text));
      expect(readCapture(line, today, { unread: [text] }).capture.title).toMatch(/^Dentist .+$/);
    },
  );

  it('reads no shorter part where a longer one was un-read', () => {
    expect(parseCapture('call Sam next friday', today, { unread: ['next friday'] })).toMatchObject({
      title: 'call Sam next friday',
      doOn: null,
    });
  });

  it('keeps a reward in the title when asked to', () => {
    expect(parseCapture('swim !reward tea', today, { unread: ['!reward tea'] })).toMatchObject({
      title: 'swim !reward tea',
      reward: null,
    });
  });
});

const orNull = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });

describe('[TASK-01] any captured line', () => {
  it('loses no word of any line and invents none', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (line) => {
        const { title, reward } = parseCapture(line, today);
        const said = line
          .split(/\s+/)
          .flatMap((word) => [word, word.replace(/[,;]+$/, '')])
          .filter((word) => word !== '');
        for (const word of [...title.split(' '), ...(reward ?? '').split(' ')].filter((one) => one !== '')) {
          expect(said).toContain(word);
        }
        expect(title === '' && reward === null && said.some((word) => word.toLowerCase() !== '!reward')).toBe(
          false,
        );
      }),
    );
  });

  it('parses the parts of a line in any order', () => {
    const parts = [
      ['25m', { minutes: 25 }],
      ['high', { energy: 'high' }],
      ['tomorrow', { doOn: '2026-11-16' }],
      ['by friday', { dueOn: '2026-11-20' }],
      ['every 3 days', { repeat: 'every:3d' }],
      ['#garden', { project: 'garden' }],
    ] as const;
    fc.assert(
      fc.property(fc.shuffledSubarray([...parts]), (chosen) => {
        // What repeats without a day begins on the first that fits.
        const begins = chosen.some(([text]) => text === 'every 3 days') ? { doOn: today } : {};
        const expected: unknown = Object.assign(
          { title: 'plant the bulbs', ...begins },
          ...chosen.map(([, value]) => value),
        );
        expect(parse(['plant the bulbs', ...chosen.map(([text]) => text)].join(' '))).toEqual(expected);
      }),
    );
  });

  it('parses a written capture back to the same values', () => {
    const days = fc.integer({ min: 0, max: 4000 }).map((ahead) => addDays(today, ahead));
    const capture: fc.Arbitrary<Capture> = fc.record({
      title: fc.constantFrom(
        'plant the bulbs',
        'call high school',
        'Überweisung an Léa',
        'low tide walk home',
      ),
      minutes: orNull(fc.integer({ min: 1, max: 9999 })),
      energy: orNull(fc.constantFrom('low' as const, 'medium' as const, 'high' as const)),
      doOn: orNull(days),
      doAt: orNull(fc.constantFrom('00:00', '06:30', '09:00', '12:00')),
      doUntil: orNull(fc.constantFrom('12:01', '15:30', '23:59')),
      dueOn: orNull(days),
      repeat: orNull(
        fc.constantFrom(
          'daily',
          'weekdays',
          'weekly:0',
          'weekly:0,1,2,3,4,5,6',
          'every:1d',
          'every:999d',
          'every:1w',
          'after:2w',
          'after:1d',
          'monthly:1',
          'monthly:22',
          'monthly:31',
          'monthly:last',
          'yearly:02-29',
          'months:2,31',
          'months:12,last',
          'nth:1,0',
          'nth:last,6',
          'after:3m',
        ),
      ),
      project: orNull(fc.constantFrom('home', 'tax-2026', 'Büro')),
      reward: orNull(fc.constantFrom('tea', 'a walk tomorrow')),
    });
    fc.assert(
      fc.property(capture, days, (written, first) => {
        // What repeats has a first day, and a time has a day; only a plan ends at a time.
        const doOn =
          written.repeat === null && written.doAt === null ? written.doOn : (written.doOn ?? first);
        const said = { ...written, doOn, doUntil: written.doAt === null ? null : written.doUntil };
        expect(parseCapture(writeCapture(said), today)).toEqual(said);
      }),
    );
  });

  it('takes a line literally on demand', () => {
    expect(parse(takenLiterally('x tomorrow').title)).toEqual({ title: 'x', doOn: '2026-11-16' });
    expect(takenLiterally('x tomorrow')).toMatchObject({ title: 'x tomorrow', doOn: null });
  });

  it('bounds the title of a very long line', () => {
    expect(parseCapture('low '.repeat(100_000), today).title.length).toBeLessThanOrEqual(2000);
  });
});
