import { queryOptions } from '@tanstack/react-query';
import { heldOverviewSchema, type HeldOverview } from '#domain/held/held-overview.ts';
import { AppError } from '#web/platform/app-error.ts';
import { connect } from '#web/platform/backend/connect.ts';
import { responseData } from '#web/platform/backend/response-data.ts';

const readOverview = (data: unknown): HeldOverview => {
  const read = heldOverviewSchema.safeParse(data);
  if (!read.success) throw new AppError('unreadable', 'We couldn’t load the numbers.', read.error);
  return read.data;
};

/** How much the server holds of whoever asks. */
export const heldOverviewQuery = () =>
  queryOptions({
    queryKey: ['held', 'overview'],
    // Counted anew at every visit: it is about now.
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const { backend } = await connect();
      return readOverview(responseData(await backend.rpc('held_overview').abortSignal(signal)));
    },
  });
