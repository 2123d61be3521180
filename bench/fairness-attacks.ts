import { randomUUID } from 'node:crypto';
import { fileBytes } from './platform-work.ts';
import type { MakeRequest } from './fairness-requests.ts';
import type { AttackWork } from './fairness-work.ts';
import { newTask } from './rest-work.ts';

/** What one attacker sends over and over, on so many connections at once. */
interface Attack {
  readonly connections: number;
  readonly request: (make: MakeRequest, work: AttackWork) => () => Buffer;
  /** Streams that are held open meanwhile. */
  readonly streams?: number;
}

const logs = (rows: number): string =>
  JSON.stringify(
    Array.from({ length: rows }, (_, index) => ({
      level: 'error',
      message: `Something broke at ${String(index)} for somebody@example.org`,
      stack: 'at somewhere (https://example.org/assets/index.js:1:1)\n'.repeat(20),
      context: { page: '/tasks', token: 'abc' },
    })),
  );

const guestLogs = (rows: number): Attack => ({
  connections: 40,
  request: (make, { from }) => {
    const request = make({ method: 'POST', path: '/rest/v1/client_logs', from, json: logs(rows) });
    return () => request;
  },
});

const memberRead = (path: string): Attack => ({
  connections: 12,
  request: (make, { from, token }) => {
    const request = make({ method: 'GET', path, from, token });
    return () => request;
  },
});

/** `users(user_sessions(users(…)))`, so many levels deep. */
const nested = (levels: number, at = 0): string => {
  const names = ['user_sessions', 'users'];
  return at === levels ? 'id' : `id,${names[at % 2] ?? ''}(${nested(levels, at + 1)})`;
};

const casts = (count: number): string =>
  Array.from(
    { length: count },
    (_, index) => `c${String(index)}:title::${index % 2 === 0 ? 'numeric' : 'text'}`,
  ).join(',');

const stamp = (): string => `${String(Date.now()).padStart(15, '0')}-0000-0000000a`;

const edits = (idOf: () => string): Attack => ({
  connections: 8,
  request:
    (make, { from, token }) =>
    () => {
      const list = Array.from({ length: 500 }, (_, index) => ({
        kind: 'tasks',
        id: idOf(),
        fields: { title: `Edited ${String(index)}` },
        stamps: { '*': stamp() },
      }));
      const json = JSON.stringify({ edits: list });
      return make({ method: 'POST', path: '/rest/v1/rpc/apply_edits', from, token, json });
    },
});

const taskWrites: Attack['request'] = (make, { from, token }) => {
  const request = make({ method: 'POST', path: '/rest/v1/tasks', from, token, json: newTask });
  return () => request;
};

export const attacks = {
  'guest sends 300 logs': guestLogs(300),
  'guest sends 50 logs': guestLogs(50),
  'ten-deep embedding': memberRead(`/rest/v1/users?select=${nested(10)}`),
  // A relation twice on one path is the most, which is four levels of these two.
  'deepest allowed embedding': memberRead(`/rest/v1/users?select=${nested(3)}`),
  '300 casts': memberRead(`/rest/v1/tasks?select=${casts(300)}`),
  '20 casts of 1,000 rows': memberRead(`/rest/v1/tasks?select=${casts(20)}`),
  '500 edits': edits(() => randomUUID()),
  '500 edits of one row': edits(
    (
      (id) => () =>
        id
    )('7b1a2f4e-1111-4111-8111-111111111111'),
  ),
  '20 streams, 8 writers': { connections: 8, streams: 20, request: taskWrites },
  'guest reads': {
    connections: 40,
    request: (make, { from }) => {
      const request = make({ method: 'GET', path: '/rest/v1/rpc/public_counts', from });
      return () => request;
    },
  },
  'wrong passwords': {
    connections: 40,
    request: (make, { from }) => {
      let turn = 0;
      return () => {
        turn += 1;
        const json = JSON.stringify({
          email: `person-${String(turn % 50)}@example.org`,
          password: 'not theirs',
        });
        return make({ method: 'POST', path: '/auth/v1/token?grant_type=password', from, json });
      };
    },
  },
  'uploads of 1 MB': {
    connections: 8,
    request: (make, { from, token, profile }) => {
      const bytes = fileBytes();
      let turn = 0;
      return () => {
        turn += 1;
        return make({
          method: 'POST',
          path: `/storage/v1/object/music-staging/${profile}/attack-${String(turn % 8)}.mp3`,
          from,
          token,
          bytes,
          headers: 'Content-Type: audio/mpeg\r\nx-upsert: true\r\n',
        });
      };
    },
  },
} as const satisfies Readonly<Record<string, Attack>>;

export type AttackName = keyof typeof attacks;
const isAttackName = (name: string): name is AttackName => Object.hasOwn(attacks, name);
export const attackNames: readonly AttackName[] = Object.keys(attacks).filter(isAttackName);

export const findAttack = (name: string): Attack => {
  if (!isAttackName(name)) throw new Error(`There is no attack “${name}”`);
  return attacks[name];
};
