import type { Context } from 'hono';
import { z } from 'zod';
import { authAdmin } from '#server/engine/database/database.ts';
import { requireServiceRole } from './admin-access.ts';
import { writeAudit } from './audit-log.ts';
import type { AuthParts } from './auth-parts.ts';
import { findUser, toWireUser } from './auth-user.ts';
import { contactFields, metadataField, parseEmail, requireSmallMetadata } from './contact.ts';
import { findAccount } from './contact-account.ts';
import { newcomer } from './generate-link.ts';
import { readJson } from './read-json.ts';
import { redirectTarget } from './redirect-target.ts';
import { letters, sendLetter } from './send-code.ts';
import { requireMethod } from './sign-in-methods.ts';
import { clientOf } from './site.ts';

const body = z.object({ email: contactFields.email, data: metadataField });

export async function handleInvite(c: Context, parts: AuthParts): Promise<Response> {
  await requireServiceRole(c, parts);
  requireMethod(parts, 'email');
  const given = await readJson(c, body);
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
    const after = await sendLetter(query, parts, letters.invite, {
      userId,
      known: true,
      recipient: email,
      redirectTo,
      unlimited: true,
    });
    return { after, user: await findUser(query, userId) };
  });
  if (done.user === undefined) throw new Error('The account that was just made is gone');
  done.after();
  return c.json(toWireUser(done.user));
}
