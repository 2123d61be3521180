import { SignJWT } from 'jose';
import type { SigningKey } from '#server/config/signing-keys.ts';
import type { UserRow } from '#server/engine/auth/users/auth-user.ts';

export interface AccessTokenSettings {
  readonly issuer: string;
  readonly signingKeys: readonly SigningKey[];
  readonly expirySeconds: number;
}

export interface TokenSession {
  readonly id: string;
  readonly aal: string;
  readonly amr: ReadonlyArray<{ readonly method: string; readonly timestamp: number }>;
}

export interface AccessToken {
  readonly token: string;
  readonly expiresAt: number;
}

/** The claims GoTrue issues, all of them: policies and clients written for it read them by these names. */
export const signAccessToken = async (
  settings: AccessTokenSettings,
  user: UserRow,
  session: TokenSession,
  now: number,
): Promise<AccessToken> => {
  const own = settings.signingKeys.filter((candidate) => candidate.privateKey !== undefined);
  const key = own.find((candidate) => candidate.activeFrom <= now) ?? own.at(-1);
  if (key?.privateKey === undefined) throw new Error('There is no key to sign with');
  const issuedAt = Math.floor(now / 1000);
  const expiresAt = issuedAt + settings.expirySeconds;
  const token = await new SignJWT({
    iss: settings.issuer,
    sub: user.id,
    aud: 'authenticated',
    exp: expiresAt,
    iat: issuedAt,
    email: user.email ?? '',
    phone: user.phone ?? '',
    app_metadata: user.raw_app_meta_data ?? {},
    user_metadata: user.raw_user_meta_data ?? {},
    role: 'authenticated',
    aal: session.aal,
    amr: session.amr,
    session_id: session.id,
    is_anonymous: user.is_anonymous,
  })
    .setProtectedHeader({ alg: key.alg, kid: key.kid, typ: 'JWT' })
    .sign(key.privateKey);
  return { token, expiresAt };
};
