import { createServer, request as sendRequest } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { boundReceiving, receivingLimits } from './bound-receiving.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Sends the beginning of a body and no more: whether the connection is still there a while later. */
const isWaitedFor = async (path: string, listener: RequestListener): Promise<boolean> => {
  server = createServer(receivingLimits, boundReceiving(listener, 50));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  let isGone = false;
  const sent = sendRequest({
    port: address.port,
    host: '127.0.0.1',
    path,
    method: 'POST',
    headers: { 'content-length': '1000' },
  });
  sent.on('error', () => {
    isGone = true;
  });
  sent.on('response', (answer) => answer.resume());
  sent.on('close', () => {
    isGone = true;
  });
  sent.write('PK');
  await setTimeout(400);
  sent.destroy();
  return !isGone;
};

const waits: RequestListener = (request) => {
  request.resume();
};
const refuses: RequestListener = (_, response) => {
  response.writeHead(401).end();
};

describe('[ARCHIVE-01] a request that does not come whole', () => {
  it('has a minute for its headers, also where Node bounds no whole request', () => {
    server = createServer(receivingLimits);
    expect(server.requestTimeout).toBe(0);
    expect(server.headersTimeout).toBe(60_000);
  });

  it('is let go in its time', async () => {
    expect(await isWaitedFor('/rest/v1/tasks', waits)).toBe(false);
  });

  it('is waited for where it is a copy that is put back, which bounds itself', async () => {
    expect(await isWaitedFor('/functions/v1/archive-restore', waits)).toBe(true);
  });

  it('is let go there too once it is answered', async () => {
    expect(await isWaitedFor('/functions/v1/archive-restore', refuses)).toBe(false);
  });
});
