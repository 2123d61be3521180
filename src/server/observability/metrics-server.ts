import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { ConfigurationError } from '#server/config/environment.ts';
import type { Metrics } from './metrics.ts';

/** Prometheus reads this; it has a port of its own so that the site's address never shows it. */
export const startMetricsServer = async (options: {
  readonly metrics: Metrics;
  readonly host: string;
  readonly port: number;
}): Promise<() => Promise<void>> => {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    options.metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': options.metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await listening(server, options);
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
};

const listening = async (server: Server, { host, port }: { host: string; port: number }): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new ConfigurationError(`METRICS_PORT ${port} on ${host} cannot be used (${error.code})`)),
    );
    server.listen(port, host, resolve);
  });
