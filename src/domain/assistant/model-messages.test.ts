import { describe, expect, it } from 'vitest';
import { allExperiments } from '#domain/coach/experiments/all-experiments.ts';
import { longestMessage } from './assistant-request.ts';
import { isForPeople } from './is-for-people.ts';
import { breakdownMessage, coachMessage, reviewMessage } from './model-messages.ts';

const [experiment] = allExperiments;

describe('[COACH-01] what a model is told', () => {
  it('of a goal: the goal, and the experiment that was chosen for it', () => {
    const { title, what, when, sign, smallest } = experiment!;
    const lines = coachMessage('I cannot\nstart my report', experiment!).split('\n');
    expect(lines).toEqual([
      'I cannot start my report',
      `Experiment: ${title}`,
      `What: ${what}`,
      `When: ${when}`,
      `How they will know: ${sign}`,
      `How small it may get: ${smallest}`,
    ]);
  });

  it.each(allExperiments)('no word of ours sends an ordinary goal to people instead: $id', (one) => {
    expect(isForPeople(coachMessage('I cannot start my report', one))).toBe(false);
    expect(isForPeople(coachMessage('I want to kill myself', one))).toBe(true);
  });

  it('of a week: its sentences', () => {
    const parts = [
      { name: 'different', text: 'Sessions ran 25 minutes.' },
      { name: 'drop', text: '“Sort\nthe attic” has waited 40 days.' },
    ] as const;
    expect(reviewMessage({ parts })).toBe('Sessions ran 25 minutes.\n“Sort the attic” has waited 40 days.');
  });

  it('of a task: its title, its note and its minutes, each on one line and never too long', () => {
    expect(breakdownMessage({ title: 'Write it', description: '', estimatedMinutes: null })).toBe('Write it');
    expect(breakdownMessage({ title: 'Write it', description: 'to\nMara', estimatedMinutes: 30 })).toBe(
      'Write it\nNote: to Mara\nTakes about 30 minutes',
    );
    const long = { title: '🙂'.repeat(900), description: '🙂'.repeat(5000), estimatedMinutes: 30 };
    expect(breakdownMessage(long).length).toBeLessThanOrEqual(longestMessage);
    expect(breakdownMessage(long).isWellFormed()).toBe(true);
  });
});
