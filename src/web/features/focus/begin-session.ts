import type { Mood } from '#domain/appearance/adaptive-ui.ts';
import { newestToday } from '#domain/energy/check-in.ts';
import { gentleMinutes } from '#domain/energy/feeling.ts';
import { feelingSaid, newestFeeling } from '#domain/energy/say-feeling.ts';
import type { Sample } from '#domain/estimates/samples.ts';
import { startChanges } from '#domain/focus/focus-changes.ts';
import type { FocusSound } from '#domain/focus/focus-sound.ts';
import { minutesFor } from '#domain/focus/session-plan.ts';
import { openSteps } from '#web/features/focus/use-steps.ts';
import { startedTaskChanges } from '#domain/tasks/inbox-changes.ts';
import { defaultSettings } from '#domain/records/kinds/personal-settings.ts';
import type { Energy } from '#domain/records/kinds/energy.ts';
import type { Task } from '#domain/records/kinds/task.ts';
import { joinSession } from '#web/features/focus/joined-session.ts';
import { knownSound, rememberSound } from '#web/features/focus/remembered-sound.ts';
import { startSound } from '#web/features/focus/session-music.ts';
import { readyChime } from '#web/platform/audio/chime.ts';
import { dayOf, today } from '#web/platform/clock/clock.ts';
import { newId } from '#web/platform/new-id.ts';
import { appearance } from '#web/services/appearance/appearance.ts';
import type { RecordStore } from '#web/services/records/record-store.ts';

/** What somebody wants to begin. Everything they leave open is chosen for them. */
export interface StartRequest {
  readonly task: Task | null;
  readonly intention?: string;
  readonly minutes?: number;
  readonly sound?: FocusSound;
  readonly ritual?: string;
  readonly mood?: string;
  readonly energy?: Energy;
}

const isToday = (at: string): boolean => dayOf(new Date(at)) === today();

/** Shorter while it is hard. */
const usualMinutes = (store: RecordStore, focusMinutes: number, mood: Mood): number =>
  gentleMinutes(focusMinutes, feelingSaid(newestFeeling(store.all('feelingChecks'), isToday), mood));

const energyToday = (store: RecordStore): Energy | null =>
  newestToday(store.all('energyChecks'), isToday)?.energy ?? null;

/** At once, inside the press: the session, its music, and the right to chime at its end. */
export const beginSession = (store: RecordStore, samples: readonly Sample[], request: StartRequest): void => {
  const { task, intention = '', ritual = null } = request;
  const { focusMinutes, chimeAtEnd } = store.get('settings', store.userId) ?? defaultSettings;
  if (chimeAtEnd) readyChime();
  const { currentMood } = appearance().chosen.adaptive;
  const now = new Date();
  const id = newId();
  joinSession(id);
  store.write([
    ...startChanges(
      store.all('focusSessions'),
      {
        id,
        taskId: task?.id ?? null,
        stepId: task === null ? null : (openSteps(store.all('taskSteps'), task.id)[0]?.id ?? null),
        intention,
        minutes: request.minutes ?? minutesFor(task, samples, usualMinutes(store, focusMinutes, currentMood)),
        ritual,
        mood: request.mood ?? currentMood,
        energyBefore: request.energy ?? energyToday(store),
      },
      { now: now.getTime(), hour: now.getHours() },
    ),
    ...startedTaskChanges(task ?? undefined, today()),
  ]);
  if (request.sound !== undefined) rememberSound(request.sound);
  startSound(request.sound ?? knownSound(store) ?? 'none');
};
