import process from 'node:process';
import { openLane } from './http-lane.ts';
import { goRound, newTask, pieceOfWork, readQuery } from './rest-work.ts';

// The load on the REST service: one keep-alive connection per lane.

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

const open = await Promise.all(Array.from({ length: lanes }, () => openLane(url)));

process.on('message', (message) => {
  const { kind, milliseconds, atLeast } = pieceOfWork.parse(message);
  const ask = async (lane: number): Promise<void> => {
    await open[lane]?.ask(requests[kind], expected[kind]);
  };
  void goRound(lanes, milliseconds, ask, atLeast).then((count) => process.send?.({ count }));
});
process.once('disconnect', () => process.exit());
process.send?.({ count: 0 });
