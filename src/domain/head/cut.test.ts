import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutDescription, truncateTitle, headLimits } from '#domain/head/truncate.ts';

describe('[HEAD-01] title', () => {
  it.each([
    ['', ''],
    ['x'.repeat(59), 'x'.repeat(59)],
    ['x'.repeat(60), 'x'.repeat(60)],
    ['x'.repeat(61), `${'x'.repeat(57)}...`],
    ['🔥'.repeat(60), '🔥'.repeat(60)],
    ['🔥'.repeat(61), `${'🔥'.repeat(57)}...`],
    [`${'x'.repeat(56)}🔥${'x'.repeat(4)}`, `${'x'.repeat(56)}🔥...`],
  ])('cuts the title %j to %j', (title, cut) => {
    expect(truncateTitle(title)).toBe(cut);
  });
});

describe('[HEAD-01] description', () => {
  it.each([
    [159, 'x'.repeat(159)],
    [160, 'x'.repeat(160)],
    [161, `${'x'.repeat(157)}...`],
    [5000, `${'x'.repeat(157)}...`],
  ])('cuts a description of %i characters at 160', (length, cut) => {
    expect(cutDescription('x'.repeat(length))).toBe(cut);
  });
});

it('[HEAD-01] cuts any text to its limit, and never inside a character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      expect(Array.from(truncateTitle(text)).length).toBeLessThanOrEqual(headLimits.title);
      expect(Array.from(cutDescription(text)).length).toBeLessThanOrEqual(headLimits.description);
      expect(truncateTitle(text).isWellFormed()).toBe(text.isWellFormed());
      expect(truncateTitle(truncateTitle(text))).toBe(truncateTitle(text));
    }),
  );
});
