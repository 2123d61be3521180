import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/calendar/day.ts';
import { energyCheck } from '#domain/energy/energy-check.fixture.ts';
import { focusSession } from '#domain/focus/focus-session.fixture.ts';
import type { FocusSession } from '#domain/records/kinds/focus-session.ts';
import { openTask } from '#domain/tasks/task.fixture.ts';
import { differenceInWords } from './difference-words.ts';
import { isReviewDay } from './review-day.ts';
import { differences } from './week-measures.ts';
import {
  mostReviewWords,
  type ReviewData,
  type ReviewPartName,
  weeklyReview,
  wordCount,
} from './weekly-review.ts';

/** A Sunday. */
const today = '2026-11-15';

const data = (changes: Partial<ReviewData> = {}): ReviewData => ({
  sessions: [],
  tasks: [],
  checks: [],
  heard: [],
  library: [],
  experiments: [],
  today,
  dayOf: (moment) => moment.slice(0, 10),
  minuteOf: (moment) => Number(moment.slice(11, 13)) * 60 + Number(moment.slice(14, 16)),
  ...changes,
});

/** One session on each of so many days, the last of them so many days ago. */
const onDays = (
  count: number,
  lastAgo: number,
  minutes: number,
  more: Partial<FocusSession> = {},
): readonly FocusSession[] =>
  Array.from({ length: count }, (_, index) => {
    const day = addDays(today, -lastAgo - index);
    return focusSession(`${day}-${minutes}`, {
      startedAt: `${day}T09:00:00.000Z`,
      endedAt: `${day}T10:00:00.000Z`,
      focusedSeconds: minutes * 60,
      ...more,
    });
  });

const textOf = (review: ReturnType<typeof weeklyReview>, name: ReviewPartName): readonly string[] =>
  review.parts.filter((part) => part.name === name).map(({ text }) => text);

const sessionsApart = (week: number, before: number, minutes = 30) =>
  differences(data({ sessions: [...onDays(week, 0, minutes), ...onDays(before, 7, 20)] })).find(
    ({ measure }) => measure === 'session',
  );

describe('[COACH-01] the week against one’s own four weeks before', () => {
  it.each([
    ['2026-11-14', false],
    ['2026-11-15', true],
    ['2026-11-16', false],
  ])('%s is the day for it: %s', (day, expected) => {
    expect(isReviewDay(day)).toBe(expected);
  });

  it.each([
    [4, 5, false],
    [5, 4, false],
    [5, 5, true],
    [7, 28, true],
  ])('%i sessions this week against %i before: told is %s', (week, before, told) => {
    expect(sessionsApart(week, before) !== undefined).toBe(told);
  });

  it.each([
    [24, false],
    [25, true],
    [15, true],
    [16, false],
  ])('%i minutes against the usual 20 are told: %s', (minutes, told) => {
    expect(sessionsApart(5, 5, minutes) !== undefined).toBe(told);
  });

  it('a day before the four weeks does not count, and neither does tomorrow', () => {
    const sessions = [...onDays(5, 0, 30), ...onDays(4, 7, 20), ...onDays(1, 35, 20), ...onDays(1, -1, 20)];
    expect(differences(data({ sessions }))).toEqual([]);
    const inside = [...onDays(5, 0, 30), ...onDays(4, 7, 20), ...onDays(1, 34, 20)];
    expect(differences(data({ sessions: inside })).length).toBeGreaterThan(0);
  });

  it('the median is told and not the mean, with the numbers behind it', () => {
    const sessions = [...onDays(4, 0, 30), ...onDays(1, 4, 400), ...onDays(5, 7, 20)];
    const found = differences(data({ sessions })).find(({ measure }) => measure === 'session');
    expect(found).toMatchObject({ week: 30, usual: 20, weekSamples: 5, usualSamples: 5 });
    expect(found === undefined ? '' : differenceInWords(found)).toBe(
      'Sessions ran 30 minutes, usually 20 (5 sessions, 5 before).',
    );
  });

  it.each([
    ['first-start', 630, 540, 'Your first start was around 10:30, usually 09:00 (5 days, 9 before).'],
    ['energy', 1.5, 3, 'Your energy was low to medium, usually high (5 check-ins, 9 before).'],
    ['energy', 2, 1, 'Your energy was medium, usually low (5 check-ins, 9 before).'],
    ['guess', 2, 1.25, 'Tasks took 2 times your guess, usually 1.3 (5 tasks, 9 before).'],
    ['day-done', 3, 1.5, 'Days with something done had 3 done, usually 1.5 (5 days, 9 before).'],
    ['day-focus', 90, 45, 'Days with focus had 90 minutes of it, usually 45 (5 days, 9 before).'],
  ] as const)('%s %f against %f', (measure, week, usual, sentence) => {
    expect(differenceInWords({ measure, week, usual, weekSamples: 5, usualSamples: 9, steps: 1 })).toBe(
      sentence,
    );
  });
});

const checksOn = (count: number, lastAgo: number, energy: 'low' | 'high') =>
  Array.from({ length: count }, (_, index) =>
    energyCheck({ at: `${addDays(today, -lastAgo - index)}T09:00:00.000Z`, energy }),
  );

