import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { AppError } from '#web/platform/app-error.ts';
import { responseData } from '#web/platform/backend/response-data.ts';
import type { Backend } from '#web/platform/backend/backend.ts';

const count = z.int().check(z.nonnegative());

const overviewSchema = z.object({
  database_version: z.string(),
  database_bytes: count,
  accounts: count,
  tables: z.array(
    z.object({ name: z.string(), rows: z.nullable(count), exact: z.boolean(), rls: z.boolean() }),
  ),
  errors_last_day: count,
});

const overviewOf = (data: unknown) => {
  const parsed = overviewSchema.safeParse(data);
  if (!parsed.success) throw new AppError('unreadable', 'We couldn’t load the overview.', parsed.error);
  const { database_version, database_bytes, accounts, tables, errors_last_day } = parsed.data;
  return {
    databaseVersion: database_version,
    databaseBytes: database_bytes,
    accounts,
    tables,
    errorsLastDay: errors_last_day,
  };
};

export type SystemOverview = ReturnType<typeof overviewOf>;

export const systemOverviewQuery = (backend: Backend) =>
  queryOptions({
    queryKey: ['system', 'overview'],
    queryFn: async ({ signal }) =>
      overviewOf(responseData(await backend.rpc('system_overview').abortSignal(signal))),
  });
