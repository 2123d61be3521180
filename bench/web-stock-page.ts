import http from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { build } from 'vite';
import { loadStaticFiles } from '#server/host/static-files.ts';

/** Builds the stock page (bench/web-stock) and serves it as our own files are served. */
export const serveStock = async (): Promise<{ url: string; close: () => Promise<void> }> => {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'kindling-stock-'));
  await build({
    configFile: false,
    root: path.join(import.meta.dirname, 'web-stock'),
    logLevel: 'error',
    build: { outDir: directory, emptyOutDir: true, target: 'es2022' },
  });
  const files = loadStaticFiles(directory);
  const listener = getRequestListener(async (request) => {
    const { pathname } = new URL(request.url);
    const answer = await files.respond(request, pathname === '/' ? '/index.html' : pathname);
    return answer ?? new Response('Not found', { status: 404 });
  });
  const server = http.createServer((incoming, outgoing) => void listener(incoming, outgoing));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The stock page has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: async () => {
      await new Promise((resolve) => server.close(resolve));
      await rm(directory, { recursive: true });
    },
  };
};
