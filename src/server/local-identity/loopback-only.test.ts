import { describe, expect, it } from 'vitest';
import { isLoopbackHost } from './loopback-only.ts';

describe('the Host of a request', () => {
  it.each([
    'localhost',
    'localhost:4870',
    '127.0.0.1',
    '127.0.0.1:4870',
    '127.9.9.9:1',
    '[::1]:4870',
    'LOCALHOST:1',
  ])('accepts the Host %s as this machine', (host) => {
    expect(isLoopbackHost(host)).toBe(true);
  });

  it.each([
    undefined,
    '',
    'evil.example',
    'evil.example:4870',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    'evil@localhost',
    'localhost:4870@evil.example',
    'localhost/x',
    '0.0.0.0',
    '192.168.1.2:4870',
    '[::]',
    '[fe80::1]',
    'localhost:',
    'localhost:999999',
    ' localhost',
  ])('refuses the Host %j', (host) => {
    expect(isLoopbackHost(host)).toBe(false);
  });
});
