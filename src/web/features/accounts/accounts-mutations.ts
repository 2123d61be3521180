import * as z from 'zod/mini';
import { type Invitation, invitationSchema } from '#domain/accounts/account-desk-request.ts';
import type { AccountWish } from '#domain/accounts/account-wish.ts';
import { unreachable } from '#domain/unreachable.ts';
import { AppError } from '#web/platform/app-error.ts';
import type { Backend } from '#web/platform/backend/backend.ts';
import { responseData } from '#web/platform/backend/response-data.ts';

/** The database wants to see once more who is there, and has done nothing yet. */
export class AskWhoError extends Error {
  override readonly name = 'AskWhoError';
}

interface RpcAnswer {
  readonly data: unknown;
  readonly error: { readonly message: string; readonly code: string } | null;
  readonly status: number;
}

const checked = (answer: RpcAnswer): void => {
  if (answer.error?.code === 'PT428') throw new AskWhoError();
  responseData(answer);
};

/** Does it, or says why not. Whoever has to show first who they are is told by an AskWhoError. */
export const performWish = async (backend: Backend, wish: AccountWish): Promise<void> => {
  const about = { p_user_id: wish.accountId, p_reason: wish.reason };
  const until = wish.until === null ? {} : { p_until: wish.until };
  switch (wish.act) {
    case 'make-admin':
      return checked(await backend.rpc('set_account_role', { ...about, p_role: 'admin' }));
    case 'take-admin':
      return checked(await backend.rpc('set_account_role', { ...about, p_role: 'person' }));
    case 'set-tier':
      return checked(
        await backend.rpc('set_licence', {
          ...about,
          ...(wish.tier === null ? {} : { p_tier: wish.tier }),
          ...(wish.until === null ? {} : { p_valid_until: wish.until }),
        }),
      );
    case 'ban':
      return checked(await backend.rpc('ban_account', { ...about, ...until }));
    case 'lift-ban':
      return checked(await backend.rpc('lift_ban', about));
    case 'sign-out':
      return checked(await backend.rpc('sign_out_account', about));
    case 'withdraw-invitation':
      return checked(await backend.rpc('withdraw_invitation', about));
    case 'remove-factors':
    case 'delete':
      await askDesk(backend, { action: wish.act, id: wish.accountId, reason: wish.reason });
      return undefined;
    default:
      return unreachable(wish.act);
  }
};

export const invitePerson = async (
  backend: Backend,
  invitation: { readonly email: string; readonly reason: string },
): Promise<Invitation> => {
  const parsed = invitationSchema.safeParse(await askDesk(backend, { action: 'invite', ...invitation }));
  if (!parsed.success) throw new AppError('unreadable', 'We couldn’t read the invitation.', parsed.error);
  return parsed.data;
};

const refusalSchema = z.object({ code: z.string(), message: z.string() });

/** The host's own words where it refuses: they say what to do. */
const askDesk = async (backend: Backend, body: Readonly<Record<string, string>>): Promise<unknown> => {
  const answer = await backend.functions.invoke<unknown>('account-desk', { body });
  const { response } = answer;
  if (response?.ok === true) return answer.data;
  if (response === undefined) throw new AppError('unreachable', 'We couldn’t reach the server.');
  const refusal = refusalSchema.safeParse(await response.json().catch(() => null));
  if (refusal.data?.code === 'reauthenticate') throw new AskWhoError();
  const message = refusal.data?.message ?? 'The server didn’t do it.';
  return responseData({ data: null, error: { message }, status: response.status });
};
