import { describe, expect, it } from 'vitest';
import { clarifyingQuestion } from '#domain/coach/choose/clarifying-question.ts';
import { goals } from '#domain/coach/choose/goals.fixture.ts';
import { allExperiments } from '#domain/coach/experiments/all-experiments.ts';
import { answerParts } from './answer-parts.ts';
import { coachAnswer } from './coach-answer.ts';
import type { CoachData } from './coach-data.ts';

const data: CoachData = {
  name: 'Robin',
  bestHours: { from: 9, to: 11 },
  usualTime: { kind: 'writing tasks', ratio: 1.5 },
  whatHelps: ['A list on paper helps me begin the quarterly report', 'Headphones with calm music'],
  finishedProjects: ['New stock list'],
  thisWeek: ['Write the quarterly report', 'Call the printer'],
  tried: [{ id: 'open-the-file', outcome: 'partly' }],
};

const textOf = (parts: readonly { readonly text: string }[]): string =>
  parts.map(({ text }) => text).join(' ');
const count = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length;

describe('the answer of the coach', () => {
  it.each(goals.map(([goal]) => goal))(
    '[COACH-01] answers “%s” in at most 90 words and says what it used',
    (goal) => {
      for (const own of [null, data]) {
        const { kind, parts, experiment } = coachAnswer(goal, own);
        expect(kind).toBe('experiment');
        expect(textOf(parts)).toContain(experiment?.what);
        expect(count(textOf(parts))).toBeLessThanOrEqual(90);
        expect(parts.map(({ name }) => name)).toEqual(
          expect.arrayContaining(['do', 'sign', 'smallest', 'used']),
        );
      }
    },
  );

  it.each(allExperiments)('[COACH-01] $id reads whole with and without data', (experiment) => {
    for (const own of [{}, data]) {
      const asked = { goal: 'report', experiment, data: own, skipped: true, care: null };
      const { parts } = answerParts(asked);
      expect(count(textOf(parts))).toBeLessThanOrEqual(90);
      expect(parts.map(({ name }) => name)).toEqual(
        expect.arrayContaining(['do', 'sign', 'smallest', 'used']),
      );
      expect(textOf(parts)).not.toMatch(/undefined|null|\.\.|“”/);
    }
  });

  it('[COACH-01] names the data it used, and uses it', () => {
    const { parts, usedData } = coachAnswer('people in the open office talk to me', data);
    expect(textOf(parts)).toContain('Your energy is usually best between 9 am and 11 am, so try it then.');
    expect(textOf(parts)).toContain('It may go well with what helps you: “Headphones with calm music”.');
    expect(usedData).toEqual(['energy', 'memories']);
    expect(parts.at(-1)).toEqual({
      name: 'used',
      text: 'Used: your energy check-ins, your memories of what helps.',
    });
  });

  it('[COACH-01] points to a task of the week that the goal is about', () => {
    const { parts, usedData } = coachAnswer("can't start the report", data);
    expect(textOf(parts)).toContain('“Write the quarterly report” from your list');
    expect(usedData).toContain('tasks');
    expect(usedData).toContain('experiments');
  });

  it('[COACH-01] uses nothing that was left out, and says so', () => {
    const leftOut = ['energy', 'times', 'memories', 'tasks', 'experiments', 'projects', 'name'] as const;
    const answer = coachAnswer("can't start the report", data, { leftOut });
    expect(answer).toEqual(coachAnswer("can't start the report", null));
    expect(answer.parts.at(-1)?.text).toBe('Used: only your own words.');
  });

  it('[COACH-01] says nothing about data that has nothing to do with the goal', () => {
    expect(coachAnswer('I take criticism personally', data).usedData).toEqual([]);
  });

  it('[COACH-01] asks when the goal says too little, and goes on from what was tapped', () => {
    const asked = coachAnswer('be better', data);
    expect(asked).toMatchObject({ kind: 'question', experiment: null });
    expect(asked.choices).toHaveLength(4);
    const choice = clarifyingQuestion.choices[1]!;
    expect(coachAnswer('be better', data, { choice }).experiment?.theme).toBe('time');
  });

  it.each(['I want to die', 'my boss hit me', 'I want to die and cannot start the report'])(
    '[COACH-01] meets “%s” with care alone',
    (goal) => {
      expect(coachAnswer(goal, data)).toMatchObject({
        kind: 'care',
        experiment: null,
        parts: [],
        others: [],
        choices: [],
      });
    },
  );

  it('[COACH-01] asks about safety first, and helps once somebody says that they are safe', () => {
    const goal = "I can't cope, my inbox is full";
    const asked = coachAnswer(goal, data);
    expect(asked).toMatchObject({ kind: 'care', experiment: null });
    expect(asked.care?.words.question).toBe('Are you safe right now?');
    const { kind, care, parts, experiment } = coachAnswer(goal, data, { saidSafe: true });
    expect({ kind, care, theme: experiment?.theme }).toEqual({
      kind: 'experiment',
      care: null,
      theme: 'messages',
    });
    expect(count(textOf(parts))).toBeLessThanOrEqual(90);
    expect(coachAnswer('I want to kill myself', data, { saidSafe: true }).kind).toBe('care');
  });

  it.each([
    ['should I stop my meds', null],
    ['can they fire me', null],
    ['Can they fire me? I keep missing deadlines.', 'date-for-the-first-third'],
    ['is 40 mg too much, and I forget verbal instructions', 'say-it-back'],
  ])('[COACH-01] leaves “%s” to those who know, and offers %s beside it', (goal, id) => {
    const answer = coachAnswer(goal);
    expect(answer.care?.kind).toMatch(/medical|legal/);
    expect(answer.experiment?.id ?? null).toBe(id);
  });
});
