import type { Page } from '@playwright/test';
import { todayEnergyKey } from '#domain/energy/today-energy.ts';
import { focusSoundKey } from '#domain/focus/focus-sound.ts';
import { type Person, takeSession } from '../../e2e/support/fixtures.ts';
import { dayAhead, daysAgo, writtenBefore } from '../../e2e/support/written-before.ts';

const minutesFromNow = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString();

/** A list as somebody might have it on an ordinary day. */
const writeTasks = async (page: Page): Promise<string> => {
  const now = crypto.randomUUID();
  const today = dayAhead(0);
  const named = (title: string, energy: string, minutes: number, more: object = {}) => ({
    title,
    energy,
    estimated_minutes: minutes,
    do_on: today,
    created_at: daysAgo(1),
    ...more,
  });
  await writtenBefore(page, 'tasks', [
    named('Reply to Anna about Saturday', 'medium', 15, { id: now, created_at: daysAgo(3) }),
    named('Wash the cups in the sink', 'low', 10, { created_at: daysAgo(2) }),
    named('Call the dentist', 'medium', 10),
    named('Draft the first page of the report', 'high', 45),
    named('Water the plants', 'low', 5),
    named('Sort the post on the table', 'low', 15),
    named('Pay the rent', 'medium', 5, { due_on: dayAhead(2) }),
    named('Pack the bag for tomorrow', 'low', 10),
    named('Read two pages', 'low', 10),
    named('Book a haircut', 'medium', 5),
    named('Try the new recipe', 'medium', 40, { do_on: dayAhead(3) }),
    { title: 'Learn three chords', energy: 'high', estimated_minutes: 30, created_at: daysAgo(4) },
    { title: 'Look for a lamp', energy: 'low', estimated_minutes: 20, created_at: daysAgo(2) },
  ]);
  await writtenBefore(page, 'task_steps', [
    { task_id: now, title: 'Open the message from Anna', position: 'a0' },
    { task_id: now, title: 'Write one sentence back', position: 'a1' },
    { task_id: now, title: 'Press send', position: 'a2' },
  ]);
  await writtenBefore(page, 'energy_checks', [
    { energy: 'medium', hour: new Date().getHours(), moment: 'check-in', at: minutesFromNow(-20) },
  ]);
  return now;
};

const begin = async (page: Page, person: Person): Promise<string> => {
  await takeSession(page, person);
  await page.evaluate(
    ([energyKey, soundKey, day]) => {
      localStorage.setItem(energyKey, JSON.stringify({ energy: 'medium', day }));
      localStorage.setItem(soundKey, 'focus');
    },
    [todayEnergyKey, focusSoundKey, dayAhead(0)] as const,
  );
  return writeTasks(page);
};

/** How far into a session somebody is. */
export type Stage = 'ready' | 'focusing' | 'finished';

const sessionFields = {
  focusing: () => ({
    phase: 'focus',
    started_at: minutesFromNow(-8),
    resumed_at: minutesFromNow(-8),
    ends_at: minutesFromNow(17),
  }),
  finished: () => ({
    phase: 'debrief',
    started_at: minutesFromNow(-26),
    ended_at: minutesFromNow(-1),
    focused_seconds: 1500,
    ending: 'finished',
  }),
} as const;

/** Signs somebody in who has written a few things, and who is in a session or at its end where that is wanted. */
export const seedPerson = async (page: Page, person: Person, stage: Stage): Promise<void> => {
  const taskId = await begin(page, person);
  if (stage === 'ready') return;
  await writtenBefore(page, 'focus_sessions', [
    { task_id: taskId, planned_seconds: 1500, energy_before: 'medium', ...sessionFields[stage]() },
  ]);
};
