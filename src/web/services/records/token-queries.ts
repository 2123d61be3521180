import { AppError } from '#web/platform/app-error.ts';
import type { Backend } from '#web/platform/backend/backend.ts';

/**
 * The token of this very person. Another page may have signed somebody else in since, and the client follows it at once:
 * what one person wrote must never be sent, or read, in another's name.
 */
export const readTokenOf = async (backend: Backend, userId: string): Promise<string> => {
  const { data } = await backend.auth.getSession();
  if (data.session === null) throw new AppError('unreachable', 'You’re not signed in.');
  if (data.session.user.id !== userId) throw new AppError('not-allowed', 'Someone else is signed in.');
  return data.session.access_token;
};
