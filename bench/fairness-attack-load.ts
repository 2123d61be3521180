import net from 'node:net';
import process from 'node:process';
import { findAttack } from './fairness-attacks.ts';
import { hostAddress, requestsTo } from './fairness-requests.ts';
import { type Attacked, type AttackWork, attackWork } from './fairness-work.ts';
import { type Lane, openLane } from './http-lane.ts';

// The attacker: everything at once on many connections, for a bounded time and a bounded number of requests. Answers
// are read and counted, whatever they say.

const host = hostAddress.parse(JSON.parse(process.env['BENCH_HOST'] ?? '{}'));
const url = new URL(host.url);
const make = requestsTo(host);

const openStream = ({ from, token }: AttackWork): net.Socket => {
  const socket = net.connect(Number(url.port), url.hostname);
  socket.on('error', () => {});
  socket.resume();
  socket.write(make({ method: 'GET', path: '/functions/v1/record-changes', from, token }));
  return socket;
};

/** An answer that does not come before the round is over is not waited for. */
const beforeEnd = async (answer: Promise<string>, end: number): Promise<string> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve('late'), Math.max(0, end - performance.now()));
  });
  const first = await Promise.race([answer, late]);
  clearTimeout(timer);
  return first;
};

const attack = async (work: AttackWork): Promise<Attacked> => {
  const { connections, request, streams = 0 } = findAttack(work.attack);
  const next = request(make, work);
  const held = Array.from({ length: streams }, () => openStream(work));
  const end = performance.now() + work.milliseconds;
  const statuses: Record<string, number> = {};
  let count = 0;
  const ask = async (lane: Lane): Promise<string> => {
    try {
      return (await lane.ask(next(), 'HTTP/1.1 ')).head.slice(9, 12);
    } catch {
      return 'closed';
    }
  };
  await Promise.all(
    Array.from({ length: connections }, async () => {
      let lane = await openLane(url);
      while (performance.now() < end && count < work.most) {
        count += 1;
        const status = await beforeEnd(ask(lane), end);
        statuses[status] = (statuses[status] ?? 0) + 1;
        if (status === 'closed') lane = await openLane(url);
      }
      lane.close();
    }),
  );
  for (const socket of held) socket.destroy();
  return { count, statuses };
};

process.on('message', (message) => {
  void attack(attackWork.parse(message)).then((result) => process.send?.(result));
});
process.once('disconnect', () => process.exit());
process.send?.({ count: 0, statuses: {} });
