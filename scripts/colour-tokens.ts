import { readFileSync } from 'node:fs';
import path from 'node:path';

// The colour tokens as the stylesheet has them, for tests that measure.

type Triple = readonly [number, number, number];

const stylesheet = readFileSync(path.join(import.meta.dirname, '../src/web/app/styles.css'), 'utf8');

const rules = [
  [':root {', () => true],
  [":root[data-theme='light'] {", (theme: string) => theme === 'light'],
  [":root[data-contrast='more'] {", (_: string, more: boolean) => more],
  [
    ":root[data-theme='light'][data-contrast='more'] {",
    (theme: string, more: boolean) => more && theme === 'light',
  ],
] as const;

const declarations = (selector: string): ReadonlyMap<string, string> =>
  new Map(
    stylesheet
      .split('\n}')
      .filter((rule) => rule.includes(`\n${selector}`))
      .flatMap((rule) => Array.from(rule.matchAll(/^ {2}--([\w-]+): ([^;]+);/gm)))
      .map(([, name = '', value = '']) => [name, value]),
  );

const fromHex = (hex: string): Triple => {
  const part = (at: number): number => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return [part(1), part(3), part(5)];
};
const toLinear = (value: number): number =>
  value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
const toGamma = (value: number): number => {
  const kept = Math.min(Math.max(value, 0), 1);
  return kept <= 0.003_130_8 ? kept * 12.92 : 1.055 * kept ** (1 / 2.4) - 0.055;
};
const times = (rows: readonly Triple[], [a, b, c]: Triple): Triple => {
  const [x = 0, y = 0, z = 0] = rows.map(([p, q, r]) => p * a + q * b + r * c);
  return [x, y, z];
};
const each = ([a, b, c]: Triple, change: (value: number) => number): Triple => [
  change(a),
  change(b),
  change(c),
];

// CSS Color 4: linear sRGB to OKLab and back.
const toLms: readonly Triple[] = [
  [0.412_221_470_8, 0.536_332_536_3, 0.051_445_992_9],
  [0.211_903_498_2, 0.680_699_545_1, 0.107_396_956_6],
  [0.088_302_461_9, 0.281_718_837_6, 0.629_978_700_5],
];
const toLab: readonly Triple[] = [
  [0.210_454_255_3, 0.793_617_785, -0.004_072_046_8],
  [1.977_998_495_1, -2.428_592_205, 0.450_593_709_9],
  [0.025_904_037_1, 0.782_771_766_2, -0.808_675_766],
];
const fromLab: readonly Triple[] = [
  [1, 0.396_337_777_4, 0.215_803_757_3],
  [1, -0.105_561_345_8, -0.063_854_172_8],
  [1, -0.089_484_177_5, -1.291_485_548],
];
const fromLms: readonly Triple[] = [
  [4.076_741_662_1, -3.307_711_591_3, 0.230_969_929_2],
  [-1.268_438_004_6, 2.609_757_401_1, -0.341_319_396_5],
  [-0.004_196_086_3, -0.703_418_614_7, 1.707_614_701],
];

/** The same lightness with the chroma multiplied and the hue turned: `oklch(from … l calc(c * var(--colour)) …)`. */
const adapt = (colour: Triple, factor: number, degrees: number): Triple => {
  const [lightness, a, b] = times(toLab, each(times(toLms, each(colour, toLinear)), Math.cbrt));
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const turned: Triple = [lightness, (a * cos - b * sin) * factor, (a * sin + b * cos) * factor];
  const lms = each(times(fromLab, turned), (value) => value ** 3);
  return each(times(fromLms, lms), toGamma);
};

const adaptedColour =
  /^oklch\(from (#[\da-f]{6}) l calc\(c \* var\(--colour\)\) (h|calc\(h \+ var\(--mood-hue\)\))\)$/;

const evaluate = (value: string, intensity: number, moodHue: number): Triple | null => {
  if (/^#[\da-f]{6}$/.test(value)) return fromHex(value);
  const [, hex, hue] = adaptedColour.exec(value) ?? [];
  return hex === undefined ? null : adapt(fromHex(hex), intensity, hue === 'h' ? 0 : moodHue);
};

export type Palette = ReadonlyMap<string, Triple>;

export const palette = (
  theme: 'dark' | 'light',
  moreContrast: boolean,
  intensity: number,
  /** By how many degrees the mood turns the calm colour. */
  moodHue = 0,
): Palette => {
  const colours = new Map<string, Triple>();
  for (const [selector, applies] of rules) {
    if (!applies(theme, moreContrast)) continue;
    for (const [name, value] of declarations(selector)) {
      const colour = evaluate(value, intensity, moodHue);
      if (colour) colours.set(name, colour);
    }
  }
  return colours;
};

/** One colour over another, as `color-mix(in srgb, …)` lays it. */
export const over = (top: Triple, share: number, bottom: Triple): Triple => [
  top[0] * share + bottom[0] * (1 - share),
  top[1] * share + bottom[1] * (1 - share),
  top[2] * share + bottom[2] * (1 - share),
];

const luminance = (colour: Triple): number => {
  const [red, green, blue] = each(colour, toLinear);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** WCAG 2.2. */
export const contrast = (one: Triple, other: Triple): number => {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
};
