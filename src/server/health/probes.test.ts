import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { SpeechServiceSetting } from '#server/voice/provider/speech-service.ts';
import { openDiskStore } from '#server/engine/storage/store/disk-object-store.ts';
import { startS3 } from '#server/engine/storage/store/object-stores.fixture.ts';
import { openS3Store } from '#server/engine/storage/store/s3-object-store.ts';
import { freePort } from '#server/testing/free-port.ts';
import { startTestIssuer } from '#server/testing/test-issuer.ts';
import { sendJson, startLittleMailServer, startLittleServer } from './little-server.fixture.ts';
import { probeIdentity } from './probe-identity.ts';
import { probeLocation } from './probe-location.ts';
import { probeMail } from './probe-mail.ts';
import { probeSpeech } from './probe-speech.ts';
import { probeStore } from './probe-store.ts';
import { createProbeRunner } from './probe.ts';
import type { Probe } from './probe.ts';

const patience = 10_000;
/** For servers that never answer: nobody waits for them longer than has to be. */
const impatience = 150;

const ends: (() => Promise<unknown>)[] = [];
const until = <Started extends { readonly stop: () => Promise<unknown> }>(started: Started): Started => {
  ends.push(started.stop);
  return started;
};
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

const run = async (probe: Probe, limitMs = patience) => createProbeRunner(probe, limitMs)();
const outcome = async (probe: Probe, limitMs?: number): Promise<string> =>
  (await run(probe, limitMs)).outcome;

const issuedBy = (url: string, clientSecret?: string): Probe =>
  probeIdentity({
    kind: 'oidc',
    issuer: new URL(url),
    clientId: 'test-client',
    clientSecret,
    scopes: 'openid',
  });

describe('[FN-04] the probe of the identity provider', () => {
  it('works with an issuer that publishes its keys and takes the secret, and sends no code that exists', async () => {
    const issuer = until(await startTestIssuer());
    expect(await run(issuedBy(issuer.url, 'a-secret'))).toMatchObject({
      status: 'works',
      where: new URL(issuer.url).host,
    });
  });

  it('says so when the client secret is refused', async () => {
    const server = until(
      await startLittleServer((request, response) => {
        if (request.url === '/token') return sendJson(response, 401, { error: 'invalid_client' });
        if (request.url === '/jwks') return sendJson(response, 200, { keys: [{ kty: 'EC' }] });
        return sendJson(response, 200, {
          issuer: server.url,
          jwks_uri: `${server.url}/jwks`,
          token_endpoint: `${server.url}/token`,
        });
      }),
    );
    expect(await outcome(issuedBy(server.url, 'wrong'))).toBe('key_refused');
    expect(server.asked.at(-1)?.body).toContain('client_secret=wrong');
    // Without a secret there is none to show.
    expect(await outcome(issuedBy(server.url))).toBe('works');
  });

  it('does not wait for an issuer that stalls, and does not pile up tries beside it', async () => {
    const server = until(await startLittleServer(() => undefined));
    expect(await outcome(issuedBy(server.url), impatience)).toBe('no_answer');
  });

  it('tells an issuer that is another, has no keys or sends us elsewhere', async () => {
    const server = until(await startLittleServer(() => undefined));
    const metadata = {
      issuer: 'https://other.example',
      jwks_uri: `${server.url}/jwks`,
      token_endpoint: server.url,
    };
    server.answer = (_, response) => sendJson(response, 200, metadata);
    expect(await outcome(issuedBy(server.url))).toBe('unexpected');
    server.answer = ({ url }, response) =>
      sendJson(response, 200, url === '/jwks' ? { keys: [] } : { ...metadata, issuer: server.url });
    expect(await outcome(issuedBy(server.url))).toBe('unexpected');
    server.answer = (_, response) => void response.writeHead(302, { location: server.url }).end();
    expect(await outcome(issuedBy(server.url))).toBe('unexpected');
    server.answer = (_, response) => sendJson(response, 404, {});
    expect(await outcome(issuedBy(server.url))).toBe('not_found');
  });

  it('says that nothing answers where nothing listens', async () => {
    expect(await outcome(issuedBy(`http://127.0.0.1:${await freePort()}`))).toBe('unreachable');
  });

  it('shows the secret to nobody without encryption, wherever the issuer sends it', async () => {
    const server = until(
      await startLittleServer((request, response) =>
        request.url === '/jwks'
          ? sendJson(response, 200, { keys: [{ kty: 'EC' }] })
          : sendJson(response, 200, {
              issuer: server.url,
              jwks_uri: `${server.url}/jwks`,
              token_endpoint: 'http://token.example.invalid/',
            }),
      ),
    );
    expect(await outcome(issuedBy(server.url, 'a-secret'))).toBe('insecure');
  });
});

