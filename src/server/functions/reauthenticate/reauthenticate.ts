import { reauthenticateRequestSchema } from '#domain/accounts/reauthenticate-request.ts';
import type { ReauthenticateAnswer, ReauthenticateWay } from '#domain/accounts/reauthenticate-request.ts';
import { PROVIDER } from '#server/engine/auth/identities/providers.ts';
import type { Passwords } from '#server/engine/auth/passwords/passwords.ts';
import type { RateLimits } from '#server/limits/rate-limits.ts';
import { inRole } from '../function-context.ts';
import type { FunctionContext, ServerFunction } from '../function-context.ts';
import { FunctionError } from '../function-error.ts';
import { readBody } from '../read-body.ts';

export interface ReauthenticateDeps {
  readonly limits: Pick<RateLimits, 'take'>;
  readonly passwords: Passwords;
  /** Whether people sign in at the provider that is built in. */
  readonly isLocal: boolean;
  /** Whether passwords are on. */
  readonly hasPasswords: boolean;
}

interface Standing {
  readonly fresh: boolean;
  readonly has_factor: boolean;
  readonly password: string | null;
  readonly pin: string | null;
}

/**
 * Shows once more who is sitting there, within the session there is: dangerous acts ask for it, and a second sign-in would
 * leave a second session behind. A second factor goes its own way (/factors), and whoever only has the sign-in service signs
 * in again there.
 */
export const reauthenticate =
  (deps: ReauthenticateDeps): ServerFunction =>
  async (request, context) => {
    const wish = await readBody(request, reauthenticateRequestSchema);
    const { sessionId } = context.actor;
    if (sessionId === undefined) {
      throw new FunctionError(403, 'forbidden', 'Only a sign-in of this site can be confirmed');
    }
    const standing = await readStanding(context);
    const way = wayOf(standing, deps);
    if (wish.action === 'ways') return answer(way, standing.fresh);
    if (wish.action !== way) {
      throw new FunctionError(409, 'another_way', `This account is confirmed by: ${way}`);
    }
    await deps.limits.take({ limit: 'pinAccount', subject: context.userId });
    const { correct } = await deps.passwords.check(
      wish.secret,
      way === 'pin' ? standing.pin : standing.password,
    );
    await note(context, sessionId, way, correct);
    return answer(way, correct, !correct);
  };

/** Whoever has a second factor shows that: a password alone is less than they signed in with. */
const wayOf = (standing: Standing, deps: ReauthenticateDeps): ReauthenticateWay => {
  if (standing.has_factor) return 'code';
  if (deps.hasPasswords && standing.password !== null) return 'password';
  return deps.isLocal && standing.pin !== null ? 'pin' : 'sign-in';
};

const readStanding = (context: FunctionContext): Promise<Standing> =>
  context.db.tx(inRole(context, 'supabase_auth_admin'), async (query) => {
    const { rows } = await query<Standing & Record<string, unknown>>(
      `select public.has_fresh_sign_in() as fresh, nullif(u.encrypted_password, '') as password,
         exists (select from auth.mfa_factors f where f.user_id = u.id and f.status = 'verified') as has_factor,
         (select a.pin_hash from kindling.local_accounts a join auth.identities i
            on i.provider = $2 and i.provider_id = a.id::text where i.user_id = u.id limit 1) as pin
       from auth.users u where u.id = $1`,
      [context.userId, PROVIDER],
    );
    const [standing] = rows;
    if (standing === undefined) throw new FunctionError(403, 'forbidden', 'There is no such account');
    return standing;
  });

/** The same claim that signing in leaves, renewed; and that it was tried, in the audit. */
const note = (
  context: FunctionContext,
  sessionId: string,
  way: ReauthenticateWay,
  correct: boolean,
): Promise<void> =>
  context.db.tx(inRole(context, 'supabase_auth_admin'), async (query) => {
    if (correct) {
      await query(
        `insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
         values (gen_random_uuid(), $1, clock_timestamp(), clock_timestamp(), $2)
         on conflict (session_id, authentication_method) do update set updated_at = excluded.updated_at`,
        [sessionId, way === 'pin' ? 'oauth' : 'password'],
      );
    }
    await query(`select set_config('request.address', $1, true)`, [context.address]);
    await query(
      `select public.record_audit('identity', 'confirm_identity', $1, $2, null, null, jsonb_build_object('way', $3::text))`,
      correct ? ['low', 'success', way] : ['medium', 'denied', way],
    );
  });

const answer = (way: ReauthenticateWay, fresh: boolean, wrong = false): Response =>
  Response.json({ success: true, way, fresh, wrong } satisfies ReauthenticateAnswer);
