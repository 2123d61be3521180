import { queryOptions } from '@tanstack/react-query';
import { healthAnswer } from '#domain/system/health-answer.ts';
import { checkKeptSeconds } from '#domain/system/health-check.ts';
import { AppError } from '#web/platform/app-error.ts';
import { connect } from '#web/platform/backend/connect.ts';
import { functionResponseData } from '#web/platform/backend/response-data.ts';

/** Every service is really tried, so the first answer may take some seconds. The host keeps it for a minute. */
export const healthQuery = () =>
  queryOptions({
    queryKey: ['system', 'health'],
    queryFn: async ({ signal }) => {
      const { backend } = await connect();
      const answer = await backend.functions.invoke<unknown>('api-key-health-checker', { signal });
      const parsed = healthAnswer.safeParse(functionResponseData(answer));
      if (!parsed.success || parsed.data.details === undefined) {
        throw new AppError('unreadable', 'We couldn’t read how the services are doing.', parsed.error);
      }
      return parsed.data.details;
    },
    staleTime: checkKeptSeconds * 1000,
  });
