/** What the host says of a session: it counts, it has ended, or nobody knows just now. */
export type SessionVerdict = 'counts' | 'ended' | 'unknown';

/** A start waits no longer for what it would like to have before the first stroke (decision 068). */
export const startPatienceMs = 2_500;
const endings: ReadonlySet<unknown> = new Set(['session_not_found', 'user_not_found', 'user_banned']);

/**
 * Asks the host about the session behind a token, without the backend client. A token that is merely too old says nothing
 * about its session, and neither does a network that is away.
 */
export const askSession = async (accessToken: string): Promise<SessionVerdict> => {
  try {
    const answer = await fetch('/auth/v1/user', {
      headers: { authorization: `Bearer ${accessToken}` },
      cache: 'no-store',
      signal: AbortSignal.timeout(startPatienceMs),
    });
    if (answer.ok) return 'counts';
    const body: unknown = await answer.json();
    const code: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'error_code') : null;
    return endings.has(code) ? 'ended' : 'unknown';
  } catch {
    return 'unknown';
  }
};
