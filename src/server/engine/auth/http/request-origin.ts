import type { Context } from 'hono';
import { isLoopback } from '#server/config/environment.ts';

/** The origins this install answers as. On loopback the same port has three names. */
export const siteOrigins = (siteUrl: string): readonly string[] => {
  const site = new URL(siteUrl);
  if (site.protocol !== 'http:' || !isLoopback(site.hostname)) return [site.origin];
  const port = site.port === '' ? '' : `:${site.port}`;
  return [...new Set([site.origin, `http://localhost${port}`, `http://127.0.0.1${port}`])];
};

/**
 * The origin the browser used. Compared by host alone, because a proxy that ends TLS speaks plain http to us;
 * a Host that is not ours counts as the site.
 */
export const requestOrigin = (c: Context, siteUrl: string): string => {
  const host = c.req.header('host') ?? new URL(c.req.url).host;
  return siteOrigins(siteUrl).find((origin) => new URL(origin).host === host) ?? new URL(siteUrl).origin;
};
