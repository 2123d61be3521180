import type { Page } from '@playwright/test';

/** A page that has made no sound by then never will. */
export const PATIENCE = 60_000;

export type Ask =
  /** Tracks that say these words. */
  | { readonly terms: string }
  | { readonly mood: string }
  /** A bare element with this file. */
  | { readonly url: string };

/** Milliseconds from asking to the first frame that is not silence, as an analyser before the way out of the page hears it. */
export const untilSound = async (page: Page, ask: Ask): Promise<number> =>
  page.evaluate(
    ([asked, patience]) =>
      new Promise<number>((resolve, reject) => {
        const wave = new Float32Array(1024);
        const began = performance.now();
        if ('url' in asked) {
          const known: unknown = Reflect.get(window, 'bareContext');
          const context = known instanceof AudioContext ? known : new AudioContext({ sampleRate: 44_100 });
          Reflect.set(window, 'bareContext', context);
          const element = new Audio(asked.url);
          context.createMediaElementSource(element).connect(context.destination);
          Reflect.set(window, 'bareElement', element);
          void element.play();
        } else {
          const name = 'terms' in asked ? 'musicPlayerSearch' : 'musicPlayerMoodChange';
          window.dispatchEvent(new CustomEvent(name, { detail: asked }));
        }
        const channel = new MessageChannel();
        const look = (): void => {
          const tap: unknown = Reflect.get(window, 'soundTap');
          if (tap instanceof AnalyserNode) tap.getFloatTimeDomainData(wave);
          if (wave.some((value) => Math.abs(value) > 0.0005)) resolve(performance.now() - began);
          else if (performance.now() - began > patience) reject(new Error('Nothing is heard'));
          else channel.port2.postMessage(null);
        };
        channel.port1.addEventListener('message', look);
        channel.port1.start();
        look();
      }),
    [ask, PATIENCE] as const,
  );

export const silence = async (page: Page): Promise<void> => {
  await page.evaluate(() => {
    window.dispatchEvent(new CustomEvent('musicPlayerAction', { detail: { action: 'pause' } }));
    const bare: unknown = Reflect.get(window, 'bareElement');
    if (bare instanceof HTMLAudioElement) bare.pause();
  });
  await page.waitForFunction(() => {
    const tap: unknown = Reflect.get(window, 'soundTap');
    if (!(tap instanceof AnalyserNode)) return true;
    const wave = new Float32Array(8192);
    tap.getFloatTimeDomainData(wave);
    return wave.every((value) => value === 0);
  });
};

/** A page of the app on a device that keeps nothing of an earlier one, as soon as its player knows the library. */
export const openAnew = async (page: Page): Promise<void> => {
  // On a page without the app, which would read the library and keep it again.
  await page.goto('/robots.txt');
  await page.evaluate(async () => {
    const kept = Object.keys(localStorage).filter((key) => key.startsWith('user_library_'));
    for (const key of kept) localStorage.removeItem(key);
    await caches.delete('tracks-on-this-device');
  });
  await page.goto('/welcome');
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('user_library_')));
  await page.getByRole('heading', { level: 1 }).first().click();
};
