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
  ])('clears %s at sign-out', (key) => {
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
  ])('keeps %j at sign-out', (key) => {
    expect(isClearedAtSignOut(key)).toBe(false);
  });

  it.each(['theme', 'sb-127-auth-token', 'kindling-energy', ''])(
    'clears %j after a critical error',
    (key) => {
      expect(isClearedAfterCriticalError(key)).toBe(true);
    },
  );

  it('never clears unsaved work', () => {
    expect(isClearedAfterCriticalError('kindling-draft-task')).toBe(false);
  });
});
