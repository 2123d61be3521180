import { samplesFrom } from '#domain/estimates/samples.ts';
import { changesOf } from '#domain/focus/focus-changes.ts';
import { focusTimer } from '#domain/focus/focus-timer.ts';
import { currentSession } from '#domain/focus/start-session.ts';
import { beginSession, type StartRequest } from '#web/features/focus/begin-session.ts';
import { joinSession } from '#web/features/focus/joined-session.ts';
import { waitingStart } from '#web/features/focus/waiting-start.ts';
import type { RecordStore } from '#web/services/records/record-store.ts';

/**
 * Where another session runs it is asked once which of the two it is to be; where this very task is in hand already, it
 * just goes on.
 */
export const startFocus = (store: RecordStore, request: StartRequest, goToSession: () => void): void => {
  const now = Date.now();
  const open = currentSession(store.all('focusSessions'), now);
  if (open === null || (open.phase !== 'focus' && open.phase !== 'paused')) {
    beginSession(store, samplesFrom(store.all('tasks'), store.all('focusSessions')), request);
    goToSession();
    return;
  }
  const { task } = request;
  if (task === null || open.taskId !== task.id) {
    waitingStart.set(request);
    return;
  }
  joinSession(open.id);
  const step = focusTimer(open, { type: 'resume' }, now);
  store.write(changesOf(open, step, { now, hour: new Date(now).getHours() }));
  goToSession();
};
