import { useMemo } from 'react';
import { useAuth } from '#web/features/auth/auth-context.tsx';
import { connect } from '#web/platform/backend/connect.ts';

const loadQueries = () => import('#web/features/auth/session-over-queries.ts');

interface SessionEnd {
  /** The server said that it is over. */
  readonly onEnded: () => void;
  /** The server refused a request: whether that is the end is asked first, once for many. */
  readonly onRefused: () => void;
}

const createSessionEnd = (onEnded: () => void): SessionEnd => {
  let asking = false;
  const ask = async (): Promise<void> => {
    asking = true;
    try {
      const [{ isSessionOver }, { backend }] = await Promise.all([loadQueries(), connect()]);
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
export const useSessionEnd = (userId: string | undefined): SessionEnd => {
  const { sessionEnded } = useAuth();
  return useMemo(
    () => createSessionEnd(() => userId !== undefined && sessionEnded(userId)),
    [userId, sessionEnded],
  );
};
