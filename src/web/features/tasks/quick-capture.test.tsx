import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { projectWith } from '#domain/projects/project.fixture.ts';
import { Page } from '#web/pages/tasks.tsx';
import { renderFeature } from '#web/testing/render-feature.tsx';

const line = () => screen.getByLabelText<HTMLInputElement>('Write one down');
const understood = () =>
  within(screen.getByRole('list', { name: 'Understood' }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('the capture line', () => {
  it('adds a task with Enter, and is empty and focused for the next one', async () => {
    const { user, store } = await renderFeature(<Page />);
    await user.type(line(), 'Call the dentist 20m low tomorrow{Enter}');
    expect(store.all('tasks')).toMatchObject([
      { title: 'Call the dentist', estimatedMinutes: 20, energy: 'low', doOn: '2026-11-17', state: 'open' },
    ]);
    expect(line().value).toBe('');
    expect(document.activeElement).toBe(line());
  });

  it('shows what it understood before anything is saved', async () => {
    const { user, store } = await renderFeature(<Page />);
    await user.type(line(), 'Call the dentist 20m low tomorrow #Health');
    expect(understood()).toEqual(['20 min', 'Low energy', 'Tomorrow', '#Health']);
    expect(store.all('tasks')).toEqual([]);
  });

  it('keeps the words as they were written when asked to', async () => {
    const { user, store } = await renderFeature(<Page />);
    await user.type(line(), 'Read 20m low tomorrow');
    await user.click(screen.getByRole('button', { name: 'Don’t interpret' }));
    expect(understood()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Add this task' }));
    expect(store.all('tasks')).toMatchObject([
      { title: 'Read 20m low tomorrow', estimatedMinutes: null, energy: 'medium', doOn: null },
    ]);
  });

  it('marks in the line every part that it read', async () => {
    const { user } = await renderFeature(<Page />);
    await user.type(line(), 'Take meds every day 8am 2m');
    expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
      'every day',
      '8am',
      '2m',
    ]);
    expect(understood()).toEqual(['Every day, from today', '08:00', '5 min']);
    expect(screen.getByText('2 min is saved as 5 min, the shortest estimate.')).toBeTruthy();
  });

  it('un-reads one part with one press and keeps that while typing goes on, and undoes it with another', async () => {
    const { user, store } = await renderFeature(<Page />);
    await user.type(line(), 'Plan the party tomorrow 3pm');
    await user.click(screen.getByRole('button', { name: 'Tomorrow', pressed: true }));
    expect(understood()).toEqual(['“tomorrow” is in the title', 'Today, 15:00']);
    expect(document.querySelectorAll('mark')).toHaveLength(1);
    await user.type(line(), ' low');
    expect(understood()).toEqual(['“tomorrow” is in the title', 'Today, 15:00', 'Low energy']);
    await user.click(screen.getByRole('button', { name: '“tomorrow” is in the title', pressed: false }));
    expect(understood()).toEqual(['Tomorrow', '15:00', 'Low energy']);
    await user.click(screen.getByRole('button', { name: '15:00' }));
    await user.type(line(), '{Enter}');
    expect(store.all('tasks')).toMatchObject([
      { title: 'Plan the party 3pm', doOn: '2026-11-17', doAt: null, energy: 'low' },
    ]);
    await user.type(line(), 'Call Sam 3pm');
    expect(understood()).toEqual(['Today, 15:00']);
  });

  it('keeps a time with its task and shows it in the list', async () => {
    const { user, store } = await renderFeature(<Page />);
    await user.type(line(), 'Dentist appointment today 15:00-16:30{Enter}');
    expect(store.all('tasks')).toMatchObject([{ doOn: '2026-11-16', doAt: '15:00', doUntil: '16:30' }]);
    expect(await screen.findByText('15:00 to 16:30')).toBeTruthy();
  });

  it('puts a task into the project of that name, in whatever case it is written', async () => {
    const project = projectWith({ id: 'garden', name: 'Garden' });
    const { user, store } = await renderFeature(<Page />, { records: { projects: [project] } });
    await user.type(line(), 'Dig the beds #garden{Enter}');
    expect(store.all('tasks')).toMatchObject([{ title: 'Dig the beds', projectId: 'garden' }]);
    expect(store.all('projects')).toHaveLength(1);
  });

  it('[TASK-01] refuses two letters with the message beside the line, and takes three', async () => {
    const { user, store } = await renderFeature(<Page />);
    await user.type(line(), 'ab{Enter}');
    expect(store.all('tasks')).toEqual([]);
    const message = screen.getByText('Title must be at least 3 characters long');
    expect(line().getAttribute('aria-describedby')).toBe(message.id);
    expect(line().getAttribute('aria-invalid')).toBe('true');
    await user.type(line(), 'c{Enter}');
    expect(store.all('tasks')).toMatchObject([{ title: 'abc' }]);
    expect(line().getAttribute('aria-invalid')).toBeNull();
  });

  it('[TASK-01] asks for a title when Enter is pressed on an empty line', async () => {
    const { user } = await renderFeature(<Page />);
    await user.type(line(), '{Enter}');
    expect(screen.getByText('Title is required')).toBeTruthy();
  });

  it('corrects nobody before they have pressed Enter', async () => {
    const { user } = await renderFeature(<Page />);
    await user.type(line(), 'ab');
    expect(screen.queryByText('Title must be at least 3 characters long')).toBeNull();
  });

  it('still holds what was typed when the page is opened again', async () => {
    const first = await renderFeature(<Page />, { host: {} });
    await first.user.type(line(), 'Half a thought');
    first.unmount();
    await renderFeature(<Page />, { host: {} });
    expect(line().value).toBe('Half a thought');
  });

  it('offers to undo what was added, and takes it away again', async () => {
    const { user, store } = await renderFeature(<Page />);
    await user.type(line(), 'Water the plants{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(store.all('tasks')).toEqual([]);
  });
});
