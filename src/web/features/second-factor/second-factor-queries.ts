import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { AppError } from '#web/platform/app-error.ts';
import type { Backend } from '#web/platform/backend/backend.ts';
import { secondFactorKey } from '#web/features/second-factor/factor-wanted-queries.ts';
import { askOwn } from '#web/features/second-factor/factor-service-queries.ts';

const factorSchema = z.object({
  id: z.string(),
  friendly_name: z.optional(z.string()),
  factor_type: z.string(),
  status: z.string(),
  created_at: z.string(),
});

export interface Factor {
  readonly id: string;
  readonly name: string;
  readonly kind: 'app' | 'phone';
  readonly addedAt: Date;
}

/** Those that count, as they stand with the person. */
const factorsOf = (factors: unknown): readonly Factor[] => {
  const parsed = z.array(factorSchema).safeParse(factors ?? []);
  if (!parsed.success) return [];
  return parsed.data.flatMap(({ id, friendly_name: name, factor_type: type, status, created_at: added }) =>
    status === 'verified'
      ? [
          {
            id,
            name: name === undefined || name === '' ? 'Authenticator app' : name,
            kind: type === 'phone' ? ('phone' as const) : ('app' as const),
            addedAt: new Date(added),
          },
        ]
      : [],
  );
};

/** As they lie on this device: enough to ask for a code, without another request. */
export const factorsHere = async (backend: Backend): Promise<readonly Factor[]> => {
  const { data } = await backend.auth.getSession();
  return factorsOf(data.session?.user.factors);
};

export const factorsQuery = (backend: Backend) =>
  queryOptions({
    queryKey: [...secondFactorKey, 'factors'],
    queryFn: async () => {
      const { data, error } = await backend.auth.getUser();
      if (error !== null) throw new AppError('unreachable', 'We couldn’t load two-step sign-in.', error);
      return factorsOf(data.user.factors);
    },
  });

const leftSchema = z.object({ left: z.number(), made_at: z.nullable(z.string()) });

export const recoveryCodesQuery = (backend: Backend) =>
  queryOptions({
    queryKey: [...secondFactorKey, 'recovery-codes'],
    queryFn: async () => {
      const { body } = await askOwn(backend, 'GET', 'recovery-codes');
      const parsed = leftSchema.safeParse(body);
      if (!parsed.success) throw new AppError('unreadable', 'We couldn’t load your recovery codes.');
      return { left: parsed.data.left, wereMade: parsed.data.made_at !== null };
    },
  });
