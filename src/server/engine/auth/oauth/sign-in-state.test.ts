import { describe, expect, it } from 'vitest';
import { createSealedBox } from '#server/engine/auth/tokens/sealed-box.ts';
import { readSignInState, requireSameBrowser, startSignIn, stateCookieName } from './sign-in-state.ts';

const box = createSealedBox(Buffer.alloc(32, 1));
const request = {
  redirectTo: 'http://127.0.0.1:4870/auth/v1/callback',
  callbackUrl: 'http://127.0.0.1:4870/auth/v1/oidc/callback',
  codeChallenge: undefined,
  codeChallengeMethod: undefined,
};

describe('the encrypted sign-in state', () => {
  it('decrypts a sign-in state for the browser that has the secret', async () => {
    const started = await startSignIn(box, request, 0);
    const state = await readSignInState(box, started.state);
    expect(state).toMatchObject({ redirectTo: request.redirectTo, nonce: started.nonce });
    expect(() => requireSameBrowser(state, started.browserSecret, 0)).not.toThrow();
    expect(started.state).not.toContain(started.verifier);
  });

  it.each([undefined, '', 'wrong'])('refuses a sign-in state with the browser secret %j', async (secret) => {
    const started = await startSignIn(box, request, 0);
    const state = await readSignInState(box, started.state);
    expect(() => requireSameBrowser(state, secret, 0)).toThrow('another browser');
  });

  it('a sign-in state expires after ten minutes', async () => {
    const started = await startSignIn(box, request, 0);
    const state = await readSignInState(box, started.state);
    expect(() => requireSameBrowser(state, started.browserSecret, 599_999)).not.toThrow();
    expect(() => requireSameBrowser(state, started.browserSecret, 600_000)).toThrow('expired');
  });

  it('cannot decrypt a sign-in state with another key, nor after a change', async () => {
    const { state } = await startSignIn(box, request, 0);
    const other = createSealedBox(Buffer.alloc(32, 2));
    await expect(readSignInState(other, state)).rejects.toThrow('invalid');
    await expect(readSignInState(box, `${state.slice(0, -2)}xx`)).rejects.toThrow('invalid');
    await expect(readSignInState(box, undefined)).rejects.toThrow('invalid');
  });

  it('refuses other content encrypted with the same key', async () => {
    await expect(readSignInState(box, await box.seal({ accessToken: 'x' }))).rejects.toThrow('invalid');
  });

  it('gives each sign-in attempt a cookie of its own', async () => {
    const [one, two] = [await startSignIn(box, request, 0), await startSignIn(box, request, 0)];
    expect(stateCookieName(one.state)).not.toBe(stateCookieName(two.state));
    expect(stateCookieName(one.state)).toMatch(/^kindling-sign-in-[\w-]{16}$/);
  });
});
