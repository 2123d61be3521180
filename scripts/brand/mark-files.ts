import { readFileSync } from 'node:fs';
import path from 'node:path';
import palette from '#domain/brand/palette.json' with { type: 'json' };

const sign = readFileSync(path.join(import.meta.dirname, '../../public/icon.svg'), 'utf8');

/** The outlines of the sign: the flame, and the one inside. */
export const signOutlines = (): readonly string[] =>
  [...sign.matchAll(/<path [^>]*\bd="([^"]+)"/g)].map((match) => match[1] ?? '');

/** The mark alone, without a ground, as people download it from /brand. */
const markSvg = (theme: 'dark' | 'light'): string => {
  const fills = [palette[theme]['flame-outer'].hex, palette[theme]['flame-inner'].hex];
  const paths = signOutlines().map((outline, index) => `  <path fill="${fills[index]}" d="${outline}"/>\n`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="12 6 40 54" width="400" height="540">\n  <title>Kindling</title>\n${paths.join('')}</svg>\n`;
};

/** By their names below public/downloads. */
export const markFiles = (): Readonly<Record<string, string>> => ({
  'kindling-mark-on-dark.svg': markSvg('dark'),
  'kindling-mark-on-light.svg': markSvg('light'),
});
