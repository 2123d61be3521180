import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openStep, openTask } from '#domain/tasks/task.fixture.ts';
import type { Task } from '#domain/records/kinds/task.ts';
import { Page } from '#web/pages/tasks.tsx';
import { findToast } from '#web/testing/find-toast.ts';
import { renderFeature } from '#web/testing/render-feature.tsx';

const three = [
  openTask('one', { title: 'Call the dentist', position: 'a0' }),
  openTask('two', { title: 'Buy bread', position: 'a1' }),
  openTask('three', { title: 'Write the letter', position: 'a2' }),
];

const list = (name = 'Today') => screen.getByRole('list', { name });
const rows = (name = 'Today') =>
  within(list(name))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
const row = (title: string): HTMLElement => {
  const found = screen.getByRole('heading', { name: title }).closest('li');
  if (found === null) throw new Error(`No row for ${title}`);
  return found;
};
const renderTasks = async (tasks: readonly Task[] = three) =>
  renderFeature(<Page />, { path: '/tasks', records: { tasks } });
const sayLow = async (user: Awaited<ReturnType<typeof renderTasks>>['user']): Promise<void> => {
  await user.click(screen.getByRole('button', { name: 'List options' }));
  await user.click(screen.getByRole('radio', { name: 'Low' }));
};
const openMenu = async (user: Awaited<ReturnType<typeof renderTasks>>['user'], title: string) => {
  await user.click(screen.getByRole('button', { name: `More for “${title}”` }));
  return within(screen.getByRole('menu', { name: `For “${title}”` }));
};

