import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { testPlaces, writePlaceFile } from '#server/testing/write-place-file.ts';
import { openPlaceLookup } from './open-place-lookup.ts';
import { nowhere } from './place-lookup.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'places-'));
});
afterAll(() => rm(folder, { recursive: true }));

const silent = (): void => {};

const berlin = {
  country: 'Germany',
  region: 'Berlin',
  city: 'Berlin',
  latitude: 52.5163,
  longitude: 13.3777,
};

describe('[FN-05] looking up where an address is', () => {
  test('is off unless an operator set it up', async () => {
    const lookup = await openPlaceLookup(undefined, silent);
    expect(lookup.isOn).toBe(false);
    expect(await lookup.find('203.0.113.7')).toEqual(nowhere);
  });

  test('reads a file in the MaxMind format', async () => {
    const file = path.join(folder, 'places.mmdb');
    await writePlaceFile(file, testPlaces);
    const lookup = await openPlaceLookup({ kind: 'file', path: file }, silent);
    expect(lookup.isOn).toBe(true);
    expect(await lookup.find('203.0.113.7')).toEqual(berlin);
    expect(await lookup.find('198.51.100.255')).toMatchObject({ country: 'Japan', city: 'Tokyo' });
    for (const elsewhere of ['192.0.2.1', '127.0.0.1', '10.1.2.3', '::1', '2001:db8::1', '', 'unknown']) {
      expect(await lookup.find(elsewhere), elsewhere).toEqual(nowhere);
    }
  });

  test.each([
    ['is missing', undefined],
    ['is something else', 'not a database'],
  ])('refuses to start with a file that %s', async (_what, content) => {
    const file = path.join(folder, 'wrong.mmdb');
    if (content !== undefined) await writeFile(file, content);
    await expect(openPlaceLookup({ kind: 'file', path: file }, silent)).rejects.toThrow(
      'LOCATION_DATABASE must be a file in the MaxMind format',
    );
  });
});

const said = { country_name: 'Germany', regionName: 'Berlin', city: 'Berlin', lat: 52.5163, lon: '13.3777' };

describe('[FN-05] looking up at a service', () => {
  let url: string;
  let asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    const address = decodeURIComponent(request.url?.split('=')[1] ?? '');
    if (address === '192.0.2.4') response.writeHead(500).end();
    else if (address === '192.0.2.5') response.writeHead(302, { location: '/elsewhere' }).end();
    else if (address === '192.0.2.6') response.end('x'.repeat(70_000));
    else response.end(JSON.stringify(said));
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    url = `http://127.0.0.1:${address.port}/look?address={address}`;
  });
  afterAll(() => void server.close());

  test('takes what it says in the words of several services, and asks once in an hour', async () => {
    asked = [];
    const lookup = await openPlaceLookup({ kind: 'url', url }, silent);
    expect(await lookup.find('203.0.113.7')).toEqual(berlin);
    expect(await lookup.find('203.0.113.7')).toEqual(berlin);
    expect(asked).toEqual(['/look?address=203.0.113.7']);
  });

  test('tells nobody of addresses in the house', async () => {
    asked = [];
    const lookup = await openPlaceLookup({ kind: 'url', url }, silent);
    expect(await lookup.find('192.168.1.4')).toEqual(nowhere);
    expect(await lookup.find('fd12::1')).toEqual(nowhere);
    expect(asked).toEqual([]);
  });

  test.each([
    ['an error', '192.0.2.4'],
    ['another address', '192.0.2.5'],
    ['too much', '192.0.2.6'],
  ])('is only logged where the service answers with %s', async (_what, address) => {
    const logError = vi.fn<(message: string, cause: unknown) => void>();
    const lookup = await openPlaceLookup({ kind: 'url', url }, logError);
    expect(await lookup.find(address)).toEqual(nowhere);
    expect(logError).toHaveBeenCalledTimes(1);
  });

  test('never asks a cloud machine for its keys', async () => {
    const logError = vi.fn<(message: string, cause: unknown) => void>();
    const lookup = await openPlaceLookup({ kind: 'url', url: 'http://169.254.169.254/{address}' }, logError);
    expect(await lookup.find('203.0.113.7')).toEqual(nowhere);
    expect(logError).toHaveBeenCalledTimes(1);
  });
});
