import { useMemo } from 'react';
import { breakDown } from '#domain/breakdown/break-down.ts';
import { putFirst } from '#domain/breakdown/put-first.ts';
import { replaceSteps } from '#domain/breakdown/replace-steps.ts';
import { startedTasks } from '#domain/focus/started-tasks.ts';
import { catalogue } from '#domain/notices/catalogue.ts';
import { type Picked, type PickInput, pickRow } from '#domain/pick/pick.ts';
import type { Task } from '#domain/records/kinds/task.ts';
import { today } from '#web/platform/clock/clock.ts';
import { newId } from '#web/platform/new-id.ts';
import { useRecords, useRecordStore } from '#web/services/records/use-records.ts';
import { useSamples } from '#web/services/records/use-samples.ts';
import { showMessage } from '#web/services/messages/show-message.ts';

type SuggestedStep = ReturnType<typeof breakDown>[number];

interface UsePick {
  /** What to offer, one after the other. */
  readonly ask: (asked: Pick<PickInput, 'minutes' | 'energy' | 'profileGuess'>) => readonly Picked[];
  /** What a task without steps could be broken into; nothing for one that has some. Nothing is written. */
  readonly suggest: (task: Task) => readonly SuggestedStep[];
  /** Writes those steps down, because somebody asked for it. */
  readonly addSteps: (task: Task) => void;
  /** One step before all others. */
  readonly addFirst: (task: Task, title: string) => void;
  readonly hasStep: (task: Task, title: string) => boolean;
}

export const usePick = (): UsePick => {
  const store = useRecordStore();
  const samples = useSamples();
  const written = useRecords('taskSteps');
  return useMemo(
    () => ({
      ask: (asked) =>
        pickRow({
          ...asked,
          tasks: store.all('tasks'),
          steps: store.all('taskSteps'),
          projects: store.all('projects'),
          today: today(),
          samples,
          skipped: [],
          started: startedTasks(store.all('focusSessions')),
        }),
      suggest: (task) =>
        store.all('taskSteps').some((step) => step.taskId === task.id) ? [] : breakDown(task, 'few'),
      addSteps: (task) => {
        const steps = store.all('taskSteps');
        const createdAt = new Date().toISOString();
        const undo = store.write(
          replaceSteps({ taskId: task.id, steps, by: breakDown(task, 'few'), createdAt, newId }),
        );
        showMessage(catalogue.stepsAdded, { action: { label: 'Undo', run: undo } });
      },
      addFirst: (task, title) => {
        const change = putFirst({
          taskId: task.id,
          steps: store.all('taskSteps'),
          title,
          createdAt: new Date().toISOString(),
          newId,
        });
        showMessage(catalogue.stepsAdded, { action: { label: 'Undo', run: store.write([change]) } });
      },
      hasStep: (task, title) => written.some((step) => step.taskId === task.id && step.title === title),
    }),
    [store, samples, written],
  );
};
