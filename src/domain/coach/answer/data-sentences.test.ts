import { describe, expect, it } from 'vitest';
import { experimentOf } from '#domain/coach/experiments/all-experiments.ts';
import type { CoachData } from './coach-data.ts';
import { dataSentences } from './data-sentences.ts';

const told = (id: string, data: CoachData, goal = 'something else') => {
  const experiment = experimentOf(id);
  if (experiment === null) throw new Error(`no experiment “${id}”`);
  return dataSentences(goal, experiment, data).map(({ kind, text }) => `${kind}: ${text}`);
};

const hours = { bestHours: { from: 9, to: 11 } };
const usual = { usualTime: { kind: 'writing tasks', ratio: 2 } };

describe('[COACH-01] what one’s own data adds to an experiment', () => {
  it.each([
    ['five-then-stand-up', true],
    ['half-hour-for-money', true],
    // A shift says when; the best hours of the day do not.
    ['three-for-the-next-shift', false],
    ['same-wind-down', false],
  ])('%s names the best hours: %s', (id, expected) => {
    expect(told(id, hours)).toEqual(
      expected ? ['energy: Your energy is usually best between 9 am and 11 am, so try it then.'] : [],
    );
  });

  it.each([
    ['bell-half-way', true],
    ['last-three-jobs', true],
    ['point-on-a-card', false],
  ])('%s names how long tasks take: %s', (id, expected) => {
    expect(told(id, usual)).toEqual(
      expected ? ['times: Your writing tasks usually take about twice as long as you guess.'] : [],
    );
  });

  it.each([
    ['bell-to-look-up', 'Headphones help me in the afternoon'],
    ['stop-between-work-and-home', 'A walk helps me to think'],
    ['list-at-the-door', 'Photos help me remember'],
    ['say-mend-note', 'Fresh air helps'],
  ])('%s recalls “%s”, though the goal has other words', (id, note) => {
    expect(told(id, { whatHelps: ['My aunt helps with the garden', note] })).toEqual([
      `memories: It may go well with what helps you: “${note}”.`,
    ]);
  });

  it.each([
    ['two-sentences-for-the-gap', 'Headphones help me in the afternoon'],
    ['three-mail-times', 'A walk helps me to think'],
    ['a-no-that-is-ready', 'Coffee helps'],
    ['list-at-the-door', 'A sentence that goes on about notes for many more words helps me, too'],
  ])('%s leaves “%s” alone', (id, note) => {
    expect(told(id, { whatHelps: [note] })).toEqual([]);
  });
});
