import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';

const exposed = [
  'content-range',
  'content-profile',
  'location',
  'preference-applied',
  'x-sb-error-code',
  'x-supabase-api-version',
  'x-total-count',
  'link',
  // Downloads in ranges and resumable uploads.
  'accept-ranges',
  'etag',
  'tus-extension',
  'tus-max-size',
  'tus-resumable',
  'tus-version',
  'upload-expires',
  'upload-length',
  'upload-metadata',
  'upload-offset',
];

/**
 * Lets pages of other origins use a service. The library answers every OPTIONS as a browser's question before a
 * request; one that asks for no method is meant for the service, which may have something to say.
 */
export const shareOrigins = (origins: readonly string[]): MiddlewareHandler => {
  const everybody = origins.includes('*');
  const share = cors({ origin: everybody ? '*' : [...origins], exposeHeaders: exposed });
  return async (context, next) => {
    const isPlainOptions =
      context.req.method === 'OPTIONS' && context.req.header('access-control-request-method') === undefined;
    if (!isPlainOptions) {
      const asked = await share(context, next);
      if (asked === undefined) context.res.headers.set('cross-origin-resource-policy', 'cross-origin');
      return asked;
    }
    await next();
    const origin = context.req.header('origin') ?? '';
    const { headers } = context.res;
    if (everybody || origins.includes(origin)) {
      headers.set('access-control-allow-origin', everybody ? '*' : origin);
      headers.set('access-control-expose-headers', exposed.join(','));
    }
    if (!everybody) headers.append('vary', 'Origin');
    headers.set('cross-origin-resource-policy', 'cross-origin');
    return undefined;
  };
};
