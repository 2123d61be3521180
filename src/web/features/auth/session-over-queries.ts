import { askSession } from '#web/platform/backend/ask-session.ts';
import type { Backend } from '#web/platform/backend/backend.ts';

/**
 * Whether the session behind a refused request is over. A refusal alone may mean that the token is too old, or the clock
 * of this device wrong: then a new token settles it.
 */
export const isSessionOver = async (backend: Backend): Promise<boolean> => {
  const { data } = await backend.auth.getSession();
  if (data.session === null) return false;
  const verdict = await askSession(data.session.access_token);
  if (verdict !== 'unknown') return verdict === 'ended';
  const { error } = await backend.auth.refreshSession();
  const status = error?.status ?? 0;
  return status >= 400 && status < 500 && status !== 429;
};
