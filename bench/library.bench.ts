import { fork } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { recipes } from '#domain/composer/recipes.ts';
import demoTracks from '#domain/music/demo-tracks.json' with { type: 'json' };
import { temporaryDataDirectory } from '#server/engine/database/temporary-data-directory.fixture.ts';
import { freePort } from '#server/testing/free-port.ts';
import { median } from './measure.ts';

// What the music library costs the host. Three hosts in the same run: without a library, with its rows only, and with
// rows, the ready process and the background queue. First a cold and a warm start of each, then the time of a request
// while the library is being rendered against one on a host that renders nothing; and, right after a first start, how
// long a guest waits for the first second of a demo track: one that set-up has made, and one that nobody has.

const ROUNDS = 3;
const REQUESTS = 150;
/** A second of music at 128 kbit/s, which is more than a browser needs to begin. */
const FIRST_BYTES = 16_000;

const kinds = {
  none: { BENCH_LIBRARY: 'none', MUSIC_BACKGROUND: 'off' },
  rows: { MUSIC_BACKGROUND: 'off' },
  whole: { MUSIC_BACKGROUND: 'on' },
  unmade: { BENCH_LIBRARY: 'unmade', MUSIC_BACKGROUND: 'on' },
} as const;
type Kind = keyof typeof kinds;

async function start(kind: Kind, dataDirectory: string) {
  const began = performance.now();
  const child = fork(path.join(import.meta.dirname, 'library-host.ts'), {
    env: {
      ...process.env,
      ...kinds[kind],
      KINDLING_DATA: dataDirectory,
      PORT: String(await freePort()),
      LOG_LEVEL: 'error',
    },
  });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const { url } = await new Promise<{ readonly url: string }>((resolve, reject) => {
    child.once('message', (raw) => resolve(z.object({ url: z.string() }).parse(raw)));
    child.once('exit', (code) => reject(new Error(`The host ended with ${code}`)));
  });
  return {
    url,
    ms: performance.now() - began,
    stop: async () => {
      child.disconnect();
      await gone;
    },
  };
}

/** Milliseconds until so many bytes are there. */
async function untilBytes(url: string): Promise<number> {
  const began = performance.now();
  const answer = await fetch(url, { headers: { range: 'bytes=0-' } });
  if (!answer.ok || answer.body === null) throw new Error(`${url} answered ${answer.status}`);
  let length = 0;
  for await (const piece of answer.body) {
    length += piece.byteLength;
    if (length >= FIRST_BYTES) return performance.now() - began;
  }
  throw new Error(`${url} ended after ${length} bytes`);
}

async function requestTimes(url: string): Promise<readonly number[]> {
  const times: number[] = [];
  for (let request = 0; request < REQUESTS; request += 1) {
    const began = performance.now();
    // The database and the host's own work, as a page asks for them.
    await (await fetch(`${url}/ready`)).arrayBuffer();
    times.push(performance.now() - began);
    await sleep(10);
  }
  return times;
}

const starts: Record<Kind, { readonly cold: number[]; readonly warm: number[] }> = {
  none: { cold: [], warm: [] },
  rows: { cold: [], warm: [] },
  whole: { cold: [], warm: [] },
  unmade: { cold: [], warm: [] },
};
const demos: Record<'whole' | 'unmade', number[]> = { whole: [], unmade: [] };
const moments: Record<'whole' | 'rows', number[]> = { whole: [], rows: [] };
const demoUrl = (url: string, place: number): string =>
  `${url}/storage/v1/object/public/adhd-music/${demoTracks[place % demoTracks.length]?.file_path}`;

for (let round = 0; round < ROUNDS; round += 1) {
  for (const kind of ['none', 'rows', 'whole', 'unmade'] as const) {
    const directory = await temporaryDataDirectory();
    try {
      for (const which of ['cold', 'warm'] as const) {
        if (kind === 'unmade' && which === 'warm') continue;
        const host = await start(kind, directory.path);
        starts[kind][which].push(host.ms);
        // At once: nobody opens a page and presses play any sooner.
        if ((kind === 'whole' || kind === 'unmade') && which === 'cold') {
          demos[kind].push(await untilBytes(demoUrl(host.url, round)));
        }
        if ((kind === 'whole' || kind === 'rows') && which === 'warm') {
          moments[kind].push(...(await requestTimes(host.url)));
        }
        await host.stop();
      }
    } finally {
      await directory.remove();
    }
  }
}

const ratio = (a: number, b: number): string =>
  `${(a / b).toFixed(2)} × (${a.toFixed(0)} ms against ${b.toFixed(0)})`;
for (const which of ['cold', 'warm'] as const) {
  const none = median(starts.none[which]);
  console.log(
    `${which} start with the rows of ${recipes.length} tracks: ${ratio(median(starts.rows[which]), none)}`,
  );
  console.log(`${which} start with rows, process and queue: ${ratio(median(starts.whole[which]), none)}`);
}
const late = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN;
console.log(
  `a request while the library is rendered: median ${ratio(median(moments.whole), median(moments.rows))}, slowest twentieth ${ratio(late(moments.whole), late(moments.rows))}`,
);
for (const [kind, words] of [
  ['whole', 'as set-up leaves it'],
  ['unmade', 'that is not made'],
] as const) {
  const times = demos[kind].map((ms) => ms.toFixed(0)).join(', ');
  console.log(
    `first second of a demo track ${words}, asked for the moment the address is printed: ${times} ms`,
  );
}
