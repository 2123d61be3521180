import { once } from 'node:events';
import { createServer } from 'node:http';
import process from 'node:process';
import { z } from 'zod';

// What the machine itself costs: `serve` answers every request with a bare 401 and does nothing else, so that an attack
// on it costs no more than its client and a socket; `spin` keeps one processor busy, as one slow statement does.

const work = z.object({ milliseconds: z.number() });

const serve = async (): Promise<void> => {
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(401, { 'content-length': 0 }).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('there is no port');
  process.send?.({ url: `http://127.0.0.1:${String(address.port)}` });
};

const spin = (): void => {
  process.on('message', (message) => {
    const end = performance.now() + work.parse(message).milliseconds;
    let count = 0;
    while (performance.now() < end) count += 1;
    process.send?.({ count, statuses: {} });
  });
  process.send?.({ count: 0, statuses: {} });
};

process.once('disconnect', () => process.exit());
await (process.argv[2] === 'serve' ? serve() : spin());
