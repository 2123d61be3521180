import { randomUUID } from 'node:crypto';
import type { Actor } from '#server/engine/database/database.ts';
import { createAccount } from '#server/testing/actors.ts';
import type { Account } from '#server/testing/actors.ts';
import type { OpenDatabase } from '#server/testing/open-database.ts';

export interface SignedInAccount extends Account {
  readonly sessionId: string;
}

interface SignInOptions {
  readonly minutesAgo?: number;
  readonly aal?: 'aal1' | 'aal2';
}

/** A sign-in of an account, made this many minutes ago, as the actor a token of it becomes. */
export const addSignIn = async (
  open: Pick<OpenDatabase, 'adminQuery'>,
  { id, actor }: Pick<Account, 'id' | 'actor'>,
  { minutesAgo = 0, aal = 'aal1' }: SignInOptions = {},
) => {
  const sessionId = randomUUID();
  await open.adminQuery(
    `insert into auth.sessions (id, user_id, created_at, updated_at, aal)
     values ($1, $2, now() - make_interval(secs => 60 * $3::float8), now(), $4)`,
    [sessionId, id, minutesAgo, aal],
  );
  await open.adminQuery(
    `insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
     values (gen_random_uuid(), $1, now(), now() - make_interval(secs => 60 * $2::float8), 'oauth')`,
    [sessionId, minutesAgo],
  );
  return { ...actor, claims: { ...actor.claims, session_id: sessionId }, sessionId };
};

/** An account with a sign-in of its own, made this many minutes ago. */
export const signInAccount = async (
  open: Pick<OpenDatabase, 'adminQuery'>,
  options: SignInOptions & { readonly admin?: boolean } = {},
): Promise<SignedInAccount> => {
  const account = await createAccount(open.adminQuery, options);
  const actor = await addSignIn(open, account, options);
  return { ...account, sessionId: actor.sessionId, actor };
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
