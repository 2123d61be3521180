import { spawn } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { createServer } from 'vite';
import { parseEnvironment } from '#server/config/environment.ts';

// The web app with hot reload on the usual address, the host behind it on the next port, restarted on change.

const root = path.resolve(import.meta.dirname, '..');
const environment = parseEnvironment(process.env, root);
const apiPort = environment.port + 1;
const api = `http://127.0.0.1:${apiPort}`;

const host = spawn(
  process.execPath,
  ['--watch-path=src/server', '--watch-path=src/domain', 'src/server/main.ts'],
  {
    cwd: root,
    env: { ...process.env, PORT: String(apiPort), HOST: '127.0.0.1', SITE_URL: environment.siteUrl },
    stdio: ['ignore', 'inherit', 'inherit'],
  },
);

// `/auth/v1/callback` is a page of the web app; everything else below these is the host's.
const toHost = { target: api, changeOrigin: false };
const vite = await createServer({
  root,
  server: {
    host: environment.host,
    port: environment.port,
    strictPort: true,
    proxy: {
      '^/auth/v1/(?!callback)': toHost,
      '^/(rest|storage|functions)/v1/': toHost,
      '^/local-identity': toHost,
      '^/calendar-feed/': toHost,
      '^/(config|search-index)\\.json$': toHost,
    },
  },
});
await vite.listen();
console.log(`Kindling (development): ${environment.siteUrl}`);

const stop = async (): Promise<void> => {
  host.kill('SIGINT');
  await Promise.all([vite.close(), new Promise((resolve) => host.once('exit', resolve))]);
  process.exit(0);
};
process.once('SIGINT', () => void stop());
process.once('SIGTERM', () => void stop());