const doneOn = (count: number, lastAgo: number, each: number, minutes: number) =>
  Array.from({ length: count }, (_, index) => addDays(today, -lastAgo - index)).flatMap((day) =>
    Array.from({ length: each }, (_, index) =>
      openTask(`${day}-${index}`, {
        state: 'done',
        doneAt: `${day}T11:00:00.000Z`,
        estimatedMinutes: minutes,
      }),
    ),
  );

describe('[COACH-01] the weekly review', () => {
  it('says plainly when there is too little, and still offers one thing', () => {
    const review = weeklyReview(data());
    expect(textOf(review, 'different')).toEqual([
      'There is too little to compare yet. It takes five of a sort this week, and five in the four weeks before.',
    ]);
    expect(textOf(review, 'experiment')).toHaveLength(1);
    expect(review.experiment).not.toBeNull();
    expect(textOf(review, 'helped')).toEqual([]);
    expect(review.dropTaskId).toBeNull();
  });

  it('says when the week was like the others', () => {
    const review = weeklyReview(data({ sessions: [...onDays(5, 0, 20), ...onDays(5, 7, 20)] }));
    expect(textOf(review, 'different')).toEqual(['This week was much like the four before it.']);
  });

  it.each([
    [28, false],
    [29, true],
  ])('a task that waits for %i days may go: %s', (days, told) => {
    const createdAt = `${addDays(today, -days)}T08:00:00.000Z`;
    const review = weeklyReview(data({ tasks: [openTask('old', { title: 'Sort photos', createdAt })] }));
    expect(review.dropTaskId).toBe(told ? 'old' : null);
    expect(textOf(review, 'drop')).toEqual(
      told ? [`“Sort photos” has waited ${days} days. You may let it go.`] : [],
    );
  });

  it.each([
    ['it has a deadline', { dueOn: '2026-12-01' }],
    ['it repeats', { repeatRule: 'daily' }],
    ['its day is still to come', { doOn: '2026-11-20' }],
    ['it is put away for someday', { state: 'someday' }],
  ] as const)('an old task stays when %s', (_, changes) => {
    const old = openTask('old', { createdAt: '2026-01-01T08:00:00.000Z', ...changes });
    expect(weeklyReview(data({ tasks: [old] })).dropTaskId).toBeNull();
  });

  it('an old task that was begun stays', () => {
    const tasks = [openTask('old', { createdAt: '2026-01-01T08:00:00.000Z' })];
    expect(
      weeklyReview(data({ tasks, sessions: onDays(1, 9, 20, { taskId: 'old' }) })).dropTaskId,
    ).toBeNull();
  });

  it('a running experiment is gone on with, and no second one is offered', () => {
    const running = { materialId: 'x', title: 'Quiet hour', state: 'running', outcome: null } as const;
    const review = weeklyReview(data({ experiments: [running] }));
    expect(textOf(review, 'experiment')).toEqual(['Go on with “Quiet hour”.']);
    expect(review.experiment).toBeNull();
  });

  it('what was tried before is not offered again', () => {
    const first = weeklyReview(data()).experiment?.id ?? '';
    const tried = { materialId: first, title: 'A', state: 'over', outcome: 'did not' } as const;
    expect(weeklyReview(data({ experiments: [tried] })).experiment?.id).not.toBe(first);
  });

  it('one that worked is named where no sessions tell what helped', () => {
    const worked = { materialId: 'x', title: 'Quiet hour', state: 'over', outcome: 'worked' } as const;
    expect(textOf(weeklyReview(data({ experiments: [worked] })), 'helped')).toEqual([
      '“Quiet hour” worked for you.',
    ]);
  });

  it('a full week has three differences, all parts, and at most 120 words', () => {
    const long = 'A very long title of a task that goes on and on '.repeat(4).slice(0, 200);
    const review = weeklyReview(
      data({
        sessions: [
          ...onDays(7, 0, 60, { progress: 'done' }),
          ...onDays(20, 7, 15, {
            progress: 'stuck',
            startedAt: `${addDays(today, -8)}T18:00:00.000Z`,
          }),
        ],
        checks: [...checksOn(7, 0, 'high'), ...checksOn(20, 7, 'low')],
        tasks: [
          ...doneOn(7, 0, 6, 30),
          ...doneOn(20, 7, 1, 30),
          openTask('old', { title: long, createdAt: '2020-01-01T08:00:00.000Z' }),
        ],
      }),
    );
    expect(textOf(review, 'different')).toHaveLength(3);
    expect(textOf(review, 'helped')).toEqual([
      'Mornings went with getting somewhere: 7 of 7 sessions, and 0 of 20 otherwise.',
    ]);
    expect(textOf(review, 'drop')).toHaveLength(1);
    expect(textOf(review, 'experiment')).toHaveLength(1);
    const words = review.parts.map(({ text }) => text).join(' ');
    expect(wordCount(words)).toBeLessThanOrEqual(mostReviewWords);
    expect(words).not.toMatch(/caused|because of/);
  });
});
