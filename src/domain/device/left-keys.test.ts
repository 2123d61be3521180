import { describe, expect, it } from 'vitest';
import { gatewayKey, homeVisitedKey, nextPathKey } from '#domain/auth/gateway.ts';
import { isLeftBy } from '#domain/device/left-keys.ts';
import { onboardingSeenKey } from '#domain/onboarding/onboarding-steps.ts';

describe('the storage keys that go when a session has ended', () => {
  const personal = ['kindling-energy', 'adaptive-ui-state', 'kindling-editing', 'session_contact_draft'];
  const ofAda = ['user_library_ada', gatewayKey('ada'), homeVisitedKey('ada'), 'user_recent_tracks'];

  it.each([...ofAda, ...personal, 'sb-127-auth-token', 'session_client_token'])(
    '%s goes when nobody is signed in any more',
    (key) => expect(isLeftBy('ada', null)(key)).toBe(true),
  );

  it.each([...ofAda, ...personal])('%s goes when somebody else is signed in', (key) => {
    expect(isLeftBy('ada', 'bo')(key)).toBe(true);
  });

  it.each(['sb-127-auth-token', 'user_library_bo', gatewayKey('bo'), 'session_client_token'])(
    '%s stays for somebody else who is signed in',
    (key) => expect(isLeftBy('ada', 'bo')(key)).toBe(false),
  );

  it.each(['sb-127-auth-token-code-verifier', nextPathKey])(
    '%s stays for a sign-in that has begun',
    (key) => {
      expect(isLeftBy('ada', null)(key)).toBe(false);
      expect(isLeftBy('ada', 'bo')(key)).toBe(false);
    },
  );

  it.each(['theme', 'calm-mode', 'kindling-device-id', 'kindling-player', onboardingSeenKey('ada')])(
    '%s stays on the device',
    (key) => {
      expect(isLeftBy('ada', null)(key)).toBe(false);
      expect(isLeftBy('ada', 'bo')(key)).toBe(false);
    },
  );
});
