import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { AppError } from '#web/platform/app-error.ts';
import type { Backend } from '#web/platform/backend/backend.ts';
import { responseData } from '#web/platform/backend/response-data.ts';

const rulesSchema = z.object({
  admins_need_second_factor: z.boolean(),
  admins: z.number(),
  admins_with_factor: z.number(),
});

export const signInRulesQuery = (backend: Backend) =>
  queryOptions({
    queryKey: ['system', 'sign-in-rules'],
    queryFn: async ({ signal }) => {
      const parsed = rulesSchema.safeParse(
        responseData(await backend.rpc('read_sign_in_rules').abortSignal(signal)),
      );
      if (!parsed.success) throw new AppError('unreadable', 'We couldn’t load this.', parsed.error);
      return {
        isRequired: parsed.data.admins_need_second_factor,
        admins: parsed.data.admins,
        withFactor: parsed.data.admins_with_factor,
      };
    },
  });
