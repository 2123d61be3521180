import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { serialiseForScript } from '#domain/head/serialise-for-script.ts';

it.each([
  [
    '</script><script>alert(1)</script>',
    '"\\u003c/script\\u003e\\u003cscript\\u003ealert(1)\\u003c/script\\u003e"',
  ],
  ['<!-- & -->', '"\\u003c!-- \\u0026 --\\u003e"'],
  ['a\u2028b\u2029c', '"a\\u2028b\\u2029c"'],
  [{ plain: 1 }, '{"plain":1}'],
  [undefined, 'null'],
])('[HEAD-01] serialises %j as %s', (value, text) => {
  expect(serialiseForScript(value)).toBe(text);
});

it('[HEAD-01] writes nothing that ends a script, and parses back to the same value', () => {
  const tricky = fc.string({ unit: fc.constantFrom(...Array.from('<>/!-&scriptSCRIPT"\\\u2028\u2029 ')) });
  fc.assert(
    fc.property(fc.dictionary(tricky, fc.oneof(tricky, fc.string({ unit: 'binary' }))), (value) => {
      const text = serialiseForScript(value);
      expect(text).not.toMatch(/[<>&\u2028\u2029]/);
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});
