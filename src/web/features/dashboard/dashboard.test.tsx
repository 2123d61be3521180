import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { focusSession } from '#domain/focus/focus-session.fixture.ts';
import { openStep, openTask } from '#domain/tasks/task.fixture.ts';
import { defaultSettings } from '#domain/records/kinds/personal-settings.ts';
import { Page } from '#web/pages/app.tsx';
import { findToast } from '#web/testing/find-toast.ts';
import { renderFeature } from '#web/testing/render-feature.tsx';
import type { Seed } from '#web/testing/seed-records.ts';
import { robin } from '#web/testing/signed-in.ts';
import { letPass, minute, monday } from '#web/testing/test-clock.ts';

const four = ['Buy bread', 'Call Anna', 'Wash up', 'Read'].map((title, index) =>
  openTask(title, { title, position: `a${index}` }),
);
const moment = (minutes: number): string => new Date(monday.getTime() + minutes * minute).toISOString();
const renderDashboard = async (records: Seed = { tasks: four }) =>
  renderFeature(<Page />, { path: '/app', records });
const now = () => screen.getByRole('heading', { level: 2, name: /./, hidden: false }).textContent;
const after = () =>
  within(screen.getByRole('region', { name: 'After that' }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
const nowTitle = () => document.querySelector('#now-title')?.textContent;

describe('the dashboard', () => {
  it('[TASK-02] shows one thing now and at most two after it', async () => {
    await renderDashboard();
    expect(nowTitle()).toBe('Buy bread');
    expect(after()).toEqual(['Call Anna', 'Wash up']);
    expect(screen.queryByText('Read')).toBeNull();
  });

  it('offers a first small thing to somebody who is new', async () => {
    await renderDashboard({});
    expect(now()).toBe('One small thing is enough');
    expect(screen.getByRole('link', { name: 'Add your first task' }).getAttribute('href')).toBe('/add-task');
  });

  it('says that rest counts when everything is done', async () => {
    await renderDashboard({
      tasks: [openTask('done', { state: 'done', doneAt: new Date(2026, 10, 16, 8).toISOString() })],
    });
    expect(screen.getByText('Nothing is waiting. Rest counts too.')).toBeTruthy();
    expect(screen.getByText('1 done today')).toBeTruthy();
  });

  it('brings the next task when the first is done, and counts it', async () => {
    const { user, store } = await renderDashboard();
    expect(screen.getByText('Nothing done yet today. That’s fine.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(store.get('tasks', 'Buy bread')?.state).toBe('done');
    expect(nowTitle()).toBe('Call Anna');
    expect(screen.getByText('1 done today')).toBeTruthy();
    await findToast('Done');
  });

  it('passes over a task with “Not now” without touching it', async () => {
    const { user, store } = await renderDashboard();
    await user.click(screen.getByRole('button', { name: 'Not now' }));
    expect(nowTitle()).toBe('Call Anna');
    expect(store.get('tasks', 'Buy bread')).toMatchObject({ state: 'open', doOn: null });
  });

  it('has no “Not now” where there is nothing else', async () => {
    await renderDashboard({ tasks: [openTask('only', { title: 'Buy bread' })] });
    expect(screen.queryByRole('button', { name: 'Not now' })).toBeNull();
  });

  it('ticks one of the two after it, and keeps the keyboard in that part', async () => {
    const { user } = await renderDashboard();
    await user.click(screen.getByRole('button', { name: 'Mark “Call Anna” as done' }));
    expect(after()).toEqual(['Wash up', 'Read']);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'After that' }));
  });

  it('[TASK-02] brings up what fits the energy that was said', async () => {
    const { user } = await renderDashboard({
      tasks: [
        openTask('hard', { title: 'Do the taxes', energy: 'high', position: 'a0' }),
        openTask('easy', { title: 'Water the plants', energy: 'low', position: 'a1' }),
      ],
    });
    await user.click(screen.getByRole('radio', { name: 'High' }));
    expect(nowTitle()).toBe('Do the taxes');
    await user.click(screen.getByRole('radio', { name: 'Low' }));
    expect(nowTitle()).toBe('Water the plants');
  });

  it('says so when even the gentlest task asks for more than there is', async () => {
    const { user } = await renderDashboard({ tasks: [openTask('hard', { energy: 'high' })] });
    await user.click(screen.getByRole('radio', { name: 'Low' }));
    expect(
      screen.getByText('Nothing on your list needs that little energy. This is the easiest one.'),
    ).toBeTruthy();
  });

  it('shows the first open step of the task', async () => {
    await renderDashboard({
      tasks: [openTask('letter', { title: 'Write the letter' })],
      taskSteps: [
        openStep('one', 'letter', {
          title: 'Find the address',
          doneAt: '2026-11-15T10:00:00Z',
          position: 'a0',
        }),
        openStep('two', 'letter', { title: 'Draft it', position: 'a1' }),
      ],
    });
    expect(screen.getByText('Draft it')).toBeTruthy();
    expect(screen.queryByText('Find the address')).toBeNull();
  });

  it('says when it would be finished, and moves on with the clock', async () => {
    await renderDashboard({ tasks: [openTask('one', { estimatedMinutes: 30 })] });
    expect(screen.getByText(/^Finish by 0?9:30/)).toBeTruthy();
    await letPass(10 * minute);
    expect(screen.getByText(/^Finish by 0?9:40/)).toBeTruthy();
  });

  it('[ARCHIVE-01] shows what comes next while something is on, and says when a calendar file has ended', async () => {
    const taken = (title: string, from: number, to: number) => ({
      id: title,
      calendarId: 'work',
      title,
      startsAt: moment(from),
      endsAt: moment(to),
      firstDay: null,
      lastDay: null,
    });
    const work = { id: 'work', name: 'Work', keepsTitles: true, readAt: moment(-60), readUntil: moment(-1) };
    await renderDashboard({
      calendarEvents: [taken('Workshop', -30, 240), taken('Lunch', 30, 60)],
      otherCalendars: [work],
    });
    expect(screen.getByText('Workshop').parentElement?.textContent).toMatch(/^Now: Workshop, until /);
    expect(screen.getByText('Lunch').parentElement?.textContent).toMatch(/^Next: Lunch, at .*, in 30 min$/);
    expect(screen.getByText(/^Your calendar file ends here\./)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Read a newer one.' }).getAttribute('href')).toBe(
      '/data-archival#calendar',
    );
  });

  it('says how far off the next thing with a day is', async () => {
    await renderDashboard({ tasks: [...four, openTask('rent', { title: 'Pay rent', dueOn: '2026-11-17' })] });
    expect(screen.getByText('Pay rent').parentElement?.textContent).toMatch(
      /^Next: Pay rent, .*(tomorrow|hour)/i,
    );
  });

  it('starts a session with the task in hand', async () => {
    const { user, path, store } = await renderDashboard();
    await user.click(screen.getByRole('button', { name: 'Start' }));
    expect(path()).toBe('/focus');
    expect(store.all('focusSessions')).toMatchObject([
      { taskId: 'Buy bread', phase: 'focus', plannedSeconds: 25 * 60 },
    ]);
  });

  it('asks for nothing on a day of rest, until somebody looks anyway', async () => {
    const { user } = await renderDashboard({
      tasks: four,
      settings: [{ ...defaultSettings, id: robin.id, restWeekdays: [0] }],
    });
    expect(screen.getByRole('heading', { name: 'Today is a rest day. Nothing to do.' })).toBeTruthy();
    expect(screen.queryByText('Buy bread')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Not a rest day' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show my tasks anyway' }));
    expect(nowTitle()).toBe('Buy bread');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('takes a single day of rest back', async () => {
    const { user, store } = await renderDashboard({
      tasks: four,
      settings: [{ ...defaultSettings, id: robin.id, restOn: '2026-11-16' }],
    });
    await user.click(screen.getByRole('button', { name: 'Not a rest day' }));
    expect(store.all('settings')).toMatchObject([{ restOn: null }]);
    expect(nowTitle()).toBe('Buy bread');
  });

  it('unfolds what was given to focus lately', async () => {
    const { user } = await renderDashboard({
      tasks: four,
      focusSessions: [
        focusSession('past', { intention: 'Tidy the desk', startedAt: '2026-11-15T10:00:00Z' }),
      ],
    });
    await user.click(screen.getByText('Everything else'));
    const recent = within(await screen.findByRole('region', { name: 'Recent focus' }));
    expect(recent.getByText('Tidy the desk')).toBeTruthy();
    expect(recent.getByText(/25 min$/)).toBeTruthy();
  });
});
