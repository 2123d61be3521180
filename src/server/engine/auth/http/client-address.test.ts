import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { clientAddress } from './client-address.ts';

const addressOf = async (
  remote: string,
  header: string | undefined,
  trustedProxies: number,
): Promise<string> => {
  const app = new Hono().get('/', (c) => c.text(clientAddress(c, trustedProxies)));
  const headers: Record<string, string> = header === undefined ? {} : { 'x-forwarded-for': header };
  const incoming = { socket: { remoteAddress: remote, remotePort: 1, remoteFamily: 'IPv4' } };
  return (await app.request('/', { headers }, { incoming })).text();
};

describe("the client's address", () => {
  it.each([
    ['10.0.0.9', undefined, 0, '10.0.0.9'],
    ['10.0.0.9', '1.2.3.4', 0, '10.0.0.9'],
    ['10.0.0.9', '1.2.3.4', 1, '1.2.3.4'],
    ['10.0.0.9', '6.6.6.6, 1.2.3.4', 1, '1.2.3.4'],
    ['10.0.0.9', '6.6.6.6, 1.2.3.4, 10.0.0.8', 2, '1.2.3.4'],
    ['10.0.0.9', '1.2.3.4', 2, '1.2.3.4'],
    ['10.0.0.9', undefined, 1, '10.0.0.9'],
    ['10.0.0.9', 'nonsense', 1, '10.0.0.9'],
    ['10.0.0.9', '1.2.3.4:5678', 1, '1.2.3.4'],
    ['10.0.0.9', '[2001:DB8::1]:443', 1, '2001:db8::1'],
    ['::ffff:10.0.0.9', undefined, 0, '10.0.0.9'],
    ['fe80::1%eth0', undefined, 0, 'fe80::1'],
  ])(
    'reads the client’s address from %s with the header %j behind %i proxies as %s',
    async (remote, header, proxies, expected) => {
      expect(await addressOf(remote, header, proxies)).toBe(expected);
    },
  );
});
