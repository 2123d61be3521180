import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { accountDeskAboutSchema } from '#domain/accounts/account-desk-request.ts';
import { type AccountFilter, accountPageSchema, accountSchema } from '#domain/accounts/account.ts';
import { AppError } from '#web/platform/app-error.ts';
import type { Backend } from '#web/platform/backend/backend.ts';
import { functionResponseData, responseData } from '#web/platform/backend/response-data.ts';

const parse = <T>(schema: z.ZodMiniType<T>, data: unknown): T => {
  const parsed = schema.safeParse(data);
  if (!parsed.success) throw new AppError('unreadable', 'We couldn’t read the accounts.', parsed.error);
  return parsed.data;
};

export const accountsKey = ['accounts'] as const;

export interface AccountSearch {
  readonly search: string;
  readonly only: AccountFilter;
  readonly page: number;
}

export const accountsQuery = (backend: Backend, { search, only, page }: AccountSearch) =>
  queryOptions({
    queryKey: [...accountsKey, 'list', search, only, page],
    queryFn: async ({ signal }) =>
      parse(
        accountPageSchema,
        responseData(
          await backend
            .rpc('list_accounts', { p_search: search, p_only: only, p_page: page })
            .abortSignal(signal),
        ),
      ),
    // The list stays where it is while the next one comes.
    placeholderData: keepPreviousData,
  });

export const accountQuery = (backend: Backend, id: string) =>
  queryOptions({
    queryKey: [...accountsKey, 'one', id],
    queryFn: async ({ signal }) =>
      parse(
        accountSchema,
        responseData(await backend.rpc('read_account', { p_user_id: id }).abortSignal(signal)),
      ),
  });

const historySchema = z.array(
  z.object({
    seq: z.number(),
    made_at: z.string(),
    event_type: z.string(),
    action: z.string(),
    actor: z.nullable(z.string()),
    reason: z.nullable(z.string()),
  }),
);

/** What was done to this account, the newest first. */
export const accountHistoryQuery = (backend: Backend, id: string) =>
  queryOptions({
    queryKey: [...accountsKey, 'history', id],
    queryFn: async ({ signal }) =>
      parse(
        historySchema,
        responseData(
          await backend.rpc('read_audit', { p_limit: 10, p_filter: { subject: id } }).abortSignal(signal),
        ),
      ),
  });

/** How people are invited here. */
export const deskQuery = (backend: Backend) =>
  queryOptions({
    queryKey: [...accountsKey, 'about'],
    queryFn: async ({ signal }) =>
      parse(
        accountDeskAboutSchema,
        functionResponseData(
          await backend.functions.invoke<unknown>('account-desk', { body: { action: 'about' }, signal }),
        ),
      ),
    staleTime: Infinity,
  });
