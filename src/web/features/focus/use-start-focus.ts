import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { changesOf } from '#domain/focus/focus-changes.ts';
import { focusTimer } from '#domain/focus/focus-timer.ts';
import { currentSession } from '#domain/focus/start-session.ts';
import { beginSession, type StartRequest } from '#web/features/focus/begin-session.ts';
import { joinSession } from '#web/features/focus/joined-session.ts';
import { createStore } from '#web/platform/store.ts';
import { useRecordStore } from '#web/services/records/use-records.ts';
import { useSamples } from '#web/services/records/use-samples.ts';

/** What somebody wanted to start while another session ran; it waits for an answer. */
export const waitingStart = createStore<StartRequest | null>(null);

/**
 * Start starts: the session begins with this press, and /focus shows it. Where another one runs it is asked once which
 * of the two it is to be; where this very task is in hand already, it just goes on.
 */
export const useStartFocus = (): ((request: StartRequest) => void) => {
  const store = useRecordStore();
  const samples = useSamples();
  const navigate = useNavigate();
  return useCallback(
    (request) => {
      const now = Date.now();
      const open = currentSession(store.all('focusSessions'), now);
      if (open === null || (open.phase !== 'focus' && open.phase !== 'paused')) {
        beginSession(store, samples, request);
        void navigate('/focus');
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
      void navigate('/focus');
    },
    [store, samples, navigate],
  );
};
