import { isIPv6 } from 'node:net';

/** What limits count for an address: somebody with IPv6 has at least a /64 of addresses to themselves. */
export const networkOf = (subject: string): string => {
  if (!subject.includes(':') || !isIPv6(subject)) return subject;
  const [head = '', tail] = subject.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return [...left, ...(tail === undefined ? [] : gap), ...right].slice(0, 4).join(':');
};
