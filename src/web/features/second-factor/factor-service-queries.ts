import * as z from 'zod/mini';
import { AppError } from '#web/platform/app-error.ts';
import type { Backend } from '#web/platform/backend/backend.ts';

/** What came of showing a code, in the words of whoever tries. */
export type FactorAnswer = 'shown' | 'wrong' | 'wait' | 'ended' | 'unreachable';

const endings: ReadonlySet<unknown> = new Set(['session_not_found', 'user_not_found', 'user_banned']);

/** From the status and code of a refusal. */
export const answerOf = (status: number, code: unknown): FactorAnswer => {
  if (code === 'mfa_verification_failed' || code === 'mfa_challenge_expired') return 'wrong';
  if (status === 429) return 'wait';
  return endings.has(code) ? 'ended' : 'unreachable';
};

const refusalSchema = z.object({ error_code: z.optional(z.string()) });

interface OwnAnswer {
  readonly status: number;
  readonly code: string | undefined;
  readonly body: unknown;
}

/** The ways of the identity service that its client does not know. */
export const askOwn = async (
  backend: Backend,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
): Promise<OwnAnswer> => {
  const { data } = await backend.auth.getSession();
  const response = await fetch(`/auth/v1/factors/${path}`, {
    method,
    headers: {
      authorization: `Bearer ${data.session?.access_token ?? ''}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    cache: 'no-store',
    signal: AbortSignal.timeout(15_000),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch((cause: unknown) => {
    throw new AppError('unreachable', 'We couldn’t reach Kindling. Please try again.', cause);
  });
  const given: unknown = await response.json().catch(() => null);
  const refusal = refusalSchema.safeParse(given);
  return {
    status: response.status,
    code: response.ok || !refusal.success ? undefined : refusal.data.error_code,
    body: given,
  };
};
