import { newestToday } from '#domain/energy/check-in.ts';
import type { Sample } from '#domain/estimates/samples.ts';
import { startChanges } from '#domain/focus/focus-changes.ts';
import type { FocusSound } from '#domain/focus/focus-sound.ts';
import { minutesFor } from '#domain/focus/session-plan.ts';
import { openSteps } from '#web/features/focus/use-steps.ts';
import { isLater } from '#domain/tasks/choose-task.ts';
import { defaultSettings } from '#domain/records/kinds/personal-settings.ts';
import type { Change } from '#domain/records/change.ts';
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

/** Doing something now is choosing it for today. */
const forToday = (task: Task): readonly Change[] =>
  task.state === 'open' && !isLater(task, today())
    ? []
    : [{ kind: 'tasks', id: task.id, fields: { state: 'open', doneAt: null, doOn: today() } }];

const energyToday = (store: RecordStore): Energy | null =>
  newestToday(store.all('energyChecks'), (at) => dayOf(new Date(at)) === today())?.energy ?? null;

/** At once, inside the press: the session, its music, and the right to chime at its end. */
export const beginSession = (store: RecordStore, samples: readonly Sample[], request: StartRequest): void => {
  const { task, intention = '', ritual = null } = request;
  const { focusMinutes, chimeAtEnd } = store.get('settings', store.userId) ?? defaultSettings;
  if (chimeAtEnd) readyChime();
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
        minutes: request.minutes ?? minutesFor(task, samples, focusMinutes),
        ritual,
        mood: request.mood ?? appearance().chosen.adaptive.currentMood,
        energyBefore: request.energy ?? energyToday(store),
      },
      { now: now.getTime(), hour: now.getHours() },
    ),
    ...(task === null ? [] : forToday(task)),
  ]);
  if (request.sound !== undefined) rememberSound(request.sound);
  startSound(request.sound ?? knownSound(store) ?? 'none');
};
