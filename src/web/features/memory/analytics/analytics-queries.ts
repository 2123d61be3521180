import { queryOptions } from '@tanstack/react-query';
import { installationOverviewOf } from '#domain/memory/analytics/installation-overview.ts';
import { ownOverviewOf } from '#domain/memory/analytics/own-overview.ts';
import { AppError } from '#web/platform/app-error.ts';
import { connect } from '#web/platform/backend/connect.ts';
import { responseData } from '#web/platform/backend/response-data.ts';
import { memoryContentKey } from '#web/services/memory/memory-queries.ts';

const readAs = <Value>(read: () => Value): Value => {
  try {
    return read();
  } catch (error) {
    throw new AppError('unreadable', 'We couldn’t load the numbers.', error);
  }
};

/** One's own numbers: dropped with the memories they count. */
export const ownOverviewQuery = () =>
  queryOptions({
    queryKey: [...memoryContentKey, 'overview'],
    queryFn: async ({ signal }) => {
      const { backend } = await connect();
      const data = responseData(await backend.rpc('memory_overview').abortSignal(signal));
      return readAs(() => ownOverviewOf(data));
    },
  });

/** For admins, and the database asks again whether they are. */
export const installationOverviewQuery = () =>
  queryOptions({
    queryKey: ['system', 'memory'],
    queryFn: async ({ signal }) => {
      const { backend } = await connect();
      const data = responseData(await backend.rpc('memory_installation_overview').abortSignal(signal));
      return readAs(() => installationOverviewOf(data));
    },
  });
