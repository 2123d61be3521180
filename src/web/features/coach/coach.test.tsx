import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { coachExperiment } from '#domain/coach/run/coach-experiment.fixture.ts';
import { addDays } from '#domain/calendar/day.ts';
import { openTask } from '#domain/tasks/task.fixture.ts';
import { CheckIns } from '#web/features/coach/check-ins.tsx';
import { GoalBox } from '#web/features/coach/goal-box.tsx';
import { PastExperiments } from '#web/features/coach/past-experiments.tsx';
import { useOwnData } from '#web/features/coach/use-own-data.ts';
import { today } from '#web/platform/clock/clock.ts';
import { findToast } from '#web/testing/find-toast.ts';
import { renderFeature } from '#web/testing/render-feature.tsx';
import type { Seed } from '#web/testing/seed-records.ts';

const Goal = () => <GoalBox own={useOwnData('Robin')} />;

const ask = async (goal: string, records: Seed = {}) => {
  const rendered = await renderFeature(<Goal />, { records });
  await rendered.user.type(screen.getByLabelText(/What would you like/), goal);
  await rendered.user.click(screen.getByRole('button', { name: 'Find one thing to try' }));
  await screen.findByRole('region', { name: 'Answer' });
  return rendered;
};

const cardText = () => screen.getByRole('region', { name: 'Open it, nothing more' }).textContent;

