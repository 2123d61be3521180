import palette from '#domain/brand/palette.json' with { type: 'json' };

/** What an accent becomes in one theme: a button and its look under the pointer, the words on it, and words in its colour. */
export interface AccentShades {
  readonly accent: string;
  readonly strong: string;
  readonly on: string;
  readonly ink: string;
}

export const accentThemes = ['light', 'dark'] as const;
export type AccentTheme = (typeof accentThemes)[number];
export type Accent = Readonly<Record<AccentTheme, AccentShades>>;

type Colour = readonly [red: number, green: number, blue: number];

/** WCAG 2.2 AA: words, and shapes one has to see. */
const leastForText = 4.5;
const leastForShape = 3;

const black: Colour = [0, 0, 0];
const white: Colour = [255, 255, 255];

const colourOf = (hex: string): Colour => {
  const part = (at: number): number => Number.parseInt(hex.slice(at, at + 2), 16);
  return [part(1), part(3), part(5)];
};
const hexOf = (colour: Colour): string =>
  `#${colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

const linear = (part: number): number => {
  const value = part / 255;
  return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};
const luminance = ([red, green, blue]: Colour): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** WCAG's contrast ratio, from 1 to 21. */
const contrast = (one: Colour, two: Colour): number => {
  const [a, b] = [luminance(one), luminance(two)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
};
const leastContrast = (colour: Colour, grounds: readonly Colour[]): number =>
  Math.min(...grounds.map((ground) => contrast(colour, ground)));

const mix = (from: Colour, to: Colour, part: number): Colour => [
  from[0] + (to[0] - from[0]) * part,
  from[1] + (to[1] - from[1]) * part,
  from[2] + (to[2] - from[2]) * part,
];

/** What it stands on in a theme. */
const groundsOf = (theme: AccentTheme): readonly Colour[] =>
  [palette[theme].paper, palette[theme].surface].map(({ hex }) => colourOf(hex));

/** The nearest colour that can be read on the grounds, towards the ink of the theme. */
const inkOn = (accent: Colour, theme: AccentTheme): Colour => {
  const grounds = groundsOf(theme);
  const end = theme === 'light' ? black : white;
  // As it will be written: what is rounded afterwards could fall short.
  const step = (count: number): Colour => colourOf(hexOf(mix(accent, end, count / 50)));
  let count = 0;
  while (count < 50 && leastContrast(step(count), grounds) < leastForText) count += 1;
  return step(count);
};

const shadesOf = (hex: string, theme: AccentTheme): AccentShades => {
  const accent = colourOf(hex);
  const onBlack = contrast(accent, black) >= contrast(accent, white);
  return {
    accent: hex.toLowerCase(),
    // Away from the words on it, so that they only become clearer.
    strong: hexOf(mix(accent, onBlack ? white : black, 0.14)),
    on: hexOf(onBlack ? black : white),
    ink: hexOf(inkOn(accent, theme)),
  };
};

type AccentAnswer =
  | { readonly accent: Accent }
  /** In which theme it cannot be told from what it stands on, and by how much. */
  | { readonly theme: AccentTheme; readonly contrast: number; readonly least: number };

/** The shades of an accent, of one colour for each theme. Refused where a control in it could not be seen. */
export const accentOf = (colours: Readonly<Record<AccentTheme, string>>): AccentAnswer => {
  for (const theme of accentThemes) {
    const found = leastContrast(colourOf(colours[theme]), groundsOf(theme));
    if (found < leastForShape) return { theme, contrast: found, least: leastForShape };
  }
  return { accent: { light: shadesOf(colours.light, 'light'), dark: shadesOf(colours.dark, 'dark') } };
};

export const accentContrast = (one: string, two: string): number => contrast(colourOf(one), colourOf(two));
