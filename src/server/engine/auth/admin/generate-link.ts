import type { Context } from 'hono';
import { z } from 'zod';
import { authAdmin } from '#server/engine/database/database.ts';
import type { Query } from '#server/engine/database/database.ts';
import { recordAdminAct } from './record-admin-act.ts';
import { requireServiceRole } from './require-service-role.ts';
import { AuthError, validationFailed } from '#server/engine/auth/auth-error.ts';
import type { AuthParts } from '#server/engine/auth/auth-parts.ts';
import { findUser, toWireUser } from '#server/engine/auth/users/auth-user.ts';
import {
  emailPhoneFields,
  metadataField,
  parseEmail,
  requireSmallMetadata,
} from '#server/engine/auth/email-phone/email-phone.ts';
import {
  emailPhoneTaken,
  createAccount,
  findAccount,
  isOwned,
  lockAccount,
  unlessTaken,
} from '#server/engine/auth/email-phone/email-phone-account.ts';
import type { EmailPhoneAccount } from '#server/engine/auth/email-phone/email-phone-account.ts';
import { saveEmailPhoneIdentity } from '#server/engine/auth/email-phone/email-phone-identity.ts';
import { dropTokens, issueToken } from '#server/engine/auth/tokens/one-time-tokens.ts';
import { requireStrongPassword } from '#server/engine/auth/passwords/password-strength.ts';
import { readAuthBody } from '#server/engine/auth/http/read-auth-body.ts';
import { redirectTarget } from '#server/engine/auth/http/redirect-target.ts';
import { actionLink, mails, markSent } from '#server/engine/auth/email-phone/send-code.ts';
import { requireMethod } from '#server/engine/auth/email-phone/sign-in-methods.ts';

const body = z.object({
  type: z.string().max(40),
  email: emailPhoneFields.email,
  new_email: z.string().max(320).nullish(),
  password: z.string().max(4096).nullish(),
  data: metadataField,
  redirect_to: z.string().max(2048).nullish(),
});
type Wish = z.output<typeof body>;

const mailsByType = {
  signup: mails.signup,
  invite: mails.invite,
  magiclink: mails.magiclink,
  recovery: mails.recovery,
  email_change_current: mails.changeCurrent,
  email_change_new: mails.changeNew,
} as const;
type WishType = keyof typeof mailsByType;

/** For operators who send their mails themselves: the link and the code, and nothing is sent. */
export const handleGenerateLink = async (c: Context, parts: AuthParts): Promise<Response> => {
  await requireServiceRole(c, parts);
  requireMethod(parts, 'email');
  const wish = await readAuthBody(c, body);
  if (!isWishType(wish.type)) {
    throw validationFailed(`Invalid email action link type requested: ${wish.type}`);
  }
  const email = parseEmail(wish.email ?? '');
  const newEmail = wish.type.startsWith('email_change') ? parseEmail(wish.new_email ?? '') : undefined;
  requireSmallMetadata(wish.data ?? {});
  const redirectTo = redirectTarget(wish.redirect_to ?? c.req.query('redirect_to'), parts.redirects);
  const before = await parts.deps.db.tx(authAdmin, (query) =>
    findAccount(query, { kind: 'email', value: email }),
  );
  // As with GoTrue, a way in for somebody without an account makes one.
  const type = before === undefined && wish.type === 'magiclink' ? 'signup' : wish.type;
  const isFree = before === undefined || !isOwned(before);
  const passwordHash = isFree ? await hashFor(parts, wish, email) : null;

  const answer = await parts.deps.db.tx(authAdmin, async (query) => {
    const id = await prepare(query, type, email, newEmail, wish.data ?? {}, passwordHash);
    const what = mailsByType[type];
    const recipient = type === 'email_change_new' ? (newEmail ?? email) : email;
    const { linkToken, code } = await issueToken(query, parts.codeKey, {
      userId: id,
      type: what.token,
      relatesTo: recipient,
    });
    await markSent(query, id, what.token);
    const user = await findUser(query, id);
    if (user === undefined) throw userNotFound();
    await recordAdminAct(query, c, parts, { action: 'generate_link', subject: id, details: { type } });
    return {
      ...toWireUser(user),
      action_link: actionLink(parts, linkToken, what.type, redirectTo),
      email_otp: code,
      hashed_token: linkToken,
      verification_type: type,
      redirect_to: redirectTo,
    };
  });
  return c.json(answer);
};

const isWishType = (type: string): type is WishType => Object.hasOwn(mailsByType, type);

/** Only a sign-up brings a password; an invitation or a way in for a newcomer has none. */
const hashFor = async (parts: AuthParts, wish: Wish, email: string): Promise<string | null> => {
  if (wish.type !== 'signup') return null;
  if (!wish.password) throw validationFailed('Signup requires a valid password');
  requireStrongPassword(wish.password, { email });
  return parts.passwords.hash(wish.password);
};

const prepare = async (
  query: Query,
  type: WishType,
  email: string,
  newEmail: string | undefined,
  metadata: Readonly<Record<string, unknown>>,
  passwordHash: string | null,
): Promise<string> => {
  const account = await findAccount(query, { kind: 'email', value: email });
  switch (type) {
    case 'signup':
    case 'invite':
      return newcomer(query, account, { email, metadata, passwordHash, invited: type === 'invite' });
    case 'magiclink':
    case 'recovery':
      if (account === undefined) throw userNotFound();
      return account.id;
    case 'email_change_current':
    case 'email_change_new': {
      if (account === undefined || newEmail === undefined) throw userNotFound();
      const other = await findAccount(query, { kind: 'email', value: newEmail });
      if (other !== undefined) throw emailPhoneTaken('email');
      // The second of the two links belongs to the change that the first began.
      await query(
        `update auth.users set email_change = $2, email_change_sent_at = now(), email_change_confirm_status = 0
         where id = $1 and email_change is distinct from $2`,
        [account.id, newEmail],
      );
      return account.id;
    }
    default:
      return type satisfies never;
  }
};

export const newcomer = async (
  query: Query,
  found: EmailPhoneAccount | undefined,
  given: {
    readonly email: string;
    readonly metadata: Readonly<Record<string, unknown>>;
    readonly passwordHash: string | null;
    readonly invited: boolean;
  },
): Promise<string> => {
  const { email, invited } = given;
  const account = found === undefined ? undefined : await lockAccount(query, found.id);
  if (account === undefined) {
    const emailOrPhone = { kind: 'email', value: email } as const;
    return unlessTaken('email', () =>
      createAccount(query, { ...given, emailOrPhone, confirmed: false, invited, signsUp: false }),
    );
  }
  if (account.email_confirmed) throw emailPhoneTaken('email');
  // What lies in an account that nobody has proven to be theirs may be a stranger's: with their password kept, they
  // would have the account as soon as the person who was meant opens the link.
  await query(
    `update auth.users set updated_at = now(),
       raw_user_meta_data = case when $4::boolean then '{}' else coalesce(raw_user_meta_data, '{}') end || $2::jsonb,
       encrypted_password = case when $4::boolean then $5 else encrypted_password end,
       invited_at = case when $3::boolean then now() else invited_at end
     where id = $1`,
    [account.id, JSON.stringify(given.metadata), invited, !isOwned(account), given.passwordHash],
  );
  if (!isOwned(account)) {
    await saveEmailPhoneIdentity(query, account.id, { kind: 'email', value: email }, false);
    await dropTokens(query, account.id, ['confirmation_token', 'recovery_token']);
  }
  return account.id;
};

const userNotFound = (): AuthError => new AuthError(404, 'user_not_found', 'User with this email not found');
