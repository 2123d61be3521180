import { describe, expect, it } from 'vitest';
import { authEvents, initialAuthState, reduceAuth } from '#domain/auth/auth-readiness.ts';

const ada = { id: 'ada', email: 'ada@example.org' };
const bob = { id: 'bob', email: 'bob@example.org' };
const signedIn = { ready: true, user: ada, signingOut: false };

describe('auth readiness', () => {
  it('auth is not ready before the first event', () => {
    expect(initialAuthState).toEqual({ ready: false, user: null, signingOut: false });
  });

  it.each(authEvents)('[AUTH-06] auth is ready after %s', (type) => {
    const { state } = reduceAuth(initialAuthState, { type, user: ada });
    expect(state).toEqual({ ready: true, user: type === 'SIGNED_OUT' ? null : ada, signingOut: false });
  });

  it.each(['initial-check-done', 'timeout'] as const)(
    '[AUTH-06] auth is ready, signed out, after %s',
    (type) => {
      expect(reduceAuth(initialAuthState, { type }).state).toEqual({ ...initialAuthState, ready: true });
      expect(reduceAuth(signedIn, { type }).state).toBe(signedIn);
    },
  );

  it('[AUTH-06] re-reads the session whenever the user changes, and only then', () => {
    const read = [{ type: 'read-session' }];
    expect(reduceAuth(initialAuthState, { type: 'SIGNED_IN', user: ada }).effects).toEqual(read);
    expect(reduceAuth(signedIn, { type: 'SIGNED_IN', user: bob }).effects).toEqual(read);
    expect(reduceAuth(signedIn, { type: 'TOKEN_REFRESHED', user: ada }).effects).toEqual([]);
    expect(reduceAuth(signedIn, { type: 'SIGNED_OUT', user: null }).effects).toEqual([]);
    expect(reduceAuth(signedIn, { type: 'session-read', user: null }).state.user).toBeNull();
  });

  it('keeps the same state for a token refresh of the same person', () => {
    expect(reduceAuth(signedIn, { type: 'TOKEN_REFRESHED', user: { ...ada } }).state).toBe(signedIn);
  });

  it('[AUTH-07] remembers that the person is signing out, so that no guard complains', () => {
    const leaving = reduceAuth(signedIn, { type: 'sign-out-started' }).state;
    expect(reduceAuth(leaving, { type: 'SIGNED_OUT', user: null }).state).toEqual({
      ready: true,
      user: null,
      signingOut: true,
    });
  });
});
