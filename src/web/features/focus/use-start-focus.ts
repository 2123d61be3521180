import { useCallback, useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { StartRequest } from '#web/features/focus/begin-session.ts';
import type { startFocus } from '#web/features/focus/start-focus.ts';
import { loadOnce } from '#web/platform/load-once.ts';
import { whenIdle } from '#web/platform/when-idle.ts';
import { useRecordStore } from '#web/services/records/use-records.ts';

type StartFocus = typeof startFocus;

let ready: StartFocus | null = null;

// Fetched once the page is there; by the time somebody presses it runs inside the press.
export const preloadStartFocus = loadOnce(async (): Promise<StartFocus> => {
  ready = (await import('#web/features/focus/start-focus.ts')).startFocus;
  return ready;
});

/** Start starts: the session begins with this press, and /focus shows it. */
export const useStartFocus = (): ((request: StartRequest) => void) => {
  const store = useRecordStore();
  const navigate = useNavigate();
  useEffect(() => {
    whenIdle(() => void preloadStartFocus().catch(() => undefined));
  }, []);
  return useCallback(
    (request) => {
      const run = (start: StartFocus): void => start(store, request, () => void navigate('/focus'));
      if (ready === null) preloadStartFocus().then(run, () => undefined);
      else run(ready);
    },
    [store, navigate],
  );
};
