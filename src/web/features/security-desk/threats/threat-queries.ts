import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { shownThreatDays } from '#domain/security/threats/threat-groups.ts';
import { type ThreatRow, threatRowSchema } from '#domain/security/threats/threat-row.ts';
import { AppError } from '#web/platform/app-error.ts';
import type { Backend } from '#web/platform/backend/backend.ts';
import { responseData } from '#web/platform/backend/response-data.ts';

const rowsSchema = z.array(threatRowSchema);

const unreadable = (error: unknown): AppError =>
  new AppError('unreadable', 'We couldn’t load the events.', error);

export const threatsKey = ['security-desk', 'threats'] as const;

export type WhoseThreats = 'own' | 'everybody';

/** One's own; for an admin everybody's, each row saying whose it is. */
export const threatsQuery = (backend: Backend, whose: WhoseThreats) =>
  queryOptions({
    queryKey: [...threatsKey, whose],
    queryFn: async ({ signal }) => {
      const asked = { p_days: shownThreatDays, p_everybody: whose === 'everybody' };
      const answer = await backend.rpc('read_threats', asked).abortSignal(signal);
      const parsed = rowsSchema.safeParse(responseData(answer));
      if (!parsed.success) throw unreadable(parsed.error);
      return parsed.data;
    },
  });

/** The newest devices that this person has said nothing about. */
export const readDeviceNotices = async (backend: Backend): Promise<readonly ThreatRow[]> => {
  const parsed = rowsSchema.safeParse(
    responseData(await backend.rpc('read_device_notice', {}, { get: true })),
  );
  if (!parsed.success) throw unreadable(parsed.error);
  return parsed.data;
};
