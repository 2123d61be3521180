import { describe, expect, it } from 'vitest';
import {
  encodeGatewayPreference,
  homeRedirect,
  pathAfterSignIn,
  showsGateway,
} from '#domain/auth/gateway.ts';

const show = encodeGatewayPreference(true);
const hide = encodeGatewayPreference(false);

describe('gateway', () => {
  it.each([
    [null, null, '/welcome'],
    [show, null, '/'],
    [hide, null, '/'],
    [null, '/tasks', '/tasks'],
    [hide, '/tasks?x=1', '/tasks?x=1'],
  ])('[AUTH-04] sign-in with gateway preference %j and next %j leads to %j', (preference, next, expected) => {
    expect(pathAfterSignIn(preference, next)).toBe(expected);
  });

  it.each([
    [false, false, null, '/welcome'],
    [false, false, show, '/welcome'],
    [false, false, hide, '/app'],
    [true, false, null, null],
    [true, false, hide, null],
    [false, true, null, null],
    [false, true, hide, null],
  ])(
    '[AUTH-05] home with visited %j, stay %j and preference %j redirects to %j',
    (visitedThisSession, stay, storedPreference, to) => {
      expect(homeRedirect({ visitedThisSession, stay, storedPreference })).toBe(to);
    },
  );

  it.each(['', '{', 'null', '{"show_gateway":"no"}', '[]'])(
    'reads the damaged gateway preference %j as the default',
    (raw) => {
      expect(showsGateway(raw)).toBe(true);
    },
  );
});
