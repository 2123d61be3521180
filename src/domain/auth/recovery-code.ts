/** How many there are at a time. Each works once. */
export const recoveryCodeCount = 10;

/** Without what looks alike in many fonts: i, l, o, u, 0 and 1. Ten of these are 49 bits. */
export const recoveryCodeLetters = '23456789abcdefghjkmnpqrstvwxyz';
export const recoveryCodeLength = 10;

/** As it is shown and written down: two groups of five. */
export const showRecoveryCode = (bare: string): string => `${bare.slice(0, 5)}-${bare.slice(5)}`;

const codePattern = new RegExp(`^[${recoveryCodeLetters}]{${recoveryCodeLength}}$`, 'u');

/** What somebody typed or pasted, without spaces, dashes and capitals; null where it cannot be a code. */
export const readRecoveryCode = (typed: string): string | null => {
  const bare = typed.toLowerCase().replaceAll(/[\s\u2010-\u2015-]/gu, '');
  return codePattern.test(bare) ? bare : null;
};
