import { readMoments } from '#domain/auth/read-moments.ts';
import { recordAttempt } from '#domain/auth/sign-in-limit.ts';
import { sessionStore } from '#web/platform/browser-storage.ts';

/** Spec 1 §5, the generic limiter: five in a minute, in this tab. It spares a wait; the server has limits of its own. */
export const mayTry = (what: string, now: number = Date.now()): boolean => {
  const key = `kindling-tries-${what}`;
  const { allowed, moments } = recordAttempt(readMoments(sessionStore.read(key)), now);
  sessionStore.write(key, JSON.stringify(moments));
  return allowed;
};
