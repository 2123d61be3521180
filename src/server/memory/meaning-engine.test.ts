import { afterEach, describe, expect, it } from 'vitest';
import { createMeaningEngine } from './meaning-engine.ts';
import type { MeaningEngine, MeaningTimes } from './meaning-engine.ts';

const file = new URL('worker/test-meaning.fixture.ts', import.meta.url);

let engine: MeaningEngine | undefined;
afterEach(() => engine?.close());

const open = (
  options: {
    readonly boot?: string;
    readonly mostWaiting?: number;
    readonly times?: Partial<MeaningTimes>;
  } = {},
): MeaningEngine => {
  engine = createMeaningEngine({
    program: { file, data: { boot: options.boot ?? 'works' } },
    mostWaiting: options.mostWaiting ?? 8,
    ...(options.times === undefined ? {} : { times: options.times }),
  });
  return engine;
};

const unavailable = { name: 'MeaningUnavailable' };

describe('the sentence thread', () => {
  it('is not there until somebody asks, and goes when nobody does', async () => {
    const own = open({ times: { idleMs: 50 } });
    expect(own.isLoaded()).toBe(false);
    expect((await own.embed('four'))[0]).toBe(4);
    expect(own.isLoaded()).toBe(true);
    await expect.poll(own.isLoaded).toBe(false);
    expect((await own.embed('again'))[0]).toBe(5);
  });

  it.each(['exit', 'fail', 'spin'])(
    'that does %s is reported and replaced at the next call',
    async (text) => {
      const own = open({ times: { embedMs: 1000 } });
      await expect(own.embed(text)).rejects.toMatchObject(unavailable);
      expect((await own.embed('four'))[0]).toBe(4);
    },
  );

  it.each(['fails', 'hangs'])('whose start %s is reported, and not tried again at once', async (boot) => {
    const own = open({ boot, times: { startMs: 800, pauseMs: 60_000 } });
    await expect(own.embed('four')).rejects.toMatchObject(unavailable);
    const before = performance.now();
    await expect(own.embed('four')).rejects.toMatchObject(unavailable);
    expect(performance.now() - before).toBeLessThan(500);
  });

  it('serves in order, and refuses those beyond the queue', async () => {
    const own = open({ mostWaiting: 3 });
    const order: string[] = [];
    const ask = async (text: string): Promise<void> => {
      await own.embed(text);
      order.push(text);
    };
    const asked = [ask('slow'), ask('second'), ask('third')];
    await expect(own.embed('fourth')).rejects.toMatchObject(unavailable);
    await Promise.all(asked);
    expect(order).toEqual(['slow', 'second', 'third']);
    expect((await own.embed('four'))[0]).toBe(4);
  });

  it('lets nobody wait for longer than they should', async () => {
    const own = open({ times: { waitMs: 60 } });
    await own.embed('awake');
    const first = own.embed('slow');
    await expect(own.embed('second')).rejects.toMatchObject(unavailable);
    expect((await first)[0]).toBe(4);
  });

  it('refuses everybody once it is closed', async () => {
    const own = open();
    await own.embed('four');
    await own.close();
    await expect(own.embed('four')).rejects.toMatchObject(unavailable);
    expect(own.isLoaded()).toBe(false);
  });
});
