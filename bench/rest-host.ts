import process from 'node:process';
import { startTestServer } from '#server/testing/test-server.ts';

// The host under measurement, in a process of its own so that its CPU time is its own.

// Ctrl+C reaches every process of the run; this one waits for its parent to let go, and then tidies up.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});

const server = await startTestServer({
  DATABASE_POOL: process.env['BENCH_LANES'] ?? '8',
  AUTH_RATE_FACTOR: '100000',
});
const { rows } = await server.adminQuery<{ database: string; pid: number }>(
  'select current_database() as database, pg_backend_pid() as pid',
);
const { url, publishableKey, secrets } = server;
process.send?.({
  url,
  publishableKey,
  database: rows[0]?.database,
  backend: rows[0]?.pid,
  password: secrets.authenticatorPassword,
});

process.once('disconnect', () => void server.stop());
