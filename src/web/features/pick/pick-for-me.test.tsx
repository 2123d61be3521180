import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openStep, openTask } from '#domain/tasks/task.fixture.ts';
import { Page } from '#web/pages/tasks.tsx';
import { renderFeature } from '#web/testing/render-feature.tsx';
import type { Seed } from '#web/testing/seed-records.ts';
import { letPass, minute } from '#web/testing/test-clock.ts';

const three = [
  openTask('bread', { title: 'Buy bread', estimatedMinutes: 15, energy: 'low', position: 'a0' }),
  openTask('anna', { title: 'Call Anna', estimatedMinutes: 15, energy: 'low', position: 'a1' }),
  openTask('taxes', { title: 'Do the taxes', estimatedMinutes: 120, energy: 'high', position: 'a2' }),
];

const openPick = async (records: Seed = { tasks: three }) => {
  const rendered = await renderFeature(<Page />, { path: '/tasks', records });
  await rendered.user.click(screen.getByRole('button', { name: 'Pick for me' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Pick for me' }));
  await dialog.findByText('How much time do you have?');
  const ask = async (minutes: string) => rendered.user.click(dialog.getByRole('radio', { name: minutes }));
  const offered = () => dialog.getByRole('heading', { level: 3 }).textContent;
  return { ...rendered, dialog, ask, offered };
};

describe('having a task picked', () => {
  it('offers one task with its first step and the reasons', async () => {
    const { ask, dialog, offered } = await openPick();
    await ask('15 min');
    expect(['Buy bread', 'Call Anna']).toContain(offered());
    const steps = within(dialog.getByRole('list', { name: 'Suggested steps' }));
    expect(steps.getAllByRole('listitem')).toHaveLength(3);
    expect(
      within(dialog.getByRole('list', { name: 'Why this one' })).getAllByRole('listitem').length,
    ).toBeGreaterThan(0);
  });

  it('says nothing and offers no start before it is asked', async () => {
    const { dialog } = await openPick();
    expect(dialog.queryByRole('button', { name: 'Start' })).toBeNull();
  });

  it('says when it would be finished, and moves on while nobody starts', async () => {
    const { ask, dialog } = await openPick();
    await ask('15 min');
    expect(dialog.getByText(/9:15/)).toBeTruthy();
    await letPass(5 * minute);
    expect(dialog.getByText(/9:20/)).toBeTruthy();
  });

  it('offers another one, and in the end all that were offered', async () => {
    const { user, ask, dialog, offered } = await openPick({ tasks: three.slice(0, 2) });
    await ask('30 min');
    const first = offered();
    await user.click(dialog.getByRole('button', { name: 'Another one' }));
    expect(offered()).not.toBe(first);
    await user.click(dialog.getByRole('button', { name: 'See both' }));
    const all = within(dialog.getByRole('list', { name: 'What was offered' }));
    expect(all.getAllByRole('listitem')).toHaveLength(2);
  });

  it('starts the task it offered at once, and saves no steps by starting', async () => {
    const { user, ask, dialog, offered, store, path } = await openPick();
    await ask('15 min');
    const task = three.find((one) => one.title === offered());
    await user.click(dialog.getByRole('button', { name: 'Start' }));
    expect(path()).toBe('/focus');
    expect(store.all('focusSessions')).toMatchObject([
      { taskId: task?.id, phase: 'focus', plannedSeconds: 15 * 60 },
    ]);
    expect(store.all('taskSteps')).toEqual([]);
  });

  it('saves the suggested steps on request, and keeps them in sight', async () => {
    const { user, ask, dialog, offered, store } = await openPick();
    await ask('15 min');
    const task = three.find((one) => one.title === offered());
    await user.click(dialog.getByRole('button', { name: 'Add these steps' }));
    expect(store.all('taskSteps').filter(({ taskId }) => taskId === task?.id)).toHaveLength(3);
    expect(dialog.getByRole('list', { name: 'Suggested steps' })).toBeTruthy();
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Steps added' }).disabled).toBe(true);
  });

  it('leaves the steps of a task alone that has some', async () => {
    const { user, ask, dialog, store } = await openPick({
      tasks: three.slice(0, 1),
      taskSteps: [openStep('own', 'bread', { title: 'Find my shoes' })],
    });
    await ask('No limit');
    expect(dialog.getByText('Find my shoes')).toBeTruthy();
    expect(dialog.queryByRole('button', { name: 'Add these steps' })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Start' }));
    expect(store.all('taskSteps')).toHaveLength(1);
  });

  it('asks again when the energy is said in it, and today’s energy follows', async () => {
    const { user, ask, dialog, offered, store } = await openPick();
    await ask('No limit');
    await user.click(dialog.getByRole('radio', { name: 'Low' }));
    expect(['Buy bread', 'Call Anna']).toContain(offered());
    expect(store.all('energyChecks')).toMatchObject([{ energy: 'low' }]);
  });

  it('closes with “Not now” and gives the focus back', async () => {
    const { user, dialog } = await openPick();
    await user.click(dialog.getByRole('button', { name: 'Not now' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Pick for me' }));
  });

  it('opens by itself for whoever came to have something picked', async () => {
    const { user, path } = await renderFeature(<Page />, { path: '/tasks?pick', records: { tasks: three } });
    const dialog = within(screen.getByRole('dialog', { name: 'Pick for me' }));
    await user.click(dialog.getByRole('button', { name: 'Not now' }));
    expect(path()).toBe('/tasks');
  });

  it('asks for one small thing where there is nothing to pick from', async () => {
    await renderFeature(<Page />, { path: '/tasks?pick' });
    expect(screen.getByText('Your list is empty. Write down one small thing, and do that.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Write one down'));
  });
});
