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

  it('[AUTH-11] is nobody for the app between the two steps of signing in, and somebody after them', () => {
    const owing = { ...ada, owesFactor: true };
    const first = reduceAuth(initialAuthState, { type: 'SIGNED_IN', user: owing });
    expect(first).toEqual({
      state: { ready: true, user: null, unanswered: owing, signingOut: false },
      effects: [{ type: 'read-session' }],
    });
    expect(reduceAuth(first.state, { type: 'TOKEN_REFRESHED', user: { ...owing } }).state).toBe(first.state);
    expect(reduceAuth(first.state, { type: 'MFA_CHALLENGE_VERIFIED', user: ada }).state).toEqual(signedIn);
    expect(reduceAuth(first.state, { type: 'SIGNED_OUT', user: null }).state).toEqual({
      ...signedIn,
      user: null,
    });
    // A factor that was removed takes what it gave along.
    expect(reduceAuth(signedIn, { type: 'TOKEN_REFRESHED', user: owing }).state).toEqual(first.state);
  });

  const ended = { ready: true, user: null, signingOut: false, ended: 'ada' };

  it.each([
    ['the session is ended', { type: 'session-ended', userId: 'ada' }],
    ['another tab signs out', { type: 'SIGNED_OUT', user: null }],
    ['somebody else signs in, in another tab', { type: 'SIGNED_IN', user: bob }],
  ] as const)('shows nobody any more once %s', (_how, event) => {
    expect(reduceAuth(signedIn, event)).toEqual({ state: ended, effects: [] });
  });

  it('shows nobody again after the end, whatever comes late', () => {
    for (const event of [
      { type: 'SIGNED_IN', user: ada },
      { type: 'TOKEN_REFRESHED', user: ada },
      { type: 'session-read', user: ada },
      { type: 'SIGNED_OUT', user: null },
    ] as const) {
      expect(reduceAuth(ended, event)).toEqual({ state: ended, effects: [] });
    }
  });

  it('[AUTH-07] a person’s own sign-out is not an end from elsewhere, nor is the end of somebody else', () => {
    const leaving = { ...signedIn, signingOut: true };
    expect(reduceAuth(leaving, { type: 'session-ended', userId: 'ada' }).state).toBe(leaving);
    expect(reduceAuth(signedIn, { type: 'session-ended', userId: 'bob' }).state).toBe(signedIn);
  });
});
