import { describe, expect, it } from 'vitest';
import { memoryFromRow } from '#domain/memory/memory-row.ts';
import { memoryRowBase } from '#domain/memory/memory-row.fixture.ts';
import { openTask } from '#domain/tasks/task.fixture.ts';
import { countOwnRecords, daysOf } from './count-own-records.ts';
import type { OwnRecords } from './count-own-records.ts';
import { offlineAnswer } from './offline-answer.ts';
import type { Findings } from './offline-answer.ts';
import { understandRequest } from './understand-request.ts';

const memory = memoryFromRow('semantic', {
  ...memoryRowBase('m'),
  concept: 'calls',
  definition: 'Calls before ten are easier.',
  quote: 'calls are so much easier before ten',
  source: 'debrief',
});
const records: OwnRecords = {
  today: '2026-03-05',
  dayOf: (moment) => moment.slice(0, 10),
  tasks: [
    openTask('Call the bank', { state: 'done', doneAt: '2026-03-05T08:00:00Z' }),
    openTask('Post the letter', { state: 'done', doneAt: '2026-03-02T08:00:00Z' }),
    openTask('Old thing', { state: 'done', doneAt: '2026-02-27T08:00:00Z' }),
    openTask('Tax form', { doOn: '2026-03-05', estimatedMinutes: 40 }),
    openTask('Tyres', { doOn: '2026-03-06', dueOn: '2026-03-09' }),
  ],
  sessions: [
    { startedAt: '2026-03-05T09:00:00Z', focusedSeconds: 1500, phase: 'ended' },
    { startedAt: '2026-03-05T11:00:00Z', focusedSeconds: 90, phase: 'focus' },
  ],
  memories: [memory],
};
const findings: Findings = {
  records,
  asked: { state: 'known', memories: [memory] },
  picked: null,
  dayWords: (moment) => `day ${moment.slice(0, 10)}`,
};
const answer = (text: string, more: Partial<Findings> = {}) =>
  offlineAnswer(understandRequest(text), { ...findings, ...more });

describe('[COACH-01] the assistant without a model', () => {
  it('quotes what was said, with its day and where', () => {
    const { lines, quotes, proposals } = answer('When should I ring people?');
    expect(lines).toEqual(['This is what you said about it.']);
    expect(quotes.map(({ line }) => line)).toEqual([
      '“calls are so much easier before ten” You said this on day 2026-03-03, from a note after focusing.',
    ]);
    expect(proposals).toEqual([]);
  });

  it('says that it is not sure, and that there is nothing, and guesses neither way', () => {
    const maybe = answer('What?', { asked: { state: 'maybe', memories: [memory] } });
    expect([maybe.lines[0], maybe.quotes.length]).toEqual([expect.stringContaining('not sure'), 1]);
    const nothing = answer('What?', { asked: { state: 'nothing', memories: [memory] } });
    expect([nothing.lines[0], nothing.quotes]).toEqual([expect.stringContaining('won’t guess'), []]);
    const away = answer('What?', { asked: { state: 'unavailable', memories: [] } });
    expect(away.lines[0]).toContain('won’t guess');
  });

  it.each([
    ['How many tasks did I finish today?', ['You finished 1 task today.', 'Call the bank.']],
    [
      'How many tasks did I finish this week?',
      ['You finished 2 tasks this week.', 'Call the bank, Post the letter.'],
    ],
    ['How many tasks did I finish last week?', ['You finished 1 task last week.', 'Old thing.']],
    ['How many tasks are waiting?', ['2 tasks are waiting.', 'Tax form, Tyres.']],
    ['How long did I focus today?', ['You focused for 25 minutes today.']],
    ['How many sessions today?', ['You had 1 focus session today.']],
    ['How many memories do I have?', ['You have 1 memory.']],
    ['How many sessions yesterday?', ['You had 0 focus sessions yesterday.']],
  ])('counts from the records: %s', (text, lines) => {
    expect(answer(text).lines).toEqual(lines);
  });

  it('counts whole weeks from Monday', () => {
    expect(daysOf('this week', '2026-03-05')).toEqual(['2026-03-02', '2026-03-05']);
    expect(daysOf('last week', '2026-03-02')).toEqual(['2026-02-23', '2026-03-01']);
    expect(countOwnRecords('tasks done', 'ever', records).number).toBe(3);
  });

  it('names what is planned, with what it asks for', () => {
    expect(answer('Plan my day').lines).toEqual([
      'For today there is 1 task.',
      '• Tax form (40 min)',
      'Together about 40 minutes for the 1 with an estimate.',
      expect.stringContaining('what now'),
    ]);
    expect(answer('What is planned for tomorrow?').lines[1]).toBe('• Tyres (Tomorrow, due Monday)');
    expect(answer('Plan the week').lines[0]).toBe('For the next seven days there are 2 tasks.');
  });

  it('offers one thing for now, with a session to say yes to', () => {
    const task = openTask('Tax form');
    const picked = {
      task,
      firstStep: { title: 'Open the letter', minutes: 2, stepId: null },
      minutes: 20,
      reasons: ['It fits 20 minutes'],
    };
    const given = answer('I have 20 minutes', { picked });
    expect(given.lines).toEqual(['How about “Tax form”? It fits 20 minutes.', 'To begin: Open the letter']);
    expect(given.proposals).toEqual([{ kind: 'session', about: 'Tax form', minutes: 20 }]);
    expect(answer('What now?').lines).toEqual(['Nothing is waiting. That’s allowed.']);
  });

  it.each([
    ['remind me to water the plants', { kind: 'task', line: 'water the plants' }],
    ['remember that rain helps me', { kind: 'memory', layer: 'semantic', sentence: 'Rain helps me' }],
    ['focus on the report for 40 minutes', { kind: 'session', about: 'the report', minutes: 40 }],
    [
      'I always write better in the morning',
      { kind: 'memory', layer: 'semantic', sentence: 'I always write better in the morning' },
    ],
  ])('gets “%s” ready and waits for a yes', (text, proposal) => {
    expect(answer(text).proposals).toEqual([proposal]);
  });

  it('asks which task where none was named', () => {
    expect(answer('add a task')).toMatchObject({
      proposals: [],
      lines: [expect.stringContaining('one line')],
    });
  });

  it.each([
    'Send an email to Bo',
    'forget everything',
    'what is the weather',
    'write a poem',
    'turn off the light',
    'buy milk for me now',
  ])('says plainly what it cannot do: %s', (text) => {
    const { lines, proposals } = answer(text);
    expect(lines.join(' ')).toMatch(/can’t|never|only know/);
    expect(proposals).toEqual([]);
  });

  it('offers no task in a crisis', () => {
    expect(answer('Remind me to end my life tonight')).toMatchObject({
      lines: [],
      proposals: [],
      quotes: [],
    });
  });
});
