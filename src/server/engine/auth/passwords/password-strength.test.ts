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
  ])('finds in the password %j the weaknesses %j', (password, reasons) => {
    expect(weaknessesOf(password)).toEqual(reasons);
  });

  it.each(['robin.hood@example.org', 'Robin.Hood', '4915112345678'])(
    'refuses %j as the password of its owner',
    (text) => {
      const owner = { email: 'robin.hood@example.org', phone: '4915112345678' };
      expect(weaknessesOf(text, owner)).toEqual(['pwned']);
      expect(weaknessesOf(text, { email: 'someone@example.org' })).toEqual([]);
    },
  );

  it('refuses a weak password with its reasons where GoTrue has them', () => {
    expect(() => requireStrongPassword('short', {})).toThrow(
      expect.objectContaining({
        status: 422,
        code: 'weak_password',
        message: 'Password should be at least 8 characters.',
        details: { weak_password: { reasons: ['length'] } },
      }),
    );
  });

  it('accepts a password of 256 characters and refuses one of 257', () => {
    const words = Array.from({ length: 100 }, (_, index) => String.fromCharCode(97 + (index % 26))).join('');
    expect(() => requireStrongPassword(words, {})).not.toThrow();
    expect(() => requireStrongPassword(words.repeat(3).slice(0, 256), {})).not.toThrow();
    expect(() => requireStrongPassword(words.repeat(3).slice(0, 257), {})).toThrow(/256/);
  });
});
