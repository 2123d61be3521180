import { describe, expect, it } from 'vitest';
import { allExperiments } from '#domain/coach/experiments/all-experiments.ts';
import { clarifyingQuestion } from './clarifying-question.ts';
import { experimentFor, experimentForChoice } from './experiment-for.ts';
import { goals, goalsToAskAbout } from './goals.fixture.ts';

const found = (goal: string, options = {}) => {
  const choice = experimentFor(goal, options);
  if (choice.kind !== 'experiment') throw new Error(`“${goal}” was met with a question`);
  return choice;
};

describe('an experiment for a goal', () => {
  it.each(goals)('[COACH-01] offers for “%s” one that fits', (goal, ...fitting) => {
    const { experiment, why, others } = found(goal);
    expect(fitting.includes(experiment.id) || fitting.includes(experiment.theme), experiment.id).toBe(true);
    expect(why.words.length).toBeGreaterThan(0);
    expect(new Set([experiment, ...others]).size).toBe(3);
  });

  it('[COACH-01] knows at least 60 goals', () => {
    expect(goals.length).toBeGreaterThanOrEqual(60);
  });

  it.each(goalsToAskAbout)(
    '[COACH-01] asks one question with four choices when “%s” says too little',
    (goal) => {
      const choice = experimentFor(goal);
      expect(choice.kind).toBe('question');
      expect(choice.kind === 'question' && choice.choices).toHaveLength(4);
    },
  );

  it('[COACH-01] says which words it went by', () => {
    expect(found('My boss says I interrupt!').why.words).toContain('interrupt');
  });

  it('[COACH-01] never offers again what was tried or left out', () => {
    const first = found('i keep missing deadlines');
    const second = found('i keep missing deadlines', { tried: [first.experiment.id] });
    const third = found('i keep missing deadlines', {
      tried: [first.experiment.id],
      leftOut: [second.experiment.id],
    });
    expect(new Set([first.experiment, second.experiment, third.experiment]).size).toBe(3);
    expect(third.others).not.toContain(first.experiment);
  });

  it('[COACH-01] asks when everything that fits was tried', () => {
    expect(experimentFor('deadlines', { tried: allExperiments.map(({ id }) => id) }).kind).toBe('question');
  });

  it.each(clarifyingQuestion.choices)(
    '[COACH-01] after “$label” offers one of its themes and two others',
    (choice) => {
      const answer = experimentForChoice(choice);
      if (answer.kind !== 'experiment') throw new Error('no experiment');
      expect(choice.themes).toContain(answer.experiment.theme);
      expect(new Set([answer.experiment, ...answer.others]).size).toBe(3);
    },
  );

  it('[COACH-01] leads from the four choices to every theme', () => {
    const themes = clarifyingQuestion.choices.flatMap((choice) => choice.themes);
    expect(new Set(themes)).toEqual(new Set(allExperiments.map(({ theme }) => theme)));
  });
});
