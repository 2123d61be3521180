import { useMemo } from 'react';
import { useAuth } from '#web/features/auth/auth-context.tsx';
import type { Backend } from '#web/platform/backend/backend.ts';

const loadQueries = () => import('#web/features/auth/session-over-queries.ts');

interface SessionEnd {
  /** The server said that it is over. */
  readonly onEnded: () => void;
  /** The server refused a request: whether that is the end is asked first, once for many. */
  readonly onRefused: () => void;
}

const createSessionEnd = (backend: Backend, onEnded: () => void): SessionEnd => {
  let asking = false;
  const ask = async (): Promise<void> => {
    asking = true;
    try {
      const { isSessionOver } = await loadQueries();
      if (await isSessionOver(backend)) onEnded();
    } finally {
      asking = false;
    }
  };
  return {
    onEnded,
    onRefused: () => {
      if (!asking) void ask().catch(() => undefined);
    },
  };
};

/** How the parts of a signed-in page tell that the session may be over. */
export const useSessionEnd = (backend: Backend, userId: string | undefined): SessionEnd => {
  const { sessionEnded } = useAuth();
  return useMemo(
    () => createSessionEnd(backend, () => userId !== undefined && sessionEnded(userId)),
    [backend, userId, sessionEnded],
  );
};
