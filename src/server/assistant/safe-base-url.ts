import { lookup } from 'node:dns';
import type { LookupAddress, LookupOptions } from 'node:dns';
import { BlockList, isIP } from 'node:net';
import type { LookupFunction } from 'node:net';
import { modelLimits } from '#domain/assistant/model-limits.ts';
import { ModelFailure } from './model-failure.ts';

/**
 * Where a model never is. An operator may well have one on this machine or in the house, so loopback and private addresses are
 * fine; what hands out a cloud machine's own keys, or is not one machine at all, is not.
 */
const refused = new BlockList();
const networks = [
  // "This" network, link-local with most clouds' metadata, multicast, reserved and broadcast.
  ['0.0.0.0', 8],
  ['169.254.0.0', 16],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  // Metadata elsewhere: Alibaba, Azure's wire server, Oracle.
  ['100.100.100.200', 32],
  ['168.63.129.16', 32],
  ['192.0.0.192', 32],
] as const;
const networks6 = [
  ['::', 128],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
  // Metadata: Amazon's range, Google's.
  ['fd00:ec2::', 32],
  ['fd20:ce::', 32],
] as const;
/** Ways of writing an IPv4 address into an IPv6 one: compatible, translated, NAT64 and 6to4. */
const embeddings = [
  ['::', 96],
  ['::ffff:0:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 96],
  ['2002::', 16],
] as const;
for (const [network, prefix] of networks) refused.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of networks6) refused.addSubnet(network, prefix, 'ipv6');
const carriers = new BlockList();
for (const [network, prefix] of embeddings) carriers.addSubnet(network, prefix, 'ipv6');

const refusedNames: ReadonlySet<string> = new Set([
  'metadata',
  'metadata.google.internal',
  'metadata.goog',
  'instance-data',
  'instance-data.ec2.internal',
  'metadata.azure.internal',
  'metadata.azure.com',
  'metadata.tencentyun.com',
  'metadata.packet.net',
  'metadata.platformequinix.com',
]);

/** Also of an address that somebody wrote in another way. IPv4 inside IPv6 is looked at as IPv4 by the list itself. */
export const isRefusedAddress = (address: string): boolean => {
  const bare = address.replace(/%.*$/u, '');
  const family = isIP(bare);
  if (family === 4) return refused.check(bare, 'ipv4');
  if (family !== 6) return true;
  return refused.check(bare, 'ipv6') || (bare !== '::1' && carriers.check(bare, 'ipv6'));
};

const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/gu, '').replace(/\.$/u, '');

const no = (why: string) => ({ ok: false, why }) as const;

/** The address of an endpoint, or why it is none. Written the same way every time, without a slash at the end. */
export const parseBaseUrl = (
  text: string,
):
  | { readonly ok: true; readonly url: string; readonly origin: string; readonly host: string }
  | { readonly ok: false; readonly why: string } => {
  const url = URL.parse(text.trim());
  if (url === null) return no('This is not a web address');
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    return no('The address must begin with http:// or https://');
  }
  if (url.username !== '' || url.password !== '') {
    return no('Put the key into its own field, not into the address');
  }
  if (url.search !== '' || url.hash !== '') return no('The address must end with its path, such as /v1');
  const host = hostOf(url);
  if (refusedNames.has(host) || (isIP(host) !== 0 && isRefusedAddress(host))) {
    return no('This address belongs to a network service, not to a model');
  }
  const clean = `${url.origin}${url.pathname.replace(/\/+$/u, '')}`;
  if (clean.length > modelLimits.baseUrlCharacters) return no('The address is too long');
  return { ok: true, url: clean, origin: url.origin, host: url.host };
};

/** Right before a connection: what was fine when it was saved may not be any more. */
export const requireSafeUrl = (url: URL): void => {
  if (!parseBaseUrl(`${url.origin}${url.pathname}`).ok) throw new ModelFailure('address_refused');
};

type Resolve = (
  host: string,
  options: LookupOptions & { readonly all: true },
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * The addresses that are looked at are the ones that are connected to, so a name that answers differently the second time gains
 * nothing. One bad address among them refuses them all.
 */
export const createSafeLookup =
  (resolve: Resolve = lookup): LookupFunction =>
  (host, options, done) => {
    resolve(host, { ...options, all: true }, (error, addresses) => {
      if (error !== null) {
        done(error, '', 0);
        return;
      }
      const [first] = addresses;
      if (first === undefined || addresses.some(({ address }) => isRefusedAddress(address))) {
        done(new ModelFailure('address_refused'), '', 0);
        return;
      }
      if (options.all === true) done(null, addresses);
      else done(null, first.address, first.family);
    });
  };
