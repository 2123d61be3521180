import { randomBytes } from 'node:crypto';
import type { Session } from '@supabase/supabase-js';
import { exportJWK, generateKeyPair } from 'jose';
import { startS3 } from '#server/engine/storage/store/object-stores.fixture.ts';
import { createCookieJar } from '#server/testing/cookie-jar.ts';
import { startExternalPostgres } from '#server/testing/external-postgres.ts';
import type { ExternalPostgres, PostgresSource } from '#server/testing/external-postgres.ts';
import { startHostProcess } from '#server/testing/host-process.ts';
import type { HostProcess } from '#server/testing/host-process.ts';
import { createTestClient } from '#server/testing/sign-in.ts';
import { startTestIssuer } from '#server/testing/test-issuer.ts';

/** Where people would find the balancer. Nobody listens there: the tests choose the process themselves. */
const SITE = 'http://kindling.test';

export const publishableKey = 'sb_publishable_for_two_processes_0123456789';

export interface Installation {
  readonly postgres: ExternalPostgres;
  /** Both were started at the same moment on the empty database. */
  readonly hosts: readonly [HostProcess, HostProcess];
  /** One more process like the two, on the port of one that is gone. */
  readonly replace: (host: HostProcess) => Promise<HostProcess>;
  readonly signIn: (name: string, steps: SignInSteps) => Promise<Session>;
  readonly stop: (running: readonly HostProcess[]) => Promise<void>;
}

/** Which process each request of one sign-in reaches. */
export interface SignInSteps {
  readonly begin: HostProcess;
  readonly callback: HostProcess;
  readonly exchange: HostProcess;
}

/** Two host processes on one external PostgreSQL, one S3 store and one issuer, with the same secrets. */
export const startInstallation = async (source: PostgresSource): Promise<Installation> => {
  const postgres = await startExternalPostgres(source);
  const store = await startS3();
  const issuer = await startTestIssuer();
  const pair = await generateKeyPair('ES256', { extractable: true });
  const variables = {
    SITE_URL: SITE,
    DATABASE_URL: postgres.url,
    DATABASE_POOL: '6',
    PUBLISHABLE_KEY: publishableKey,
    SECRET_KEY: `sb_secret_${randomBytes(24).toString('base64url')}`,
    JWT_KEYS: JSON.stringify({ keys: [{ ...(await exportJWK(pair.privateKey)), alg: 'ES256' }] }),
    OIDC_ISSUER: issuer.url,
    OIDC_CLIENT_ID: 'test-client',
    AUTH_RATE_FACTOR: '1000',
    S3_ENDPOINT: store.s3?.endpoint ?? '',
    S3_BUCKET: store.s3?.bucket ?? '',
    S3_REGION: store.s3?.region ?? '',
    S3_ACCESS_KEY_ID: store.s3?.accessKeyId ?? '',
    S3_SECRET_ACCESS_KEY: store.s3?.secretAccessKey ?? '',
    S3_PATH_STYLE: 'on',
  };
  const stopBelow = async (): Promise<void> => {
    await issuer.stop();
    await store.stop();
    await postgres.remove();
  };
  const started = await Promise.allSettled([startHostProcess(variables), startHostProcess(variables)]);
  const [one, other] = started.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  if (one === undefined || other === undefined) {
    await one?.end('SIGKILL');
    await stopBelow();
    throw started.find((result) => result.status === 'rejected')?.reason;
  }

  return {
    postgres,
    hosts: [one, other],
    replace: (host) => startHostProcess(variables, Number(new URL(host.url).port)),
    signIn: async (name, { begin, callback, exchange }) => {
      issuer.answer = { claims: { sub: name, email: `${name}@example.org`, email_verified: true, name } };
      const jar = createCookieJar();
      // The client knows the site alone; which process its call reaches is the balancer's choice.
      const toExchange = {
        ...jar,
        fetch: (url: string, init?: RequestInit) => jar.fetch(at(exchange, url), init),
      };
      const client = createTestClient({ url: SITE, publishableKey }, toExchange);
      const { data } = await client.auth.signInWithOAuth({
        provider: 'google',
        options: { skipBrowserRedirect: true },
      });
      const left = await jar.follow(
        at(begin, data.url ?? ''),
        (url) => url.pathname === '/auth/v1/oidc/callback',
      );
      const back = await jar.fetch(at(callback, left.url.href));
      const code = new URL(back.headers.get('location') ?? '').searchParams.get('code') ?? '';
      const { data: exchanged, error } = await client.auth.exchangeCodeForSession(code);
      if (error !== null) throw error;
      return exchanged.session;
    },
    stop: async (running) => {
      await Promise.all(running.map((host) => host.end('SIGKILL')));
      await stopBelow();
    },
  };
};

const at = (host: HostProcess, url: string): string => {
  const { pathname, search } = new URL(url);
  return `${host.url}${pathname}${search}`;
};
