import process from 'node:process';
import { startTestServer } from '#server/testing/test-server.ts';

// The host under attack, in a process of its own and with the limits it has when nobody sets any. It believes
// `X-Forwarded-For`, so that members and attackers can come from different networks though all of them are here.

// Ctrl+C reaches every process of the run; this one waits for its parent to let go, and then tidies up.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});

const server = await startTestServer({ AUTH_EMAIL: 'on', AUTH_AUTOCONFIRM: 'on', TRUSTED_PROXIES: '1' });
process.send?.({ url: server.url, publishableKey: server.publishableKey });

process.once('disconnect', () => void server.stop());
