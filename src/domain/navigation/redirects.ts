import { withoutSlash } from '#domain/navigation/without-slash.ts';

/** Spec 1 §2. The host answers these itself; the router knows them for links inside the app. */
export const redirects: Readonly<Record<string, string>> = {
  '/pricing': '/features-pricing',
  '/features': '/features-pricing',
  '/admin/music-processing': '/admin/music',
  '/staging': '/admin/music',
  '/music-settings': '/music',
  '/admin': '/admin/system',
};

/** Where a path has moved to, or null. */
export const redirectOf = (pathname: string): string | null => {
  const path = withoutSlash(pathname);
  return Object.hasOwn(redirects, path) ? (redirects[path] ?? null) : null;
};
