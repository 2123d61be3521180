import { once } from 'node:events';
import { mkdtemp, open, rename, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { pipeline } from 'node:stream/promises';
import { openLane } from './http-lane.ts';
import { fileBytes, pieceOfPlatformWork, RANGE } from './platform-work.ts';
import { goRound } from './rest-work.ts';

// The baseline for files: the least a Node server can do and still keep the bytes (temporary file, fsync, rename)
// and serve a range of them. No names, no rights, no database. `serve` is that server, otherwise this is its load.

const lanes = Number(process.env['BENCH_LANES']);

const keep = async (request: IncomingMessage, file: string): Promise<void> => {
  const handle = await open(`${file}.new`, 'w', 0o600);
  try {
    await handle.writeFile(request);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(`${file}.new`, file);
};

const give = async (request: IncomingMessage, response: ServerResponse, file: string): Promise<void> => {
  const [start = 0, end = 0] = (request.headers.range ?? '').replace('bytes=', '').split('-').map(Number);
  const { size } = await stat(file);
  response.writeHead(206, {
    'content-length': end - start + 1,
    'content-range': `bytes ${String(start)}-${String(end)}/${String(size)}`,
    'content-type': 'audio/mpeg',
  });
  const handle = await open(file);
  await pipeline(handle.createReadStream({ start, end, highWaterMark: 256 * 1024 }), response);
};

const serve = async (): Promise<void> => {
  // Ctrl+C reaches every process of the run; this one waits for its parent to let go, and then tidies up.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
  const directory = await mkdtemp(path.join(os.tmpdir(), 'kindling-bench-files-'));
  const server = createServer((request, response) => {
    const file = path.join(directory, String(Number(request.url?.slice(1))));
    const work =
      request.method === 'POST'
        ? keep(request, file).then(() => response.writeHead(200, { 'content-length': 0 }).end())
        : give(request, response, file);
    work.catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('there is no port');
  process.once('disconnect', () => {
    void rm(directory, { recursive: true, force: true }).then(() => process.exit());
  });
  process.send?.({ url: `http://127.0.0.1:${String(address.port)}` });
};

const load = async (): Promise<void> => {
  const url = new URL(process.env['BENCH_URL'] ?? '');
  const bytes = fileBytes();
  const open = await Promise.all(
    Array.from({ length: lanes }, async (_, number) => {
      const lane = await openLane(url);
      const address = `/${String(number)} HTTP/1.1\r\nHost: ${url.host}\r\n`;
      const upload = Buffer.concat([
        Buffer.from(`POST ${address}Content-Length: ${String(bytes.length)}\r\n\r\n`),
        bytes,
      ]);
      const range = `GET ${address}Range: bytes=${String(RANGE.start)}-${String(RANGE.end)}\r\n\r\n`;
      await lane.ask(upload, 'HTTP/1.1 200');
      return {
        upload: () => lane.ask(upload, 'HTTP/1.1 200'),
        range: () => lane.ask(range, 'HTTP/1.1 206'),
      };
    }),
  );
  process.on('message', (message) => {
    const { kind, milliseconds } = pieceOfPlatformWork.parse(message);
    if (kind !== 'upload' && kind !== 'range') throw new Error('there is no such request');
    void goRound(lanes, milliseconds, async (lane) => void (await open[lane]?.[kind]())).then((count) =>
      process.send?.({ count }),
    );
  });
  process.once('disconnect', () => process.exit());
  process.send?.({ count: 0 });
};

await (process.argv[2] === 'serve' ? serve() : load());
