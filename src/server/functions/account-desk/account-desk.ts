import { accountDeskRequestSchema } from '#domain/accounts/account-desk-request.ts';
import type { RateLimits } from '#server/limits/rate-limits.ts';
import { refuse } from '../as-refusal.ts';
import type { FunctionContext, ServerFunction } from '../function-context.ts';
import { FunctionError } from '../function-error.ts';
import { readBody } from '../read-body.ts';
import { invite } from './invite.ts';
import type { InviteDeps } from './invite.ts';
import { removeFactors } from './remove-factors.ts';

export interface AccountDeskDeps extends InviteDeps {
  readonly limits: Pick<RateLimits, 'take' | 'takeWithin'>;
  readonly removeDiscarded: () => Promise<void>;
  readonly logError: (what: string, cause: unknown) => void;
}

/** Many years of records go in one statement. */
const PATIENCE = '120s';

/** What admins do to accounts and the database cannot do alone: letters and links, and the bytes of files. */
export const accountDesk =
  (deps: AccountDeskDeps): ServerFunction =>
  async (request, context) => {
    const wish = await readBody(request, accountDeskRequestSchema);
    // Before anything is looked up: nobody else learns from this who has an account.
    await requireAdmin(context);
    await deps.limits.take({ limit: 'accountDesk', subject: context.userId });
    switch (wish.action) {
      case 'about':
        return Response.json({ success: true, invites: deps.invites, address: deps.siteUrl });
      case 'invite':
        return Response.json({ success: true, ...(await invite(deps, context, wish)) });
      case 'remove-factors':
        await removeFactors(deps, context, wish).catch(refuse);
        return Response.json({ success: true });
      case 'delete':
        await deleteAccount(deps, context, wish);
        return Response.json({ success: true });
      default:
        return wish satisfies never;
    }
  };

const requireAdmin = (context: FunctionContext): Promise<void> =>
  context.db.tx(context.actor, async (query) => {
    const { rows } = await query<{ admin: boolean }>('select public.is_current_user_admin() as admin');
    if (rows[0]?.admin !== true) {
      throw new FunctionError(403, 'forbidden', 'Only admins may manage accounts');
    }
  });

/** As the admin: the procedure asks who they are, for a fresh sign-in and a reason, and records it. */
const deleteAccount = async (
  deps: AccountDeskDeps,
  context: FunctionContext,
  { id, reason }: { readonly id: string; readonly reason: string },
): Promise<void> => {
  await context.db
    .tx(context.actor, async (query) => {
      await query(
        `select set_config('statement_timeout', $1, true), set_config('request.address', $2, true)`,
        [PATIENCE, context.address],
      );
      await query('select public.delete_account($1, $2)', [id, reason]);
    })
    .catch(refuse);
  try {
    await deps.removeDiscarded();
  } catch (error) {
    deps.logError('Bytes of a deleted account are left to the sweep', error);
  }
};
