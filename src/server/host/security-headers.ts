import type { MiddlewareHandler } from 'hono';
import { permissionsPolicy } from '#domain/security/browser-permissions.ts';
import { modelWorkerPolicy, pagePolicy } from '#domain/security/content-policy.ts';

type Headers = ReadonlyArray<readonly [string, string]>;

const modelWorker = /^\/assets\/(?:speech|memory)-worker/;

/** Set after the handler has run, so that one with stricter needs (the built-in sign-in page) can say its own. */
export const securityHeaders = (options: { readonly https: boolean }): MiddlewareHandler => {
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
    ['content-security-policy', pagePolicy],
    ['permissions-policy', permissionsPolicy],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['x-frame-options', 'DENY'],
    ['cross-origin-opener-policy', 'same-origin'],
  ];
  return async (context, next) => {
    await next();
    const asset = /^\/assets\/(?!.*worker)/.test(context.req.path) && context.res.ok;
    if (modelWorker.test(context.req.path) && context.res.ok) {
      context.res.headers.set('content-security-policy', modelWorkerPolicy);
    }
    for (const [name, value] of asset ? everywhere : [...everywhere, ...documents]) {
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
    }
  };
};
