import type { Claims } from '#domain/content/claims.ts';
import { claims, claimsUnchanged } from '#domain/content/claims.ts';
import type { Environment } from '#server/config/environment.ts';
import { isLoopback } from '#server/config/environment.ts';

/** One line for whoever shows the site to others while it still says what it was delivered with. */
export const claimsReminder = (
  { host, siteUrl }: Pick<Environment, 'host' | 'siteUrl'>,
  made: Claims = claims,
): string | undefined => {
  const seenByOthers = !isLoopback(host) || !isLoopback(new URL(siteUrl).hostname);
  if (!seenByOthers || !claimsUnchanged(made)) return undefined;
  return 'Reminder: the public pages make claims that nobody has checked. Make them true or change them in content/claims.json.';
};
