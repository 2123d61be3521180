import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Task } from '#domain/records/kinds/task.ts';
import { openTask } from '#domain/tasks/task.fixture.ts';
import { Page as InboxPage } from '#web/pages/inbox.tsx';
import { Page as TasksPage } from '#web/pages/tasks.tsx';
import { findToast } from '#web/testing/find-toast.ts';
import { renderFeature } from '#web/testing/render-feature.tsx';

const waiting = (count: number): readonly Task[] =>
  Array.from({ length: count }, (_, index) =>
    openTask(`t${index}`, { title: `Thing ${index + 1}`, state: 'inbox', position: `a${index}` }),
  );
const renderInbox = async (tasks: readonly Task[]) =>
  renderFeature(<InboxPage />, { path: '/inbox', records: { tasks }, host: {} });
const startSorting = async (tasks: readonly Task[]) => {
  const rendered = await renderInbox(tasks);
  await rendered.user.click(screen.getByRole('button', { name: 'Sort five' }));
  await screen.findByRole('region', { name: 'Sort your Inbox' });
  return rendered;
};
const question = () => within(screen.getByRole('region', { name: 'Sort your Inbox' })).getByRole('heading');

describe('the Inbox', () => {
  it('says what it is for while it is empty', async () => {
    await renderInbox([]);
    expect(screen.getByText('Your Inbox is empty. New tasks without a day land here.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Sort five' })).toBeNull();
  });

  it('keeps a new task without a day, and the toast does it today with one press', async () => {
    const { user, store } = await renderInbox([]);
    await user.type(screen.getByLabelText('Write one down'), 'Buy bread{Enter}');
    expect(store.all('tasks')).toMatchObject([{ title: 'Buy bread', state: 'inbox', doOn: null }]);
    await findToast('“Buy bread” is in your Inbox.');
    await user.click(screen.getByRole('button', { name: 'Do it today' }));
    expect(store.all('tasks')).toMatchObject([{ state: 'open', doOn: '2026-11-16' }]);
    await findToast('Today');
  });

  it('passes a new task with a day on to that day', async () => {
    const { user, store } = await renderInbox([]);
    await user.type(screen.getByLabelText('Write one down'), 'Buy bread tomorrow{Enter}');
    expect(store.all('tasks')).toMatchObject([{ state: 'open', doOn: '2026-11-17' }]);
    expect(screen.queryByRole('heading', { name: 'Buy bread' })).toBeNull();
  });
});

describe('sorting five', () => {
  it.each([
    ['Today', '1', { state: 'open', doOn: '2026-11-16' }],
    ['Tomorrow', '2', { state: 'open', doOn: '2026-11-17' }],
    ['Later', '3', { state: 'open', doOn: '2026-11-23' }],
    ['Someday', '4', { state: 'someday', doOn: null }],
    ['Let it go', '5', { state: 'dropped' }],
  ])('answers %s by a press and by the key %s', async (label, key, expected) => {
    const { user, store } = await startSorting(waiting(2));
    await user.click(screen.getByRole('button', { name: label }));
    expect(store.get('tasks', 't0')).toMatchObject(expected);
    await user.keyboard(key);
    expect(store.get('tasks', 't1')).toMatchObject(expected);
  });

  it('asks about five and then stops, with a way to go on', async () => {
    const { user } = await startSorting(waiting(7));
    expect(screen.getByText('1 of 5')).toBeTruthy();
    expect(document.activeElement).toBe(question());
    for (const key of ['1', '2', '3', '4']) await user.keyboard(key);
    expect(screen.getByText('5 of 5')).toBeTruthy();
    expect(question().textContent).toBe('Thing 5');
    await user.keyboard('5');
    expect(question().textContent).toBe('That’s 5. The rest can wait.');
    expect(document.activeElement).toBe(question());
    await user.click(screen.getByRole('button', { name: 'Sort five more' }));
    expect(question().textContent).toBe('Thing 6');
    expect(screen.getByText('1 of 2')).toBeTruthy();
  });

  it('ends kindly when everything is sorted', async () => {
    const { user } = await startSorting(waiting(1));
    await user.keyboard('4');
    expect(question().textContent).toBe('That’s everything. Your Inbox is empty.');
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.getByText('Your Inbox is empty. New tasks without a day land here.')).toBeTruthy();
  });

  it('undoes the last answer and asks again', async () => {
    const { user, store } = await startSorting(waiting(3));
    const before = store.get('tasks', 't0');
    await user.keyboard('1');
    expect(question().textContent).toBe('Thing 2');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(store.get('tasks', 't0')).toEqual(before);
    expect(question().textContent).toBe('Thing 1');
  });

  it('skips a task and leaves it in the Inbox', async () => {
    const { user, store } = await startSorting(waiting(1));
    await user.click(screen.getByRole('button', { name: 'Skip this one' }));
    expect(store.get('tasks', 't0')?.state).toBe('inbox');
    expect(question().textContent).toBe('Nothing sorted, and that’s fine.');
  });

  it('lets “Later” be another day, and one Undo takes both back', async () => {
    const { user, store } = await startSorting(waiting(2));
    const before = store.get('tasks', 't0');
    await user.keyboard('3');
    const day = screen.getByLabelText<HTMLInputElement>('Another day');
    expect(day.value).toBe('2026-11-23');
    fireEvent.change(day, { target: { value: '2026-12-01' } });
    expect(store.get('tasks', 't0')?.doOn).toBe('2026-12-01');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(store.get('tasks', 't0')).toEqual(before);
  });

  it('gives the focus back to its button when somebody stops in the middle', async () => {
    const { user } = await startSorting(waiting(3));
    await user.click(screen.getByRole('button', { name: 'Stop here' }));
    await expect.poll(() => document.activeElement).toBe(screen.getByRole('button', { name: 'Sort five' }));
  });
});

