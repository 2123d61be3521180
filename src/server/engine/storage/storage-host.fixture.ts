import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { serve } from '@hono/node-server';
import { createClient } from '@supabase/supabase-js';
import type { SupabaseClient } from '@supabase/supabase-js';
import { Hono } from 'hono';
import { SignJWT } from 'jose';
import { createIdentify } from '#server/engine/identify/identify.ts';
import { loadSecrets } from '#server/config/secrets.ts';
import type { Secrets } from '#server/config/secrets.ts';
import { createAccount } from '#server/testing/actors.ts';
import { openDatabase } from '#server/testing/open-database.ts';
import type { OpenDatabase } from '#server/testing/open-database.ts';
import { quickFolder } from '#server/testing/quick-folder.ts';
import { testSecrets } from '#server/testing/test-cluster.ts';
import type { ObjectStore } from './store/object-store.ts';
import type { StoreUnderTest } from './store/object-stores.fixture.ts';
import { openObjectStore } from './store/open-object-store.ts';
import { createStorageService } from './storage-service.ts';

export interface Member {
  readonly client: SupabaseClient;
  readonly token: string;
  readonly userId: string;
  readonly profileId: string;
}

export interface StorageHost extends Pick<OpenDatabase, 'adminQuery' | 'authenticatorUrl' | 'db'> {
  /** The address of the service, without a slash at the end. */
  readonly url: string;
  readonly publishableKey: string;
  readonly store: ObjectStore;
  readonly directory: string;
  readonly owner: Member;
  readonly stranger: Member;
  readonly admin: Member;
  /** Somebody new. */
  readonly arrive: () => Promise<Member>;
  readonly anonymous: SupabaseClient;
  readonly service: SupabaseClient;
  readonly errors: readonly unknown[];
  readonly stop: () => Promise<void>;
}

const ISSUER = 'http://storage.test/auth/v1';

/** The storage service alone on a free port, over one kind of store, with everybody who may ask something of it. */
export const startStorageHost = async (
  under: StoreUnderTest,
  options: { readonly fileLimit?: number } = {},
): Promise<StorageHost> => {
  const { db, adminQuery, authenticatorUrl, close } = await openDatabase();
  const directory = await mkdtemp(path.join(quickFolder(), 'kindling-storage-'));
  const secrets = await loadSecrets({ dataDirectory: directory, environment: testSecrets });
  const store = await openObjectStore({ db, dataDirectory: directory, s3: under.s3 });
  const errors: unknown[] = [];
  const service = createStorageService({
    db,
    secrets,
    store,
    identify: createIdentify({ secrets, issuer: ISSUER }),
    version: '1.2.3',
    fileLimit: options.fileLimit ?? 52_428_800,
    logError: (what, cause) => errors.push([what, cause]),
  });
  const app = new Hono().route('/storage/v1', service);
  const { server, port } = await new Promise<{ server: ReturnType<typeof serve>; port: number }>(
    (resolve) => {
      const started = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, (info) => {
        resolve({ server: started, port: info.port });
      });
    },
  );
  const origin = `http://127.0.0.1:${port}`;
  const sessionless = { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false };
  const clientOf = (key: string) => createClient(origin, key, { auth: sessionless });
  const clientFor = (token: string) =>
    createClient(origin, secrets.publishableKey, { auth: sessionless, accessToken: async () => token });
  const arrive = async (role: { readonly admin?: boolean } = {}): Promise<Member> => {
    const account = await createAccount(adminQuery, role);
    const token = await signToken(secrets, adminQuery, account.id);
    return { client: clientFor(token), token, userId: account.id, profileId: account.profileId };
  };
  return {
    url: `${origin}/storage/v1`,
    publishableKey: secrets.publishableKey,
    db,
    adminQuery,
    authenticatorUrl,
    store,
    directory,
    errors,
    arrive,
    owner: await arrive(),
    stranger: await arrive(),
    admin: await arrive({ admin: true }),
    anonymous: clientOf(secrets.publishableKey),
    service: clientOf(secrets.secretKey),
    stop: async () => {
      if ('closeAllConnections' in server) server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      store.close();
      await close();
      await under.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
};

const signToken = async (
  secrets: Secrets,
  adminQuery: OpenDatabase['adminQuery'],
  userId: string,
): Promise<string> => {
  const sessionId = randomUUID();
  await adminQuery('insert into auth.sessions (id, user_id, created_at) values ($1, $2, now())', [
    sessionId,
    userId,
  ]);
  const key = secrets.signingKeys.find(({ privateKey }) => privateKey !== undefined);
  if (key?.privateKey === undefined) throw new Error('There is no key to sign with');
  return new SignJWT({ role: 'authenticated', session_id: sessionId })
    .setProtectedHeader({ alg: key.alg, kid: key.kid })
    .setIssuer(ISSUER)
    .setSubject(userId)
    .setAudience('authenticated')
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(key.privateKey);
};

/** An MP3's first bytes and something that is not all zeros behind them. */
export const soundOf = (size: number, seed = 1): Buffer => {
  const bytes = Buffer.alloc(size);
  for (let at = 0; at < size; at += 1) bytes[at] = (at * 31 + seed * 17) % 251;
  bytes.write('ID3\u0004'.slice(0, size), 'latin1');
  return bytes;
};
