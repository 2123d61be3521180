import { firstStepOf, type FirstStep } from '#domain/breakdown/first-step.ts';
import { parseCapture } from '#domain/capture/capture.ts';
import { nowAndNext } from '#domain/dashboard/now-and-next.ts';
import { guessAt } from '#domain/energy/energy-guess.ts';
import { hourlyProfile } from '#domain/energy/hourly-profile.ts';
import { samplesFrom } from '#domain/estimates/samples.ts';
import { startedTasks } from '#domain/focus/started-tasks.ts';
import { focusHref } from '#domain/focus/focus-href.ts';
import { pick } from '#domain/pick/pick.ts';
import { validateCapture } from '#domain/tasks/validate-capture.ts';
import { createChanges, type TaskValues } from '#domain/tasks/task-changes.ts';
import { commandReplies } from '#domain/voice/command-replies.ts';
import { did, didNot, type Outcome } from '#web/app/voice-actions/outcome.ts';
import type { VoiceDeps } from '#web/app/voice-actions/voice-deps.ts';
import { recordedEnergyOn } from '#web/features/energy/record-energy.ts';
import { dayOf } from '#web/platform/clock/clock.ts';
import { dayOrder, daySentence, timeWords } from '#web/platform/clock/local-words.ts';
import type { RecordStore } from '#web/services/records/record-store.ts';

const whenSaid = ({ doOn, doAt, doUntil, dueOn }: TaskValues, today: string): string => {
  const at = doAt === null ? '' : ` at ${timeWords(doAt, doUntil)}`;
  const on = doOn === null ? '' : ` for ${daySentence(doOn, today)}${at}`;
  return dueOn === null ? on : `${on}, due ${daySentence(dueOn, today)}${doOn === null ? at : ''}`;
};

/** The same line, the same rules and the same messages as where it is typed. */
export const addTask = (line: string, store: RecordStore, { now, newId }: VoiceDeps): Outcome => {
  const moment = now();
  const today = dayOf(moment);
  const said = parseCapture(line, today, { dayOrder: dayOrder() });
  const validation = validateCapture(said);
  if (!validation.valid) return didNot(Object.values(validation.errors)[0] ?? '');
  const { values } = validation;
  const undo = store.write(
    createChanges(
      {
        userId: store.userId,
        now: moment.toISOString(),
        today,
        tasks: store.all('tasks'),
        steps: store.all('taskSteps'),
        projects: store.all('projects'),
        restWeekdays: store.get('settings', store.userId)?.restWeekdays ?? [],
      },
      newId(),
      values,
    ),
  );
  return did(`Added ‘${values.title}’${whenSaid(values, today)}.`, undo);
};

/** A step is told, and the question asked. */
const firstSaid = ({ title }: FirstStep): string => (title.endsWith('?') ? title : `First: ${title}.`);

/** The one "pick for me" would offer first, without a limit of time. Nothing is changed: it is shown, ready to start. */
export const pickTask = (store: RecordStore, { now, navigate }: VoiceDeps): Outcome => {
  const moment = now();
  const checks = store.all('energyChecks');
  const picked = pick({
    tasks: store.all('tasks'),
    steps: store.all('taskSteps'),
    projects: store.all('projects'),
    energy: recordedEnergyOn(checks, moment),
    profileGuess: guessAt(hourlyProfile(checks, moment.getTime()), moment.getHours())?.energy ?? null,
    minutes: null,
    today: dayOf(moment),
    samples: samplesFrom(store.all('tasks'), store.all('focusSessions')),
    skipped: [],
    started: startedTasks(store.all('focusSessions')),
  });
  if (picked === null) return did(commandReplies.nothingWaits);
  navigate(focusHref(picked.task.id));
  return did(`How about ‘${picked.task.title}’? ${firstSaid(picked.firstStep)}`);
};

/** What the Now card of /app shows, said. */
export const replyNextTask = (store: RecordStore, { now }: VoiceDeps): Outcome => {
  const moment = now();
  const energy = recordedEnergyOn(store.all('energyChecks'), moment);
  const { now: task } = nowAndNext(store.all('tasks'), {
    today: dayOf(moment),
    energy,
    skipped: [],
    started: startedTasks(store.all('focusSessions')),
  });
  if (task === null) return did(commandReplies.nothingWaits);
  const first = firstStepOf(task, store.all('taskSteps'), store.all('ownFirstSteps'));
  return did(`Next is ‘${task.title}’. ${firstSaid(first)}`);
};
