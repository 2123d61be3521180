import process from 'node:process';
import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

export const TEMPLATE_DATABASE = 'kindling_template';
export const testClusterVariable = 'KINDLING_TEST_CLUSTER';
export const testPasswordVariable = 'KINDLING_TEST_AUTHENTICATOR';

/** The same keys for every test host, so that they agree on the password of `authenticator`. */
export const testSecrets = {
  publishableKey: 'sb_publishable_for_tests_only_0123456789',
  secretKey: 'sb_secret_for_tests_only_0123456789abcdef',
  jwtKeys: undefined,
  jwtSecret: undefined,
  databaseUrl: undefined,
} as const;

export interface TestDatabase {
  readonly adminUrl: string;
  readonly authenticatorUrl: string;
  readonly drop: () => Promise<void>;
}

/** A migrated database of one's own on the shared cluster; `template0` for an empty one. */
export const createTestDatabase = async (template = TEMPLATE_DATABASE): Promise<TestDatabase> => {
  const cluster = process.env[testClusterVariable];
  if (cluster === undefined) throw new Error(`${testClusterVariable} is not set: run through vitest`);
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asOwner(cluster, `create database ${name} template ${template}`);
  const url = new URL(cluster);
  url.pathname = `/${name}`;
  const authenticator = new URL(url);
  authenticator.username = 'authenticator';
  authenticator.password = process.env[testPasswordVariable] ?? '';
  return {
    adminUrl: url.href,
    authenticatorUrl: authenticator.href,
    drop: () => asOwner(cluster, `drop database if exists ${name} with (force)`),
  };
};

const asOwner = async (url: string, statement: string): Promise<void> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};
