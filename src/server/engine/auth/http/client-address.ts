import { isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/**
 * Who is on the other end. Each proxy adds the address it was called from to the end of `X-Forwarded-For`, so of
 * that list only as many entries count as there are proxies of ours; what stands before them anybody can write.
 * Empty where there is no connection, as in a test that calls the service directly.
 */
export const clientAddress = (c: Context, trustedProxies: number): string => {
  const direct = plainAddress(connectionAddress(c)) ?? '';
  if (trustedProxies === 0) return direct;
  const said = (c.req.header('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim());
  return plainAddress(said.at(-trustedProxies) ?? said[0] ?? '') ?? direct;
};

const connectionAddress = (c: Context): string => {
  try {
    return getConnInfo(c).remote.address ?? '';
  } catch {
    return '';
  }
};

const mostRemembered = 1000;
/** With port and zone; whatever is longer is none. */
const longestAddress = 80;
const remembered = new Map<string, string | undefined>();

/** Without brackets and port, and an IPv4 address that came in IPv6 clothes as itself. */
const plainAddress = (text: string): string | undefined => {
  if (text.length > longestAddress) return readAddress(text);
  if (remembered.has(text)) return remembered.get(text);
  const plain = readAddress(text);
  if (remembered.size >= mostRemembered) remembered.clear();
  remembered.set(text, plain);
  return plain;
};

const readAddress = (text: string): string | undefined => {
  const bare = /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1] ?? text.replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1');
  const address = bare.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  return isIP(address) === 0 ? undefined : address.toLowerCase();
};

/** For sessions and the audit log. */
export const clientOf = (
  c: Context,
  parts: { readonly deps: { readonly trustedProxies: number } },
): { readonly userAgent: string | undefined; readonly address: string } => ({
  userAgent: c.req.header('user-agent'),
  address: clientAddress(c, parts.deps.trustedProxies),
});
