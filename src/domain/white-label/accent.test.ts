import { describe, expect, it } from 'vitest';
import palette from '#domain/brand/palette.json' with { type: 'json' };
import { accentContrast, accentOf, accentThemes } from '#domain/white-label/accent.ts';

const both = (colour: string) => accentOf({ light: colour, dark: colour });

describe('[LIC-01] the operator’s accent colour', () => {
  it.each(['#2563eb', '#c2410c', '#7c5cff', '#0f8a6a', '#d6336c', '#777777'])(
    'takes %s, and every word on it and in it meets AA in both themes',
    (colour) => {
      const answer = both(colour);
      if (!('accent' in answer)) throw new Error(`${answer.theme}: ${answer.contrast}`);
      for (const theme of accentThemes) {
        const { accent, strong, on, ink } = answer.accent[theme];
        expect(accent).toBe(colour);
        for (const ground of [palette[theme].paper.hex, palette[theme].surface.hex]) {
          expect(accentContrast(accent, ground)).toBeGreaterThanOrEqual(3);
          expect(accentContrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
        }
        expect(accentContrast(on, accent)).toBeGreaterThanOrEqual(4.5);
        expect(accentContrast(on, strong)).toBeGreaterThanOrEqual(accentContrast(on, accent));
      }
    },
  );

  it.each([
    ['#ffd400', 'light'],
    ['#ffffff', 'light'],
    ['#f7f1e8', 'light'],
    ['#000000', 'dark'],
    ['#1e2a78', 'dark'],
  ])('refuses %s, which cannot be told from the %s theme', (colour, theme) => {
    expect(both(colour)).toMatchObject({ theme, least: 3 });
  });

  it('takes a colour for each theme where one would not do for both', () => {
    expect(accentOf({ light: '#1e2a78', dark: '#ffd400' })).toHaveProperty('accent');
    expect(accentOf({ light: '#ffd400', dark: '#1e2a78' })).toMatchObject({ theme: 'light' });
  });

  it('computes contrast as WCAG defines it', () => {
    expect(accentContrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(accentContrast('#ffffff', '#ffffff')).toBe(1);
  });
});
