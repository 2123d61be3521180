import { AuthError } from '#server/engine/auth/auth-error.ts';
import { authLimits } from '#server/limits/auth-limits.ts';

export type WeaknessReason = 'length' | 'characters' | 'pwned';

/** What guessers try first. Longer lists find little more once the length is asked for. */
const guessedFirst = new Set([
  '123456789',
  '1234567890',
  '12345678',
  '87654321',
  '11111111',
  '00000000',
  '123123123',
  '1q2w3e4r',
  '1qaz2wsx',
  'abcd1234',
  'abcdefgh',
  'admin123',
  'administrator',
  'asdfghjk',
  'baseball',
  'changeme',
  'computer',
  'football',
  'iloveyou',
  'kindling',
  'letmein1',
  'password',
  'password1',
  'password12',
  'password123',
  'passw0rd',
  'princess',
  'qwertyui',
  'qwerty123',
  'qwertyuiop',
  'sunshine',
  'superman',
  'trustno1',
  'welcome1',
  'welcome123',
  'whatever',
]);

/** Why nobody should use this password; empty when nothing speaks against it. */
export const weaknessesOf = (
  password: string,
  owner: { readonly email?: string | null | undefined; readonly phone?: string | null | undefined } = {},
): readonly WeaknessReason[] => {
  const reasons: WeaknessReason[] = [];
  const plain = password.toLowerCase();
  if (password.length < authLimits.shortestPassword) reasons.push('length');
  if (new Set(plain).size < 4) reasons.push('characters');
  const email = owner.email?.toLowerCase();
  const own = [email, email?.split('@')[0], owner.phone].filter(
    (text) => text !== undefined && text !== null,
  );
  const isOwn = own.some((text) => text.length >= 4 && plain === text);
  if (guessedFirst.has(plain) || isOwn) reasons.push('pwned');
  return reasons;
};

export const requireStrongPassword = (password: string, owner: Parameters<typeof weaknessesOf>[1]): void => {
  if (password.length > authLimits.longestPassword) {
    throw new AuthError(
      400,
      'validation_failed',
      `Password cannot be longer than ${authLimits.longestPassword} characters`,
    );
  }
  const reasons = weaknessesOf(password, owner);
  if (reasons.length === 0) return;
  throw new AuthError(422, 'weak_password', sentenceFor(reasons), {
    details: { weak_password: { reasons } },
  });
};

export const sentenceFor = (reasons: readonly WeaknessReason[]): string =>
  reasons.map((reason) => sentences[reason]).join(' ');

const sentences: Readonly<Record<WeaknessReason, string>> = {
  length: `Password should be at least ${authLimits.shortestPassword} characters.`,
  characters: 'Password should contain at least 4 different characters.',
  pwned: 'Password is known to be weak and easy to guess, please choose a different one.',
};
