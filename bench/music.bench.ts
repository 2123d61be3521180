import type { Browser, BrowserContext, Page } from '@playwright/test';
import { serviceMoods } from '#domain/music/service-mood.ts';
import { moodPresets } from '#domain/moods/mood-presets.ts';
import { demoTracks } from '#domain/music/demo-tracks.ts';
import { listenTo } from '../e2e/support/listen.ts';
import { startHost } from '../e2e/support/host-process.ts';
import { askForRenders } from './ask-for-renders.ts';
import { defineBench } from './harness/bench.ts';
import { median } from './measure.ts';
import { openPersonContext } from './person-context.ts';
import { openAnew, PATIENCE, silence, untilSound } from './until-sound.ts';
import { untilThere } from './until-there.ts';

// From asking to sound. A stored track: our player against a bare audio element with the same file of the same host, in
// the same run. Cold: a page that has never sounded, and a file from the network. Warm: sound has been heard, and the
// player keeps the file. A mood: pressed on a page that has never sounded, while the host renders what nobody hears.

const [first, second] = demoTracks.map(({ title, audioUrl }) => ({ terms: title, url: audioUrl }));
const moods: readonly string[] = [...serviceMoods, ...moodPresets.map(({ id }) => id)];

interface Round {
  readonly cold: number;
  readonly warm: number;
}

const onNewPage = async <Result>(
  context: BrowserContext,
  work: (page: Page) => Promise<Result>,
): Promise<Result> => {
  const page = await context.newPage();
  try {
    await listenTo(page);
    await openAnew(page);
    return await work(page);
  } finally {
    await page.close();
  }
};

const round = async (context: BrowserContext, kind: 'player' | 'bare'): Promise<Round> =>
  onNewPage(context, async (page) => {
    if (first === undefined || second === undefined) throw new Error('There are no tracks that are stored');
    const ask = ({ terms, url }: typeof first) => (kind === 'bare' ? { url } : { terms });
    const cold = await untilSound(page, ask(first));
    // The player fetches what plays; a bare element has it in its buffer or the browser's cache.
    if (kind === 'player') {
      await untilThere(
        page,
        async (url) => (await (await caches.open('tracks-on-this-device')).match(url)) !== undefined,
        first.url,
      );
    }
    await silence(page);
    await untilSound(page, ask(second));
    await silence(page);
    const warm = await untilSound(page, ask(first));
    return { cold, warm };
  });

/** One press after the other, each of another mood, on pages that have made no sound; the slowest twentieth. */
const pressMoods = async (browser: Browser, presses: number) => {
  const host = await startHost({ MUSIC_BACKGROUND: 'on' });
  const arrive = async (name: string): Promise<BrowserContext> =>
    openPersonContext(browser, host.url, { email: `${name}@example.org`, name });
  try {
    const asking = await arrive('mood-bench-asks');
    const page = await asking.newPage();
    await openAnew(page);
    // Two, so that neither asks more often than a person may.
    const listening = [await arrive('mood-bench-one'), await arrive('mood-bench-two')];
    const times: number[] = [];
    for (let turn = 0; turn < presses; turn += 1) {
      const [mood, context] = [moods[turn % moods.length], listening[turn % listening.length]];
      if (mood === undefined || context === undefined) break;
      await askForRenders(page, turn);
      // What is silent for so long counts as that long, and what the other presses took is still told.
      const press = async (heard: Page): Promise<number> => untilSound(heard, { mood }).catch(() => PATIENCE);
      times.push(await onNewPage(context, press));
    }
    for (const context of [asking, ...listening]) await context.close();
    const sorted = times.toSorted((one, other) => one - other);
    const value = sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN;
    return {
      value,
      remark: `median ${Math.round(median(times))}, slowest ${Math.round(Math.max(...times))}`,
    };
  } finally {
    await host.stop();
  }
};

export const bench = defineBench({
  about: 'from asking to the first sound, against a bare audio element with the same file',
  figures: {
    'click to sound, cold': { unit: 'ms', better: 'less', target: 2 },
    'click to sound, warm': { unit: 'ms', better: 'less', target: 2 },
    'mood to sound while rendering, p95': { unit: 'ms', better: 'less', target: 1000 },
  },
  full: { rounds: 7, warmUps: 1, presses: 20 },
  smoke: { rounds: 1, warmUps: 0, presses: 1 },
  measure: async ({ rounds, warmUps, presses }, stage) => {
    const [host, browser] = [await stage.host(), await stage.browser()];
    const person = { email: 'music-bench@example.org', name: 'Robin' };
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
    return {
      'click to sound, cold': against('cold'),
      'click to sound, warm': against('warm'),
      'mood to sound while rendering, p95': await pressMoods(browser, presses),
    };
  },
});
