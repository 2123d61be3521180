import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer as createSocketServer } from 'node:net';

interface LittleServer {
  readonly host: string;
  readonly url: string;
  /** What was asked: method, path and what it was asked with. */
  readonly asked: readonly { readonly line: string; readonly authorization: string; readonly body: string }[];
  answer: (request: IncomingMessage, response: ServerResponse, body: string) => void;
  readonly stop: () => Promise<void>;
}

const portOf = (address: unknown): number => {
  if (typeof address === 'object' && address !== null && 'port' in address) return Number(address.port);
  throw new Error('No port');
};

/** Somebody else's service, on this machine: it answers as a test wants, or never. */
export const startLittleServer = async (answer: LittleServer['answer']): Promise<LittleServer> => {
  const asked: { line: string; authorization: string; body: string }[] = [];
  const hear = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const pieces: Uint8Array[] = [];
    for await (const piece of request) if (piece instanceof Uint8Array) pieces.push(piece);
    const body = Buffer.concat(pieces).toString();
    asked.push({
      line: `${request.method} ${request.url}`,
      authorization: request.headers.authorization ?? '',
      body,
    });
    server.answer(request, response, body);
  };
  const http = createServer((request, response) => void hear(request, response));
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const host = `127.0.0.1:${portOf(http.address())}`;
  const server: LittleServer = {
    host,
    url: `http://${host}`,
    asked,
    answer,
    stop: async () => {
      http.closeAllConnections();
      http.close();
      await once(http, 'close');
    },
  };
  return server;
};

export const sendJson = (response: ServerResponse, status: number, body: unknown): void =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

interface LittleMailServer {
  readonly host: string;
  /** The commands it got, in order. */
  readonly heard: readonly string[];
  readonly stop: () => Promise<void>;
}

/** A mail server by its lines alone: how it greets, and what it says to who signs in. Undefined: nothing at all. */
export const startLittleMailServer = async (says: {
  readonly greeting: string | undefined;
  readonly auth?: string;
}): Promise<LittleMailServer> => {
  const heard: string[] = [];
  const open = new Set<{ readonly destroy: () => void }>();
  const server = createSocketServer((socket) => {
    open.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => open.delete(socket));
    if (says.greeting !== undefined) socket.write(`${says.greeting}\r\n`);
    socket.on('data', (data) => {
      for (const line of data.toString().split('\r\n').filter(Boolean)) {
        heard.push(line.split(' ')[0] ?? '');
        if (line.startsWith('EHLO')) socket.write('250-little\r\n250 AUTH PLAIN LOGIN\r\n');
        else if (line.startsWith('AUTH')) socket.write(`${says.auth ?? '235 welcome'}\r\n`);
        else if (line.startsWith('QUIT')) socket.end('221 bye\r\n');
        else socket.write('250 fine\r\n');
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    host: `127.0.0.1:${portOf(server.address())}`,
    heard,
    stop: async () => {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
};
