import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { selectEvictions } from '#domain/player/select-evictions.ts';

const mb = 1024 * 1024;
const files = (...sizes: readonly number[]) =>
  sizes.map((size, index) => ({ url: `f${index}`, bytes: size * mb, usedAt: index }));
const none: ReadonlySet<string> = new Set();

describe('[PLAYER-06] eviction from the audio cache', () => {
  it.each([
    ['exactly 50 MB', files(25, 25), none, []],
    ['a little more goes down to 40', files(5, 5, 5, 35.1), none, ['f0', 'f1', 'f2']],
    ['exactly 20 files', files(...Array.from({ length: 20 }, () => 1)), none, []],
    ['21 files', files(...Array.from({ length: 21 }, () => 1)), none, ['f0']],
    ['what plays stays', files(20, 20, 20), new Set(['f0']), ['f1']],
    ['even alone and too large', files(60), new Set(['f0']), []],
    ['too large and not playing', files(60), none, ['f0']],
  ])('evicts the least recently used files: %s', (_, kept, playing, going) => {
    expect(selectEvictions(kept, playing)).toEqual(going);
  });

  it('always stays within its limits, and never evicts what plays', () => {
    const anyFile = fc.record({ bytes: fc.integer({ min: 0, max: 30 * mb }), usedAt: fc.nat() });
    fc.assert(
      fc.property(fc.array(anyFile, { maxLength: 40 }), fc.nat(40), (given, at) => {
        const kept = given.map((file, index) => ({ ...file, url: `f${index}` }));
        const playing = new Set([`f${at}`]);
        const going = new Set(selectEvictions(kept, playing));
        const staying = kept.filter(({ url }) => !going.has(url));
        const bytes = staying.reduce((sum, file) => sum + file.bytes, 0);
        expect(going.has(`f${at}`)).toBe(false);
        expect(staying.length <= 20).toBe(true);
        expect(bytes <= 50 * mb).toBe(true);
      }),
    );
  });
});