const mailAt = (host: string, limitMs = patience): Probe =>
  probeMail({ url: `smtp://robin:mail-secret@${host}`, from: 'a@example.org' }, limitMs);

describe('[FN-04] the probe of the mail server', () => {
  it('signs in and leaves, and sends nothing', async () => {
    const server = until(await startLittleMailServer({ greeting: '220 little' }));
    expect(await run(mailAt(server.host))).toMatchObject({ status: 'works', where: server.host });
    expect(server.heard).toEqual(expect.arrayContaining(['EHLO', 'AUTH']));
    expect(server.heard).not.toContain('MAIL');
  });

  it('tells a refused password, a refused visit, silence and nobody apart', async () => {
    const wrong = until(
      await startLittleMailServer({ greeting: '220 little', auth: '535 no such password mail-secret' }),
    );
    expect(await outcome(mailAt(wrong.host))).toBe('key_refused');
    const closed = until(await startLittleMailServer({ greeting: '554 go away' }));
    expect(await outcome(mailAt(closed.host))).toBe('turned_away');
    const silent = until(await startLittleMailServer({ greeting: undefined }));
    expect(await outcome(mailAt(silent.host), impatience)).toBe('no_answer');
    expect(await outcome(mailAt(`127.0.0.1:${await freePort()}`))).toBe('unreachable');
  });

  it('is not configured without a setting, and that is not red', async () => {
    expect(await run(probeMail(undefined, patience))).toEqual({
      id: 'mail',
      status: 'not_configured',
      outcome: 'not_configured',
      where: null,
      milliseconds: null,
    });
  });
});

describe('[FN-04] the probe of the file store', () => {
  it('writes, reads and removes on the disk, and leaves nothing behind', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'kindling-health-'));
    ends.push(() => rm(folder, { recursive: true, force: true }));
    const store = openDiskStore(path.join(folder, 'objects'));
    expect(await run(probeStore(await store, undefined))).toMatchObject({ status: 'works', where: null });
    const left = await readdir(folder, { recursive: true, withFileTypes: true });
    expect(left.filter((entry) => entry.isFile())).toEqual([]);
    await rm(folder, { recursive: true });
    await writeFile(folder, 'no folder any more');
    expect(await outcome(probeStore(await store, undefined))).toBe('not_writable');
  });

  it('works with an S3 that takes the key', async () => {
    const { s3 } = until(await startS3());
    if (s3 === undefined) throw new Error('No S3');
    const store = openS3Store(s3, randomUUID());
    expect(await run(probeStore(store, s3))).toMatchObject({
      status: 'works',
      where: new URL(s3.endpoint).host,
    });
    expect(await outcome(probeStore(openS3Store({ ...s3, bucket: 'nobody' }, randomUUID()), s3))).toBe(
      'not_found',
    );
  });

  it('says so when an S3 answers 403', async () => {
    const server = until(
      await startLittleServer((_, response) => {
        response.writeHead(403, { 'content-type': 'application/xml' });
        response.end('<Error><Code>InvalidAccessKeyId</Code><Message>s3-secret is unknown</Message></Error>');
      }),
    );
    const s3 = {
      endpoint: server.url,
      bucket: 'kindling',
      region: 'us-east-1',
      accessKeyId: 'id',
      secretAccessKey: 's3-secret',
      pathStyle: true,
    };
    const check = await run(probeStore(openS3Store(s3, randomUUID()), s3));
    expect(check).toMatchObject({ outcome: 'key_refused', where: server.host });
  });

  it('tries a store that hangs once, and not once more each time somebody asks', async () => {
    let puts = 0;
    const never = new Promise<never>(() => undefined);
    const store = {
      put: () => {
        puts += 1;
        return never;
      },
      get: () => never,
      remove: () => never,
    };
    const again = createProbeRunner(probeStore(store, undefined), impatience);
    expect(await again()).toMatchObject({ outcome: 'no_answer' });
    expect(await again()).toMatchObject({ outcome: 'no_answer' });
    expect(puts).toBe(1);
  });
});

