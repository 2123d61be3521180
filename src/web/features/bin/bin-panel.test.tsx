import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { milestoneWith, projectWith } from '#domain/projects/project.fixture.ts';
import { openStep, openTask } from '#domain/tasks/task.fixture.ts';
import { BinPanel } from '#web/features/bin/bin-panel.tsx';
import { findToast } from '#web/testing/find-toast.ts';
import { renderFeature } from '#web/testing/render-feature.tsx';
import { type HostAnswers, refusal } from '#web/testing/test-host.ts';

const titles = ['Buy bread', 'Call the dentist', 'Fix the lamp', 'Sort the photos', 'Water the plants'];

const row = (title: string) => within(screen.getByText(title).closest('li')!);

const renderBin = async (host: HostAnswers = {}) => {
  const rendered = await renderFeature(<BinPanel />, {
    host,
    records: {
      tasks: [...titles, 'Still here'].map((title, index) => openTask(`t${index}`, { title })),
      projects: [projectWith({ id: 'p', name: 'Garden' })],
      milestones: [milestoneWith({ id: 'm', projectId: 'p' })],
      taskSteps: [openStep('s', 't0')],
    },
  });
  rendered.store.write([
    ...titles.map((_, index) => ({ kind: 'tasks', id: `t${index}`, deleted: true }) as const),
    { kind: 'milestones', id: 'm', deleted: true },
    { kind: 'taskSteps', id: 's', deleted: true },
    { kind: 'projects', id: 'p', deleted: true },
  ]);
  await screen.findByText('Buy bread');
  return rendered;
};
const shown = () => within(screen.getByRole('list', { name: 'In the bin' })).getAllByRole('listitem').length;

describe('[ARCHIVE-01] the bin', () => {
  it('lists what was deleted, with the day it goes for good, and nothing else', async () => {
    await renderBin();
    expect(shown()).toBe(6);
    expect(screen.queryByText('Still here')).toBeNull();
    expect(row('Garden').getByText(/^Project · deleted today · gone for good .*\d/)).toBeTruthy();
  });

  it('brings one back, which can be undone', async () => {
    const { user, store } = await renderBin();
    await user.click(row('Buy bread').getByRole('button', { name: 'Bring back' }));
    expect(store.get('tasks', 't0')?.title).toBe('Buy bread');
    expect(store.get('taskSteps', 's')).toBeDefined();
    expect(shown()).toBe(5);
    await findToast('Back from the bin');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(store.get('tasks', 't0')).toBeUndefined();
    expect(shown()).toBe(6);
  });

  it('brings all of them back, a project with its milestones', async () => {
    const { user, store } = await renderBin();
    await user.click(screen.getByRole('button', { name: 'Bring back all 6' }));
    expect(store.all('tasks')).toHaveLength(6);
    expect(store.get('projects', 'p')?.name).toBe('Garden');
    expect(store.get('milestones', 'm')).toBeDefined();
    expect(screen.getByText('Nothing is in the bin.')).toBeTruthy();
  });

  it('searches, and then “these” are those that were found', async () => {
    const { user, store } = await renderBin();
    const field = screen.getByRole('searchbox', { name: 'Search the bin' });
    await user.type(field, 'the');
    expect(shown()).toBe(4);
    await user.click(screen.getByRole('button', { name: 'Bring back these 4' }));
    expect(store.all('tasks')).toHaveLength(5);
    await user.clear(field);
    await user.type(field, 'submarine');
    expect(screen.getByText('Nothing in the bin has these words.')).toBeTruthy();
  });

  it('asks before it deletes for good, and then deletes in one go', async () => {
    const { user, host } = await renderBin({
      'DELETE /rest/v1/tasks': () => new Response(null, { status: 204 }),
    });
    const press = async (): Promise<void> =>
      user.click(row('Buy bread').getByRole('button', { name: 'Delete for good' }));
    await press();
    await user.click(screen.getByRole('button', { name: 'Keep' }));
    expect(shown()).toBe(6);
    await press();
    expect(screen.getByRole('dialog', { name: 'Delete “Buy bread” for good?' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Yes, delete for good' }));
    await findToast('Deleted for good');
    expect(screen.queryByRole('list', { name: 'In the bin' })?.textContent).not.toContain('Buy bread');
    expect(host.asked.filter(({ path }) => path.startsWith('DELETE')).map(({ path }) => path)).toEqual([
      'DELETE /rest/v1/tasks',
    ]);
  });

  it('says so where it could not delete, and keeps it in the list', async () => {
    const { user } = await renderBin({ 'DELETE /rest/v1/tasks': () => refusal(400) });
    await user.click(row('Buy bread').getByRole('button', { name: 'Delete for good' }));
    await user.click(screen.getByRole('button', { name: 'Yes, delete for good' }));
    await findToast('Not deleted');
    expect(shown()).toBe(6);
  });

  it('brings back without a network, and says that deleting for good has to wait', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { user, store, host } = await renderBin();
    expect(screen.getByText(/^You’re offline\. You can bring things back\./)).toBeTruthy();
    await user.click(row('Buy bread').getByRole('button', { name: 'Delete for good' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(row('Buy bread').getByRole('button', { name: 'Bring back' }));
    expect(store.get('tasks', 't0')).toBeDefined();
    expect(host.asked.filter(({ path }) => path.includes('/rest/'))).toEqual([]);
  });
});
