import { describe, expect, test } from 'vitest';
import { looksLikeScript } from '#domain/security/script-injection.ts';
import { isSecurityEventType, securityEventWords } from '#domain/security/security-event-words.ts';
import { securityEventLimits, securityEventOf, securityEventRowOf } from '#domain/security/security-event.ts';

const seen = {
  type: 'access_denied',
  now: Date.UTC(2026, 10, 15, 12),
  userId: 'someone',
  details: {},
  userAgent: 'Browser/1',
  url: '/admin/system?x=1#y',
} as const;

describe('[LOG-03] a security event', () => {
  test('knows twelve event types', () => {
    expect(Object.keys(securityEventWords)).toHaveLength(12);
    expect(isSecurityEventType('suspicious_activity')).toBe(true);
    expect(isSecurityEventType('constructor')).toBe(false);
  });

  test('builds an event of type, timestamp, userId, details, userAgent and url, without secrets', () => {
    expect(securityEventOf({ ...seen, details: { who: 'ada@example.org', token: 'abc' } })).toEqual({
      type: 'access_denied',
      timestamp: '2026-11-15T12:00:00.000Z',
      userId: 'someone',
      details: { who: '[EMAIL]', token: '[REDACTED]' },
      userAgent: 'Browser/1',
      url: '/admin/system',
    });
  });

  test('bounds details, user agent and URL of an event', () => {
    const wide = Object.fromEntries(Array.from({ length: 51 }, (_, i) => [`f${i}`, i]));
    expect(securityEventOf({ ...seen, details: wide }).details).toEqual({ summary: '[Object with 51 keys]' });
    const long = { a: 'x'.repeat(900), b: 'x'.repeat(900), c: 'x'.repeat(900) };
    expect(securityEventOf({ ...seen, details: long }).details).toEqual({ cut: true });
    const { userAgent, url } = securityEventOf({
      ...seen,
      userAgent: 'x'.repeat(900),
      url: `/${'x'.repeat(900)}`,
    });
    expect([userAgent.length, url.length]).toEqual([securityEventLimits.userAgent, securityEventLimits.url]);
  });

  test('leaves time and person of an event to the database', () => {
    expect(securityEventRowOf(securityEventOf(seen))).toEqual({
      type: 'access_denied',
      details: {},
      user_agent: 'Browser/1',
      url: '/admin/system',
    });
  });
});

describe('[LOG-03] detecting text that looks like a script', () => {
  test.each([
    '<script>alert(1)</script>',
    'Call mum < script src=x',
    '<IMG src=x onerror=alert(1)>',
    '<svg/onload=alert(1)>',
    'javascript:alert(1)',
    'See JavaScript:alert(1)',
    'data:text/html,x',
    '<iframe src="x">',
  ])('treats “%s” as a script', (text) => expect(looksLikeScript(text)).toBe(true));

  test.each([
    'Call the dentist',
    'Learn JavaScript: chapter 3',
    'Buy 3 < 5 eggs, one = two',
    'Tea & <cake>',
    'Write the script for Monday',
    'Move data: text and pictures',
  ])('treats “%s” as plain text', (text) => expect(looksLikeScript(text)).toBe(false));
});
