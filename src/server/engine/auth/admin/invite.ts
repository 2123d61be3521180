import type { Context } from 'hono';
import { z } from 'zod';
import { authAdmin } from '#server/engine/database/database.ts';
import { recordAdminAct } from './record-admin-act.ts';
import { requireServiceRole } from './require-service-role.ts';
import { writeAudit } from '#server/engine/auth/users/audit-log.ts';
import type { AuthParts } from '#server/engine/auth/auth-parts.ts';
import { findUser, toWireUser } from '#server/engine/auth/users/auth-user.ts';
import {
  emailPhoneFields,
  metadataField,
  parseEmail,
  requireSmallMetadata,
} from '#server/engine/auth/email-phone/email-phone.ts';
import { findAccount } from '#server/engine/auth/email-phone/email-phone-account.ts';
import { newcomer } from './generate-link.ts';
import { readAuthBody } from '#server/engine/auth/http/read-auth-body.ts';
import { redirectTarget } from '#server/engine/auth/http/redirect-target.ts';
import { mails, sendMail } from '#server/engine/auth/email-phone/send-code.ts';
import { requireMethod } from '#server/engine/auth/email-phone/sign-in-methods.ts';
import { clientOf } from '#server/engine/auth/http/client-address.ts';

const body = z.object({ email: emailPhoneFields.email, data: metadataField });

export const handleInvite = async (c: Context, parts: AuthParts): Promise<Response> => {
  await requireServiceRole(c, parts);
  requireMethod(parts, 'email');
  const given = await readAuthBody(c, body);
  const email = parseEmail(given.email ?? '');
  const metadata = given.data ?? {};
  requireSmallMetadata(metadata);
  const redirectTo = redirectTarget(c.req.query('redirect_to'), parts.redirects);
  const done = await parts.deps.db.tx(authAdmin, async (query) => {
    const account = await findAccount(query, { kind: 'email', value: email });
    const userId = await newcomer(query, account, { email, metadata, passwordHash: null, invited: true });
    await writeAudit(query, {
      action: 'user_invited',
      userId,
      email,
      address: clientOf(c, parts).address,
      traits: { user_id: userId, user_email: email },
    });
    const after = await sendMail(query, parts, mails.invite, {
      userId,
      known: true,
      recipient: email,
      redirectTo,
      unlimited: true,
    });
    const user = await findUser(query, userId);
    await recordAdminAct(query, c, parts, { action: 'invite_user', subject: userId });
    return { after, user };
  });
  if (done.user === undefined) throw new Error('The account that was just made is gone');
  done.after();
  return c.json(toWireUser(done.user));
};
