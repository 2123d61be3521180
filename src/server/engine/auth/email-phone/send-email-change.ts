import type { Query } from '#server/engine/database/database.ts';
import type { AuthParts } from '#server/engine/auth/auth-parts.ts';
import type { EmailPhoneAccount } from './email-phone-account.ts';
import type { CodeChallenge } from '#server/engine/auth/pkce/code-challenge.ts';
import { startLinkFlow } from '#server/engine/auth/pkce/link-flow.ts';
import { addressee, mails, sendMail } from './send-code.ts';
import type { AfterCommit } from './send-code.ts';

/** Both addresses have to agree; an account that has no address yet needs the new one alone. */
export const sendEmailChange = async (
  query: Query,
  parts: AuthParts,
  account: EmailPhoneAccount | undefined,
  request: {
    readonly newEmail: string;
    readonly challenge: CodeChallenge | undefined;
    readonly redirectTo: string;
  },
): Promise<AfterCommit> => {
  const to = addressee(account);
  const { challenge, newEmail } = request;
  const flowStateId =
    challenge === undefined
      ? undefined
      : await startLinkFlow(query, { userId: to.userId, method: 'email_change', challenge });
  await query(
    `update auth.users set email_change = $2, email_change_confirm_status = 0, updated_at = now() where id = $1`,
    [to.userId, newEmail],
  );
  const common = { ...to, redirectTo: request.redirectTo, flowStateId };
  const toNew = await sendMail(query, parts, mails.changeNew, { ...common, recipient: newEmail });
  const current = account?.email ?? null;
  if (current === null) return toNew;
  const toCurrent = await sendMail(query, parts, mails.changeCurrent, { ...common, recipient: current });
  return () => {
    toNew();
    toCurrent();
  };
};
