import process from 'node:process';
import { openLane } from './http-lane.ts';
import { editsOf, goRound, newTask, peopleSchema, pieceOfWork, pullOf, readQuery } from './rest-work.ts';

// The load on the REST service: one keep-alive connection per lane, and one person.

const people = peopleSchema.parse(JSON.parse(process.env['BENCH_PEOPLE'] ?? ''));
const url = new URL(process.env['BENCH_URL'] ?? '');

const lanes = await Promise.all(
  people.map(async ({ token, ids }) => {
    const common =
      `Host: ${url.host}\r\napikey: ${process.env['BENCH_KEY'] ?? ''}\r\n` +
      `Authorization: Bearer ${token}\r\nAccept: application/json\r\n`;
    const post = (path: string, body: string, further = ''): string =>
      `POST /rest/v1/${path} HTTP/1.1\r\n${common}Content-Type: application/json\r\n${further}` +
      `Content-Length: ${String(Buffer.byteLength(body))}\r\n\r\n${body}`;
    const fixed = {
      read: `GET /rest/v1/tasks?${readQuery} HTTP/1.1\r\n${common}\r\n`,
      write: post('tasks', newTask, 'Prefer: return=minimal\r\n'),
      pull: post('rpc/pull_records', pullOf),
    };
    const requestOf = {
      read: () => fixed.read,
      write: () => fixed.write,
      pull: () => fixed.pull,
      edit: () => post('rpc/apply_edits', editsOf(ids)),
    };
    return { lane: await openLane(url), requestOf };
  }),
);
const expected = {
  read: 'HTTP/1.1 200',
  write: 'HTTP/1.1 201',
  edit: 'HTTP/1.1 200',
  pull: 'HTTP/1.1 200',
};

process.on('message', (message) => {
  const { kind, milliseconds, atLeast } = pieceOfWork.parse(message);
  const ask = async (number: number): Promise<void> => {
    const person = lanes[number];
    await person?.lane.ask(person.requestOf[kind](), expected[kind]);
  };
  void goRound(lanes.length, milliseconds, ask, atLeast).then((count) => process.send?.({ count }));
});
process.once('disconnect', () => process.exit());
process.send?.({ count: 0 });