const inToday = () =>
  within(screen.getByRole('list', { name: 'Today' }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

describe('tasks from before the Inbox', () => {
  const old = [
    openTask('one', { title: 'Call the dentist' }),
    openTask('two', { title: 'Buy bread', position: 'a1' }),
    openTask('planned', { title: 'Pay rent', doOn: '2026-11-16', position: 'a2' }),
  ];
  const notice = 'Tasks without a day now wait in the Inbox. Yours stayed in Today.';
  const renderTasks = async () =>
    renderFeature(<TasksPage />, { path: '/tasks', records: { tasks: old }, host: {} });
  it('stay in Today, with a notice, and nothing is written', async () => {
    const { store } = await renderTasks();
    expect(inToday()).toEqual(['Call the dentist', 'Buy bread', 'Pay rent']);
    expect(screen.getByText(notice)).toBeTruthy();
    expect(store.get('tasks', 'one')).toMatchObject({ ...old[0] });
  });

  it('move to the Inbox when asked to, and Undo brings back tasks and notice', async () => {
    const { user, store } = await renderTasks();
    await user.click(screen.getByRole('button', { name: 'Move them to the Inbox' }));
    expect(inToday()).toEqual(['Pay rent']);
    expect(store.get('tasks', 'one')).toMatchObject({ state: 'inbox', doOn: null });
    expect(screen.queryByText(notice)).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(inToday()).toEqual(['Call the dentist', 'Buy bread', 'Pay rent']);
    expect(screen.getByText(notice)).toBeTruthy();
  });

  it('get today as their day when kept, and the notice does not come back', async () => {
    const { user, store, unmount } = await renderTasks();
    await user.click(screen.getByRole('button', { name: 'Keep' }));
    expect(store.get('tasks', 'two')).toMatchObject({ state: 'open', doOn: '2026-11-16' });
    unmount();
    await renderTasks();
    expect(screen.queryByText(notice)).toBeNull();
  });

  it('can still be moved from the Inbox after they were kept', async () => {
    const first = await renderTasks();
    await first.user.click(screen.getByRole('button', { name: 'Keep' }));
    const kept = first.store.all('tasks');
    first.unmount();
    const { user, store } = await renderInbox(kept);
    expect(screen.getByText('You kept 2 tasks in Today.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Move them to the Inbox' }));
    expect(store.get('tasks', 'one')?.state).toBe('inbox');
    expect(store.get('tasks', 'planned')?.state).toBe('open');
    await user.click(screen.getByRole('button', { name: 'Put them back in Today' }));
    expect(store.get('tasks', 'one')).toMatchObject({ state: 'open', doOn: '2026-11-16' });
  });
});
