import type { Page } from '@playwright/test';
import { z } from 'zod';
import { expect } from './fixtures.ts';
import { heard, toneHeard, type ToneTrack } from './listen.ts';
import { lookAgain } from './look-again.ts';

/** As the rest of the page would: through the window. */
export const tell = async (page: Page, name: string, detail: object): Promise<void> => {
  await page.evaluate(([event, value]) => window.dispatchEvent(new CustomEvent(event, { detail: value })), [
    name,
    detail,
  ] as const);
};

/** A browser lets a page sound once somebody has touched it. */
export const touch = async (page: Page): Promise<void> =>
  page.getByRole('heading', { level: 1 }).first().click();

/** Waits until one of these is heard, and says which. */
export const sounds = async (page: Page, tracks: readonly ToneTrack[]): Promise<string> => {
  const ids = new Set(tracks.map(({ id }) => id));
  let found = '';
  await expect
    .poll(
      async () => {
        found = (await toneHeard(page, tracks)) ?? '';
        return ids.has(found);
      },
      { intervals: lookAgain },
    )
    .toBe(true);
  return found;
};

export const isSilent = async (page: Page): Promise<void> =>
  expect.poll(async () => (await heard(page)).level, { intervals: lookAgain }).toBeLessThan(0.001);

/** What was heard in a fiftieth of a second: how loud, and how much of each tone. */
export interface Moment {
  readonly level: number;
  readonly tones: readonly number[];
}

/** From now on every moment is written down, with these tones told apart. After `listenTo`. */
export const listenOn = async (page: Page, hertz: readonly number[]): Promise<void> => {
  await page.evaluate((wanted) => {
    const moments: { level: number; tones: number[] }[] = [];
    Reflect.set(window, 'soundMoments', moments);
    const look = (): void => {
      const tap: unknown = Reflect.get(window, 'soundTap');
      if (!(tap instanceof AnalyserNode)) return;
      const wave = new Float32Array(tap.fftSize);
      tap.getFloatTimeDomainData(wave);
      const last = wave.subarray(-1100);
      const bins = new Float32Array(tap.frequencyBinCount);
      tap.getFloatFrequencyData(bins);
      const binOf = (tone: number): number => Math.round((tone * tap.fftSize) / tap.context.sampleRate);
      const level = Math.sqrt(last.reduce((sum, value) => sum + value * value, 0) / last.length);
      Reflect.set(window, 'soundLevel', level);
      moments.push({
        level,
        tones: wanted.map((tone) => 10 ** ((bins[binOf(tone)] ?? -200) / 20)),
      });
    };
    clearInterval(Number(Reflect.get(window, 'soundLooking')));
    Reflect.set(window, 'soundLooking', Number(setInterval(look, 20)));
  }, hertz);
};

const momentsSchema = z.array(z.object({ level: z.number(), tones: z.array(z.number()) }));

/** Everything since `listenOn`. */
export const momentsHeard = async (page: Page): Promise<readonly Moment[]> =>
  momentsSchema.parse(
    await page.evaluate((): unknown => {
      const moments: unknown = Reflect.get(window, 'soundMoments');
      return moments;
    }),
  );

/** Keeps what the page does with the keys of a headset and a lock screen. Before the page is opened. */
export const holdMediaKeys = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const handlers = new Map<string, unknown>();
    Reflect.set(window, 'mediaKeys', handlers);
    const set = Reflect.get(MediaSession.prototype, 'setActionHandler');
    Reflect.set(
      MediaSession.prototype,
      'setActionHandler',
      function (this: MediaSession, action: string, handler: unknown) {
        handlers.set(action, handler);
        Reflect.apply(set, this, [action, handler]);
      },
    );
  });
};

export const pressMediaKey = async (page: Page, action: string, detail: object = {}): Promise<void> => {
  await page.evaluate(
    ([key, details]) => {
      const handlers: unknown = Reflect.get(window, 'mediaKeys');
      const handler: unknown = handlers instanceof Map ? handlers.get(key) : undefined;
      if (typeof handler !== 'function') throw new Error(`Nobody hears ${key}`);
      Reflect.apply(handler, null, [{ action: key, ...details }]);
    },
    [action, detail] as const,
  );
};

/** Waits until the whole file lies on this device. */
export const isKept = async (page: Page, id: string): Promise<void> =>
  expect
    .poll(
      () =>
        page.evaluate(async (file) => {
          const kept = await caches.open('tracks-on-this-device');
          return (await kept.keys()).some(({ url }) => url.endsWith(file));
        }, `/${id}.wav`),
      { intervals: lookAgain },
    )
    .toBe(true);
