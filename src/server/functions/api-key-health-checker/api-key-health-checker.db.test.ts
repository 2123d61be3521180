import { exportJWK, generateKeyPair } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { healthAnswer } from '#domain/system/health-answer.ts';
import type { HealthAnswer } from '#domain/system/health-answer.ts';
import { checkIds } from '#domain/system/health-check.ts';
import { sendJson, startLittleMailServer, startLittleServer } from '#server/health/little-server.fixture.ts';
import { createImplicitClient } from '#server/testing/email-account.ts';
import { signIn } from '#server/testing/sign-in.ts';
import { startTestServer } from '#server/testing/test-server.ts';
import type { TestServer } from '#server/testing/test-server.ts';

const path = '/functions/v1/api-key-health-checker';

const send = (server: TestServer, token: string | null, method = 'POST', where = path, body?: unknown) =>
  fetch(`${server.url}${where}`, {
    method,
    headers: {
      apikey: server.publishableKey,
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
const ask = async (server: TestServer, token: string): Promise<HealthAnswer> => {
  const answer = await send(server, token);
  expect(answer.status).toBe(200);
  return healthAnswer.parse(await answer.json());
};
const outcomes = ({ details }: HealthAnswer): Readonly<Record<string, string>> =>
  Object.fromEntries((details?.checks ?? []).map(({ id, outcome }) => [id, outcome]));

describe('[FN-04] api-key-health-checker on an installation as it comes', () => {
  let server: TestServer;
  let admin: string;
  let person: string;
  beforeAll(async () => {
    server = await startTestServer();
    admin = (await signIn(server, { email: 'ada@example.org', name: 'Ada' })).session.access_token;
    person = (await signIn(server, { email: 'bo@example.org', name: 'Bo' })).session.access_token;
  });
  afterAll(() => server.stop());

  it('[FN-04] finds what is there working, and what is not set up not configured and never red', async () => {
    const answer = await ask(server, admin);
    expect(outcomes(answer)).toEqual({
      database: 'works',
      identity: 'works',
      mail: 'not_configured',
      store: 'works',
      speech: 'not_configured',
      model: 'not_configured',
      location: 'not_configured',
    });
    expect(answer.details?.checks.map(({ id }) => id)).toEqual(checkIds);
    expect(answer.details?.advice.filter(({ id }) => id !== 'disk')).toEqual([]);
  });

  it('[FN-04] tells an admin the age of the key, room, queues and versions', async () => {
    const { details } = await ask(server, admin);
    const [key] = details?.signing_keys.keys ?? [];
    expect(details?.signing_keys).toMatchObject({ source: 'generated', spent: 0 });
    expect(key).toMatchObject({ alg: 'ES256', state: 'signs', at_least: false });
    const since = Date.parse(key?.since ?? '');
    expect(Date.now() - since).toBeGreaterThanOrEqual(0);
    expect(Date.parse(details?.signing_keys.rotate_by ?? '') - since).toBe(365 * 86_400_000);
    expect(details?.disk?.total_bytes).toBeGreaterThan(0);
    expect(details?.queues.map(({ id }) => id)).toEqual([
      'messages',
      'review',
      'outbox',
      'renders',
      'analysis',
      'uploads',
      'discarded',
      'voice',
    ]);
    expect(details?.versions.node).toBe(process.versions.node);
    expect(details?.versions.app).toMatch(/^\d+\.\d+/);
    expect(details?.versions.postgres).toMatch(/^\d+/);
    const { rows } = await server.adminQuery('select from supabase_migrations.schema_migrations');
    expect(details?.versions.migrations).toBe(rows.length);
  });

  it('[FN-04] tells anybody else whether all is well, and nothing more', async () => {
    const { overall_status } = await ask(server, admin);
    expect(await (await send(server, person)).json()).toEqual({ overall_status, recommendations: [] });
  });

  it('[FN-04] refuses visitors, other methods, and whoever asks all the time', async () => {
    expect((await send(server, null)).status).toBe(401);
    expect((await send(server, admin, 'GET')).status).toBe(405);
    const many = await Promise.all(Array.from({ length: 61 }, () => send(server, person)));
    expect(many.map(({ status }) => status)).toContain(429);
  });
});

const planted = {
  smtp: 'planted-smtp-password-7431',
  s3Id: 'PLANTEDS3ID7431',
  s3: 'planted-s3-secret-7431',
  speech: 'planted-speech-key-7431',
  client: 'planted-client-secret-7431',
  jwt: 'planted-jwt-secret-0123456789abcdef-7431',
  model: 'sk-planted-model-key-7431',
  location: 'planted-location-key-7431',
} as const;

describe('[FN-04] api-key-health-checker where nothing works', () => {
  let server: TestServer;
  let admin: string;
  let person: string;
  let issuer: Awaited<ReturnType<typeof startLittleServer>>;
  let refusing: Awaited<ReturnType<typeof startLittleServer>>;
  let mail: Awaited<ReturnType<typeof startLittleMailServer>>;
  let privatePart: string;
  const logged: string[] = [];
  const stops: (() => Promise<unknown>)[] = [];

  beforeAll(async () => {
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
      logged.push(String(text));
      return true;
    });
    issuer = await startLittleServer((request, response) => {
      if (request.url === '/token') {
        return sendJson(response, 401, { error: 'invalid_client', error_description: planted.client });
      }
      if (request.url === '/jwks') return sendJson(response, 200, { keys: [{ kty: 'EC' }] });
      return sendJson(response, 200, {
        issuer: issuer.url,
        jwks_uri: `${issuer.url}/jwks`,
        token_endpoint: `${issuer.url}/token`,
      });
    });
    // It says back what it was given, as services do in their errors.
    refusing = await startLittleServer((request, response) => {
      const isS3 = request.url?.startsWith('/kindling') === true;
      response.writeHead(isS3 ? 403 : 401, { 'content-type': isS3 ? 'application/xml' : 'application/json' });
      response.end(
        isS3
          ? `<Error><Code>AccessDenied</Code><Message>${planted.s3}</Message></Error>`
          : JSON.stringify({ error: { message: request.headers.authorization } }),
      );
    });
    mail = await startLittleMailServer({ greeting: '220 little', auth: `535 not ${planted.smtp}` });
    stops.push(issuer.stop, refusing.stop, mail.stop);
    const { privateKey } = await generateKeyPair('ES256', { extractable: true });
    const jwk = await exportJWK(privateKey);
    privatePart = jwk.d ?? '';
    server = await startTestServer({
      LOG_LEVEL: 'info',
      AUTH_EMAIL: 'on',
      AUTH_AUTOCONFIRM: 'on',
      OIDC_ISSUER: issuer.url,
      OIDC_CLIENT_ID: 'test-client',
      OIDC_CLIENT_SECRET: planted.client,
      SMTP_URL: `smtp://robin:${planted.smtp}@${mail.host}`,
      SMTP_FROM: 'hello@example.org',
      S3_ENDPOINT: refusing.url,
      S3_BUCKET: 'kindling',
      S3_REGION: 'us-east-1',
      S3_ACCESS_KEY_ID: planted.s3Id,
      S3_SECRET_ACCESS_KEY: planted.s3,
      S3_PATH_STYLE: 'on',
      SPEECH_URL: `${refusing.url}/v1`,
      SPEECH_KEY: planted.speech,
      SPEECH_MODEL: 'm',
      JWT_KEYS: JSON.stringify({ keys: [{ ...jwk, alg: 'ES256', use: 'sig', kid: 'operators-own' }] }),
      JWT_SECRET: planted.jwt,
      LOCATION_URL: `${refusing.url}/where/{address}?key=${planted.location}`,
    });
    stops.push(server.stop);
    const signUp = async (email: string) => {
      const client = createImplicitClient(server, server.publishableKey);
      const { data } = await client.auth.signUp({ email, password: 'a long enough sentence' });
      if (data.session === null) throw new Error('No session');
      return data.session;
    };
    const ada = await signUp('ada@example.org');
    await server.adminQuery(`insert into public.user_roles (user_id, role) values ($1, 'admin')`, [
      ada.user.id,
    ]);
    admin = ada.access_token;
    person = (await signUp('bo@example.org')).access_token;
  });
  afterAll(async () => {
    for (const stop of stops.toReversed()) await stop();
    vi.restoreAllMocks();
  });
  beforeEach(() => server.adminQuery('delete from kindling.rate_limits'));

  it('[FN-04] says of each service how it does not work, with its host and no more of its address', async () => {
    const answer = await ask(server, admin);
    expect(answer.overall_status).toBe('unhealthy');
    expect(outcomes(answer)).toEqual({
      database: 'works',
      identity: 'key_refused',
      mail: 'key_refused',
      store: 'key_refused',
      speech: 'key_refused',
      model: 'not_configured',
      location: 'key_refused',
    });
    expect(answer.recommendations.slice(0, 4)).toEqual([
      `Sign-in service (${issuer.host}): It answers, but it doesn’t accept the key. Check OIDC_ISSUER and OIDC_CLIENT_SECRET, or the two variables of Google.`,
      `Mail server (${mail.host}): It answers, but it doesn’t accept the key. Check SMTP_URL.`,
      `File store (${refusing.host}): It answers, but it doesn’t accept the key. Check the S3 variables, or the data directory where there are none.`,
      `Speech service (${refusing.host}): It answers, but it doesn’t accept the key. Check SPEECH_URL and SPEECH_KEY.`,
    ]);
    expect(answer.details?.signing_keys).toMatchObject({
      source: 'configured',
      rotate_by: null,
      keys: [{ kid: 'operator', state: 'signs', since: null }],
    });
    expect(await ask(server, person)).toEqual({ overall_status: 'unhealthy', recommendations: [] });
  });

  it('[FN-04] asks the services once a minute, however many ask it', async () => {
    const first = await ask(server, admin);
    const asked = [issuer.asked.length, refusing.asked.length, mail.heard.length];
    const again = await Promise.all(Array.from({ length: 10 }, () => ask(server, admin)));
    for (const one of again) expect(one).toEqual(first);
    expect([issuer.asked.length, refusing.asked.length, mail.heard.length]).toEqual(asked);
  });

  it('[FN-04] looks again when a model was connected, and says that its key is refused', async () => {
    const before = await ask(server, admin);
    const saved = await send(server, admin, 'POST', '/functions/v1/ai-provider', {
      action: 'save',
      preset: 'custom',
      baseUrl: `${refusing.url}/ai`,
      model: 'small',
      structured: false,
      contextTokens: 4096,
      monthlyCap: null,
      personCap: null,
      key: planted.model,
    });
    expect(saved.status).toBe(200);
    const after = await ask(server, admin);
    expect(after.details?.checked_at).not.toBe(before.details?.checked_at);
    expect(after.details?.checks.find(({ id }) => id === 'model')).toMatchObject({
      outcome: 'key_refused',
      where: refusing.host,
    });
    expect(refusing.asked.some(({ authorization }) => authorization === `Bearer ${planted.model}`)).toBe(
      true,
    );
  });

  it('[FN-04] shows none of the planted secrets in any answer, and writes none into the log', async () => {
    const secrets = [
      ...Object.values(planted),
      privatePart,
      server.secretKey,
      server.secrets.databasePassword,
      server.secrets.authenticatorPassword,
    ];
    const answers = await Promise.all([
      send(server, admin),
      send(server, person),
      send(server, null),
      send(server, admin, 'GET'),
      send(server, admin, 'POST', path, { show: 'everything' }),
      send(server, admin, 'POST', '/rest/v1/rpc/system_overview', {}),
      send(server, admin, 'POST', '/rest/v1/rpc/read_client_days', {}),
      send(server, admin, 'POST', '/rest/v1/rpc/system_state', {}),
      send(server, admin, 'POST', '/functions/v1/ai-provider', { action: 'read' }),
      fetch(`${server.url}/config.json`),
      fetch(`${server.url}/health`),
    ]);
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    expect(texts.join('').length).toBeGreaterThan(1000);
    expect(logged.join('')).toContain('"service":"functions"');
    for (const secret of secrets) {
      expect(secret.length).toBeGreaterThan(8);
      expect(texts.filter((text) => text.includes(secret))).toEqual([]);
      expect(logged.filter((line) => line.includes(secret))).toEqual([]);
    }
  });
});
