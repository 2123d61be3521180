import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import palette from '#domain/brand/palette.json' with { type: 'json' };
import { brandPalette } from '#scripts/brand/brand-palette.ts';
import { markFiles, signOutlines } from '#scripts/brand/mark-files.ts';

describe('[ROUTE-01] the files that /brand offers', () => {
  it('shows the palette that the stylesheet defines: run scripts/write-palette.ts', () => {
    expect(palette).toEqual(brandPalette());
  });

  it('offers the mark as SVG and transparent PNG, as the icon script draws it: run scripts/draw-icons.ts', () => {
    const files = markFiles();
    expect(Object.keys(files)).toHaveLength(2);
    for (const [name, svg] of Object.entries(files)) {
      expect(readFileSync(`public/downloads/${name}`, 'utf8'), name).toBe(svg);
      const png = readFileSync(`public/downloads/${name.replace('.svg', '.png')}`);
      expect(png.readUInt32BE(16), name).toBe(800);
      // Colour type 6: with transparency.
      expect(png[25], name).toBe(6);
    }
  });

  it('draws the same outlines in the mark component', () => {
    const component = readFileSync('src/web/ui/mark.tsx', 'utf8');
    expect(signOutlines()).toHaveLength(2);
    expect(signOutlines().filter((outline) => !component.includes(outline))).toEqual([]);
  });
});
