const day = 24 * 60 * 60 * 1000;

/** Made anew with every request, so a short life costs nothing, and an abandoned copy soon says that it is one. */
const lifeInDays = 90;

/** RFC 9116: where to tell somebody about a weakness. */
export const securityTxt = (options: {
  readonly siteUrl: string;
  /** A `mailto:` or `https:` address that the operator gave. */
  readonly contact: string | undefined;
  readonly now: number;
}): string => {
  const at = (path: string): string => new URL(path, options.siteUrl).href;
  // Whole days: the same text for everybody who asks on one day.
  const expires = new Date(Math.floor(options.now / day) * day + lifeInDays * day);
  return [
    `Contact: ${options.contact ?? at('/contact')}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    'Preferred-Languages: en',
    `Canonical: ${at('/.well-known/security.txt')}`,
    `Policy: ${at('/security-overview#report')}`,
    '',
  ].join('\n');
};
