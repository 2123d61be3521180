import { queryOptions } from '@tanstack/react-query';
import { clientDaysSchema } from '#domain/system/client-days.ts';
import { AppError } from '#web/platform/app-error.ts';
import type { Backend } from '#web/platform/backend/backend.ts';
import { responseData } from '#web/platform/backend/response-data.ts';

export const clientDaysQuery = (backend: Backend) =>
  queryOptions({
    queryKey: ['system', 'client-days'],
    queryFn: async ({ signal }) => {
      const data = responseData(await backend.rpc('read_client_days').abortSignal(signal));
      const parsed = clientDaysSchema.safeParse(data);
      if (!parsed.success) throw new AppError('unreadable', 'We couldn’t load the last days.', parsed.error);
      return parsed.data;
    },
  });
