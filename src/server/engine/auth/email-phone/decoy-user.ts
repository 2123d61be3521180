import { randomUUID } from 'node:crypto';
import { toWireUser } from '#server/engine/auth/users/auth-user.ts';
import type { WireUser } from '#server/engine/auth/users/auth-user.ts';
import type { EmailOrPhone } from './email-phone.ts';

/**
 * What somebody gets who signs up with an address that has an account: like a new one, so that the answer does not
 * tell. As with GoTrue only the empty list of identities differs, which clients use to say "try signing in".
 */
export const decoyUser = (
  emailOrPhone: EmailOrPhone,
  metadata: Readonly<Record<string, unknown>>,
  now: Date,
): WireUser => {
  const id = randomUUID();
  return toWireUser({
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email: emailOrPhone.kind === 'email' ? emailOrPhone.value : null,
    email_confirmed_at: null,
    phone: emailOrPhone.kind === 'phone' ? emailOrPhone.value : null,
    phone_confirmed_at: null,
    confirmed_at: null,
    last_sign_in_at: null,
    raw_app_meta_data: { provider: emailOrPhone.kind, providers: [emailOrPhone.kind] },
    raw_user_meta_data: {
      ...metadata,
      sub: id,
      [emailOrPhone.kind]: emailOrPhone.value,
      email_verified: false,
      phone_verified: false,
    },
    created_at: now,
    updated_at: now,
    is_anonymous: false,
    banned: false,
    banned_until: null,
    deleted_at: null,
    invited_at: null,
    confirmation_sent_at: now,
    recovery_sent_at: null,
    email_change_sent_at: null,
    phone_change_sent_at: null,
    reauthentication_sent_at: null,
    email_change: null,
    phone_change: null,
    identities: [],
    factors: [],
    has_verified_factor: false,
  });
};
