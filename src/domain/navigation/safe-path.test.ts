import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safePath } from '#domain/navigation/safe-path.ts';

const origin = 'https://kindling.example';

describe('safePath', () => {
  it.each(['/', '/tasks', '/tasks?energy=low&x=%2F', '/app#now', '/a-b_c.d~e/f', `/${'a'.repeat(2047)}`])(
    'accepts the path %j',
    (path) => {
      expect(safePath(path)).toBe(path);
    },
  );

  it.each([
    null,
    '',
    'tasks',
    './tasks',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '\\\\evil.example',
    '/tasks\\..\\x',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\u0000',
    '/\u007f',
    '/\u2028/evil.example',
    ' /tasks',
    '/tasks here',
    '/.//evil.example',
    '/..//evil.example',
    '/tasks?next=//evil.example',
    '/tasks?next=https://evil.example',
    'https://evil.example',
    'https:/evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '@evil.example',
    '/\ud800',
    `/${'a'.repeat(2048)}`,
  ])('rejects the path %j', (path) => {
    expect(safePath(path)).toBeNull();
  });

  it('never yields a path that a browser would read as another origin', () => {
    const tricky = fc.string({
      unit: fc.constantFrom(...Array.from('/\\.:@?#%2ef\t\n\r a[]')),
      maxLength: 24,
    });
    fc.assert(
      fc.property(fc.oneof(tricky, fc.string({ unit: 'binary' }), fc.webUrl()), (text) => {
        const path = safePath(text.startsWith('/') ? text : `/${text}`);
        if (path === null) return;
        const url = new URL(path, origin);
        expect(url.origin).toBe(origin);
        expect(url.pathname.startsWith('//')).toBe(false);
        expect(new URL(url.href.slice(origin.length), origin).href).toBe(url.href);
      }),
      { numRuns: 2000 },
    );
  });
});
