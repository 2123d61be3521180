import process from 'node:process';
import { z } from 'zod';
import { openLane } from './http-lane.ts';
import type { Lane } from './http-lane.ts';
import { emailOf, fileBytes, isWrite, PASSWORD, pieceOfPlatformWork, RANGE } from './platform-work.ts';
import { goRound, newTask, readQuery } from './rest-work.ts';

// The load on the host: every lane is a person of its own with one keep-alive connection.

const lanes = Number(process.env['BENCH_LANES']);
const url = new URL(process.env['BENCH_URL'] ?? '');
const key = process.env['BENCH_KEY'] ?? '';
const answer = z.object({ access_token: z.string(), refresh_token: z.string() });
const profiles = z.array(z.object({ id: z.string() })).min(1);

const head = (method: string, path: string, token: string, more = ''): string =>
  `${method} ${path} HTTP/1.1\r\nHost: ${url.host}\r\napikey: ${key}\r\n` +
  `Authorization: Bearer ${token}\r\nAccept: application/json\r\n${more}`;
const post = (path: string, token: string, body: string, more = ''): string =>
  `${head('POST', path, token, more)}Content-Type: application/json\r\n` +
  `Content-Length: ${String(Buffer.byteLength(body))}\r\n\r\n${body}`;

interface Person {
  readonly lane: Lane;
  readonly signIn: () => Promise<void>;
  readonly refresh: () => Promise<void>;
  readonly mix: () => Promise<void>;
  readonly upload: () => Promise<void>;
  readonly range: () => Promise<void>;
}

const arrive = async (number: number): Promise<Person> => {
  const lane = await openLane(url);
  const credentials = JSON.stringify({ email: emailOf(number), password: PASSWORD });
  const signed = await lane.ask(post('/auth/v1/signup', key, credentials), 'HTTP/1.1 200');
  const session = answer.parse(JSON.parse(signed.body));
  let refreshToken = session.refresh_token;
  let turn = number;
  const token = session.access_token;
  const profile = await lane.ask(`${head('GET', '/rest/v1/profiles?select=id', token)}\r\n`, 'HTTP/1.1 200');
  const [own] = profiles.parse(JSON.parse(profile.body));
  const file = `/storage/v1/object/music-staging/${own?.id ?? ''}/measured.mp3`;
  const bytes = fileBytes();
  const uploadRequest = Buffer.concat([
    Buffer.from(
      head('POST', file, token, 'x-upsert: true\r\nContent-Type: audio/mpeg\r\n') +
        `Content-Length: ${String(bytes.length)}\r\n\r\n`,
    ),
    bytes,
  ]);
  const requests = {
    signIn: post('/auth/v1/token?grant_type=password', key, credentials),
    read: `${head('GET', `/rest/v1/tasks?${readQuery}`, token)}\r\n`,
    write: post('/rest/v1/tasks', token, newTask, 'Prefer: return=minimal\r\n'),
    range: `${head('GET', file, token, `Range: bytes=${String(RANGE.start)}-${String(RANGE.end)}\r\n`)}\r\n`,
  };
  const tasks = `[${Array.from({ length: 200 }, () => newTask).join(',')}]`;
  await lane.ask(post('/rest/v1/tasks', token, tasks, 'Prefer: return=minimal\r\n'), 'HTTP/1.1 201');
  await lane.ask(uploadRequest, 'HTTP/1.1 200');
  return {
    lane,
    signIn: async () => void (await lane.ask(requests.signIn, 'HTTP/1.1 200')),
    refresh: async () => {
      const body = JSON.stringify({ refresh_token: refreshToken });
      const refreshed = await lane.ask(
        post('/auth/v1/token?grant_type=refresh_token', key, body),
        'HTTP/1.1 200',
      );
      refreshToken = answer.parse(JSON.parse(refreshed.body)).refresh_token;
    },
    mix: async () => {
      turn += 1;
      await (isWrite(turn)
        ? lane.ask(requests.write, 'HTTP/1.1 201')
        : lane.ask(requests.read, 'HTTP/1.1 200'));
    },
    upload: async () => void (await lane.ask(uploadRequest, 'HTTP/1.1 200')),
    range: async () => void (await lane.ask(requests.range, 'HTTP/1.1 206')),
  };
};

const people: Person[] = [];
for (let number = 0; number < lanes; number += 1) people.push(await arrive(number));

process.on('message', (message) => {
  const { kind, milliseconds } = pieceOfPlatformWork.parse(message);
  if (kind === 'signInBare') throw new Error('there is no such request');
  void goRound(lanes, milliseconds, async (lane) => people[lane]?.[kind]()).then((count) =>
    process.send?.({ count }),
  );
});
process.once('disconnect', () => process.exit());
process.send?.({ count: 0 });
