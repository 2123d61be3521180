import { authTimings } from '#domain/auth/auth-timings.ts';

/**
 * Whether an address carries a session that was issued too long ago to have come straight from the sign-in: a bookmark, a
 * history, somebody else's message. Spec 1 §9.
 */
export const isStaleUrlSession = (fragment: string, now: number): boolean => {
  const expiresAt = /[#&]expires_at=(\d+)(&|$)/u.exec(fragment)?.[1];
  const expiresIn = /[#&]expires_in=(\d+)(&|$)/u.exec(fragment)?.[1];
  const isSession = /[#&]access_token=/u.test(fragment);
  if (!isSession || expiresAt === undefined || expiresIn === undefined) return false;
  return now - (Number(expiresAt) - Number(expiresIn)) * 1000 >= authTimings.urlSessionStale;
};
