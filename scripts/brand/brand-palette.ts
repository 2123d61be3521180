import { contrast, palette, type Palette } from '#scripts/colour-tokens.ts';

// What /brand shows of the colours, computed from the stylesheet.

/** Each token and the ground its contrast is measured on; a ground has none. */
const shown = [
  ['paper', null],
  ['surface', null],
  ['ink', 'paper'],
  ['muted', 'paper'],
  ['ember', null],
  ['on-ember', 'ember'],
  ['calm', 'paper'],
  ['edge', 'paper'],
  ['flame-outer', null],
  ['flame-inner', null],
] as const;

const themes = ['dark', 'light'] as const;

const colourIn = (colours: Palette, token: string) => {
  const colour = colours.get(token);
  if (colour === undefined) throw new Error(`The stylesheet has no --${token}`);
  return colour;
};

const hexOf = (colour: readonly number[]): string =>
  `#${colour
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

export const brandPalette = () =>
  Object.fromEntries(
    themes.map((theme) => {
      const colours = palette(theme, false, 1);
      return [
        theme,
        Object.fromEntries(
          shown.map(([token, ground]) => {
            const colour = colourIn(colours, token);
            // Cut, not rounded: a ratio is never shown as better than it is.
            const ratio = ground === null ? null : contrast(colour, colourIn(colours, ground));
            return [
              token,
              { hex: hexOf(colour), contrast: ratio === null ? null : Math.floor(ratio * 10) / 10 },
            ];
          }),
        ),
      ];
    }),
  );
