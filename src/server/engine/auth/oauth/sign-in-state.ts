import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { AuthError } from '#server/engine/auth/auth-error.ts';
import type { SealedBox } from '#server/engine/auth/tokens/sealed-box.ts';

export const STATE_SECONDS = 600;

const stateSchema = z.object({
  redirectTo: z.string(),
  callbackUrl: z.string(),
  codeChallenge: z.string().optional(),
  codeChallengeMethod: z.enum(['s256', 'plain']).optional(),
  /** The account the identity is to be added to. */
  linkTo: z.string().optional(),
  nonce: z.string(),
  verifier: z.string(),
  browserHash: z.string(),
  expiresAt: z.number(),
});
export type SignInState = z.output<typeof stateSchema>;

export interface StartedSignIn {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  /** Goes to the browser as a cookie; its hash travels in the state. */
  readonly browserSecret: string;
}

/**
 * The state carries everything, sealed, so that a visitor who only knocks on /authorize leaves nothing behind
 * in the database. It counts once: see `spendState`.
 */
export const startSignIn = async (
  box: SealedBox,
  request: Pick<
    SignInState,
    'redirectTo' | 'callbackUrl' | 'codeChallenge' | 'codeChallengeMethod' | 'linkTo'
  >,
  now: number,
): Promise<StartedSignIn> => {
  const nonce = randomText();
  const verifier = randomText();
  const browserSecret = randomText();
  const sealed: SignInState = {
    ...request,
    nonce,
    verifier,
    browserHash: hashOf(browserSecret),
    expiresAt: now + STATE_SECONDS * 1000,
  };
  return { state: await box.seal(sealed), nonce, verifier, browserSecret };
};

export const readSignInState = async (box: SealedBox, state: string | undefined): Promise<SignInState> => {
  const parsed = stateSchema.safeParse(state === undefined ? undefined : await box.open(state));
  if (!parsed.success) throw badState('OAuth state is invalid');
  return parsed.data;
};

export const requireSameBrowser = (
  state: SignInState,
  browserSecret: string | undefined,
  now: number,
): void => {
  const given = Buffer.from(hashOf(browserSecret ?? ''));
  const expected = Buffer.from(state.browserHash);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    throw badState('OAuth state was started in another browser');
  }
  requireNotExpired(state, now);
};

export const requireNotExpired = (state: SignInState, now: number): void => {
  if (state.expiresAt <= now) throw badState('OAuth state has expired');
};

/** One cookie per attempt, so that two tabs can sign in at the same time. */
export const stateCookieName = (state: string): string => `kindling-sign-in-${hashOf(state).slice(0, 16)}`;

export const stateId = (state: string): string => hashOf(state);

export const badState = (message: string): AuthError => new AuthError(400, 'bad_oauth_state', message);

const randomText = (): string => randomBytes(32).toString('base64url');

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');
