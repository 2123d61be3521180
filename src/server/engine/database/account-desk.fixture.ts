import { randomUUID } from 'node:crypto';
import type { Actor } from '#server/engine/database/database.ts';
import { createAccount } from '#server/testing/actors.ts';
import type { Account } from '#server/testing/actors.ts';
import type { OpenDatabase } from '#server/testing/open-database.ts';

export interface SignedInAccount extends Account {
  readonly sessionId: string;
}

/** An account with a sign-in of its own, made this many minutes ago. */
export const signInAccount = async (
  open: Pick<OpenDatabase, 'adminQuery'>,
  options: { readonly admin?: boolean; readonly minutesAgo?: number; readonly aal?: 'aal1' | 'aal2' } = {},
): Promise<SignedInAccount> => {
  const account = await createAccount(open.adminQuery, options);
  const sessionId = randomUUID();
  await open.adminQuery(
    `insert into auth.sessions (id, user_id, created_at, updated_at, aal)
     values ($1, $2, now() - make_interval(secs => 60 * $3::float8), now(), $4)`,
    [sessionId, account.id, options.minutesAgo ?? 0, options.aal ?? 'aal1'],
  );
  await open.adminQuery(
    `insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
     values (gen_random_uuid(), $1, now(), now() - make_interval(secs => 60 * $2::float8), 'oauth')`,
    [sessionId, options.minutesAgo ?? 0],
  );
  const { actor } = account;
  const claims = { ...actor.claims, session_id: sessionId };
  return { ...account, sessionId, actor: { ...actor, claims, sessionId } };
};

/** What a procedure answers to somebody. */
export const callAs = async (
  open: Pick<OpenDatabase, 'db'>,
  actor: Actor,
  call: string,
  values: readonly unknown[] = [],
): Promise<unknown> => {
  const { rows } = await open.db.tx(actor, (query) =>
    query<{ answer: unknown }>(`select ${call} as answer`, values),
  );
  return rows[0]?.answer;
};
