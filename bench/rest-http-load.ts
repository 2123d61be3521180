import net from 'node:net';
import process from 'node:process';
import { goRound, newTask, pieceOfWork, readQuery } from './rest-work.ts';

// The load on the REST service: one keep-alive connection per lane and as little client as HTTP allows, because
// client and host share the machine.

const lanes = Number(process.env['BENCH_LANES']);
const url = new URL(process.env['BENCH_URL'] ?? '');
const common =
  `Host: ${url.host}\r\napikey: ${process.env['BENCH_KEY'] ?? ''}\r\n` +
  `Authorization: Bearer ${process.env['BENCH_TOKEN'] ?? ''}\r\nAccept: application/json\r\n`;
const requests = {
  read: `GET /rest/v1/tasks?${readQuery} HTTP/1.1\r\n${common}\r\n`,
  write:
    `POST /rest/v1/tasks HTTP/1.1\r\n${common}Content-Type: application/json\r\nPrefer: return=minimal\r\n` +
    `Content-Length: ${String(Buffer.byteLength(newTask))}\r\n\r\n${newTask}`,
};
const expected = { read: 'HTTP/1.1 200', write: 'HTTP/1.1 201' };

interface Lane {
  readonly ask: (request: string, status: string) => Promise<void>;
}

function openLane(): Promise<Lane> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(Number(url.port), url.hostname);
    socket.setNoDelay(true);
    let answer = '';
    let done: ((head: string) => void) | undefined;
    socket.setEncoding('latin1');
    socket.once('error', reject);
    socket.on('data', (chunk: string) => {
      answer += chunk;
      const head = answer.indexOf('\r\n\r\n');
      if (head === -1) return;
      const length = /\r\ncontent-length: (\d+)/iu.exec(answer.slice(0, head))?.[1];
      const isWhole =
        length === undefined
          ? answer.endsWith('\r\n0\r\n\r\n') ||
            !/\r\ntransfer-encoding: chunked/iu.test(answer.slice(0, head))
          : answer.length >= head + 4 + Number(length);
      if (!isWhole) return;
      const whole = answer;
      answer = '';
      done?.(whole);
    });
    socket.once('connect', () => {
      resolve({
        ask: async (request, status) => {
          const whole = await new Promise<string>((settle) => {
            done = settle;
            socket.write(request);
          });
          if (!whole.startsWith(status)) throw new Error(`unexpected answer: ${whole.slice(0, 500)}`);
        },
      });
    });
  });
}

const open = await Promise.all(Array.from({ length: lanes }, openLane));

process.on('message', (message) => {
  const { kind, milliseconds } = pieceOfWork.parse(message);
  void goRound(lanes, milliseconds, async (lane) => open[lane]?.ask(requests[kind], expected[kind])).then(
    (count) => process.send?.({ count }),
  );
});
process.send?.({ count: 0 });
