import type { MiddlewareHandler } from 'hono';

const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "media-src 'self' blob:",
  "manifest-src 'self'",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const permissionsPolicy = [
  'microphone=(self)',
  ...[
    'accelerometer',
    'browsing-topics',
    'camera',
    'display-capture',
    'geolocation',
    'gyroscope',
    'magnetometer',
    'midi',
    'payment',
    'serial',
    'usb',
    'xr-spatial-tracking',
  ].map((feature) => `${feature}=()`),
].join(', ');

/** Set before the handler runs, so that one with stricter needs (the built-in sign-in page) can say its own. */
export function securityHeaders(options: { readonly https: boolean }): MiddlewareHandler {
  const headers: ReadonlyArray<readonly [string, string]> = [
    // What may be kept says so itself: built files, stored objects, a function of the database.
    ['cache-control', 'no-store'],
    ['content-security-policy', contentSecurityPolicy],
    ['permissions-policy', permissionsPolicy],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['x-content-type-options', 'nosniff'],
    ['x-frame-options', 'DENY'],
    ['cross-origin-opener-policy', 'same-origin'],
    ['cross-origin-resource-policy', 'same-origin'],
    ...(options.https ? [['strict-transport-security', 'max-age=31536000; includeSubDomains'] as const] : []),
  ];
  return async (context, next) => {
    await next();
    for (const [name, value] of headers) {
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
    }
  };
}
