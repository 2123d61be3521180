import { useCallback } from 'react';
import { changesOf } from '#domain/focus/focus-changes.ts';
import type { FocusSession } from '#domain/records/kinds/focus-session.ts';
import { type FocusEvent, focusTimer } from '#domain/focus/focus-timer.ts';
import { currentSession } from '#domain/focus/start-session.ts';
import type { Task } from '#domain/records/kinds/task.ts';
import { offerWords } from '#web/services/memory/offered-words.ts';
import { useRecords, useRecordStore } from '#web/services/records/use-records.ts';
import type { RecordStore } from '#web/services/records/record-store.ts';
import { useNow } from '#web/platform/clock/use-now.ts';

type TaskDone = ((task: Task) => void) | undefined;

/** What an event does to a session, written down; gives back how to undo it. */
export const sendFocusEvent = (
  store: RecordStore,
  id: string | undefined,
  event: FocusEvent,
  onTaskDone?: TaskDone,
): (() => void) => {
  const stored = id === undefined ? undefined : store.get('focusSessions', id);
  if (stored === undefined) return () => undefined;
  const now = new Date();
  const step = focusTimer(stored, event, now.getTime());
  const undo = store.write(changesOf(stored, step, { now: now.getTime(), hour: now.getHours() }));
  if (event.type === 'answer' && event.answers.note !== undefined) {
    offerWords({ place: 'debrief', id: stored.id });
  }
  for (const effect of step.effects) {
    const task = effect.kind === 'task-done' ? store.get('tasks', effect.taskId) : undefined;
    if (task !== undefined && task.doneAt === null) onTaskDone?.(task);
  }
  return undo;
};

export interface Focus {
  /** As it is now; null where there is nothing to go on with. */
  readonly session: FocusSession | null;
  readonly now: number;
  /** Gives back how to undo it. */
  readonly send: (event: FocusEvent) => () => void;
}

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
  const send = useCallback(
    (event: FocusEvent) => sendFocusEvent(store, id, event, onTaskDone),
    [store, id, onTaskDone],
  );
  return { session, now, send };
};
