import type { Context } from 'hono';
import { randomUUID } from 'node:crypto';
import { authAdmin } from '#server/engine/database/database.ts';
import { writeAudit } from '#server/engine/auth/users/audit-log.ts';
import { AuthError } from '#server/engine/auth/auth-error.ts';
import type { AuthParts } from '#server/engine/auth/auth-parts.ts';
import type { EmailOrPhone } from './email-phone.ts';
import { consumeToken, findByCode } from '#server/engine/auth/tokens/one-time-tokens.ts';
import { requireBearer, requireUser } from '#server/engine/auth/users/require-user.ts';
import { sendCode } from './send-code.ts';
import { requireSomeMethod } from './sign-in-methods.ts';
import { clientOf } from '#server/engine/auth/http/client-address.ts';

/** Sends a code to the person who is signed in, to be shown again with a new password. */
export const handleReauthenticate = async (c: Context, parts: AuthParts): Promise<Response> => {
  requireSomeMethod(parts);
  const bearer = await requireBearer(c, parts);
  const { address } = clientOf(c, parts);
  await parts.limits.take({ limit: 'mail', subject: address });
  const sent = await parts.deps.db.tx(authAdmin, async (query) => {
    const user = await requireUser(query, bearer);
    const emailOrPhone = askedEmailOrPhone(user);
    await writeAudit(query, {
      action: 'user_reauthenticate_requested',
      userId: user.id,
      email: user.email,
      address,
    });
    const to = { userId: user.id, known: true, emailOrPhone };
    return { emailOrPhone, after: await sendCode(query, parts, 'reauthentication_token', to) };
  });
  sent.after();
  return c.json(sent.emailOrPhone.kind === 'email' ? {} : { message_id: randomUUID() });
};

/** Whether this is the code that was sent. A wrong try stays counted, so this is a transaction of its own. */
export const checkNonce = async (
  parts: AuthParts,
  user: { readonly id: string } & Asked,
  nonce: string,
): Promise<void> => {
  const found = await parts.deps.db.tx(authAdmin, async (query) => {
    const request = {
      types: ['reauthentication_token'],
      relatesTo: askedEmailOrPhone(user).value,
      code: nonce.trim(),
    } as const;
    const token = await findByCode(query, parts.codeKey, request, user.id);
    if (token !== undefined) await consumeToken(query, token);
    return token;
  });
  if (found === undefined) {
    throw new AuthError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid');
  }
};

interface Asked {
  readonly email: string | null;
  readonly phone: string | null;
  readonly email_confirmed_at: Date | null;
  readonly phone_confirmed_at: Date | null;
}

const askedEmailOrPhone = (user: Asked): EmailOrPhone => {
  if (user.email && user.email_confirmed_at !== null) return { kind: 'email', value: user.email };
  if (user.phone && user.phone_confirmed_at !== null) return { kind: 'phone', value: user.phone };
  throw new AuthError(
    422,
    'validation_failed',
    'Reauthentication requires the user to have an email or a phone number',
  );
};
