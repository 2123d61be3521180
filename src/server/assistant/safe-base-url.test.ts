import type { LookupAddress } from 'node:dns';
import { describe, expect, it } from 'vitest';
import { textLike } from '#server/testing/matchers.ts';
import { createGuardedFetch } from './guarded-fetch.ts';
import { startModelServer } from './model-server.fixture.ts';
import { createSafeLookup, isRefusedAddress, parseBaseUrl } from './safe-base-url.ts';

describe('[FN-04] the address of a model', () => {
  it.each([
    ['http://localhost:11434/v1', 'http://localhost:11434/v1'],
    ['http://127.0.0.1:8080/v1/', 'http://127.0.0.1:8080/v1'],
    ['http://[::1]:1234/v1', 'http://[::1]:1234/v1'],
    ['http://192.168.1.20:11434/v1', 'http://192.168.1.20:11434/v1'],
    ['http://10.0.0.5/v1', 'http://10.0.0.5/v1'],
    ['http://[fd12:3456::1]/v1', 'http://[fd12:3456::1]/v1'],
    [' https://api.example.org/openai/v1// ', 'https://api.example.org/openai/v1'],
    ['https://models.example.org', 'https://models.example.org'],
  ])('takes %s', (text, url) => {
    expect(parseBaseUrl(text)).toMatchObject({ ok: true, url });
  });

  it.each([
    'localhost:11434',
    'not an address',
    '',
    'ftp://example.org/v1',
    'file:///etc/passwd',
    'gopher://127.0.0.1/',
    'javascript:alert(1)',
    'https://user:pass@example.org/v1',
    'https://user@example.org/v1',
    'https://example.org/v1?key=1',
    'https://example.org/v1#a',
    `https://example.org/${'a'.repeat(300)}`,
    'http://169.254.169.254/latest/meta-data',
    'http://169.254.0.1/v1',
    // The same address in other ways of writing it.
    'http://2852039166/',
    'http://0xa9fea9fe/',
    'http://0251.0376.0251.0376/',
    'http://169.254.43518/',
    'http://[::ffff:169.254.169.254]/',
    'http://[::ffff:a9fe:a9fe]/',
    'http://[::169.254.169.254]/',
    'http://[64:ff9b::a9fe:a9fe]/',
    'http://[2002:a9fe:a9fe::]/',
    'http://[fd00:ec2::254]/latest',
    'http://[fd20:ce::254]/',
    'http://[fe80::1]/v1',
    'http://[ff02::1]/v1',
    'http://[::]/v1',
    'http://0.0.0.0:11434/v1',
    'http://0/v1',
    'http://224.0.0.1/v1',
    'http://255.255.255.255/v1',
    'http://100.100.100.200/',
    'http://168.63.129.16/',
    'http://192.0.0.192/',
    'http://metadata.google.internal/computeMetadata/v1',
    'http://METADATA.google.internal./computeMetadata/v1',
    'http://metadata/',
    'http://metadata.goog/',
    'http://instance-data/latest',
    'http://metadata.tencentyun.com/',
  ])('refuses %s and says why', (text) => {
    expect(parseBaseUrl(text)).toMatchObject({ ok: false, why: textLike(/^(?:This|The|Put) .{10}/u) });
  });

  it('refuses an address with a zone, and what is no address', () => {
    expect(isRefusedAddress('fe80::1%eth0')).toBe(true);
    expect(isRefusedAddress('localhost')).toBe(true);
    expect(isRefusedAddress('93.184.216.34')).toBe(false);
    expect(isRefusedAddress('::1')).toBe(false);
  });
});

const answering =
  (...addresses: readonly LookupAddress[]) =>
  (_host: string, _options: object, done: (error: null, found: LookupAddress[]) => void): void =>
    done(null, [...addresses]);
const refusal = { name: 'ModelFailure', reason: 'address_refused' };

describe('[FN-04] where a name leads', () => {
  it.each([
    ['a metadata address', [{ address: '169.254.169.254', family: 4 }]],
    ['a metadata address in IPv6', [{ address: 'fd00:ec2::254', family: 6 }]],
    [
      'a good and a bad address',
      [
        { address: '127.0.0.1', family: 4 },
        { address: '169.254.169.254', family: 4 },
      ],
    ],
    ['nothing', []],
  ])('does not connect to a name that leads to %s', async (_what, addresses) => {
    const fetch = createGuardedFetch({
      connectMs: 1000,
      replyBytes: 1000,
      lookup: createSafeLookup(answering(...addresses)),
    });
    await expect(fetch('http://innocent.example.org/v1/models')).rejects.toMatchObject(refusal);
  });

  it('connects to the very address that was looked at, though the name leads elsewhere the next time', async () => {
    const server = await startModelServer();
    try {
      const answers = ['127.0.0.1', '169.254.169.254'];
      let asked = 0;
      const lookup = createSafeLookup((_host, _options, done) => {
        done(null, [{ address: answers[Math.min(asked, 1)]!, family: 4 }]);
        asked += 1;
      });
      const fetch = createGuardedFetch({ connectMs: 5000, replyBytes: 10_000, lookup });
      const { port } = new URL(server.url);
      const url = `http://rebinding.example.org:${port}/v1/models`;
      expect((await fetch(url)).status).toBe(200);
      expect(asked).toBe(1);
      await expect(fetch(url)).rejects.toMatchObject(refusal);
      expect(server.asked).toHaveLength(1);
    } finally {
      await server.stop();
    }
  });

  it('looks at the address again at every request, whatever was saved', async () => {
    const fetch = createGuardedFetch();
    await expect(fetch('http://169.254.169.254/v1/chat/completions')).rejects.toMatchObject(refusal);
    await expect(fetch('http://[fe80::1]/v1/models')).rejects.toMatchObject(refusal);
  });
});
