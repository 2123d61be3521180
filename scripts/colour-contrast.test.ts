import { describe, expect, it } from 'vitest';
import { hueOf, moods, roomFor } from '#domain/appearance/adaptive-ui.ts';
import { energies } from '#domain/records/kinds/energy.ts';
import { contrast, over, palette, type Palette } from '#scripts/colour-tokens.ts';

const grounds = ['paper', 'surface', 'raised'];
const texts = [
  ...grounds.flatMap((ground) => ['ink', 'muted', 'calm'].map((text) => [text, ground] as const)),
  ['ember-ink', 'paper'],
  ['ember-ink', 'surface'],
  ['on-ember', 'ember'],
  ['on-ember', 'ember-strong'],
  ['ink', 'calm-soft'],
  ['calm', 'calm-soft'],
  ['muted', 'calm-soft'],
  ['paper', 'calm'],
] as const;
// Borders that say "this is a control", and the ring of focus.
const shapes = ['paper', 'surface', 'raised'].map((ground) => ['edge', ground] as const);

const colour = (colours: Palette, name: string) => {
  const found = colours.get(name);
  if (found === undefined) throw new Error(`no token --${name}`);
  return found;
};
const failures = (colours: Palette, least: { readonly text: number; readonly shape: number }) => [
  ...texts.filter(([one, two]) => contrast(colour(colours, one), colour(colours, two)) < least.text),
  ...shapes.filter(([one, two]) => contrast(colour(colours, one), colour(colours, two)) < least.shape),
];

const intensities = [
  ...new Set(moods.flatMap((mood) => energies.map((energy) => roomFor(mood, energy).colourIntensity))),
].flatMap((intensity) => [intensity, intensity * 0.5]);
const hues = [
  ...new Set(moods.map((currentMood) => hueOf({ currentMood, currentEnergy: 'medium', adaptiveMode: true }))),
];
const rooms = (['dark', 'light'] as const).flatMap((theme) =>
  intensities.flatMap((intensity) => hues.map((hue) => ({ theme, intensity, hue }))),
);

describe('colour contrast at every intensity and hue that mood, energy and calm colours can give', () => {
  it('covers three colour intensities in two hues, each with and without calm colours', () =>
    expect(rooms).toHaveLength(24));

  it.each(rooms)(
    '[UI-01] [A11Y-01] $theme theme at intensity $intensity and hue $hue meets WCAG AA',
    ({ theme, intensity, hue }) => {
      expect(failures(palette(theme, false, intensity, hue), { text: 4.5, shape: 3 })).toEqual([]);
    },
  );

  it.each(rooms)(
    '[A11Y-01] $theme theme at intensity $intensity and hue $hue with strong contrast meets WCAG AAA',
    ({ theme, intensity, hue }) => {
      expect(failures(palette(theme, true, intensity, hue), { text: 7, shape: 4.5 })).toEqual([]);
    },
  );

  it.each(rooms)(
    '$theme theme at intensity $intensity and hue $hue keeps text on the glow of the fire at 4.5 to 1',
    ({ theme, intensity, hue }) => {
      const colours = palette(theme, false, intensity, hue);
      const ground = over(colour(colours, 'glow'), 0.2, colour(colours, 'surface'));
      for (const text of ['ink', 'muted', 'ember-ink']) {
        expect(contrast(colour(colours, text), ground), text).toBeGreaterThanOrEqual(4.5);
      }
    },
  );

  it('computes the contrast ratio as WCAG defines it', () => {
    const [black, white] = [[0, 0, 0] as const, [1, 1, 1] as const];
    expect(contrast(black, white)).toBeCloseTo(21);
    expect(contrast(white, white)).toBe(1);
  });
});
