import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { redactText } from '#domain/logging/redact.ts';
import { vitalNames } from '#domain/logging/web-vitals.ts';
import { responseData } from '#web/platform/backend/response-data.ts';
import { AppError } from '#web/platform/app-error.ts';
import type { Backend } from '#web/platform/backend/backend.ts';

const healthSchema = z.object({
  errors: z.array(z.object({ message: z.string(), count: z.number(), last_at: z.string() })),
  vitals: z.array(z.object({ name: z.enum(vitalNames), samples: z.number(), p75: z.number() })),
});

const healthOf = (data: unknown) => {
  const parsed = healthSchema.safeParse(data);
  if (!parsed.success) throw new AppError('unreadable', 'We couldn’t load the reports.', parsed.error);
  return {
    errors: parsed.data.errors.map((error) => ({
      // Once more: whoever sent it need not have been our page.
      message: redactText(error.message),
      count: error.count,
      lastAt: new Date(error.last_at),
    })),
    // In the order in which a page is felt.
    vitals: vitalNames.flatMap((name) => parsed.data.vitals.filter((vital) => vital.name === name)),
  };
};

export type ClientHealth = ReturnType<typeof healthOf>;

export const clientHealthQuery = (backend: Backend) =>
  queryOptions({
    queryKey: ['system', 'client-health'],
    queryFn: async ({ signal }) =>
      healthOf(responseData(await backend.rpc('read_client_health').abortSignal(signal))),
  });