const speech = (url: string): SpeechServiceSetting => ({
  url: `${url}/v1`,
  key: 'speech-secret',
  model: 'm',
  timeoutMs: patience,
});

describe('[FN-04] the probe of the speech service', () => {
  it('asks for its models with the key', async () => {
    const server = until(await startLittleServer((_, response) => sendJson(response, 200, { data: [] })));
    expect(await run(probeSpeech(speech(server.url)))).toMatchObject({ status: 'works', where: server.host });
    expect(server.asked).toMatchObject([{ line: 'GET /v1/models', authorization: 'Bearer speech-secret' }]);
  });

  it('lets one that lists no models hear a moment of silence', async () => {
    const server = until(
      await startLittleServer((request, response) =>
        request.method === 'GET' ? sendJson(response, 404, {}) : sendJson(response, 200, { text: '' }),
      ),
    );
    expect(await outcome(probeSpeech(speech(server.url)))).toBe('works');
    server.answer = (request, response) => sendJson(response, request.method === 'GET' ? 404 : 401, {});
    expect(await outcome(probeSpeech(speech(server.url)))).toBe('key_refused');
  });

  it.each([
    [401, 'key_refused'],
    [429, 'busy'],
    [503, 'server_error'],
  ])('says what an answer of %i means', async (status, expected) => {
    const server = until(await startLittleServer((_, response) => sendJson(response, status, {})));
    expect(await outcome(probeSpeech(speech(server.url)))).toBe(expected);
  });

  it('is not configured without a setting', async () => {
    expect(await outcome(probeSpeech(undefined))).toBe('not_configured');
  });
});

describe('[FN-04] the probe of the location look-up', () => {
  it('looks up a public address at the service, and shows its host without the key beside it', async () => {
    const server = until(await startLittleServer((_, response) => sendJson(response, 200, { country: 'X' })));
    const at = probeLocation({ kind: 'url', url: `${server.url}/{address}?key=location-secret` });
    expect(await run(at)).toMatchObject({ status: 'works', where: server.host });
    expect(server.asked).toMatchObject([{ line: 'GET /1.1.1.1?key=location-secret' }]);
    server.answer = (_, response) => sendJson(response, 403, {});
    expect(await outcome(at)).toBe('key_refused');
    server.answer = (_, response) => void response.end('<html>');
    expect(await outcome(at)).toBe('unexpected');
    const nobody = `http://127.0.0.1:${await freePort()}/{address}`;
    expect(await outcome(probeLocation({ kind: 'url', url: nobody }))).toBe('unreachable');
  });

  it('finds its file, or says that it is gone, or that there is none to find', async () => {
    expect(await outcome(probeLocation({ kind: 'file', path: import.meta.filename }))).toBe('works');
    expect(await outcome(probeLocation({ kind: 'file', path: '/nowhere/at/all.mmdb' }))).toBe('not_found');
    expect(await outcome(probeLocation(undefined))).toBe('not_configured');
  });
});
