import { useCallback } from 'react';
import { changesOf, startChanges } from '#domain/focus/focus-changes.ts';
import type { FocusSession } from '#domain/records/kinds/focus-session.ts';
import { type FocusEvent, focusTimer } from '#domain/focus/focus-timer.ts';
import { currentSession, type FocusStart } from '#domain/focus/start-session.ts';
import { startedTaskChanges } from '#domain/tasks/inbox-changes.ts';
import type { Task } from '#domain/records/kinds/task.ts';
import { joinSession } from '#web/features/focus/joined-session.ts';
import { today } from '#web/platform/clock/clock.ts';
import { newId } from '#web/platform/new-id.ts';
import { useRecords, useRecordStore } from '#web/services/records/use-records.ts';
import { useNow } from '#web/platform/clock/use-now.ts';

export interface Focus {
  /** As it is now; null where there is nothing to go on with. */
  readonly session: FocusSession | null;
  readonly now: number;
  readonly start: (start: Omit<FocusStart, 'id'>) => void;
  /** Gives back how to undo it. */
  readonly send: (event: FocusEvent) => () => void;
}

const moment = () => {
  const now = new Date();
  return { now: now.getTime(), hour: now.getHours() };
};

interface UseFocusOptions {
  readonly onTaskDone?: (task: Task) => void;
}

/** The record of the session, drawn from the clock, and the way to change it. It holds no time of its own. */
export const useFocus = ({ onTaskDone }: UseFocusOptions = {}): Focus => {
  const store = useRecordStore();
  const sessions = useRecords('focusSessions');
  const ticking = sessions.some(({ phase }) => phase === 'focus' || phase === 'break');
  const now = useNow(ticking);
  const session = currentSession(sessions, now);
  const id = session?.id;

  const start = useCallback(
    (asked: Omit<FocusStart, 'id'>) => {
      const whole = { ...asked, id: newId() };
      joinSession(whole.id);
      const task = whole.taskId === null ? undefined : store.get('tasks', whole.taskId);
      store.write([
        ...startChanges(store.all('focusSessions'), whole, moment()),
        ...startedTaskChanges(task, today()),
      ]);
    },
    [store],
  );

  const send = useCallback(
    (event: FocusEvent) => {
      const stored = id === undefined ? undefined : store.get('focusSessions', id);
      if (stored === undefined) return () => undefined;
      const at = moment();
      const step = focusTimer(stored, event, at.now);
      const undo = store.write(changesOf(stored, step, at));
      for (const effect of step.effects) {
        const task = effect.kind === 'task-done' ? store.get('tasks', effect.taskId) : undefined;
        if (task !== undefined && task.doneAt === null) onTaskDone?.(task);
      }
      return undo;
    },
    [store, id, onTaskDone],
  );

  return { session, now, start, send };
};
