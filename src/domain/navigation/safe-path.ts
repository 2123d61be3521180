const longestPath = 2048;
// Browsers drop tabs and line breaks and read a backslash as a slash, so each could turn a path into a host.
const unsafeCharacter = /[\p{Cc}\p{Zs}\p{Zl}\p{Zp}\p{Cs}\\]/u;

/** A path on this site, with its query and fragment, or null for anything that could lead elsewhere. */
export const safePath = (next: string | null): string | null => {
  if (next === null || next.length > longestPath) return null;
  if (!next.startsWith('/') || next.includes('//') || unsafeCharacter.test(next)) return null;
  return next;
};
