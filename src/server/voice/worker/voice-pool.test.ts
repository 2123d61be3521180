import { afterEach, describe, expect, it } from 'vitest';
import { toWav } from '#server/voice/sound/pcm-wav.ts';
import { createVoicePool } from './voice-pool.ts';
import type { VoiceHand, VoicePool, VoicePoolTimes } from './voice-pool.ts';

const file = new URL('test-engine.fixture.ts', import.meta.url);
const heard = { text: 'deep focus', near: [{ phrase: 'deep focus', distance: 0 }] };

let pool: VoicePool | undefined;
afterEach(() => pool?.close());

const open = (options: {
  readonly boot?: string;
  readonly mostWaiting?: number;
  readonly workers?: number;
  readonly times?: Partial<VoicePoolTimes>;
  readonly noteFallback?: (why: string) => void;
}): VoicePool => {
  pool = createVoicePool({
    program: { file, orders: { boot: options.boot ?? 'works' } },
    workers: options.workers ?? 1,
    mostWaiting: options.mostWaiting ?? 8,
    times: { graceMs: 300, ...options.times },
    ...(options.noteFallback === undefined ? {} : { noteFallback: options.noteFallback }),
  });
  return pool;
};

/** See the fixture: how loud it is says what the engine does. */
const wishes = {
  focus: 0.1,
  wait: 0.2,
  spin: 0.3,
  exit: 0.4,
  fail: 0.5,
  slow: 0.6,
  crash: 0.7,
  name: 0.8,
} as const;
const never = new AbortController().signal;

const listen = (from: VoicePool, wish: keyof typeof wishes, signal = never): Promise<unknown> =>
  from.lease({ signal }, (hand) => hand.hear(new Float32Array(1600).fill(wishes[wish])));

/** All three, one after the other. */
const converse = async (hand: VoiceHand): Promise<unknown> => {
  const samples = await hand.decode(toWav(new Float32Array(1600).fill(wishes.focus), 16_000));
  expect(samples).toHaveLength(1600);
  const hearing = await hand.hear(samples);
  expect((await hand.speak('Deep focus it is.')).length).toBeGreaterThan(24_000);
  return hearing;
};

describe('a voice process', () => {
  it('a process decodes, hears and speaks, and stays for the next', async () => {
    const own = open({});
    expect(await own.lease({ signal: never }, converse)).toEqual(heard);
    expect(await listen(own, 'focus')).toEqual(heard);
  });

  it('a process reports what is wrong with a recording and goes on', async () => {
    const own = open({});
    await expect(
      own.lease({ signal: never }, (hand) => hand.decode(new Uint8Array(100))),
    ).rejects.toMatchObject({ name: 'BadRecording', code: 'bad_audio' });
    expect(await listen(own, 'focus')).toEqual(heard);
  });

  it.each([
    ['exit', 'worker_boot'],
    ['fail', 'worker_boot'],
    ['wait', 'timeout'],
    ['spin', 'timeout'],
  ] as const)(
    'a process that does %s is reported as %s, and the next call is answered',
    async (wish, code) => {
      const own = open({ times: { hearMs: 1000 } });
      await expect(listen(own, wish)).rejects.toMatchObject({ code });
      expect(await listen(own, 'focus')).toEqual(heard);
    },
  );

  it.each(['wait', 'spin'] as const)('an aborted call frees its process: %s', async (wish) => {
    const own = open({});
    await listen(own, 'focus');
    const gone = new AbortController();
    const listening = listen(own, wish, gone.signal);
    const behind = listen(own, 'focus');
    gone.abort(new Error('Gone'));
    await expect(listening).rejects.toThrow('Gone');
    expect(await behind).toEqual(heard);
  });

  it('warms a process up ahead, once', async () => {
    const own = open({});
    own.warm();
    own.warm();
    expect(await listen(own, 'focus')).toEqual(heard);
  });

  it('ends where nobody is there any more, and the next who speaks has another', async () => {
    const own = open({});
    const first = await listen(own, 'name');
    expect(await listen(own, 'name')).toEqual(first);
    own.rest();
    const second = await listen(own, 'name');
    expect(second).not.toEqual(first);
  });

  it('is left to whoever is speaking to it', async () => {
    const own = open({});
    const [before, after] = await own.lease({ signal: never }, async (hand) => {
      const samples = new Float32Array(1600).fill(wishes.name);
      const hearing = await hand.hear(samples);
      own.rest();
      return [hearing, await hand.hear(samples)];
    });
    expect(after).toEqual(before);
  });

  it('a failed warm-up is reported only to the first who speaks', async () => {
    const own = open({ boot: 'fails' });
    own.warm();
    await expect(listen(own, 'focus')).rejects.toMatchObject({ code: 'worker_boot' });
  });

  it.each([
    ['fails', 'worker_boot', 12_000],
    ['hangs', 'service_starting', 1500],
  ])('a process whose start %s is reported as %s', async (boot, code, readyMs) => {
    const own = open({ boot, times: { readyMs, pauseMs: 60_000 } });
    await expect(listen(own, 'focus')).rejects.toMatchObject({ code });
    await expect(listen(own, 'focus')).rejects.toMatchObject({ code });
  });
});

