import type { Invitation } from '#domain/accounts/account-desk-request.ts';
import type { invitationWays } from '#domain/accounts/account-desk-request.ts';
import { newcomer } from '#server/engine/auth/admin/generate-link.ts';
import { AuthError } from '#server/engine/auth/auth-error.ts';
import { findAccount } from '#server/engine/auth/email-phone/email-phone-account.ts';
import { actionLink, mails, markSent, sendMail } from '#server/engine/auth/email-phone/send-code.ts';
import type { MailParts } from '#server/engine/auth/email-phone/send-code.ts';
import { issueToken } from '#server/engine/auth/tokens/one-time-tokens.ts';
import type { Query } from '#server/engine/database/database.ts';
import { inRole } from '../function-context.ts';
import type { FunctionContext } from '../function-context.ts';
import { FunctionError } from '../function-error.ts';

export interface InviteDeps {
  readonly siteUrl: string;
  readonly invites: (typeof invitationWays)[number];
  readonly mail: MailParts;
}

/** Makes the account that waits for the person, and the link that is theirs; recorded in the same transaction. */
export const invite = async (
  deps: InviteDeps,
  context: FunctionContext,
  { email: given, reason }: { readonly email: string; readonly reason: string },
): Promise<Omit<Invitation, 'success'>> => {
  if (deps.invites === 'open') {
    throw new FunctionError(409, 'not_needed', 'Here people sign in without an invitation');
  }
  const email = given.trim().toLowerCase();
  try {
    const done = await context.db.tx(inRole(context, 'supabase_auth_admin'), async (query) => {
      const account = await findAccount(query, { kind: 'email', value: email });
      const id = await newcomer(query, account, { email, metadata: {}, passwordHash: null, invited: true });
      const letter = deps.invites === 'mail' ? await post(query, deps, id, email) : undefined;
      const link = letter === undefined ? await makeLink(query, deps, id, email) : null;
      await query(`select set_config('request.address', $1, true)`, [context.address]);
      await query('select public.record_invitation($1, $2)', [id, reason]);
      return { id, link, letter };
    });
    done.letter?.();
    return { id: done.id, link: done.link };
  } catch (error) {
    if (error instanceof AuthError && error.code === 'email_exists') {
      throw new FunctionError(409, 'email_exists', 'Somebody with this address has an account already');
    }
    throw error;
  }
};

const post = (query: Query, deps: InviteDeps, userId: string, email: string): Promise<() => void> =>
  sendMail(query, deps.mail, mails.invite, {
    userId,
    known: true,
    recipient: email,
    redirectTo: deps.siteUrl,
  });

/** Nothing is sent and nothing is kept: whoever asked for it hands it over. */
const makeLink = async (query: Query, deps: InviteDeps, userId: string, email: string): Promise<string> => {
  const { linkToken } = await issueToken(query, deps.mail.codeKey, {
    userId,
    type: mails.invite.token,
    relatesTo: email,
  });
  await markSent(query, userId, mails.invite.token);
  return actionLink(deps.mail, linkToken, mails.invite.type, deps.siteUrl);
};
