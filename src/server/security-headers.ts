import type { MiddlewareHandler } from 'hono';

type Headers = ReadonlyArray<readonly [string, string]>;

/** A worker obeys the policy it came with, so only the one that needs WebAssembly may compile it: no page may. */
const speechWorker = /^\/assets\/speech-worker/;

const policy = (scripts: string): string =>
  [
    "default-src 'none'",
    `script-src ${scripts}`,
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
const contentSecurityPolicy = policy("'self'");
const speechWorkerPolicy = policy("'self' 'wasm-unsafe-eval'");

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

/** Set after the handler has run, so that one with stricter needs (the built-in sign-in page) can say its own. */
export function securityHeaders(options: { readonly https: boolean }): MiddlewareHandler {
  const everywhere: Headers = [
    // What may be kept says so itself: built files, stored objects, a function of the database.
    ['cache-control', 'no-store'],
    ['x-content-type-options', 'nosniff'],
    ['cross-origin-resource-policy', 'same-origin'],
    ...(options.https ? [['strict-transport-security', 'max-age=31536000; includeSubDomains'] as const] : []),
  ];
  // These rule what a document or a worker may do. A script or a font obeys the document that asked for it, and a
  // page asks for enough of them that a kilobyte of headers on each would be felt.
  const documents: Headers = [
    ['content-security-policy', contentSecurityPolicy],
    ['permissions-policy', permissionsPolicy],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['x-frame-options', 'DENY'],
    ['cross-origin-opener-policy', 'same-origin'],
  ];
  return async (context, next) => {
    await next();
    const asset = /^\/assets\/(?!.*worker)/.test(context.req.path) && context.res.ok;
    if (speechWorker.test(context.req.path) && context.res.ok) {
      context.res.headers.set('content-security-policy', speechWorkerPolicy);
    }
    for (const [name, value] of asset ? everywhere : [...everywhere, ...documents]) {
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
    }
  };
}
