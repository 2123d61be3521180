import { describe, expect, it } from 'vitest';
import {
  readRecoveryCode,
  recoveryCodeLength,
  recoveryCodeLetters,
  showRecoveryCode,
} from '#domain/auth/recovery-code.ts';

describe('[AUTH-11] recovery codes', () => {
  it('are shown in two groups, and read back as they were', () => {
    expect(showRecoveryCode('abcde23456')).toBe('abcde-23456');
    expect(readRecoveryCode(showRecoveryCode('abcde23456'))).toBe('abcde23456');
  });

  it.each([
    ['capitals', 'ABCDE-23456'],
    ['spaces around and within', '  abc de 234 56\n'],
    ['no dash', 'abcde23456'],
    ['a long dash', 'abcde–23456'],
  ])('are read with %s', (_how, typed) => {
    expect(readRecoveryCode(typed)).toBe('abcde23456');
  });

  it.each([
    ['nothing', ''],
    ['one letter too few', 'abcde-2345'],
    ['one letter too many', 'abcde-234567'],
    ['a letter that none has', 'abcde-2345l'],
    ['a code of an app', '123 456'],
  ])('are not read from %s', (_how, typed) => {
    expect(readRecoveryCode(typed)).toBeNull();
  });

  it('have letters enough that ten codes cannot be guessed', () => {
    expect(new Set(recoveryCodeLetters).size).toBe(recoveryCodeLetters.length);
    expect(recoveryCodeLength * Math.log2(recoveryCodeLetters.length)).toBeGreaterThan(49);
  });
});
