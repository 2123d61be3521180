import net from 'node:net';
import process from 'node:process';
import { z } from 'zod';
import { person } from './fairness-people.ts';
import { hostAddress, requestsTo } from './fairness-requests.ts';
import { streamWork, type StreamWork } from './fairness-work.ts';
import { openLane } from './http-lane.ts';
import { newTask } from './rest-work.ts';

// Open pages that listen, and people who write at a steady pace.

const { host, listeners, writers } = z
  .object({ host: hostAddress, listeners: z.array(person), writers: z.array(person) })
  .parse(JSON.parse(process.env['BENCH_STREAMS'] ?? '{}'));
const url = new URL(host.url);
const make = requestsTo(host);

const listen = (token: string, from: string): Promise<net.Socket> =>
  new Promise((resolve, reject) => {
    const socket = net.connect(Number(url.port), url.hostname);
    socket.once('error', reject);
    socket.once('data', (head) => {
      if (head.toString('latin1').startsWith('HTTP/1.1 200')) resolve(socket.resume());
      else reject(new Error(`no stream: ${head.toString('latin1').slice(0, 200)}`));
    });
    socket.write(make({ method: 'GET', path: '/functions/v1/record-changes', from, token }));
  });

let open: net.Socket[] = [];
const openStreams = async (count: number): Promise<number> => {
  const each = Math.ceil(count / listeners.length);
  for (const { token, network } of listeners) {
    const room = Math.min(each, count - open.length);
    open.push(...(await Promise.all(Array.from({ length: room }, () => listen(token, network)))));
  }
  return open.length;
};
const closeStreams = async (): Promise<number> => {
  const gone = open.map((socket) => new Promise((resolve) => socket.once('close', resolve)));
  for (const socket of open) socket.destroy();
  await Promise.all(gone);
  open = [];
  return gone.length;
};

const write = async (perSecond: number, milliseconds: number): Promise<number> => {
  const pace = (1000 * writers.length) / perSecond;
  const end = performance.now() + milliseconds;
  let count = 0;
  await Promise.all(
    writers.map(async ({ token, network }, number) => {
      const lane = await openLane(url);
      const request = make({
        method: 'POST',
        path: '/rest/v1/tasks',
        from: network,
        token,
        json: newTask,
        headers: 'Prefer: return=minimal\r\n',
      });
      let due = performance.now() + (pace * number) / writers.length;
      while (due < end) {
        const early = due - performance.now();
        if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
        await lane.ask(request, 'HTTP/1.1 201');
        count += 1;
        due += pace;
      }
      lane.close();
    }),
  );
  return count;
};

const doWork = (work: StreamWork): Promise<number> => {
  if (work.kind === 'open') return openStreams(work.streams);
  return work.kind === 'close' ? closeStreams() : write(work.perSecond, work.milliseconds);
};

process.on('message', (message) => {
  void doWork(streamWork.parse(message)).then((count) => process.send?.({ count }));
});
process.once('disconnect', () => process.exit());
process.send?.({ count: 0 });
