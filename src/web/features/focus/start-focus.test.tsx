import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { focusSession } from '#domain/focus/focus-session.fixture.ts';
import { focusSoundKey } from '#domain/focus/focus-sound.ts';
import { startSession } from '#domain/focus/start-session.ts';
import type { FocusSession } from '#domain/records/kinds/focus-session.ts';
import { openTask } from '#domain/tasks/task.fixture.ts';
import { FocusEffects } from '#web/features/focus/focus-effects.tsx';
import { Page as Dashboard } from '#web/pages/app.tsx';
import { renderFeature } from '#web/testing/render-feature.tsx';
import type { Seed } from '#web/testing/seed-records.ts';
import { letPass, minute, monday } from '#web/testing/test-clock.ts';

const letter = openTask('letter', { title: 'Write the letter', position: 'a0' });
const bread = openTask('bread', { title: 'Buy bread', position: 'a1' });

const running = (change: Partial<FocusSession> = {}): FocusSession => ({
  ...startSession(
    {
      id: 'session',
      taskId: 'bread',
      stepId: null,
      intention: '',
      minutes: 25,
      ritual: null,
      mood: null,
      energyBefore: null,
    },
    monday.getTime(),
  ).session,
  ...change,
});

const renderDashboard = async (records: Seed) => {
  const rendered = await renderFeature(
    <>
      <Dashboard />
      <FocusEffects />
    </>,
    { path: '/app', records },
  );
  const card = within(screen.getByRole('region', { name: 'Write the letter' }));
  const start = async () => rendered.user.click(card.getByRole('button', { name: 'Start' }));
  const sessions = () => rendered.store.all('focusSessions');
  return { ...rendered, start, sessions };
};

describe('Start', () => {
  it('starts: one press, the task, its own time, and the page of the session', async () => {
    const timed = { ...letter, estimatedMinutes: 40 };
    const { start, sessions, path } = await renderDashboard({ tasks: [timed] });
    await start();
    expect(sessions()).toMatchObject([{ taskId: 'letter', phase: 'focus', plannedSeconds: 40 * 60 }]);
    expect(path()).toBe('/focus');
  });

  it('asks which of the two where another session runs, and keeps going on request', async () => {
    const { user, start, sessions, path } = await renderDashboard({
      tasks: [letter, bread],
      focusSessions: [running()],
    });
    await letPass(5 * minute);
    await start();
    const dialog = within(screen.getByRole('dialog', { name: 'You’re focusing on “Buy bread”' }));
    expect(dialog.getByText(/^20 minutes left\./)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Keep going' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sessions()).toMatchObject([{ id: 'session', phase: 'focus' }]);
    expect(path()).toBe('/app');
  });

  it('switches on request: the other one ends with its minutes, and there is one session', async () => {
    const { user, start, sessions, path } = await renderDashboard({
      tasks: [letter, bread],
      focusSessions: [running()],
    });
    await letPass(5 * minute);
    await start();
    await user.click(screen.getByRole('button', { name: 'Switch to “Write the letter”' }));
    expect(sessions().find(({ id }) => id === 'session')).toMatchObject({
      phase: 'ended',
      ending: 'early',
      focusedSeconds: 300,
    });
    expect(sessions().filter(({ phase }) => phase === 'focus')).toMatchObject([{ taskId: 'letter' }]);
    expect(path()).toBe('/focus');
  });

  it('goes on with the session of the very task, also out of a pause', async () => {
    const paused = running({
      taskId: 'letter',
      phase: 'paused',
      endsAt: null,
      resumedAt: null,
      leftSeconds: 60,
    });
    const { start, sessions, path } = await renderDashboard({ tasks: [letter], focusSessions: [paused] });
    await start();
    expect(sessions()).toMatchObject([{ id: 'session', phase: 'focus' }]);
    expect(path()).toBe('/focus');
  });

  it('brings up what was left at “some of it” first, and says so', async () => {
    await renderFeature(<Dashboard />, {
      path: '/app',
      records: {
        tasks: [bread, letter],
        focusSessions: [focusSession('past', { taskId: 'letter', progress: 'some' })],
      },
    });
    const card = within(screen.getByRole('region', { name: 'Write the letter' }));
    expect(card.getByText('You’ve already started this one.')).toBeTruthy();
  });

  it('stays quiet for somebody who has said nothing about music', async () => {
    const { start } = await renderDashboard({ tasks: [letter] });
    await start();
    expect(localStorage.getItem(focusSoundKey)).toBeNull();
  });
});