describe('[COACH-01] a goal becomes one experiment', () => {
  it('a goal shows one thing with its sign, its smallest form, why, where it comes from, and two others', async () => {
    await ask('I cannot start my report');
    const card = screen.getByRole('region', { name: 'Open it, nothing more' });
    expect(card.textContent).toMatch(/It worked if/);
    expect(card.textContent).toMatch(/On a bad day/);
    expect(card.textContent).toMatch(/Because you wrote/);
    expect(card.textContent).toMatch(/Common practice|The idea comes from research/);
    expect(card.textContent).toMatch(/Used: /);
    const others = within(card)
      .getAllByRole('button')
      .filter(({ textContent }) => textContent !== 'Try it this week');
    expect(others).toHaveLength(2);
  });

  it('nothing is kept until it is tried; then there are a goal, an experiment and a task with its day', async () => {
    const { user, store } = await ask('I cannot start my report');
    expect(store.all('coachGoals')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Try it this week' }));
    const tomorrow = addDays(today(), 1);
    const [experiment] = store.all('coachExperiments');
    expect(store.all('coachGoals')).toMatchObject([{ text: 'I cannot start my report' }]);
    expect(experiment).toMatchObject({
      materialId: 'open-the-file',
      doOn: tomorrow,
      followUpOn: addDays(tomorrow, 7),
      state: 'running',
    });
    expect(store.all('tasks')).toMatchObject([
      { id: experiment?.taskId, doOn: tomorrow, dueOn: addDays(tomorrow, 7) },
    ]);
    expect(await findToast('Created')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(store.all('coachExperiments')).toEqual([]);
    expect(store.all('tasks')).toEqual([]);
  });

  it('another one can be picked, and is what is tried', async () => {
    const { user, store } = await ask('I cannot start my report');
    const card = screen.getByRole('region', { name: 'Open it, nothing more' });
    const other = within(card)
      .getAllByRole('button')
      .find(({ textContent }) => textContent !== 'Try it this week')!;
    const title = other.textContent;
    await user.click(other);
    expect(screen.getByRole('heading', { level: 3, name: title })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Try it this week' }));
    expect(store.all('coachExperiments')).toMatchObject([{ title }]);
  });

  it('a goal that says too little is asked one question', async () => {
    const { user } = await ask('everything');
    const question = screen.getByRole('region', { name: 'One question' });
    expect(within(question).getAllByRole('button')).toHaveLength(4);
    await user.click(within(question).getByRole('button', { name: 'Time, plans and remembering' }));
    expect(screen.getByRole('button', { name: 'Try it this week' })).toBeTruthy();
  });

  it('a crisis is met with care and people, and with no task', async () => {
    const { store } = await ask('I do not want to live any more');
    expect(screen.getByRole('heading', { level: 3, name: 'Thank you for saying it' })).toBeTruthy();
    const answer = screen.getByRole('region', { name: 'Answer' });
    expect(within(answer).getByText('A crisis line in your country')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try it this week' })).toBeNull();
    expect(store.all('coachGoals')).toEqual([]);
  });

  it('what is left out is not used', async () => {
    const { user } = await ask('I cannot start my report', {
      tasks: [openTask('t', { title: 'Write the report for Kim', doOn: today() })],
    });
    expect(cardText()).toContain('your tasks for this week');
    await user.click(screen.getByText('What of yours it may use'));
    await user.click(screen.getByRole('checkbox', { name: /Your tasks for this week/ }));
    expect(cardText()).not.toContain('Write the report for Kim');
    expect(cardText()).toContain('Used: only your own words.');
  });
});

const due = (changes = {}) =>
  coachExperiment('e', { goalId: 'g', taskId: 't', followUpOn: today(), ...changes });
const seed = (changes = {}): Seed => ({
  coachGoals: [{ id: 'g', text: 'Start earlier', createdAt: '2026-11-01T08:00:00.000Z' }],
  coachExperiments: [due(changes)],
  tasks: [openTask('t', { title: 'Try: Open it' })],
});

describe('[COACH-01] looking back', () => {
  it('is asked when the day has come, and what got in the way decides what comes next', async () => {
    const { user, store } = await renderFeature(<CheckIns />, { records: seed() });
    await user.click(screen.getByRole('radio', { name: 'I didn’t try it' }));
    await user.click(screen.getByRole('radio', { name: 'It was too big' }));
    await user.type(screen.getByLabelText('A note, if you like'), 'A full week');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(store.get('coachExperiments', 'e')).toMatchObject({
      state: 'over',
      outcome: 'did not try',
      obstacle: 'too big',
      note: 'A full week',
    });
    expect(store.get('tasks', 't')?.state).toBe('dropped');
    expect(await screen.findByText('The step was too big for this week, and steps can be cut.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Go on with it' }));
    expect(store.all('coachExperiments').find(({ state }) => state === 'running')).toMatchObject({
      goalId: 'g',
      shrunk: true,
      what: 'Open it once and read the first line.',
    });
  });

  it('a note that is a crisis is met with care and no next step', async () => {
    const { user } = await renderFeature(<CheckIns />, { records: seed() });
    await user.click(screen.getByRole('radio', { name: 'It didn’t work' }));
    await user.type(screen.getByLabelText('A note, if you like'), 'I want to kill myself');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('heading', { name: 'Thank you for saying it' })).toBeTruthy();
    expect(screen.queryByLabelText('Begin on')).toBeNull();
  });

  it('before its day it is only shown, and can be looked back on', async () => {
    const { user } = await renderFeature(<CheckIns />, {
      records: seed({ followUpOn: addDays(today(), 1) }),
    });
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.getByText('We ask how it went tomorrow.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Look back now' }));
    expect(screen.getByRole('radio', { name: 'It worked' })).toBeTruthy();
  });

  it('past ones stand with their goal and outcome, and are deleted with a goal nobody else has', async () => {
    const over = { state: 'over', outcome: 'partly', endedAt: '2026-11-10T08:00:00.000Z' } as const;
    const { user, store } = await renderFeature(<PastExperiments />, { records: seed(over) });
    expect(screen.getByText('For: Start earlier')).toBeTruthy();
    expect(screen.getByText(/^Partly/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Delete “Open it, nothing more”' }));
    expect(store.all('coachExperiments')).toEqual([]);
    expect(store.all('coachGoals')).toEqual([]);
  });
});
