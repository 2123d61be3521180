import type { MiddlewareHandler } from 'hono';
import { isLoopback } from '#server/config/environment.ts';

/**
 * A host that listens on loopback answers only to names it knows: a page that rebinds its own name to
 * 127.0.0.1 gets nothing, whatever path it asks for.
 */
export const checkHostHeader = (options: {
  readonly host: string;
  readonly siteUrl: string;
}): MiddlewareHandler => {
  const siteHost = new URL(options.siteUrl).host;
  const loopbackOnly = isLoopback(options.host);
  return async (context, next) => {
    const host = context.req.header('host') ?? '';
    if (loopbackOnly && host !== siteHost && !isLoopback(withoutPort(host))) {
      return context.text('This address is not served here.', 421);
    }
    await next();
    return undefined;
  };
};

const withoutPort = (host: string): string => host.replace(/:\d*$/, '');
