import { pinRequestSchema } from '#domain/auth/local-pin.ts';
import type { PinAnswer } from '#domain/auth/local-pin.ts';
import { PROVIDER } from '#server/engine/auth/identities/providers.ts';
import type { Passwords } from '#server/engine/auth/passwords/passwords.ts';
import type { RateLimits } from '#server/limits/rate-limits.ts';
import { inRole } from '../function-context.ts';
import type { FunctionContext, ServerFunction } from '../function-context.ts';
import { FunctionError } from '../function-error.ts';
import { readBody } from '../read-body.ts';

export interface LocalPinDeps {
  readonly limits: Pick<RateLimits, 'take'>;
  readonly passwords: Passwords;
  /** Whether people sign in at the provider that is built in. */
  readonly isLocal: boolean;
}

interface Account {
  readonly id: string;
  readonly pin_hash: string | null;
  /** An admin whose sign-in is not fresh: the desk would take a PIN set now for a proof of who sits there. */
  readonly must_show: boolean;
}

/** The PIN of the caller's own local account: asks whether there is one, sets, changes or removes it. */
export const localPin =
  (deps: LocalPinDeps): ServerFunction =>
  async (request, context) => {
    const wish = await readBody(request, pinRequestSchema);
    const account = deps.isLocal ? await findOwn(context) : undefined;
    if (wish.action === 'status') return answer(account);
    if (account === undefined) {
      throw new FunctionError(404, 'not_found', 'Only an account of this computer has a PIN');
    }
    // Whoever finds a computer unlocked must not lock its owner out, nor the door open.
    if (account.pin_hash !== null) {
      await deps.limits.take({ limit: 'pinAccount', subject: context.userId });
      const { correct } = await deps.passwords.check(wish.currentPin ?? '', account.pin_hash);
      if (!correct) return answer(account, { wrongPin: true });
    } else if (account.must_show) {
      throw new FunctionError(428, 'reauthenticate', 'Sign in again to set a first PIN');
    }
    const hash = wish.action === 'set' ? await deps.passwords.hash(wish.pin) : null;
    return answer(await save(context, account, hash));
  };

const findOwn = (context: FunctionContext): Promise<Account | undefined> =>
  context.db.tx(inRole(context, 'supabase_auth_admin'), async (query) => {
    const { rows } = await query<Account & Record<string, unknown>>(
      `select a.id, a.pin_hash,
         public.holds_admin_role(i.user_id) and not public.has_fresh_sign_in() as must_show
       from kindling.local_accounts a
       join auth.identities i on i.provider = $1 and i.provider_id = a.id::text
       where i.user_id = $2`,
      [PROVIDER, context.userId],
    );
    return rows[0];
  });

/** Only over the PIN that was checked: of two changes at once, the second has to show the first one's. */
const save = (
  context: FunctionContext,
  account: Account,
  hash: string | null,
): Promise<Pick<Account, 'pin_hash'>> =>
  context.db.tx(inRole(context, 'supabase_auth_admin'), async (query) => {
    const { rows } = await query<{ pin_hash: string | null }>(
      `update kindling.local_accounts set pin_hash = $3
       where id = $1 and pin_hash is not distinct from $2 returning pin_hash`,
      [account.id, account.pin_hash, hash],
    );
    if (rows[0] === undefined) throw new FunctionError(409, 'conflict', 'The PIN was changed meanwhile');
    return rows[0];
  });

const answer = (account: Pick<Account, 'pin_hash'> | undefined, { wrongPin = false } = {}): Response =>
  Response.json({
    success: true,
    available: account !== undefined,
    isSet: account !== undefined && account.pin_hash !== null,
    wrongPin,
  } satisfies PinAnswer);
