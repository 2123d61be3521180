import { anything, assert, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { logLimits, redact, redactText } from '#domain/logging/redact.ts';

const wide = (count: number): Record<string, number> =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`f${i}`, i]));

describe('[LOG-01] redacting text', () => {
  test.each([
    ['write to ada.l+x@example.co.uk now', 'write to [EMAIL] now'],
    ['paid with 4111 1111 1111 1111.', 'paid with [CARD].'],
    ['paid with 4111-1111-1111-1111', 'paid with [CARD]'],
    ['short number 411111111111', 'short number 411111111111'],
    ['key sb_secret_abcDEF123', 'key [API_KEY]'],
    ['key sk-live_abcdefghijklmnop', 'key [API_KEY]'],
    ['Authorization: Bearer abc.def', 'Authorization: Bearer [TOKEN]'],
    ['?token=abc&x=1', '?token=[REDACTED]&x=1'],
    ['{"password":"hunter2","x":1}', '{"password":"[REDACTED]","x":1}'],
    ['token eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln', 'token [TOKEN]'],
    ['refresh_token=2itnixyz next', 'refresh_token=[REDACTED] next'],
    ['{"refresh_token":"2itni","x":1}', '{"refresh_token":"[REDACTED]","x":1}'],
    ['accessToken: opaque', 'accessToken: [REDACTED]'],
    ['token_hash=abc&x=1', 'token_hash=[REDACTED]&x=1'],
    ['GET /auth/v1/callback?code=abc-def', 'GET /auth/v1/callback?code=[REDACTED]'],
    ['Authorization: Basic YTpi', 'Authorization: Basic [TOKEN]'],
    ['jörg@exämple.de and foo%40bar.com', '[EMAIL] and [EMAIL]'],
    ['exit code=3', 'exit code=3'],
    ['nothing to hide', 'nothing to hide'],
  ])('cleans the text “%s”', (text, clean) => {
    expect(redactText(text)).toBe(clean);
  });

  test('redacts a secret that crosses the length limit', () => {
    const token = `eyJhbGciOiJFUzI1NiJ9.${'a'.repeat(900)}.c2ln`;
    expect(redactText(`${'x'.repeat(300)} ${token} end`)).toBe(`${'x'.repeat(300)} [TOKEN] end`);
    const mail = `${'x '.repeat(497)}victim@example.org`;
    expect(redactText(mail)).not.toContain('victim');
  });

  test('cuts text at 1000 characters', () => {
    expect(redactText('x'.repeat(logLimits.text))).toBe('x'.repeat(logLimits.text));
    expect(redactText('x'.repeat(logLimits.text + 1))).toBe(`${'x'.repeat(logLimits.text)}…`);
  });
});

describe('[LOG-01] redacting values', () => {
  test.each(['password', 'accessToken', 'API_KEY', 'client_secret', 'Authorization', 'credentials'])(
    'redacts the field %s whatever it holds',
    (name) => {
      expect(redact({ [name]: { deep: 'x' }, kept: 1 })).toEqual({ [name]: '[REDACTED]', kept: 1 });
    },
  );

  test('replaces what lies below depth 3', () => {
    expect(redact({ a: { b: { c: { d: 1 } } } })).toEqual({ a: { b: { c: '[Object]' } } });
    expect(redact({ a: { b: { c: 1 } } })).toEqual({ a: { b: { c: 1 } } });
  });

  test('summarises an object of more than 50 keys', () => {
    expect(redact(wide(50))).toEqual(wide(50));
    expect(redact(wide(51))).toBe('[Object with 51 keys]');
    expect(redact(Array.from({ length: 52 }, () => 0))).toHaveLength(51);
  });

  test('keeps name, message and cause of an error, redacted', () => {
    const error = new Error('no mail for ada@example.org', { cause: new Error('password=x') });
    expect(redact(error)).toEqual({
      name: 'Error',
      message: 'no mail for [EMAIL]',
      cause: { name: 'Error', message: 'password=[REDACTED]' },
    });
  });

  test('survives cycles and getters that throw', () => {
    const loop: Record<string, unknown> = {};
    loop['self'] = loop;
    Object.defineProperty(loop, 'trap', {
      enumerable: true,
      get: () => {
        throw new Error('no');
      },
    });
    expect(redact(loop)).toMatchObject({ trap: '[unreadable]' });
  });

  test('redacts any value to JSON, the same twice as once', () => {
    assert(
      property(anything(), (value) => {
        const once = redact(value);
        expect(redact(JSON.parse(JSON.stringify(once)))).toEqual(JSON.parse(JSON.stringify(once)));
      }),
    );
  });
});
