import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { functionLimits } from '#server/limits/function-limits.ts';
import { createRecordStreams } from './record-streams.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const later = 3_600_000;

/** Streams whose sign-ins all live until they are named here. */
const start = () => {
  const ended = new Set<string>();
  const liveSessions = vi.fn<(ids: readonly string[]) => Promise<ReadonlySet<string>>>(async (ids) =>
    Promise.resolve(new Set(ids.filter((id) => !ended.has(id)))),
  );
  return { ended, liveSessions, streams: createRecordStreams(liveSessions) };
};

type Streams = ReturnType<typeof start>['streams'];

const listen = (streams: Streams, userId: string, sessionId: string) => {
  const reader = streams.open({ userId, sessionId, expiresAt: Date.now() + later })?.getReader();
  const heard = { words: '', ended: false };
  const read = async (): Promise<void> => {
    for (;;) {
      const piece = await reader?.read();
      if (piece === undefined || piece.done) break;
      heard.words += new TextDecoder().decode(piece.value);
    }
    heard.ended = true;
  };
  void read();
  return heard;
};
const changes = ({ words }: { readonly words: string }): number =>
  words.match(/data: changed/gu)?.length ?? 0;
const pass = async (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('the streams of a process', () => {
  it('are so many for one person and so many for all, and one more when one has ended', async () => {
    const { streams } = start();
    const open = (userId: string) =>
      streams.open({ userId, sessionId: userId, expiresAt: Date.now() + later });
    const most = functionLimits.streamsPerPerson;
    const own = Array.from({ length: most }, () => open('ada'));
    expect(own.every((stream) => stream !== undefined)).toBe(true);
    expect(open('ada')).toBeUndefined();
    await own[0]?.cancel();
    expect(open('ada')).toBeDefined();
    for (let count = most; count < functionLimits.streams; count += 1) {
      open(`person ${Math.floor(count / most)}`);
    }
    expect(open('somebody new')).toBeUndefined();
    streams.close();
  });

  it('tell a person at once, and of many changes in a moment once more', async () => {
    const { streams } = start();
    const heard = listen(streams, 'ada', 's1');
    streams.tell('ada');
    await pass(0);
    expect(changes(heard)).toBe(1);
    for (let change = 0; change < 50; change += 1) streams.tell('ada');
    await pass(249);
    expect(changes(heard)).toBe(1);
    await pass(1);
    expect(changes(heard)).toBe(2);
    await pass(10_000);
    expect(changes(heard)).toBe(2);
  });

  it('ask the database nothing for a change, and one question for all streams with a heartbeat', async () => {
    const { streams, liveSessions } = start();
    const heard = Array.from({ length: 10 }, (_, index) => listen(streams, 'ada', `s${index}`));
    streams.tell('ada');
    await pass(1000);
    expect(heard.map(changes)).toEqual(heard.map(() => 1));
    expect(liveSessions).not.toHaveBeenCalled();
    await pass(25_000);
    expect(liveSessions).toHaveBeenCalledExactlyOnceWith(heard.map((_, index) => `s${index}`));
    expect(heard.every(({ words }) => words.includes(': still here'))).toBe(true);
  });

  it('end at once with their sign-in, and the others go on', async () => {
    const { streams } = start();
    const [gone, stays] = [listen(streams, 'ada', 's1'), listen(streams, 'ada', 's2')];
    streams.endSession('s1');
    await pass(0);
    expect(gone.ended).toBe(true);
    expect(gone.words).toContain('event: session-ended');
    streams.tell('ada');
    await pass(0);
    expect([changes(gone), changes(stays)]).toEqual([0, 1]);
  });

  it('find an end that nobody announced with the next heartbeat, or where announcements were missed', async () => {
    const { streams, ended } = start();
    const [first, second] = [listen(streams, 'ada', 's1'), listen(streams, 'bo', 's2')];
    ended.add('s1');
    await pass(25_000);
    expect([first.ended, second.ended]).toEqual([true, false]);
    ended.add('s2');
    streams.tell(null);
    await pass(0);
    expect(second.ended).toBe(true);
    expect(changes(second)).toBe(0);
  });

  it('end nobody’s stream because the database does not answer', async () => {
    const { streams, liveSessions } = start();
    const heard = listen(streams, 'ada', 's1');
    liveSessions.mockRejectedValueOnce(new Error('away'));
    await pass(25_000);
    expect(heard).toMatchObject({ ended: false });
    expect(heard.words).toContain(': still here');
  });

  it('leave no timer behind', async () => {
    const { streams } = start();
    const heard = listen(streams, 'ada', 's1');
    streams.tell('ada');
    await pass(0);
    streams.close();
    await pass(0);
    expect(heard.ended).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });
});
