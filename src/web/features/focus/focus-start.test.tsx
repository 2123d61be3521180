import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openStep, openTask } from '#domain/tasks/task.fixture.ts';
import { Page } from '#web/pages/focus.tsx';
import { renderFeature } from '#web/testing/render-feature.tsx';
import type { Seed } from '#web/testing/seed-records.ts';

const renderStart = async (records: Seed = {}, path = '/focus') => {
  const rendered = await renderFeature(<Page />, { path, records });
  const start = async () => rendered.user.click(screen.getByRole('button', { name: 'Start' }));
  return { ...rendered, start };
};
const about = () => within(screen.getByRole('radiogroup', { name: 'What will you work on?' }));
const options = () =>
  about()
    .getAllByRole('radio')
    .map((radio) => radio.parentElement?.textContent);
const known = 'c0ffee00-0000-4000-8000-000000000001';
const minutes = () => screen.getByLabelText<HTMLInputElement>('Minutes');

const sounds = () =>
  within(screen.getByRole('radiogroup', { name: 'Music' })).getAllByRole<HTMLInputElement>('radio');

describe('setting up a focus session', () => {
  it('[FOCUS-01] starts with one press: the best task and the usual time are chosen already', async () => {
    const { store, start } = await renderStart({ tasks: [openTask('bread', { title: 'Buy bread' })] });
    await start();
    expect(store.all('focusSessions')).toMatchObject([
      { taskId: 'bread', plannedSeconds: 25 * 60, phase: 'focus', startedAt: new Date().toISOString() },
    ]);
    expect(screen.getByRole('heading', { name: 'Buy bread' })).toBeTruthy();
  });

  it('offers three tasks at most', async () => {
    const tasks = ['a', 'b', 'c', 'd'].map((id) => openTask(id, { title: `Task ${id}`, position: `a${id}` }));
    await renderStart({ tasks });
    expect(options()).toEqual(['Task a', 'Task b', 'Task c', 'Something else', 'Just focus']);
  });

  it('offers no task that is done or for another day, and the Inbox while Today is empty', async () => {
    await renderStart({
      tasks: [
        openTask('done', { title: 'Done', state: 'done', doneAt: '2026-11-15T10:00:00Z' }),
        openTask('inbox', { title: 'Parked', state: 'inbox' }),
        openTask('later', { title: 'Later', doOn: '2026-11-17' }),
      ],
    });
    expect(options()).toEqual(['Parked', 'Something else', 'Just focus']);
  });

  it('puts the task somebody came for first, with its own time', async () => {
    const tasks = ['a', 'b', 'c'].map((id) => openTask(id, { title: `Task ${id}`, estimatedMinutes: 5 }));
    const last = openTask(known, { title: 'Task d', estimatedMinutes: 45 });
    const { user, store, start } = await renderStart({ tasks: [...tasks, last] }, `/focus?task=${known}`);
    expect(screen.getByText('45 min · no music · no ritual')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Change' }));
    expect(options()[0]).toBe('Task d · 45 min');
    expect(minutes().value).toBe('45');
    await start();
    expect(store.all('focusSessions')).toMatchObject([{ taskId: known, plannedSeconds: 45 * 60 }]);
  });

  it('starts the task of a link with one press, and asks nothing', async () => {
    const tasks = [openTask(known, { title: 'Task d', estimatedMinutes: 45 })];
    const { store, start } = await renderStart({ tasks }, `/focus?task=${known}`);
    expect(screen.queryByRole('radiogroup', { name: 'What will you work on?' })).toBeNull();
    await start();
    expect(store.all('focusSessions')).toMatchObject([{ taskId: known, plannedSeconds: 45 * 60 }]);
  });

  it('goes on from the first open step of the task', async () => {
    const { store, start } = await renderStart({
      tasks: [openTask('letter', { title: 'Write the letter' })],
      taskSteps: [
        openStep('first', 'letter', { doneAt: '2026-11-15T10:00:00Z', position: 'a0' }),
        openStep('second', 'letter', { title: 'Draft it', position: 'a1' }),
      ],
    });
    await start();
    expect(store.all('focusSessions')).toMatchObject([{ stepId: 'second' }]);
    expect(screen.getByText('Draft it')).toBeTruthy();
  });

  it('takes a few words in place of a task', async () => {
    const { user, store, start } = await renderStart();
    await user.click(about().getByRole('radio', { name: 'One thing' }));
    await user.type(screen.getByLabelText('In a few words'), 'Tidy the desk');
    await start();
    expect(store.all('focusSessions')).toMatchObject([{ taskId: null, intention: 'Tidy the desk' }]);
    expect(screen.getByRole('heading', { name: 'Tidy the desk' })).toBeTruthy();
  });

  it.each(['1', '480'])('takes %s minutes', async (typed) => {
    const { store, start } = await renderStart();
    fireEvent.change(minutes(), { target: { value: typed } });
    await start();
    expect(store.all('focusSessions')).toMatchObject([{ plannedSeconds: Number(typed) * 60 }]);
  });

  it.each(['0', '481', '2.5', '-5', '', 'long'])(
    'says what it needs for “%s” minutes, and does not start',
    async (typed) => {
      const { store, start } = await renderStart();
      fireEvent.change(minutes(), { target: { value: typed } });
      const said = screen.getByText('A number from 1 to 480.');
      expect(minutes().getAttribute('aria-describedby')).toBe(said.id);
      expect(minutes().getAttribute('aria-invalid')).toBe('true');
      await start();
      expect(store.all('focusSessions')).toEqual([]);
    },
  );

  it('remembers the time that was chosen for the next session', async () => {
    const { user, store, start } = await renderStart();
    await user.click(screen.getByRole('radio', { name: '45 min' }));
    await start();
    expect(store.all('settings')).toMatchObject([{ focusMinutes: 45 }]);
  });

  it('leaves the usual time alone when nobody chose another', async () => {
    const { store, start } = await renderStart({ tasks: [openTask('a', { estimatedMinutes: 60 })] });
    await start();
    expect(store.all('settings')).toEqual([]);
  });

  it('keeps the choice of music on the device', async () => {
    const first = await renderStart();
    const other = sounds().find(({ checked }) => !checked);
    await first.user.click(other!);
    await first.start();
    first.unmount();
    await renderStart();
    expect(sounds().find(({ checked }) => checked)?.value).toBe(other!.value);
  });
});
