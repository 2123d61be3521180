import { describe, expect, it } from 'vitest';
import { defaultLimit, signInAttemptsKey, signInLimit, recordAttempt } from '#domain/auth/sign-in-limit.ts';
import { readMoments } from '#domain/auth/read-moments.ts';
import { isClearedAtSignOut } from '#domain/auth/sign-out-keys.ts';

const start = 1_000_000;

describe('[AUTH-08] sign-in attempts', () => {
  it('allows three sign-in attempts and refuses the fourth', () => {
    let moments: readonly number[] = [];
    const allowed = [0, 1, 2, 3].map((step) => {
      const attempt = recordAttempt(moments, start + step, signInLimit);
      moments = attempt.moments;
      return attempt.allowed;
    });
    expect(allowed).toEqual([true, true, true, false]);
    expect(moments).toEqual([start, start + 1, start + 2]);
  });

  it.each([
    [299_999, false],
    [300_000, true],
    [300_001, true],
  ])('decides whether an attempt is allowed %i ms after the first of three: %s', (later, allowed) => {
    const earlier = [start, start + 10, start + 20];
    expect(recordAttempt(earlier, start + later, signInLimit).allowed).toBe(allowed);
  });

  it.each([
    [4, 0, true],
    [5, 0, false],
    [5, 59_999, false],
    [5, 60_000, true],
  ])(
    'decides by the default limit whether an attempt is allowed after %i others and %i ms: %s',
    (before, later, allowed) => {
      const earlier = Array.from({ length: before }, () => start);
      expect(recordAttempt(earlier, start + later).allowed).toBe(allowed);
      expect(defaultLimit).toEqual({ attempts: 5, windowMs: 60_000 });
    },
  );

  it('locks nobody out when the clock was set back', () => {
    const earlier = [start + 1, start + 2, start + 3];
    expect(recordAttempt(earlier, start, signInLimit)).toEqual({ allowed: true, moments: [start] });
  });

  it.each([
    [null, []],
    ['', []],
    ['{', []],
    ['{}', []],
    ['["1"]', []],
    ['[1,2]', [1, 2]],
  ])('reads the stored attempts %j as %j', (stored, moments) => {
    expect(readMoments(stored)).toEqual(moments);
  });

  it('counts sign-in attempts per host and keeps them at sign-out', () => {
    expect(signInAttemptsKey('a.example')).not.toBe(signInAttemptsKey('b.example'));
    expect(isClearedAtSignOut(signInAttemptsKey('kindling.example'))).toBe(false);
  });
});
