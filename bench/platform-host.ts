import process from 'node:process';
import { startTestServer } from '#server/testing/test-server.ts';

// The host under measurement, in a process of its own, with every limit out of the way.

// Ctrl+C reaches every process of the run; this one waits for its parent to let go, and then tidies up.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});

const server = await startTestServer({
  DATABASE_POOL: process.env['BENCH_LANES'] ?? '8',
  AUTH_EMAIL: 'on',
  AUTH_AUTOCONFIRM: 'on',
  AUTH_RATE_FACTOR: '100000',
});
const { rows } = await server.adminQuery<{ database: string }>('select current_database() as database');
process.send?.({
  url: server.url,
  publishableKey: server.publishableKey,
  database: rows[0]?.database,
  password: server.secrets.authenticatorPassword,
});

process.once('disconnect', () => void server.stop());
