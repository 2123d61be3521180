import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { projectWith } from '#domain/projects/project.fixture.ts';
import { openTask } from '#domain/tasks/task.fixture.ts';
import type { Task } from '#domain/records/kinds/task.ts';
import { Page } from '#web/pages/tasks.tsx';
import { findToast } from '#web/testing/find-toast.ts';
import { renderFeature } from '#web/testing/render-feature.tsx';

const openEditor = async (changes: Partial<Task> = {}) => {
  const rendered = await renderFeature(<Page />, {
    path: '/tasks',
    records: {
      tasks: [openTask('bread', { title: 'Buy bread', ...changes })],
      projects: [projectWith({ id: 'garden', name: 'Garden' })],
    },
  });
  await rendered.user.click(screen.getByRole('button', { name: 'Buy bread' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit task' }));
  const field = (label: string) => dialog.getByLabelText<HTMLInputElement>(label);
  const save = async () => rendered.user.click(dialog.getByRole('button', { name: 'Save' }));
  const task = () => rendered.store.get('tasks', 'bread');
  const more = async () => rendered.user.click(dialog.getByRole('button', { name: /^More/ }));
  return { ...rendered, dialog, field, save, task, more };
};

describe('editing a task', () => {
  it('saves a new title, closes, and says so', async () => {
    const { user, field, save, task } = await openEditor();
    await user.clear(field('Title'));
    await user.type(field('Title'), 'Buy good bread');
    await save();
    expect(task()?.title).toBe('Buy good bread');
    expect(screen.queryByRole('dialog')).toBeNull();
    await findToast('Updated');
  });

  it.each([
    ['Title', 'ab', 'Title must be at least 3 characters long'],
    ['Minutes', '4', 'Estimated time must be at least 5 minutes'],
    ['Minutes', '481', 'Estimated time must be less than 8 hours (480 minutes)'],
    ['Minutes', 'soon', 'Estimated time must be at least 5 minutes'],
    ['Reward', 'r'.repeat(101), 'Reward text must be less than 100 characters'],
    ['Project', 'p'.repeat(41), 'Project name must be less than 40 characters'],
    ['When', 'w'.repeat(201), 'Keep this under 200 characters'],
  ])('[TASK-01] refuses in the field “%s” the words “%.8s…”: %s', async (label, words, message) => {
    const { field, dialog, save, task } = await openEditor();
    const before = task();
    fireEvent.change(field(label), { target: { value: words } });
    expect(dialog.queryByText(message)).toBeNull();
    await save();
    const said = dialog.getByText(message);
    expect(field(label).getAttribute('aria-describedby')).toBe(said.id);
    expect(task()).toEqual(before);
  });

  it.each([
    ['5', 5],
    ['480', 480],
    ['12,5', 13],
    ['', null],
  ])('[TASK-01] takes “%s” minutes as %s', async (typed, minutes) => {
    const { field, save, task } = await openEditor({ estimatedMinutes: 60 });
    fireEvent.change(field('Minutes'), { target: { value: typed } });
    await save();
    expect(task()?.estimatedMinutes).toBe(minutes);
  });

  it('takes the focus to the first field that is wrong', async () => {
    const { user, field, save } = await openEditor();
    await user.clear(field('Title'));
    await save();
    await expect.poll(() => document.activeElement).toBe(field('Title'));
  });

  it('keeps what is typed until it is saved, and says that it is not saved yet', async () => {
    const { user, field, dialog, more } = await openEditor();
    await more();
    await user.type(field('Description'), 'rye');
    expect(dialog.getByText('Not saved yet. Your changes stay on this device until you save.')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('button', { name: 'Buy bread' }));
    expect((await screen.findByLabelText<HTMLTextAreaElement>('Description')).value).toBe('rye');
  });

  it('gives up what is typed with “Start over”', async () => {
    const { user, field, dialog } = await openEditor();
    await user.type(field('Title'), '!!');
    await user.click(dialog.getByRole('button', { name: 'Start over' }));
    expect(field('Title').value).toBe('Buy bread');
    expect(dialog.queryByRole('button', { name: 'Start over' })).toBeNull();
  });

  it('gives the focus back to the row when it is closed', async () => {
    const { user, dialog } = await openEditor();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Buy bread' }));
  });

  it('moves a task to Later when it gets a day that has not come', async () => {
    const { field, save, task } = await openEditor();
    fireEvent.change(field('Day'), { target: { value: '2026-11-20' } });
    await save();
    expect(task()?.doOn).toBe('2026-11-20');
    expect(screen.getByRole('heading', { name: 'Later' })).toBeTruthy();
  });

  it('shows what people change most, and folds the rest until it is wanted or wrong', async () => {
    const { user, dialog, field, save } = await openEditor();
    const shown = () => dialog.getByRole('button', { name: /^More/ }).getAttribute('aria-expanded');
    expect(shown()).toBe('false');
    expect(dialog.queryByRole('radiogroup', { name: 'Repeat' })).toBeNull();
    fireEvent.change(field('Reward'), { target: { value: 'r'.repeat(101) } });
    await save();
    expect(shown()).toBe('true');
    await user.clear(field('Reward'));
    await save();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps a time with its end, and refuses an end before its beginning', async () => {
    const { field, dialog, save, task } = await openEditor();
    fireEvent.change(field('Time'), { target: { value: '15:00' } });
    expect(field('Day').value).toBe('2026-11-16');
    fireEvent.change(field('End time'), { target: { value: '15:00' } });
    await save();
    expect(dialog.getByText('The end time must be after the start time')).toBeTruthy();
    fireEvent.change(field('End time'), { target: { value: '15:01' } });
    await save();
    expect(task()).toMatchObject({ doOn: '2026-11-16', doAt: '15:00', doUntil: '15:01' });
  });

  it('begins a project by its name, and uses the one that has it already', async () => {
    const first = await openEditor();
    await first.user.type(first.field('Project'), 'garden');
    await first.save();
    expect(first.task()?.projectId).toBe('garden');
    first.unmount();
    const second = await openEditor();
    await second.user.type(second.field('Project'), 'Kitchen');
    await second.save();
    const made = second.store.all('projects').find(({ name }) => name === 'Kitchen');
    expect(second.task()?.projectId).toBe(made?.id);
    expect(made).toBeDefined();
  });
});

describe('how a task comes again', () => {
  it.each([
    ['Every day', 'daily', 'Every day. Days you skip don’t pile up.'],
    ['Weekly', 'weekly:0', /^Every Monday\./],
    ['Monthly', 'monthly:16', /16th/],
  ])('says “%s” in words before it is saved', async (choice, rule, words) => {
    const { user, dialog, save, task, more } = await openEditor();
    await more();
    await user.click(dialog.getByRole('radio', { name: choice }));
    expect(dialog.getByText(words)).toBeTruthy();
    await save();
    expect(task()?.repeatRule).toBe(rule);
  });

  it('adds a weekday, and never lets the last one go', async () => {
    const { user, dialog, more } = await openEditor();
    await more();
    await user.click(dialog.getByRole('radio', { name: 'Weekly' }));
    const [monday, friday] = [
      dialog.getByRole<HTMLInputElement>('checkbox', { name: 'Monday' }),
      dialog.getByRole<HTMLInputElement>('checkbox', { name: 'Friday' }),
    ];
    await user.click(friday);
    expect([monday.checked, friday.checked]).toEqual([true, true]);
    await user.click(monday);
    await user.click(friday);
    expect([monday.checked, friday.checked]).toEqual([false, true]);
  });

  it('takes a number of days that makes sense, and shows the last one that did otherwise', async () => {
    const { user, dialog, field, more } = await openEditor();
    await more();
    await user.click(dialog.getByRole('radio', { name: 'After it’s done' }));
    await user.clear(field('Days after it’s done'));
    await user.type(field('Days after it’s done'), '0');
    await user.tab();
    expect(field('Days after it’s done').value).toBe('3');
  });
});
