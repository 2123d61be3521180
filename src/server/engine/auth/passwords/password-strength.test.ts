import { describe, expect, it } from 'vitest';
import { requireStrongPassword, weaknessesOf } from './password-strength.ts';

describe('[API-05] weak passwords', () => {
  it.each([
    ['seven77', ['length']],
    ['eight888', []],
    ['aaaa', ['length', 'characters']],
    ['aabbaabbaabb', ['characters']],
    ['Password123', ['pwned']],
    ['qwertyuiop', ['pwned']],
    ['🦊🐻🐼🐨🐯🦁🐮🐷', []],
    ['correct horse battery staple', []],
  ])('%j: %j', (password, reasons) => {
    expect(weaknessesOf(password)).toEqual(reasons);
  });

  it.each(['robin.hood@example.org', 'Robin.Hood', '4915112345678'])(
    '%j is no password for its owner',
    (text) => {
      const owner = { email: 'robin.hood@example.org', phone: '4915112345678' };
      expect(weaknessesOf(text, owner)).toEqual(['pwned']);
      expect(weaknessesOf(text, { email: 'someone@example.org' })).toEqual([]);
    },
  );

  it('are refused with the reasons where GoTrue has them', () => {
    expect(() => requireStrongPassword('short', {})).toThrow(
      expect.objectContaining({
        status: 422,
        code: 'weak_password',
        message: 'Password should be at least 8 characters.',
        details: { weak_password: { reasons: ['length'] } },
      }),
    );
  });

  it('longer than bcrypt could take are fine, without end they are not', () => {
    const words = Array.from({ length: 100 }, (_, index) => String.fromCharCode(97 + (index % 26))).join('');
    expect(() => requireStrongPassword(words, {})).not.toThrow();
    expect(() => requireStrongPassword(words.repeat(3).slice(0, 256), {})).not.toThrow();
    expect(() => requireStrongPassword(words.repeat(3).slice(0, 257), {})).toThrow(/256/);
  });
});
