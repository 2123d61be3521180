import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { artworkColours, artworkOf } from '#domain/music/artwork.ts';
import { artworkSvg } from '#domain/music/artwork-svg.ts';

describe('[MOOD-04] placeholder artwork', () => {
  it.each([
    ['Slow Water', 'Kindling', 'SK'],
    ['slow water', 'the lamp', 'ST'],
    ['“Öde”', '3rd Room', 'Ö3'],
    ['', 'Kindling', 'K'],
    ['Slow Water', '…', 'S'],
    ['', '', '♪'],
    ['<&"', "'>", '♪'],
    ['日の出', 'Kindling', '日K'],
  ])('marks the artwork of %j by %j with the initials %j', (title, artist, initials) => {
    expect(artworkOf(title, artist).initials).toBe(initials);
  });

  it('draws the same artwork every time, and another for another artist', () => {
    expect(artworkOf('Slow Water', 'Kindling')).toEqual(artworkOf('Slow Water', 'Kindling'));
    expect(artworkOf('Slow Water', 'Kindling')).not.toEqual(artworkOf('Slow Water', 'Kindlings'));
    // The border between the two strings counts.
    expect(artworkOf('Slow', 'Water')).not.toEqual(artworkOf('Slow\nWater', ''));
  });

  it('uses each of the six gradients about as often', () => {
    const counts = new Map<string, number>(artworkColours.map(({ name }) => [name, 0]));
    for (let index = 0; index < 1200; index += 1) {
      const { name } = artworkOf(`Track ${index}`, 'Kindling').colours;
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    for (const count of counts.values()) expect(count).toBeGreaterThan(120);
  });

  it('draws complete artwork for any two strings', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (title, artist) => {
        const { shapes } = artworkOf(title, artist);
        expect(shapes.length).toBeGreaterThan(4);
        const svg = artworkSvg(title, artist);
        expect(svg).not.toMatch(/NaN|undefined|Infinity/);
        expect(svg.match(/<text[^>]*>[^<>&]{1,4}<\/text>/u)).not.toBeNull();
      }),
    );
  });

  it.each([
    [undefined, 300],
    [40, 40],
    [256, 256],
  ])('draws artwork of the size %j at %i pixels', (size, width) => {
    expect(artworkSvg('Slow Water', 'Kindling', size)).toContain(`width="${width}" height="${width}"`);
  });
});
