import { z } from 'zod';
import { validationFailed } from '#server/engine/auth/auth-error.ts';
import type { AuthError } from '#server/engine/auth/auth-error.ts';
import type { AuthParts } from '#server/engine/auth/auth-parts.ts';
import {
  emailPhoneFields,
  metadataField,
  parseEmail,
  parsePhone,
  requireSmallMetadata,
} from '#server/engine/auth/email-phone/email-phone.ts';
import { requireStrongPassword } from '#server/engine/auth/passwords/password-strength.ts';

const body = z.object({
  ...emailPhoneFields,
  id: z.string().max(64).nullish(),
  role: z.string().max(255).nullish(),
  password: z.string().nullish(),
  password_hash: z.string().max(255, 'password_hash is too long').nullish(),
  email_confirm: z.boolean().nullish(),
  phone_confirm: z.boolean().nullish(),
  user_metadata: metadataField,
  app_metadata: metadataField,
  ban_duration: z.string().max(64).nullish(),
});
export const adminUserBody = body;

export interface AdminUserChange {
  readonly email: string | undefined;
  readonly phone: string | undefined;
  readonly role: string | undefined;
  /** Ready for the column. */
  readonly passwordHash: string | undefined;
  readonly confirmEmail: boolean;
  readonly confirmPhone: boolean;
  readonly userMetadata: Readonly<Record<string, unknown>> | undefined;
  readonly appMetadata: Readonly<Record<string, unknown>> | undefined;
  /** Seconds from now; 0 lifts a ban. */
  readonly banSeconds: number | undefined;
}

/** Hashes the password too, which takes a while and is therefore done before any transaction. */
export const readChange = async (
  parts: Pick<AuthParts, 'passwords'>,
  given: z.output<typeof body>,
): Promise<AdminUserChange> => {
  if (given.password && given.password_hash) {
    throw validationFailed('Only a password or a password hash should be provided');
  }
  const email = given.email ? parseEmail(given.email) : undefined;
  const phone = given.phone ? parsePhone(given.phone) : undefined;
  for (const data of [given.user_metadata, given.app_metadata]) if (data) requireSmallMetadata(data);
  const banSeconds = given.ban_duration ? parseBan(given.ban_duration) : undefined;
  return {
    email,
    phone,
    role: given.role || undefined,
    passwordHash: await passwordHashOf(parts, given, { email, phone }),
    confirmEmail: given.email_confirm ?? false,
    confirmPhone: given.phone_confirm ?? false,
    userMetadata: given.user_metadata ?? undefined,
    appMetadata: given.app_metadata ?? undefined,
    banSeconds,
  };
};

const passwordHashOf = async (
  parts: Pick<AuthParts, 'passwords'>,
  given: z.output<typeof body>,
  owner: { readonly email: string | undefined; readonly phone: string | undefined },
): Promise<string | undefined> => {
  if (given.password) {
    requireStrongPassword(given.password, owner);
    return parts.passwords.hash(given.password);
  }
  if (!given.password_hash) return undefined;
  if (!/^\$(2[aby]\$\d\d\$[./A-Za-z0-9]{53}|argon2id\$v=19\$[ -~]{20,200})$/.test(given.password_hash)) {
    throw validationFailed('password_hash is not a bcrypt or argon2id hash');
  }
  return given.password_hash;
};

const unitSeconds: Readonly<Record<string, number>> = {
  ns: 1e-9,
  us: 1e-6,
  µs: 1e-6,
  ms: 1e-3,
  s: 1,
  m: 60,
  h: 3600,
};
/** The longest that Go's durations, which the format comes from, can say: 292 years. */
const MAXIMUM_BAN_S = 9_223_372_036;

/** `none`, or a duration as Go writes it: `24h`, `1h30m`, `300ms`. */
export const parseBan = (text: string): number => {
  if (text === 'none') return 0;
  if (!/^(\d+(\.\d+)?(ns|us|µs|ms|s|m|h))+$/.test(text)) throw invalidBan(text);
  const parts = text.matchAll(/(\d+(?:\.\d+)?)(ns|us|µs|ms|s|m|h)/g);
  const seconds = [...parts].reduce(
    (sum, [, amount, unit]) => sum + Number(amount) * (unitSeconds[unit ?? ''] ?? 0),
    0,
  );
  if (seconds > MAXIMUM_BAN_S) throw invalidBan(text);
  return seconds;
};

const invalidBan = (text: string): AuthError =>
  validationFailed(`invalid format for ban duration: ${JSON.stringify(text)}`);
