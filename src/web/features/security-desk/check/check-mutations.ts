import * as z from 'zod/mini';
import { reach } from '#web/features/security-desk/check/check-queries.ts';
import { AppError } from '#web/platform/app-error.ts';
import { responseData } from '#web/platform/backend/response-data.ts';

const cleaned = z.object({ expired_sessions_ended: z.number(), locations_coarsened: z.number() });
export type CleanedUp = z.infer<typeof cleaned>;

/** Ends sessions that have run out and coarsens old places: everybody's for an admin, else one's own. */
export const cleanUp = async (): Promise<CleanedUp> => {
  const backend = await reach();
  const parsed = cleaned.safeParse(responseData(await backend.rpc('automated_security_cleanup')));
  if (!parsed.success) throw new AppError('unreadable', 'We couldn’t read the answer.', parsed.error);
  return parsed.data;
};
