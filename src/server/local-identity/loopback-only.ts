import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { isLoopback } from '#server/config/environment.ts';

/** Any of these says that somebody further away stands behind a peer on this machine. */
const forwardingHeaders = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

/**
 * Peer and Host must both be this machine: a page that rebinds its own name has a loopback peer and a foreign
 * Host, and a forwarded port has a proxy's headers.
 */
export const loopbackOnly: MiddlewareHandler<{ Bindings: HttpBindings }> = async (c, next) => {
  const { incoming } = c.env;
  const peer = (incoming.socket.remoteAddress ?? '').replace(/^::ffff:/i, '');
  const forwarded = forwardingHeaders.some((name) => incoming.headers[name] !== undefined);
  if (!isLoopback(peer) || !isLoopbackHost(incoming.headers.host) || forwarded) {
    return c.text('Local accounts only work on the computer they were created on.', 403);
  }
  await next();
  return undefined;
};

export const isLoopbackHost = (host: string | undefined): boolean => {
  const name = /^(\[[0-9a-f:]+\]|[a-z0-9.-]+)(?::\d{1,5})?$/i.exec(host ?? '')?.[1];
  return name !== undefined && isLoopback(name);
};

/** A form may be sent only from our own page, under the name it was opened with. */
export const sameOriginPosts: MiddlewareHandler<{ Bindings: HttpBindings }> = async (c, next) => {
  const { incoming } = c.env;
  if (incoming.headers.origin !== `http://${incoming.headers.host ?? ''}`) {
    return c.text('This form was sent from another page.', 403);
  }
  await next();
  return undefined;
};
