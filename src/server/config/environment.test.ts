import { describe, expect, test } from 'vitest';
import { isLoopback, parseEnvironment } from '#server/config/environment.ts';

const parse = (variables: Record<string, string>) => parseEnvironment(variables, '/srv/kindling');

describe('the environment', () => {
  test('needs no variable: loopback, the built-in sign-in and an embedded database are the defaults', () => {
    expect(parse({})).toMatchObject({
      port: 4870,
      host: '127.0.0.1',
      siteUrl: 'http://127.0.0.1:4870',
      dataDirectory: '/srv/kindling/.kindling',
      databaseUrl: undefined,
      identity: { kind: 'local' },
      adminEmails: [],
      adminSecondFactor: false,
    });
  });

  test('treats an empty variable as a missing one', () => {
    expect(parse({ PORT: '', DATABASE_URL: '', GOOGLE_CLIENT_ID: '' })).toMatchObject({ port: 4870 });
  });

  test('reads lists, switches and origins from the environment', () => {
    const environment = parse({
      HOST: '0.0.0.0',
      SITE_URL: 'https://Kindling.example/',
      GOOGLE_CLIENT_ID: 'id',
      GOOGLE_CLIENT_SECRET: 'secret',
      GOOGLE_VIDEO_SCOPE: 'on',
      ADMIN_EMAILS: 'Ada@Example.org, bo@example.org',
      ADMIN_SECOND_FACTOR: 'on',
    });
    expect(environment.siteUrl).toBe('https://kindling.example');
    expect(environment.adminEmails).toEqual(['ada@example.org', 'bo@example.org']);
    expect(environment.adminSecondFactor).toBe(true);
    expect(environment.identity).toMatchObject({ kind: 'google', videoScope: true });
  });

  test('understands speech here unless a speech service is named, by https or on this machine', () => {
    expect(parse({})).toMatchObject({ speech: undefined, voice: { workers: 1, queue: 8, rateFactor: 1 } });
    expect(parse({ SPEECH_URL: 'https://speech.example/v1/', SPEECH_MODEL: 'm' }).speech).toEqual({
      url: 'https://speech.example/v1',
      key: undefined,
      model: 'm',
      timeoutMs: 6000,
    });
    expect(
      parse({ SPEECH_URL: 'http://127.0.0.1:9000', SPEECH_MODEL: 'm', SPEECH_KEY: 'k' }).speech,
    ).toMatchObject({ url: 'http://127.0.0.1:9000', key: 'k' });
  });

  test('looks up no place unless a file or a service is named', () => {
    expect(parse({}).location).toBeUndefined();
    expect(parse({ LOCATION_DATABASE: '/data/places.mmdb' }).location).toEqual({
      kind: 'file',
      path: '/data/places.mmdb',
    });
    const url = 'https://places.example/{address}?fields=country';
    expect(parse({ LOCATION_URL: url }).location).toEqual({ kind: 'url', url });
  });

  test('lets people in through the identity provider alone, until the operator turns on more', () => {
    expect(parse({}).auth).toMatchObject({ email: false, phone: false, anonymous: false, web3: false });
    expect(parse({ AUTH_EMAIL: 'on' }).auth).toMatchObject({ email: true, phone: false });
  });

  test('[AUTH-11] takes a phone as second step where phones are on or a gateway sends texts', () => {
    const gateway = { SMS_WEBHOOK_URL: 'https://sms.example/send', SMS_WEBHOOK_SECRET: 'x'.repeat(16) };
    expect(parse({}).auth.phoneFactors).toBe(false);
    expect(parse({ AUTH_PHONE: 'on' }).auth.phoneFactors).toBe(true);
    expect(parse(gateway)).toMatchObject({
      auth: { phone: false, phoneFactors: true },
      sms: { url: 'https://sms.example/send', secret: 'x'.repeat(16) },
    });
  });

  test('hands over no session in an address, and opens no provider’s account by a code, until the operator says so', () => {
    expect(parse({ AUTH_EMAIL: 'on' }).auth).toMatchObject({ implicit: false, providerCodes: false });
    expect(parse({ AUTH_IMPLICIT: 'on' }).auth).toMatchObject({ implicit: true, providerCodes: false });
    expect(parse({ AUTH_PROVIDER_CODES: 'on' }).auth).toMatchObject({ implicit: false, providerCodes: true });
  });

  test('lets people sign up and link identities, and no used refresh token come again, unless told otherwise', () => {
    expect(parse({}).auth).toMatchObject({ signups: true, manualLinking: true, refreshReuseSeconds: 0 });
    expect(
      parse({ AUTH_SIGNUPS: 'off', AUTH_MANUAL_LINKING: 'off', REFRESH_REUSE_INTERVAL: '10' }).auth,
    ).toMatchObject({ signups: false, manualLinking: false, refreshReuseSeconds: 10 });
  });

  test.each([
    ['safe@example.org', 'mailto:safe@example.org'],
    ['https://example.org/report', 'https://example.org/report'],
  ])('accepts %s as the contact for vulnerabilities', (given, contact) => {
    expect(parse({ SECURITY_CONTACT: given }).securityContact).toBe(contact);
    expect(parse({}).securityContact).toBeUndefined();
  });

  test('notifies the named people of messages, otherwise the admins, and nobody without a mail server', () => {
    const mail = { SMTP_URL: 'smtp://127.0.0.1', SMTP_FROM: 'hello@kindling.example' };
    const admins = { ADMIN_EMAILS: 'ada@example.org' };
    const named = { CONTACT_TO: 'help@example.org, help@example.org, bo@example.org' };
    expect(parse({ ...mail, ...admins, ...named }).contactTo).toEqual(['help@example.org', 'bo@example.org']);
    expect(parse({ ...mail, ...admins }).contactTo).toEqual(['ada@example.org']);
    expect(parse(mail).contactTo).toEqual([]);
    expect(parse({ ...admins, ...named }).contactTo).toEqual([]);
  });

  test('writes an IPv6 address into the URL the way URLs want it', () => {
    expect(parse({ HOST: '::1' }).siteUrl).toBe('http://[::1]:4870');
  });

  const refused: ReadonlyArray<readonly [Record<string, string>, string]> = [
    [{ PORT: '0' }, 'PORT must be a whole number from 1 to 65535'],
    [{ PORT: '65536' }, 'PORT must be a whole number from 1 to 65535'],
    [{ PORT: '80a' }, 'PORT must be a whole number from 1 to 65535'],
    [{ CONTACT_TO: 'somebody' }, 'CONTACT_TO must be a list of e-mail addresses'],
    [{ HOST: 'not a host' }, 'HOST must be a host name or an address'],
    [{ HOST: '0.0.0.0' }, 'HOST is not a loopback address'],
    [{ SITE_URL: 'https://kindling.example' }, 'SITE_URL is not on this machine'],
    [{ SITE_URL: 'http://127.0.0.1:4870/app' }, 'SITE_URL must be an origin'],
    [{ SITE_URL: 'ftp://127.0.0.1' }, 'SITE_URL must be an http(s) URL'],
    [{ DATABASE_URL: 'mysql://localhost/x' }, 'DATABASE_URL must be a postgres:// URL'],
    [{ DATABASE_POOL: '1' }, 'DATABASE_POOL must be a whole number from 2 to 200'],
    [{ DATABASE_POOLER: 'yes' }, 'DATABASE_POOLER must be on or off'],
    [{ GOOGLE_CLIENT_ID: 'id' }, 'GOOGLE_CLIENT_SECRET is needed with GOOGLE_CLIENT_ID'],
    [{ OIDC_ISSUER: 'https://id.example' }, 'OIDC_CLIENT_ID is needed with OIDC_ISSUER'],
    [{ OIDC_ISSUER: 'http://id.example', OIDC_CLIENT_ID: 'id' }, 'OIDC_ISSUER must be https'],
    [
      {
        OIDC_ISSUER: 'https://id.example',
        OIDC_CLIENT_ID: 'a',
        GOOGLE_CLIENT_ID: 'b',
        GOOGLE_CLIENT_SECRET: 'c',
      },
      'OIDC_ISSUER cannot be combined',
    ],
    [{ SMTP_URL: 'http://mail.example', SMTP_FROM: 'a@b.c' }, 'SMTP_URL must be an smtp'],
    [{ SMTP_URL: 'smtps://mail.example' }, 'SMTP_FROM is needed with SMTP_URL'],
    [{ SMS_WEBHOOK_URL: 'https://sms.example' }, 'SMS_WEBHOOK_SECRET is needed with SMS_WEBHOOK_URL'],
    [{ SMS_WEBHOOK_URL: 'http://sms.example' }, 'SMS_WEBHOOK_URL must be https unless'],
    [{ SMS_WEBHOOK_URL: 'https://a:b@sms.example' }, 'SMS_WEBHOOK_URL must not hold a name'],
    [{ SMS_WEBHOOK_SECRET: 'a secret with spaces' }, 'SMS_WEBHOOK_SECRET must be 16 to 512'],
    [{ SECURITY_CONTACT: 'http://example.org' }, 'SECURITY_CONTACT must be an e-mail address or an https'],
    [
      { SECURITY_CONTACT: 'https://a.example\nX: y' },
      'SECURITY_CONTACT must be an e-mail address or an https',
    ],
    [{ SECURITY_CONTACT: 'somebody' }, 'SECURITY_CONTACT must be an e-mail address or an https'],
    [{ AUTH_EMAIL: 'true' }, 'AUTH_EMAIL must be on or off'],
    [{ AUTH_SIGNUPS: 'no' }, 'AUTH_SIGNUPS must be on or off'],
    [{ AUTH_MANUAL_LINKING: '1' }, 'AUTH_MANUAL_LINKING must be on or off'],
    [{ REFRESH_REUSE_INTERVAL: '301' }, 'REFRESH_REUSE_INTERVAL must be a whole number from 0 to 300'],
    [{ TRUSTED_PROXIES: '11' }, 'TRUSTED_PROXIES must be a whole number from 0 to 10'],
    [{ ADMIN_EMAILS: 'nobody' }, 'ADMIN_EMAILS'],
    [{ ADMIN_SECOND_FACTOR: 'maybe' }, 'ADMIN_SECOND_FACTOR'],
    [{ STORAGE_FILE_LIMIT: '50MB' }, 'STORAGE_FILE_LIMIT must be a whole number'],
    [{ STORAGE_ACCOUNT_LIMIT: '0' }, 'STORAGE_ACCOUNT_LIMIT must be a whole number'],
    [{ S3_ENDPOINT: 's3.example' }, 'S3_ENDPOINT must be an http(s) URL'],
    [{ S3_ENDPOINT: 'https://s3.example' }, 'S3_BUCKET is needed with S3_ENDPOINT'],
    [{ S3_SECRET_ACCESS_KEY: 'secret' }, 'S3_ENDPOINT is needed with S3_SECRET_ACCESS_KEY'],
    [{ SPEECH_URL: 'http://speech.example/v1', SPEECH_MODEL: 'm' }, 'SPEECH_URL must be https unless'],
    [{ SPEECH_URL: 'https://a:b@speech.example/v1', SPEECH_MODEL: 'm' }, 'SPEECH_URL must end with its path'],
    [{ SPEECH_URL: 'https://speech.example/v1?x=1', SPEECH_MODEL: 'm' }, 'SPEECH_URL must end with its path'],
    [{ SPEECH_URL: 'https://speech.example/v1' }, 'SPEECH_MODEL is needed with SPEECH_URL'],
    [{ SPEECH_KEY: 'sk' }, 'SPEECH_URL is needed with SPEECH_KEY'],
    [{ LOCATION_URL: 'http://places.example/{address}' }, 'LOCATION_URL must be https unless'],
    [{ LOCATION_URL: 'https://places.example/' }, 'LOCATION_URL must say where the {address} goes'],
    [{ LOCATION_URL: 'https://a:b@places.example/{address}' }, 'LOCATION_URL must not hold a name'],
    [
      { LOCATION_URL: 'https://places.example/{address}', LOCATION_DATABASE: 'places.mmdb' },
      'LOCATION_URL cannot be combined with LOCATION_DATABASE',
    ],
    [{ VOICE_WORKERS: '0' }, 'VOICE_WORKERS must be a whole number from 1 to 32'],
    [{ VOICE_QUEUE: '1001' }, 'VOICE_QUEUE must be a whole number from 0 to 1000'],
    [{ JWT_EXPIRY: '59' }, 'JWT_EXPIRY must be a whole number from 60 to 86400'],
  ];
  test.each(refused)('refuses %o in one line that names the variable', (variables, start) => {
    let message = '';
    try {
      parse(variables);
    } catch (error) {
      message = error instanceof Error ? error.message : '';
    }
    expect(message.startsWith(start), message).toBe(true);
    expect(message).not.toContain('\n');
  });
});

test.each([
  ['127.0.0.1', true],
  ['127.9.9.9', true],
  ['localhost', true],
  ['LOCALHOST', true],
  ['::1', true],
  ['[::1]', true],
  ['0.0.0.0', false],
  ['128.0.0.1', false],
  ['127.0.0.1.example', false],
  ['localhost.example', false],
  ['', false],
])('isLoopback(%o) is %o', (host, expected) => {
  expect(isLoopback(host)).toBe(expected);
});
