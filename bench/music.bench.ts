import type { BrowserContext, Page } from '@playwright/test';
import type { Person } from '../e2e/support/fixtures.ts';
import { listenTo, type ToneTrack, toneTracks } from '../e2e/support/listen.ts';
import { defineBench } from './harness/bench.ts';
import { median } from './measure.ts';
import { openPersonContext } from './person-context.ts';

// From asking to the first frame that is not silence, as an analyser before the way out of the page hears it: our player
// against a bare audio element with the same file, in the same run. Cold: a page that has never sounded, and a file
// from the network. Warm: sound has been heard, and the player keeps the file.

/** A page that has made no sound by then never will. */
const PATIENCE = 60_000;

const tracks: readonly ToneTrack[] = [
  { id: 'first', hertz: 440, seconds: 60, mood: 'focus' },
  { id: 'second', hertz: 880, seconds: 60, mood: 'calm' },
];
const address = (id: string): string => `/storage/v1/object/public/adhd-music/tones/${id}.wav`;

/** Milliseconds from asking to sound. `ask` names a search, or the address of a file for the bare element. */
const untilSound = async (
  page: Page,
  ask: { readonly terms: string } | { readonly url: string },
): Promise<number> =>
  page.evaluate(
    ([asked, patience]) =>
      new Promise<number>((resolve, reject) => {
        const wave = new Float32Array(1024);
        const began = performance.now();
        if ('terms' in asked) {
          window.dispatchEvent(new CustomEvent('musicPlayerSearch', { detail: asked }));
        } else {
          const known: unknown = Reflect.get(window, 'bareContext');
          const context = known instanceof AudioContext ? known : new AudioContext({ sampleRate: 44_100 });
          Reflect.set(window, 'bareContext', context);
          const element = new Audio(asked.url);
          context.createMediaElementSource(element).connect(context.destination);
          Reflect.set(window, 'bareElement', element);
          void element.play();
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

const silence = async (page: Page): Promise<void> => {
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

interface Round {
  readonly cold: number;
  readonly warm: number;
}

const round = async (context: BrowserContext, kind: 'player' | 'bare'): Promise<Round> => {
  const page = await context.newPage();
  try {
    await listenTo(page);
    // Nothing is known of any round before. On a page without the app, which would read the library and keep it again.
    await page.goto('/robots.txt');
    await page.evaluate(async () => {
      const kept = Object.keys(localStorage).filter((key) => key.startsWith('user_library_'));
      for (const key of kept) localStorage.removeItem(key);
      await caches.delete('tracks-on-this-device');
    });
    const tones = await toneTracks(page, tracks);
    await page.goto('/welcome');
    await tones.read;
    await page.getByRole('heading', { level: 1 }).first().click();
    const ask = (id: 'first' | 'second') =>
      kind === 'bare' ? { url: address(id) } : { terms: id === 'first' ? 'tone 440' : 'tone 880' };
    const cold = await untilSound(page, ask('first'));
    // The player fetches what plays; a bare element has it in its buffer or the browser's cache.
    if (kind === 'player') {
      await page.waitForFunction(
        async (url) => (await (await caches.open('tracks-on-this-device')).match(url)) !== undefined,
        address('first'),
      );
    }
    await silence(page);
    await untilSound(page, ask('second'));
    await silence(page);
    const warm = await untilSound(page, ask('first'));
    return { cold, warm };
  } finally {
    await page.close();
  }
};

export const bench = defineBench({
  about: 'from asking to the first sound, against a bare audio element with the same file',
  figures: {
    'click to sound, cold': { unit: 'ms', better: 'less', target: 3 },
    'click to sound, warm': { unit: 'ms', better: 'less', target: 2 },
  },
  full: { rounds: 7, warmUps: 1 },
  smoke: { rounds: 1, warmUps: 0 },
  measure: async ({ rounds, warmUps }, stage) => {
    const [host, browser] = [await stage.host(), await stage.browser()];
    const person: Person = { email: 'music-bench@example.org', name: 'Robin' };
    const context = await openPersonContext(browser, host.url, person);
    const measured = { player: new Array<Round>(), bare: new Array<Round>() };
    for (let turn = -warmUps; turn < rounds; turn += 1) {
      for (const kind of ['bare', 'player'] as const) {
        const one = await round(context, kind);
        if (turn >= 0) measured[kind].push(one);
      }
    }
    await context.close();
    const against = (name: keyof Round) => ({
      value: median(measured.player.map((one) => one[name])),
      baseline: median(measured.bare.map((one) => one[name])),
    });
    return { 'click to sound, cold': against('cold'), 'click to sound, warm': against('warm') };
  },
});
