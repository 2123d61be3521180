import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { matchingStep, newTotpSecret, qrSvg, totpUri } from './totp.ts';

const secret = newTotpSecret();
const NOW = 1_800_000_015_000;
const STEP = Math.floor(NOW / 30_000);

const codeAt = (step: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: step * 30_000 });

describe('TOTP codes', () => {
  it('codes agree with RFC 6238, appendix B', () => {
    const known = Secret.fromUTF8('12345678901234567890').base32;
    expect(matchingStep(known, '287082', 59_000)).toBe(1);
    expect(matchingStep(known, '081804', 1_111_111_109_000)).toBe(37_037_036);
  });

  it.each([
    [-2, undefined],
    [-1, STEP - 1],
    [0, STEP],
    [1, STEP + 1],
    [2, undefined],
  ])('[API-02] accepts a code %i steps away as step %s', (offset, step) => {
    expect(matchingStep(secret, codeAt(STEP + offset), NOW)).toBe(step);
  });

  it.each(['', 'abcdef', '12345', '1234567'])('[API-02] refuses %j as a code', (code) => {
    expect(matchingStep(secret, code, NOW)).toBeUndefined();
  });

  it('[API-02] a secret has 160 bits, a URI for the app and a QR code', () => {
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    const uri = totpUri(secret, 'kindling.example', 'ada@example.org');
    expect(uri).toMatch(/^otpauth:\/\/totp\/kindling\.example:ada(%40|@)example\.org\?/);
    expect(new URL(uri).searchParams.get('secret')).toBe(secret);
    expect(new URL(uri).searchParams.get('issuer')).toBe('kindling.example');
    const svg = qrSvg(uri);
    expect(svg).toMatch(/^<svg [^]*<\/svg>$/);
    // The client puts it behind `data:image/svg+xml;utf-8,`, where a number sign would end it.
    expect(svg).not.toContain('#');
  });
});
