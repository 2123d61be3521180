import { describe, expect, it } from 'vitest';
import { gatewayKey, homeVisitedKey, nextPathKey } from '#domain/auth/gateway.ts';
import { isClearedAfterCriticalError, isClearedAtSignOut } from '#domain/auth/sign-out-keys.ts';

describe('[AUTH-07] sign-out', () => {
  it.each([
    'sb-127-auth-token',
    'sb-x',
    'supabase.auth.token',
    'my-supabase-cache',
    'oauth_state',
    'refreshToken',
    'user_settings',
    'session_id',
    gatewayKey('ada'),
    homeVisitedKey('ada'),
    nextPathKey,
  ])('clears %s', (key) => {
    expect(isClearedAtSignOut(key)).toBe(true);
  });

  it.each([
    'theme',
    'calm-mode',
    'adaptive-ui-state',
    'kindling-energy',
    'kindling-draft-task',
    'my_user_',
    'last_session_',
    'usb-',
    '',
  ])('keeps %j', (key) => {
    expect(isClearedAtSignOut(key)).toBe(false);
  });

  it.each(['theme', 'sb-127-auth-token', 'kindling-energy', ''])(
    'after a critical error also clears %j',
    (key) => {
      expect(isClearedAfterCriticalError(key)).toBe(true);
    },
  );

  it('never clears work that was not saved yet', () => {
    expect(isClearedAfterCriticalError('kindling-draft-task')).toBe(false);
  });
});
