import { randomUUID } from 'node:crypto';
import type { Query } from '#server/engine/database/database.ts';
import type { AuthParts } from '#server/engine/auth/auth-parts.ts';
import type { EmailOrPhone } from './email-phone.ts';
import type { CodeChallenge } from '#server/engine/auth/pkce/code-challenge.ts';
import { mailFromTemplate, textMessage } from '#server/engine/auth/mail/mail-templates.ts';
import type { MailTemplate } from '#server/engine/auth/mail/mail-templates.ts';
import { startLinkFlow } from '#server/engine/auth/pkce/link-flow.ts';
import type { LinkMethod } from '#server/engine/auth/pkce/link-flow.ts';
import { issueToken } from '#server/engine/auth/tokens/one-time-tokens.ts';
import type { TokenType } from '#server/engine/auth/tokens/one-time-tokens.ts';

/** What a link from a mail is verified as; the two halves of an e-mail change are one type there. */
export type LinkType = 'signup' | 'magiclink' | 'recovery' | 'invite' | 'email_change';

interface MailKind {
  readonly kind: MailTemplate;
  readonly token: TokenType;
  readonly type: LinkType;
  readonly method: LinkMethod;
}

export const mails = {
  signup: { kind: 'signup', token: 'confirmation_token', type: 'signup', method: 'email/signup' },
  magiclink: { kind: 'magiclink', token: 'recovery_token', type: 'magiclink', method: 'magiclink' },
  recovery: { kind: 'recovery', token: 'recovery_token', type: 'recovery', method: 'recovery' },
  invite: { kind: 'invite', token: 'confirmation_token', type: 'invite', method: 'invite' },
  changeCurrent: {
    kind: 'email_change_current',
    token: 'email_change_token_current',
    type: 'email_change',
    method: 'email_change',
  },
  changeNew: {
    kind: 'email_change_new',
    token: 'email_change_token_new',
    type: 'email_change',
    method: 'email_change',
  },
} as const satisfies Readonly<Record<string, MailKind>>;

/** Somebody with an account, or nobody: then the same is done, and nothing comes of it. */
export interface Addressee {
  readonly userId: string;
  readonly known: boolean;
}

export const addressee = (account: { readonly id: string } | undefined): Addressee =>
  account === undefined ? { userId: randomUUID(), known: false } : { userId: account.id, known: true };

/** Of what the endpoints share, what a letter needs. */
export interface MailParts {
  readonly codeKey: Uint8Array;
  readonly limits: Pick<AuthParts['limits'], 'takeWithin'>;
  readonly deps: Pick<AuthParts['deps'], 'siteUrl' | 'mailer'>;
}

/** To be called once the transaction is committed. */
export type AfterCommit = () => void;

export const sendMail = async (
  query: Query,
  parts: MailParts,
  what: MailKind,
  to: Addressee & {
    readonly recipient: string;
    readonly redirectTo: string;
    readonly challenge?: CodeChallenge | undefined;
    /** Given where one flow has two mails. */
    readonly flowStateId?: string | undefined;
    /** What the service's own key asks for is not counted. */
    readonly unlimited?: boolean;
  },
): Promise<AfterCommit> => {
  if (to.unlimited !== true) {
    await parts.limits.takeWithin(query, { limit: 'mailAccount', subject: to.recipient });
  }
  const flowStateId =
    to.flowStateId ??
    (to.challenge === undefined
      ? undefined
      : await startLinkFlow(query, { userId: to.userId, method: what.method, challenge: to.challenge }));
  const { linkToken, code } = await issueToken(query, parts.codeKey, {
    userId: to.userId,
    type: what.token,
    relatesTo: to.recipient,
    flowStateId,
  });
  await markSent(query, to.userId, what.token);
  const link = actionLink(parts, linkToken, what.type, to.redirectTo);
  return parts.deps.mailer.post(
    query,
    mailFromTemplate(what.kind, { recipient: to.recipient, code, link }),
    to.known,
  );
};

/** A code alone: to a phone always, to an e-mail for reauthentication. */
export const sendCode = async (
  query: Query,
  parts: AuthParts,
  token: TokenType,
  to: Addressee & { readonly emailOrPhone: EmailOrPhone },
): Promise<AfterCommit> => {
  const { kind, value } = to.emailOrPhone;
  await parts.limits.takeWithin(query, {
    limit: kind === 'email' ? 'mailAccount' : 'textAccount',
    subject: value,
  });
  const { code } = await issueToken(query, parts.codeKey, {
    userId: to.userId,
    type: token,
    relatesTo: value,
  });
  await markSent(query, to.userId, token);
  const message =
    kind === 'email'
      ? mailFromTemplate('reauthentication', { recipient: value, code })
      : textMessage(value, code);
  return parts.deps.mailer.post(query, message, to.known);
};

export const actionLink = (
  parts: { readonly deps: Pick<MailParts['deps'], 'siteUrl'> },
  linkToken: string,
  type: LinkType,
  redirectTo: string,
): string => {
  const link = new URL(`${parts.deps.siteUrl}/auth/v1/verify`);
  link.search = new URLSearchParams({ token: linkToken, type, redirect_to: redirectTo }).toString();
  return link.href;
};

const sentColumns: Readonly<Record<TokenType, string>> = {
  confirmation_token: 'confirmation_sent_at',
  recovery_token: 'recovery_sent_at',
  reauthentication_token: 'reauthentication_sent_at',
  email_change_token_current: 'email_change_sent_at',
  email_change_token_new: 'email_change_sent_at',
  phone_change_token: 'phone_change_sent_at',
};

export const markSent = async (query: Query, userId: string, token: TokenType): Promise<void> => {
  await query(`update auth.users set ${sentColumns[token]} = now() where id = $1`, [userId]);
};
