const spelledTogether: readonly (readonly [RegExp, string])[] = [
  [/\be[ -]mail/g, 'email'],
  [/\bto-dos?\b|\bto do(?= lists?\b)/g, 'todo'],
  [/\bhand[ -]over/g, 'handover'],
  [/\bwork from home\b/g, 'wfh'],
];

/**
 * What somebody typed, as bare words: small letters, no accents, no apostrophes ("can't" is "cant"), every other mark a
 * space.
 */
export const plainWords = (text: string): string => {
  let plain = text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[’‘'`´]/g, '');
  for (const [apart, together] of spelledTogether) plain = plain.replaceAll(apart, together);
  return plain.replaceAll(/[^a-z0-9]+/g, ' ').trim();
};
