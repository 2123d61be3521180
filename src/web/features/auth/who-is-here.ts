import type { SignedInUser } from '#domain/auth/auth-readiness.ts';
import { endedMeanwhile } from '#web/features/auth/ended-meanwhile.ts';
import { markSessionEnded } from '#web/services/device/mark-session-ended.ts';
import { readStoredUser } from '#web/platform/backend/stored-user.ts';

/** What is known of a visit before the backend client is there. */
export interface Arrival {
  /** Whose session it is, once the host let it count, or where there is no network to say otherwise. */
  readonly user: SignedInUser | null;
}

/** One short question instead of a client, its settings and its start: the page can be drawn with the answer (decision 096). */
export const whoIsHere = async (): Promise<Arrival> => {
  if (await endedMeanwhile()) markSessionEnded();
  return { user: readStoredUser() };
};