describe('the list of today', () => {
  it('[TASK-02] shows the tasks in the order the person gave them', async () => {
    await renderTasks(three.toReversed());
    expect(rows()).toEqual(['Call the dentist', 'Buy bread', 'Write the letter']);
  });

  it('names a row by its title and its facts', async () => {
    await renderFeature(<Page />, {
      records: {
        tasks: [
          openTask('one', { title: 'Pay rent', estimatedMinutes: 15, energy: 'high', dueOn: '2026-11-17' }),
        ],
        taskSteps: [openStep('a', 'one', { doneAt: '2026-11-16T08:00:00Z' }), openStep('b', 'one')],
      },
    });
    const name = 'Pay rent 15 min High energy 1 of 2 steps By tomorrow';
    expect(screen.getByRole('listitem', { name })).toBeTruthy();
  });

  it('says that nothing is waiting when there is no task, and offers to bring a list', async () => {
    await renderTasks([]);
    expect(screen.getByText('Nothing is waiting. Add something small when you feel like it.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Import a list from another app' }).getAttribute('href')).toBe(
      '/documentation-migration',
    );
  });

  it('[TASK-02] hides what asks for more energy than there is, and shows it on request', async () => {
    const { user } = await renderTasks([
      openTask('easy', { title: 'Buy bread', energy: 'low' }),
      openTask('hard', { title: 'Do the taxes', energy: 'high', position: 'a1' }),
    ]);
    await sayLow(user);
    expect(rows()).toEqual(['Buy bread']);
    const more = screen.getByRole('button', { name: 'Show 1 more' });
    await user.click(more);
    expect(rows()).toEqual(['Buy bread', 'Do the taxes']);
    expect(more.getAttribute('aria-pressed')).toBe('true');
    await user.click(screen.getByRole('button', { name: 'Show what fits' }));
    expect(rows()).toEqual(['Buy bread']);
  });

  it('calls rest a good choice when nothing fits the energy', async () => {
    const { user } = await renderTasks([openTask('hard', { title: 'Do the taxes', energy: 'high' })]);
    await sayLow(user);
    expect(screen.getByText('Nothing here fits low energy. Resting is a good choice too.')).toBeTruthy();
  });

  it('marks a task as done with its circle and says so', async () => {
    const { user, store } = await renderTasks();
    await user.click(screen.getByRole('button', { name: 'Mark “Buy bread” as done' }));
    expect(rows()).toEqual(['Call the dentist', 'Write the letter']);
    expect(store.get('tasks', 'two')).toMatchObject({ state: 'done', doneAt: new Date().toISOString() });
    await findToast('Done');
  });

  it('tells of the reward when a task that has one is done', async () => {
    const { user } = await renderTasks([
      openTask('one', { title: 'Do the taxes', rewardText: 'a cup of tea' }),
    ]);
    await user.click(screen.getByRole('button', { name: 'Mark “Do the taxes” as done' }));
    expect(await findToast('Your reward: a cup of tea')).toBeTruthy();
  });

  it('moves the focus to the circle of the next task when one is done', async () => {
    const { user } = await renderTasks();
    await user.click(screen.getByRole('button', { name: 'Mark “Buy bread” as done' }));
    expect(document.activeElement).toBe(
      screen.getByRole('button', { name: 'Mark “Write the letter” as done' }),
    );
  });

  it('moves the focus to the page’s heading when the last task is done', async () => {
    const { user } = await renderTasks([three[0]!]);
    await user.click(screen.getByRole('button', { name: 'Mark “Call the dentist” as done' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Tasks' }));
  });

  it('brings a done task back to its place with Undo', async () => {
    const { user } = await renderTasks();
    await user.click(screen.getByRole('button', { name: 'Mark “Buy bread” as done' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(rows()).toEqual(['Call the dentist', 'Buy bread', 'Write the letter']);
  });

  it('never calls a day that has passed late', async () => {
    await renderTasks([openTask('old', { title: 'Pay rent', doOn: '2026-11-10', dueOn: '2026-11-12' })]);
    expect(row('Pay rent').textContent).not.toMatch(/late|overdue|missed/i);
  });
});

const stand = async (title: string) => {
  const rendered = await renderTasks();
  row(title).focus();
  return rendered;
};

const here = () => document.activeElement?.querySelector('h3')?.textContent;

describe('the keyboard in the list', () => {
  it.each([
    ['{ArrowDown}', 'Write the letter'],
    ['j', 'Write the letter'],
    ['{ArrowUp}', 'Call the dentist'],
    ['k', 'Call the dentist'],
    ['{Home}', 'Call the dentist'],
    ['{End}', 'Write the letter'],
  ])('goes with %s from the middle to “%s”', async (key, title) => {
    const { user } = await stand('Buy bread');
    await user.keyboard(key);
    expect(here()).toBe(title);
  });

  it('stays on the first task when there is none above', async () => {
    const { user } = await stand('Call the dentist');
    await user.keyboard('{ArrowUp}');
    expect(here()).toBe('Call the dentist');
  });

  it('has one row that Tab reaches, and it is the one that was gone to', async () => {
    const { user } = await stand('Buy bread');
    await user.keyboard('{ArrowDown}');
    const stops = within(list())
      .getAllByRole('listitem')
      .filter(({ tabIndex }) => tabIndex === 0);
    expect(stops.map((one) => one.querySelector('h3')?.textContent)).toEqual(['Write the letter']);
  });

  it('moves a task down with Alt and the arrow, keeps the focus on it and says where it is', async () => {
    const { user } = await stand('Call the dentist');
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(rows()).toEqual(['Buy bread', 'Call the dentist', 'Write the letter']);
    expect(here()).toBe('Call the dentist');
    await findToast('“Call the dentist” is now 2 of 3.');
  });

  it.each(['d', ' '])('marks a task as done with “%s”', async (key) => {
    const { user, store } = await stand('Buy bread');
    await user.keyboard(key);
    expect(store.get('tasks', 'two')?.state).toBe('done');
  });

  it('opens the task with Enter', async () => {
    const { user } = await stand('Buy bread');
    await user.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Edit task' });
    expect(within(dialog).getByLabelText<HTMLInputElement>('Title').value).toBe('Buy bread');
  });

  it('goes to the capture line with n', async () => {
    const { user } = await stand('Buy bread');
    await user.keyboard('n');
    expect(document.activeElement).toBe(screen.getByLabelText('Write one down'));
  });

  it('shows its keys with a question mark', async () => {
    const { user } = await stand('Buy bread');
    await user.keyboard('?');
    const dialog = await screen.findByRole('dialog', { name: 'Keys' });
    expect(within(dialog).getAllByRole('term')).toHaveLength(7);
  });

  it('leaves a key with Control to the browser', async () => {
    const { user, store } = await stand('Buy bread');
    await user.keyboard('{Control>}d{/Control}');
    expect(store.get('tasks', 'two')?.state).toBe('open');
  });
});

describe('the menu of a task', () => {
  it('moves a task to Later when “Not this week” is chosen', async () => {
    const { user, store } = await renderTasks();
    await user.click((await openMenu(user, 'Buy bread')).getByRole('menuitem', { name: 'Not this week' }));
    expect(rows()).toEqual(['Call the dentist', 'Write the letter']);
    expect(store.get('tasks', 'two')).toMatchObject({ state: 'open', doOn: '2026-11-23' });
    expect(screen.getByRole('heading', { name: 'Later' })).toBeTruthy();
    await findToast('It comes back on Monday.');
  });

  it.each([
    ['Today', openTask('two', { title: 'Buy bread', doOn: '2026-11-16' })],
    ['Inbox', openTask('two', { title: 'Buy bread', state: 'inbox' })],
    ['Later', openTask('two', { title: 'Buy bread', state: 'someday' })],
  ] as const)('moves a task from %s to tomorrow', async (name, task) => {
    const { user, store } = await renderTasks([task]);
    if (name === 'Later') await user.click(screen.getByRole('heading', { name: 'Later' }));
    await screen.findByRole('heading', { level: 3, name: 'Buy bread' });
    await user.click((await openMenu(user, 'Buy bread')).getByRole('menuitem', { name: 'Tomorrow' }));
    expect(store.get('tasks', 'two')).toMatchObject({ state: 'open', doOn: '2026-11-17' });
    await findToast('Tomorrow');
  });

  it('does not offer the day that a task is on already', async () => {
    const { user } = await renderTasks([openTask('soon', { title: 'Pay rent', doOn: '2026-11-17' })]);
    await user.click(screen.getByRole('heading', { name: 'Later' }));
    await screen.findByRole('heading', { level: 3, name: 'Pay rent' });
    const menu = await openMenu(user, 'Pay rent');
    expect(menu.queryByRole('menuitem', { name: 'Tomorrow' })).toBeNull();
    expect(menu.getByRole('menuitem', { name: 'Not this week' })).toBeTruthy();
  });

  it('puts a task away without a day when “Someday” is chosen', async () => {
    const { user, store } = await renderTasks();
    await user.click((await openMenu(user, 'Buy bread')).getByRole('menuitem', { name: 'Someday' }));
    expect(store.get('tasks', 'two')).toMatchObject({ state: 'someday', doOn: null });
  });

  it('keeps what is let go where it can be found and brought back', async () => {
    const { user, store } = await renderTasks();
    await user.click((await openMenu(user, 'Buy bread')).getByRole('menuitem', { name: 'Let it go' }));
    expect(store.get('tasks', 'two')?.state).toBe('dropped');
    await user.click(screen.getByRole('heading', { name: 'Let go' }));
    await user.click(await screen.findByRole('button', { name: 'Put “Buy bread” back' }));
    expect(rows()).toEqual(['Call the dentist', 'Buy bread', 'Write the letter']);
  });

  it('[ARCHIVE-01] archives what is over, out of every list, and Undo brings it back', async () => {
    const { user, store } = await renderTasks();
    await user.click((await openMenu(user, 'Buy bread')).getByRole('menuitem', { name: 'Let it go' }));
    await user.click(screen.getByRole('heading', { name: 'Let go' }));
    await user.click(await screen.findByRole('button', { name: 'Archive “Buy bread”' }));
    expect(store.get('tasks', 'two')).toMatchObject({
      state: 'dropped',
      archivedAt: new Date().toISOString(),
    });
    expect(screen.queryByRole('heading', { name: 'Let go' })).toBeNull();
    const undo = await screen.findAllByRole('button', { name: 'Undo' });
    await user.click(undo.at(-1)!);
    expect(screen.getByRole('heading', { name: 'Let go' })).toBeTruthy();
  });

  it('deletes a task, and Undo brings it back whole', async () => {
    const { user, store } = await renderTasks();
    const before = store.get('tasks', 'two');
    await user.click((await openMenu(user, 'Buy bread')).getByRole('menuitem', { name: 'Delete' }));
    expect(store.get('tasks', 'two')).toBeUndefined();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(store.get('tasks', 'two')).toEqual(before);
  });

  it('starts a session with the task in hand', async () => {
    const { user, path, store } = await renderTasks();
    await user.click((await openMenu(user, 'Buy bread')).getByRole('menuitem', { name: 'Start focus' }));
    expect(path()).toBe('/focus');
    expect(store.all('focusSessions')).toMatchObject([{ taskId: 'two', phase: 'focus' }]);
  });

  it('has no “Move up” for the first and no “Move down” for the last', async () => {
    const { user } = await renderTasks();
    const first = await openMenu(user, 'Call the dentist');
    expect(first.queryByRole('menuitem', { name: 'Move up' })).toBeNull();
    await user.click(first.getByRole('menuitem', { name: 'Move down' }));
    expect(rows()).toEqual(['Buy bread', 'Call the dentist', 'Write the letter']);
    const last = await openMenu(user, 'Write the letter');
    expect(last.queryByRole('menuitem', { name: 'Move down' })).toBeNull();
  });

  it('takes the focus to its first item and round with the arrow keys', async () => {
    const { user } = await renderTasks();
    const menu = await openMenu(user, 'Buy bread');
    expect(document.activeElement).toBe(menu.getByRole('menuitem', { name: 'Start focus' }));
    await user.keyboard('{ArrowUp}');
    expect(document.activeElement).toBe(menu.getByRole('menuitem', { name: 'Delete' }));
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(menu.getByRole('menuitem', { name: 'Start focus' }));
  });

  it('goes to the item that begins with the letter that is typed', async () => {
    const { user } = await renderTasks();
    const menu = await openMenu(user, 'Buy bread');
    await user.keyboard('l');
    expect(document.activeElement).toBe(menu.getByRole('menuitem', { name: 'Let it go' }));
  });

  it('closes on Escape and gives the focus back to its button', async () => {
    const { user } = await renderTasks();
    await openMenu(user, 'Buy bread');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    const button = screen.getByRole('button', { name: 'More for “Buy bread”' });
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-expanded')).toBe('false');
  });

  it('closes on a press elsewhere, and nothing is done', async () => {
    const { user } = await renderTasks();
    await openMenu(user, 'Buy bread');
    await user.click(screen.getByRole('heading', { level: 1 }));
    expect(screen.queryByRole('menu')).toBeNull();
    expect(rows()).toHaveLength(3);
  });
});

describe('a row', () => {
  it('starts a focus session with the task in hand', async () => {
    const { user, path } = await renderTasks();
    await user.click(screen.getByRole('button', { name: 'Start “Buy bread”' }));
    expect(path()).toBe('/focus');
  });

  it('shows its note when rows are comfortable and not when they are compact, and the choice is kept', async () => {
    const { user, unmount } = await renderTasks([
      openTask('one', { title: 'Pay rent', doOn: '2026-11-16', description: 'New account' }),
    ]);
    expect(screen.getByText('New account')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'List options' }));
    await user.click(screen.getByRole('radio', { name: 'Compact' }));
    expect(screen.queryByText('New account')).toBeNull();
    unmount();
    await renderTasks([
      openTask('one', { title: 'Pay rent', doOn: '2026-11-16', description: 'New account' }),
    ]);
    expect(screen.getByRole('heading', { name: 'Pay rent' })).toBeTruthy();
    expect(screen.queryByText('New account')).toBeNull();
  });
});

describe('the list options', () => {
  it('close on Escape and give the focus back to their button', async () => {
    const { user } = await renderTasks();
    const button = screen.getByRole('button', { name: 'List options' });
    await user.click(button);
    screen.getByRole('radio', { name: 'Compact' }).focus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('radio', { name: 'Compact' })).toBeNull();
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-expanded')).toBe('false');
  });

  it('close on a press elsewhere', async () => {
    const { user } = await renderTasks();
    await user.click(screen.getByRole('button', { name: 'List options' }));
    await user.click(screen.getByRole('heading', { level: 1 }));
    expect(screen.queryByRole('radio', { name: 'Compact' })).toBeNull();
  });
});

describe('the other lists', () => {
  it('folds Later by days, and brings a task to today from there', async () => {
    const { user } = await renderTasks([
      openTask('soon', { title: 'Pay rent', doOn: '2026-11-17' }),
      openTask('someday', { title: 'Learn to sail', state: 'someday' }),
    ]);
    await user.click(screen.getByRole('heading', { name: 'Later' }));
    expect(await screen.findByText('Tomorrow', { selector: 'p' })).toBeTruthy();
    expect(rows('Later')).toEqual(['Pay rent', 'Learn to sail']);
    await user.click((await openMenu(user, 'Pay rent')).getByRole('menuitem', { name: 'Do it today' }));
    expect(rows()).toEqual(['Pay rent']);
  });

  it('opens the Inbox where nothing stands in Today, and one press chooses a task for today', async () => {
    const { user, store } = await renderTasks([openTask('thought', { title: 'Call Anna', state: 'inbox' })]);
    expect(screen.getByText(/^Nothing is set for today/)).toBeTruthy();
    expect(rows('Inbox')).toEqual(['Call Anna']);
    await user.click(screen.getByRole('button', { name: 'Do “Call Anna” today' }));
    expect(store.get('tasks', 'thought')).toMatchObject({ state: 'open', doOn: '2026-11-16' });
    expect(rows()).toEqual(['Call Anna']);
    expect(screen.queryByRole('heading', { name: 'Inbox' })).toBeNull();
  });

  it('folds the Inbox while something stands in Today', async () => {
    await renderTasks([...three, openTask('thought', { title: 'Call Anna', state: 'inbox' })]);
    expect(screen.getByRole('heading', { name: 'Inbox' })).toBeTruthy();
    expect(screen.queryByText('Call Anna')).toBeNull();
  });

  it('shows a task of the Inbox in Today from the day it is due', async () => {
    await renderTasks([openTask('rent', { title: 'Pay rent', state: 'inbox', dueOn: '2026-11-16' })]);
    expect(rows()).toEqual(['Pay rent']);
  });

  it('draws what is done only once somebody looks', async () => {
    const { user } = await renderTasks([
      openTask('done', { title: 'Wash up', state: 'done', doneAt: '2026-11-15T10:00:00Z' }),
    ]);
    expect(screen.queryByText('Wash up')).toBeNull();
    await user.click(screen.getByRole('heading', { name: 'Done' }));
    expect(await screen.findByText('Wash up')).toBeTruthy();
  });

  it('draws a part of a very long list, and says how long it is', async () => {
    const many = Array.from({ length: 101 }, (_, index) =>
      openTask(`t${index}`, { title: `Task ${index}`, position: `a${String(index).padStart(3, '0')}V` }),
    );
    await renderTasks(many);
    const drawn = within(list()).getAllByRole('listitem');
    expect(drawn.length).toBeLessThan(101);
    expect(drawn[0]?.getAttribute('aria-setsize')).toBe('101');
  });
});
