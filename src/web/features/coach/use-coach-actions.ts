import { useMemo } from 'react';
import { type CheckIn, checkInChanges } from '#domain/coach/run/check-in.ts';
import { tryExperimentChanges, type TryOut } from '#domain/coach/run/try-experiment.ts';
import { catalogue } from '#domain/notices/catalogue.ts';
import type { Message } from '#domain/notices/message.ts';
import type { Change } from '#domain/records/change.ts';
import type { CoachExperiment } from '#domain/records/kinds/coach-experiment.ts';
import { today } from '#web/platform/clock/clock.ts';
import { newId } from '#web/platform/new-id.ts';
import { showMessage } from '#web/services/messages/show-message.ts';
import type { RecordStore } from '#web/services/records/record-store.ts';
import { useRecordStore } from '#web/services/records/use-records.ts';

export interface DraftFields {
  readonly kind: string;
  readonly title: string;
  readonly body: string;
  readonly usedData: string;
}

const now = (): string => new Date().toISOString();

const createCoachActions = (store: RecordStore) => {
  const write = (changes: readonly Change[], message: Message, description?: string): void => {
    const undo = store.write(changes);
    showMessage(message, {
      ...(description === undefined ? {} : { description }),
      action: { label: 'Undo', run: undo },
    });
  };
  return {
    tryOut: (tryOut: TryOut): void => {
      const context = {
        userId: store.userId,
        now: now(),
        today: today(),
        tasks: store.all('tasks'),
        steps: store.all('taskSteps'),
        projects: store.all('projects'),
        restWeekdays: store.get('settings', store.userId)?.restWeekdays ?? [],
      };
      const ids = { goal: newId(), experiment: newId(), task: newId() };
      write(
        tryExperimentChanges(context, ids, tryOut),
        catalogue.created,
        `“Try: ${tryOut.experiment.title}” is in your tasks.`,
      );
    },
    checkIn: (held: CoachExperiment, said: CheckIn): void => {
      const task = held.taskId === null ? undefined : store.get('tasks', held.taskId);
      write(checkInChanges(held, said, task, now()), catalogue.saved);
    },
    /** With its goal, where nothing else is tried for that. */
    removeExperiment: (held: CoachExperiment): void => {
      const alone = !store
        .all('coachExperiments')
        .some(({ id, goalId }) => id !== held.id && goalId === held.goalId);
      const goal = held.goalId !== null && alone ? held.goalId : null;
      write(
        [
          { kind: 'coachExperiments', id: held.id, deleted: true },
          ...(goal === null ? [] : [{ kind: 'coachGoals', id: goal, deleted: true } as const]),
        ],
        catalogue.deleted,
        held.title,
      );
    },
    keepDraft: (id: string, fields: DraftFields): void => {
      const isNew = store.get('coachDrafts', id) === undefined;
      const at = now();
      write(
        [
          {
            kind: 'coachDrafts',
            id,
            fields: { ...fields, changedAt: at, ...(isNew ? { createdAt: at } : {}) },
          },
        ],
        catalogue.saved,
        fields.title,
      );
    },
    removeDraft: (id: string, title: string): void =>
      write([{ kind: 'coachDrafts', id, deleted: true }], catalogue.deleted, title),
  };
};

export type CoachActions = ReturnType<typeof createCoachActions>;

export const useCoachActions = (): CoachActions => {
  const store = useRecordStore();
  return useMemo(() => createCoachActions(store), [store]);
};