describe('the binary of the system', () => {
  it.each([
    ['fails natively', /^There is no binary for this system$/u],
    ['crashes natively', /SIG/u],
  ])(
    'the same person is answered by WebAssembly where the start %s, and it is noted once',
    async (boot, why) => {
      const notes: string[] = [];
      const own = open({ boot, workers: 2, noteFallback: (note) => notes.push(note) });
      expect(await Promise.all([listen(own, 'slow'), listen(own, 'slow')])).toEqual([heard, heard]);
      expect(notes).toEqual([expect.stringMatching(why)]);
    },
  );

  it('a recording that crashes the binary is lost, and those after it are answered by WebAssembly', async () => {
    const notes: string[] = [];
    const own = open({ noteFallback: (note) => notes.push(note) });
    await expect(listen(own, 'crash')).rejects.toMatchObject({ code: 'worker_boot' });
    expect(await listen(own, 'crash')).toEqual(heard);
    expect(notes).toHaveLength(1);
  });

  it('a process that is ended for being slow is followed by one with the binary', async () => {
    const notes: string[] = [];
    const own = open({ times: { hearMs: 300 }, noteFallback: (note) => notes.push(note) });
    await expect(listen(own, 'spin')).rejects.toMatchObject({ code: 'timeout' });
    await expect(listen(own, 'crash')).rejects.toMatchObject({ code: 'worker_boot' });
    expect(notes).toHaveLength(1);
  });
});

describe('the queue', () => {
  it('the queue has a limit, and those who leave make room', async () => {
    const own = open({ mostWaiting: 2 });
    await listen(own, 'focus');
    const leaves = new AbortController();
    const first = listen(own, 'slow');
    const waiting = [listen(own, 'focus'), listen(own, 'focus', leaves.signal)];
    expect(own.waiting()).toBe(2);
    await expect(listen(own, 'focus')).rejects.toMatchObject({ code: 'busy' });
    leaves.abort(new Error('Left'));
    expect(own.waiting()).toBe(1);
    const late = listen(own, 'focus');
    expect(await Promise.allSettled([first, ...waiting, late])).toMatchObject([
      { status: 'fulfilled' },
      { status: 'fulfilled' },
      { status: 'rejected', reason: { message: 'Left' } },
      { status: 'fulfilled' },
    ]);
    expect(own.waiting()).toBe(0);
  });

  it('those who have waited before go first, even when the queue is full', async () => {
    const own = open({ mostWaiting: 1 });
    await listen(own, 'focus');
    const order: string[] = [];
    const come = (name: string, again: boolean): Promise<void> =>
      own.lease({ signal: never, again }, async () => void order.push(name));
    await Promise.all([listen(own, 'slow'), come('new', false), come('again', true)]);
    expect(order).toEqual(['again', 'new']);
  });

  it('the queue is served by as many processes as there are', async () => {
    const own = open({ workers: 2, mostWaiting: 0 });
    expect(await Promise.all([listen(own, 'slow'), listen(own, 'slow')])).toEqual([heard, heard]);
  });

  it('closing the pool refuses everybody in the queue', async () => {
    const own = open({});
    await listen(own, 'focus');
    const begun = Promise.withResolvers<void>();
    const busy = own.lease({ signal: never }, (hand) => {
      const hearing = hand.hear(new Float32Array(1600).fill(wishes.wait));
      begun.resolve();
      return hearing;
    });
    const waiting = listen(own, 'focus');
    const settled = Promise.allSettled([busy, waiting]);
    await begun.promise;
    await own.close();
    expect(await settled).toMatchObject([
      { status: 'rejected', reason: { code: 'worker_boot' } },
      { status: 'rejected', reason: { code: 'service_starting' } },
    ]);
    await expect(listen(own, 'focus')).rejects.toMatchObject({ code: 'service_starting' });
  });
});
