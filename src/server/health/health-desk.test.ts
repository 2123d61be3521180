import { describe, expect, it } from 'vitest';
import type { DatabaseState } from './database-state.ts';
import { createHealthDesk } from './health-desk.ts';
import { outcomeOf, outcomeOfStatus, ProbeFailure } from './probe-failure.ts';

const state: DatabaseState = {
  postgres: '17',
  database_bytes: 1,
  migrations: 1,
  newest_migration: null,
  queues: [],
};

const found = async (): Promise<DatabaseState> => state;

const start = (read = found) => {
  const tries = { count: 0 };
  const clock = { at: 1_000_000 };
  const desk = createHealthDesk({
    state: read,
    secrets: { signingKeys: [] },
    dataDirectory: '/nowhere/at/all',
    version: '1',
    voiceWaiting: () => 3,
    now: () => clock.at,
    probes: [
      {
        id: 'mail',
        target: async () => ({
          where: 'mail.example.org',
          attempt: async () => {
            tries.count += 1;
          },
        }),
      },
    ],
  });
  return { desk, clock, tries };
};

describe('[FN-04] the desk that tries every service', () => {
  it('keeps its answer for a minute, and asks once for all who ask at the same time', async () => {
    const { desk, clock, tries } = start();
    const [first, second] = await Promise.all([desk.look(), desk.look()]);
    expect(second).toBe(first);
    clock.at += 59_999;
    expect(await desk.look()).toBe(first);
    expect(tries.count).toBe(1);
    clock.at += 1;
    expect((await desk.look()).checked_at).not.toBe(first.checked_at);
    expect(tries.count).toBe(2);
  });

  it('looks again at once when something was set up differently', async () => {
    const { desk, tries } = start();
    await desk.look();
    desk.forget();
    await desk.look();
    expect(tries.count).toBe(2);
  });

  it('does not keep a look that broke off', async () => {
    const answers = [() => Promise.reject<DatabaseState>(new Error('gone')), found];
    const { desk } = start(() => (answers.shift() ?? found)());
    await expect(desk.look()).rejects.toThrow('gone');
    expect((await desk.look()).versions.postgres).toBe('17');
  });

  it('says that the room is not known where the system does not tell, and counts this process’s recordings', async () => {
    const details = await start().desk.look();
    expect(details.disk).toBeNull();
    expect(details.queues).toEqual([{ id: 'voice', waiting: 3, working: 0, stuck: 0, oldest_at: null }]);
  });
});

const coded = (code: string, cause?: unknown): Error =>
  Object.assign(new Error('with a secret in it', { cause }), { code });

describe('[FN-04] what went wrong, in one of our words', () => {
  it.each([
    [coded('ECONNREFUSED'), 'unreachable'],
    [new TypeError('fetch failed', { cause: coded('ENOTFOUND') }), 'unreachable'],
    [Object.assign(new AggregateError([coded('ECONNREFUSED')]), { code: 'ECONNRESET' }), 'unreachable'],
    [new TypeError('fetch failed', { cause: coded('DEPTH_ZERO_SELF_SIGNED_CERT') }), 'insecure'],
    [coded('ETIMEDOUT'), 'no_answer'],
    [new DOMException('late', 'TimeoutError'), 'no_answer'],
    [coded('ECONNRESET'), 'turned_away'],
    [coded('EROFS'), 'not_writable'],
    [coded('ENOSPC'), 'full'],
    [coded('EAUTH'), 'key_refused'],
    [new ProbeFailure('busy'), 'busy'],
    [new Error('something else'), 'unexpected'],
    ['not even an error', 'unexpected'],
  ])('%s is %s', (error, expected) => {
    expect(outcomeOf(error)).toBe(expected);
  });

  it.each([
    [400, 'unexpected'],
    [401, 'key_refused'],
    [403, 'key_refused'],
    [404, 'not_found'],
    [429, 'busy'],
    [499, 'unexpected'],
    [500, 'server_error'],
    [504, 'no_answer'],
  ])('a status of %i is %s', (status, expected) => {
    expect(outcomeOfStatus(status)).toBe(expected);
  });
});
