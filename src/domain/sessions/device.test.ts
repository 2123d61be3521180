import { describe, expect, it } from 'vitest';
import { isClearedAfterCriticalError, isClearedAtSignOut } from '#domain/auth/sign-out-keys.ts';
import { deviceIdKey, deviceIdOf, isDeviceId } from '#domain/sessions/device-id.ts';
import { deviceInfoOf, deviceLimits } from '#domain/sessions/device-info.ts';
import { deviceNameOf, deviceTypeOf } from '#domain/sessions/device-name.ts';
import { isSessionToken, sessionTokenKey, sessionTokenOf } from '#domain/sessions/session-token.ts';

const bytes = (length: number): Uint8Array => Uint8Array.from({ length }, (_, index) => index);

describe('[SESS-01] a session token', () => {
  it('builds a session token from the time and 32 random bytes in hex', () => {
    const token = sessionTokenOf(1_763_000_000_000, bytes(32));
    expect(token).toBe('1763000000000000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f');
    expect(isSessionToken(token)).toBe(true);
  });

  it.each([
    ['31 bytes', sessionTokenOf(1_763_000_000_000, bytes(31))],
    ['33 bytes', sessionTokenOf(1_763_000_000_000, bytes(33))],
    ['a time of 14 digits', sessionTokenOf(17_630_000_000_000, bytes(32))],
    ['capital letters', sessionTokenOf(1_763_000_000_000, bytes(32)).toUpperCase()],
    ['nothing', ''],
    ['null', null],
  ])('rejects a session token with %s', (_what, token) => {
    expect(isSessionToken(token)).toBe(false);
  });

  it('clears the session token at sign-out', () => {
    expect(isClearedAtSignOut(sessionTokenKey)).toBe(true);
  });
});

describe('[SESS-01] a device id', () => {
  it.each([16, 32])('builds a device id of 32 characters from %j bytes', (length) => {
    expect(deviceIdOf(bytes(length))).toBe('000102030405060708090a0b0c0d0e0f');
  });

  it.each([
    ['0'.repeat(31), false],
    ['0'.repeat(32), true],
    ['0'.repeat(33), false],
    ['g'.repeat(32), false],
    [null, false],
  ])('decides whether %j is a device id: %j', (text, expected) => {
    expect(isDeviceId(text)).toBe(expected);
  });

  it('keeps the device id at sign-out, and clears it after a critical error', () => {
    expect(isClearedAtSignOut(deviceIdKey)).toBe(false);
    expect(isClearedAfterCriticalError(deviceIdKey)).toBe(true);
  });
});

const agents = [
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux', 'web'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
    'Chrome on Windows',
    'web',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0',
    'Edge on Windows',
    'web',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
    'Safari on Mac',
    'web',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
    'mobile',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1',
    'Chrome on iPad',
    'mobile',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
    'Chrome on Android',
    'mobile',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
    'Samsung Internet on Android',
    'mobile',
  ],
  ['Mozilla/5.0 (Android 15; Tablet; rv:140.0) Gecko/140.0 Firefox/140.0', 'Firefox on Android', 'mobile'],
  [
    'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 OPR/120.0',
    'Opera on ChromeOS',
    'web',
  ],
  ['curl/8.5.0', 'A browser', 'web'],
  ['something (Linux)', 'A browser on Linux', 'web'],
  ['', 'A browser', 'web'],
] as const;

describe('[SESS-01] device info', () => {
  it.each(agents)('recognises %s as %s', (userAgent, name, type) => {
    expect([deviceNameOf(userAgent), deviceTypeOf(userAgent)]).toEqual([name, type]);
  });

  const facts = {
    userAgent: agents[0][0],
    language: 'en-GB',
    platform: 'Linux x86_64',
    screenWidth: 1920,
    screenHeight: 1080,
    timezone: 'Europe/Berlin',
  };

  const kept = (userAgent: string): string => deviceInfoOf('', { ...facts, userAgent }).browserInfo.userAgent;

  it('builds device info with the fields of the specification', () => {
    expect(deviceInfoOf('a'.repeat(32), facts)).toEqual({
      deviceId: 'a'.repeat(32),
      deviceName: 'Firefox on Linux',
      deviceType: 'web',
      browserInfo: {
        userAgent: agents[0][0],
        language: 'en-GB',
        platform: 'Linux x86_64',
        screenResolution: '1920x1080',
        timezone: 'Europe/Berlin',
      },
    });
  });

  it('cuts the user agent to its limit, without characters that a database cannot hold', () => {
    const limit = deviceLimits.userAgent;
    expect(kept('x'.repeat(limit))).toHaveLength(limit);
    expect(kept('x'.repeat(limit + 1))).toHaveLength(limit);
    expect(kept('a\0b\nc')).toBe('a b c');
    expect(kept(`${'x'.repeat(limit - 1)}🔥`).isWellFormed()).toBe(true);
  });
});
