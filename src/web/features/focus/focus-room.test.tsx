import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { startSession } from '#domain/focus/start-session.ts';
import type { FocusSession } from '#domain/records/kinds/focus-session.ts';
import { openStep, openTask } from '#domain/tasks/task.fixture.ts';
import { joinSession } from '#web/features/focus/joined-session.ts';
import { justEnded } from '#web/features/focus/just-ended.ts';
import { Page } from '#web/pages/focus.tsx';
import { loadPlayer } from '#web/services/player/load-player.ts';
import { findToast } from '#web/testing/find-toast.ts';
import { renderFeature } from '#web/testing/render-feature.tsx';
import type { Seed } from '#web/testing/seed-records.ts';
import { letPass, minute, monday } from '#web/testing/test-clock.ts';

const letter = openTask('letter', { title: 'Write the letter' });

/** Twenty-five minutes that begin with the test. */
const session = (change: Partial<FocusSession> = {}): FocusSession => ({
  ...startSession(
    {
      id: 'session',
      taskId: 'letter',
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

const renderRoom = async (change: Partial<FocusSession> = {}, records: Seed = {}) => {
  joinSession('session');
  justEnded.set(null);
  // What the line about the plan waits for.
  await loadPlayer();
  const rendered = await renderFeature(<Page />, {
    path: '/focus',
    records: { tasks: [letter], focusSessions: [session(change)], ...records },
  });
  const now = () => rendered.store.get('focusSessions', 'session');
  const press = async (name: string | RegExp) => rendered.user.click(screen.getByRole('button', { name }));
  return { ...rendered, now, press };
};
const spoken = () => screen.getByRole('status').textContent;
const left = () => screen.getByText(/minutes? left$/, { selector: 'span' }).parentElement?.textContent;

describe('the running timer', () => {
  it('[FOCUS-01] shows whole minutes and what it is about, and no seconds', async () => {
    await renderRoom();
    expect(screen.getByRole('heading', { name: 'Write the letter' })).toBeTruthy();
    expect(left()).toBe('25minutes left');
    await letPass(30_000);
    expect(left()).toBe('25minutes left');
    await letPass(31_000);
    expect(left()).toBe('24minutes left');
  });

  it('says “1 minute left” and not “1 minutes left”', async () => {
    await renderRoom();
    await letPass(24 * minute);
    expect(left()).toBe('1minute left');
  });

  it('speaks at the start, half-way, five minutes before the end and at the end, and is silent in between', async () => {
    await renderRoom();
    expect(spoken()).toBe('Focus has started. 25 minutes.');
    await letPass(5 * minute);
    expect(spoken()).toBe('');
    await letPass(7.5 * minute);
    expect(spoken()).toMatch(/^Focus: halfway\./);
    await letPass(3 * minute);
    expect(spoken()).toBe('');
    await letPass(4.5 * minute);
    expect(spoken()).toBe('Focus: 5 minutes left.');
    await letPass(5 * minute);
    expect(spoken()).toBe('Time is up.');
  });

  it('stands still while it is paused, and goes on from there', async () => {
    const { press, now } = await renderRoom();
    await letPass(10 * minute);
    await press('Pause');
    expect(spoken()).toBe('Paused. 15 minutes left.');
    await letPass(60 * minute);
    expect(left()).toBe('15minutes left');
    await press('Resume');
    await letPass(5 * minute);
    expect(left()).toBe('10minutes left');
    expect(now()?.phase).toBe('focus');
  });

  it('gets five minutes longer on request', async () => {
    const { press } = await renderRoom();
    await press('5 min');
    expect(left()).toBe('30minutes left');
  });

  it('says in one line what was chosen, and changes the length while it runs', async () => {
    const { user, press, now } = await renderRoom();
    expect(await screen.findByText('25 min · no music · no ritual')).toBeTruthy();
    await letPass(10 * minute);
    await press('Change');
    await user.click(screen.getByRole('radio', { name: '45 min' }));
    expect(left()).toBe('35minutes left');
    expect(now()?.plannedSeconds).toBe(45 * 60);
    expect(screen.getByText('45 min · no music · no ritual')).toBeTruthy();
  });

  it('remembers a length that was changed where the task has none of its own', async () => {
    const { user, press, store } = await renderRoom();
    await screen.findByText(/no ritual$/);
    await press('Change');
    await user.click(screen.getByRole('radio', { name: '10 min' }));
    expect(store.all('settings')).toMatchObject([{ focusMinutes: 10 }]);
  });

  it('leaves the usual length alone where the task has its own', async () => {
    const timed = openTask('letter', { title: 'Write the letter', estimatedMinutes: 25 });
    const { user, press, store } = await renderRoom({}, { tasks: [timed] });
    await screen.findByText(/no ritual$/);
    await press('Change');
    await user.click(screen.getByRole('radio', { name: '10 min' }));
    expect(store.all('settings')).toEqual([]);
  });

  it('waits while a ritual runs, and goes on when it is left', async () => {
    const { user, press, now } = await renderRoom();
    await screen.findByText(/no ritual$/);
    await press('Change');
    await press('Do a ritual now');
    expect(now()?.phase).toBe('paused');
    const ritual = within(screen.getByRole('dialog', { name: 'Flow Entry Ritual' }));
    await user.click(ritual.getByRole('button', { name: 'Close' }));
    expect(now()?.phase).toBe('focus');
  });

  it('counts every minute when it is ended early, and Undo goes on with it', async () => {
    const { user, press, now } = await renderRoom();
    await letPass(10 * minute);
    await press('End');
    expect(screen.getByRole('heading', { name: 'That was 10 minutes. Every one counts.' })).toBeTruthy();
    expect(now()).toMatchObject({ phase: 'debrief', ending: 'early', focusedSeconds: 600 });
    await findToast('Focus ended');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(left()).toBe('15minutes left');
  });

  it('says that beginning counts when it is ended within a minute', async () => {
    const { press } = await renderRoom();
    await letPass(59_000);
    await press('End');
    expect(screen.getByRole('heading', { name: 'You sat down and started. That counts.' })).toBeTruthy();
  });

  it('goes to the next step when one is done', async () => {
    const { press, store, now } = await renderRoom(
      { stepId: 'one' },
      {
        taskSteps: [
          openStep('one', 'letter', { title: 'Find the address', position: 'a0' }),
          openStep('two', 'letter', { title: 'Draft it', position: 'a1' }),
        ],
      },
    );
    await press('Step done');
    expect(store.get('taskSteps', 'one')?.doneAt).toBe(new Date().toISOString());
    expect(now()?.stepId).toBe('two');
    expect(screen.getByText('Draft it')).toBeTruthy();
  });

  it('switches to another step', async () => {
    const { user, press, now } = await renderRoom(
      { stepId: 'one' },
      {
        taskSteps: [
          openStep('one', 'letter', { title: 'Find the address', position: 'a0' }),
          openStep('two', 'letter', { title: 'Draft it', position: 'a1' }),
        ],
      },
    );
    await press('Switch step');
    const others = within(screen.getByRole('list', { name: 'Other steps' }));
    await user.click(others.getByRole('button', { name: 'Draft it' }));
    expect(now()?.stepId).toBe('two');
    expect(screen.queryByRole('list', { name: 'Other steps' })).toBeNull();
  });
});

describe('parking a thought', () => {
  it('writes it to the inbox while the clock goes on', async () => {
    const { user, press, store, now } = await renderRoom();
    await press(/Park a thought/);
    await user.keyboard('Call Anna{Enter}');
    expect(store.all('tasks')).toContainEqual(
      expect.objectContaining({ title: 'Call Anna', state: 'inbox' }),
    );
    expect(now()?.phase).toBe('focus');
    await findToast('Parked');
  });

  it('opens with Alt and P, and closes on Escape with the focus back on its button', async () => {
    const { user } = await renderRoom();
    await user.keyboard('{Alt>}[KeyP]{/Alt}');
    const field = screen.getByLabelText('What came up? It goes to your inbox.');
    expect(document.activeElement).toBe(field);
    await user.keyboard('{Escape}');
    const button = screen.getByRole('button', { name: /Park a thought/ });
    await expect.poll(() => document.activeElement).toBe(button);
  });

  it('[TASK-01] says what is wrong with a thought of one letter', async () => {
    const { user, press, store } = await renderRoom();
    await press(/Park a thought/);
    await user.keyboard('x{Enter}');
    expect(screen.getByText('Title must be at least 3 characters long')).toBeTruthy();
    expect(store.all('tasks')).toHaveLength(1);
  });
});

const renderTimeUp = async (records: Seed = {}) => {
  const rendered = await renderRoom({}, records);
  await letPass(25 * minute);
  return rendered;
};

describe('when the time is up', () => {
  it('waits for the person: nothing begins by itself', async () => {
    await renderTimeUp();
    expect(screen.getByRole('heading', { name: 'Time is up' })).toBeTruthy();
    expect(screen.getByText('25 minutes for Write the letter.')).toBeTruthy();
    await letPass(30 * minute);
    expect(screen.getByRole('heading', { name: 'Time is up' })).toBeTruthy();
    expect(screen.getByText(/Time after that isn’t counted\./)).toBeTruthy();
  });

  it('goes on a little longer on request', async () => {
    const { press, now } = await renderTimeUp();
    await press('5 min more');
    expect(left()).toBe('5minutes left');
    expect(now()?.snoozes).toBe(1);
  });

  it('begins a break of the chosen length, and remembers the length', async () => {
    const { press, store } = await renderTimeUp();
    await press('10 min of break');
    expect(screen.getByRole('heading', { name: 'Take a break' })).toBeTruthy();
    expect(left()).toBe('10minutes left');
    expect(spoken()).toBe('Break has started. 10 minutes.');
    expect(store.all('settings')).toMatchObject([{ breakMinutes: 10 }]);
  });

  it('says that the break is over, and goes back to focus for the usual time', async () => {
    const { press, now } = await renderTimeUp();
    await press('5 min of break');
    await letPass(5 * minute);
    expect(screen.getByRole('heading', { name: 'The break is over' })).toBeTruthy();
    expect(spoken()).toBe('The break is over.');
    await press('Back to it, 25 min');
    expect(now()?.phase).toBe('focus');
    expect(left()).toBe('25minutes left');
  });

  it('skips the rest of a break back to where it was taken, and starts nothing', async () => {
    const { press, now } = await renderTimeUp();
    await press('5 min of break');
    await press('Skip the rest');
    expect(now()?.phase).toBe('waiting');
    expect(screen.getByRole('heading', { name: 'Time is up' })).toBeTruthy();
  });
});

const renderDebrief = async (records: Seed = {}) => {
  const rendered = await renderRoom({}, records);
  await letPass(25 * minute);
  await rendered.press('Finish');
  return rendered;
};

const heardOne: Seed = {
  heardTracks: [{ id: 'heard', focusId: 'session', trackId: 'track', heardAt: monday.toISOString() }],
};
const bread = openTask('bread', { title: 'Buy bread', position: 'b0' });

describe('the debrief', () => {
  it('[FOCUS-01] is one question, and the press that answers it is the end of it', async () => {
    const { press, now } = await renderDebrief();
    expect(screen.getByRole('heading', { name: 'That was 25 minutes. Every one counts.' })).toBeTruthy();
    expect(screen.getByText('How far did you get with “Write the letter”?')).toBeTruthy();
    await press('Some of it');
    expect(now()).toMatchObject({ phase: 'ended', progress: 'some', energyAfter: null, note: '' });
    expect(screen.getByRole('heading', { name: 'Good. It stays first in line.' })).toBeTruthy();
  });

  it('[FOCUS-01] keeps further answers with the session, given before the one', async () => {
    const { user, press, now } = await renderDebrief(heardOne);
    await user.click(screen.getByText('Say more'));
    await user.click(screen.getByRole('radio', { name: 'Low' }));
    await user.click(screen.getByRole('radio', { name: 'It helped' }));
    await user.type(screen.getByLabelText('Note'), 'Two pages');
    await press('Some of it');
    expect(now()).toMatchObject({
      phase: 'ended',
      progress: 'some',
      energyAfter: 'low',
      sound: 'helped',
      note: 'Two pages',
    });
  });

  it('[FOCUS-01] keeps further answers with the session, given after the one', async () => {
    const { user, press, now, store } = await renderDebrief(heardOne);
    await press('Stuck');
    await user.click(screen.getByText('Say more'));
    await user.click(screen.getByRole('radio', { name: 'High' }));
    await user.click(screen.getByRole('radio', { name: 'It got in the way' }));
    await user.type(screen.getByLabelText('Note'), 'Too loud{Enter}');
    expect(now()).toMatchObject({
      progress: 'stuck',
      energyAfter: 'high',
      sound: 'hindered',
      note: 'Too loud',
    });
    expect(store.all('energyChecks')).toMatchObject([{ moment: 'after', energy: 'high' }]);
  });

  it('ticks the task off when it was done', async () => {
    const { press, store } = await renderDebrief();
    await press('Done');
    expect(store.get('tasks', 'letter')?.state).toBe('done');
  });

  it('asks about the sound only where there was some', async () => {
    const first = await renderDebrief();
    expect(screen.queryByRole('radiogroup', { name: 'Did the sound help?' })).toBeNull();
    first.unmount();
    await renderDebrief(heardOne);
    expect(screen.getByRole('radiogroup', { name: 'Did the sound help?' })).toBeTruthy();
  });

  it('can be skipped with nothing answered', async () => {
    const { press, now } = await renderDebrief();
    await press('Skip');
    expect(now()).toMatchObject({ phase: 'ended', progress: null, energyAfter: null, note: '' });
  });
});

describe('after the last question', () => {
  it('offers to go on with a task that was left at “some of it”', async () => {
    const { press, store } = await renderDebrief({ tasks: [bread, letter] });
    await press('Some of it');
    expect(screen.getByText('Go on with')).toBeTruthy();
    await press('Start, 25 min');
    expect(store.all('focusSessions')).toContainEqual(
      expect.objectContaining({ taskId: 'letter', phase: 'focus' }),
    );
  });

  it.each(['Done', 'Stuck'])('offers the next task after “%s”', async (answer) => {
    const { press, store } = await renderDebrief({ tasks: [letter, bread] });
    await press(answer);
    await press('Start, 25 min');
    expect(store.all('focusSessions')).toContainEqual(
      expect.objectContaining({ taskId: 'bread', phase: 'focus' }),
    );
  });

  it('offers a break, and skipping the rest of it comes back here and starts nothing', async () => {
    const { press, now } = await renderDebrief();
    await press('Some of it');
    await press('Take a 5 min break');
    expect(now()).toMatchObject({ phase: 'break', progress: 'some' });
    await press('Skip the rest');
    expect(now()).toMatchObject({ phase: 'ended', progress: 'some' });
    expect(screen.getByRole('heading', { name: 'Good. It stays first in line.' })).toBeTruthy();
  });
});

const renderInterrupted = async (change: Partial<FocusSession> = {}) => {
  joinSession('another');
  const rendered = await renderFeature(<Page />, {
    path: '/focus',
    records: { tasks: [letter], focusSessions: [session(change)] },
  });
  return { ...rendered, now: () => rendered.store.get('focusSessions', 'session') };
};

describe('coming back to a session', () => {
  it('asks after a reload whether to go on, and goes on', async () => {
    const { user } = await renderInterrupted();
    expect(screen.getByRole('heading', { name: 'You’re focusing on Write the letter' })).toBeTruthy();
    expect(screen.getByText('25 minutes left')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Keep going' }));
    expect(screen.getByRole('button', { name: 'Pause' })).toBeTruthy();
  });

  it('resumes a session that was paused', async () => {
    const { user, now } = await renderInterrupted({
      phase: 'paused',
      endsAt: null,
      resumedAt: null,
      leftSeconds: 600,
      focusedSeconds: 900,
    });
    expect(screen.getByRole('heading', { name: 'You paused on Write the letter' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Keep going' }));
    expect(now()?.phase).toBe('focus');
  });

  it('counts only the planned time of a session that ran out meanwhile', async () => {
    await renderInterrupted();
    await letPass(120 * minute);
    expect(screen.getByText('Time is up. 25 minutes counted.')).toBeTruthy();
  });

  it('ends it on request', async () => {
    const { user, now } = await renderInterrupted();
    await letPass(10 * minute);
    await user.click(screen.getByRole('button', { name: 'End session' }));
    expect(now()).toMatchObject({ ending: 'early', focusedSeconds: 600 });
    await findToast('That was 10 minutes. Every one counts.');
  });
});
