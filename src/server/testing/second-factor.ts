import { Secret, TOTP } from 'otpauth';
import type { SignedIn } from './sign-in.ts';

export const totpCode = (secret: string, stepsAhead = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + stepsAhead * 30_000 });

export interface TestFactor {
  readonly id: string;
  readonly secret: string;
}

/** An authenticator app that was set up and shown: the session is at aal2 afterwards. */
export const addFactor = async ({ client }: SignedIn, friendlyName = 'App'): Promise<TestFactor> => {
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName });
  if (error !== null) throw error;
  const factor = { id: data.id, secret: data.totp.secret };
  const shown = await client.auth.mfa.challengeAndVerify({
    factorId: factor.id,
    code: totpCode(factor.secret),
  });
  if (shown.error !== null) throw shown.error;
  return factor;
};

export const tokenOf = async ({ client }: SignedIn): Promise<string> =>
  (await client.auth.getSession()).data.session?.access_token ?? '';
