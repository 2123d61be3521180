import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from './logger.ts';
import type { Metrics } from './metrics.ts';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** A proxy's id is kept when it looks like one, so that a request can be followed through both logs. */
const requestId = /^[\w-]{8,64}$/;

const RETRY_SECONDS = '1';

export const requestLog = (parts: {
  readonly logger: Logger;
  readonly metrics: Metrics;
}): MiddlewareHandler => {
  return async (context, next) => {
    const started = performance.now();
    const given = context.req.header('x-request-id') ?? '';
    const id = requestId.test(given) ? given : randomUUID();
    await next();
    context.res.headers.set('x-request-id', id);
    const { status } = context.res;
    if (status === 503 && !context.res.headers.has('retry-after')) {
      context.res.headers.set('retry-after', RETRY_SECONDS);
    }
    const seconds = (performance.now() - started) / 1000;
    const service = serviceOf(context.req.path);
    const method = METHODS.has(context.req.method) ? context.req.method : 'other';
    parts.metrics.observeRequest({ service, method, status, seconds });
    // No query and no object names: both hold what people wrote, and some of it signs them in.
    const entry = { id, service, method, status, milliseconds: Math.round(seconds * 1000) };
    if (status >= 500) parts.logger.warn('Request failed', entry);
    else parts.logger.info('Request', entry);
  };
};

const serviceOf = (path: string): string =>
  /^\/(auth|rest|storage|functions)\/v1(?:\/|$)/.exec(path)?.[1] ?? 'web';
