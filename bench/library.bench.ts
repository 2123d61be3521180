import { fork } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import demoTracks from '#domain/music/demo-tracks.json' with { type: 'json' };
import { temporaryDataDirectory } from '#server/engine/database/temporary-data-directory.fixture.ts';
import { freePort } from '#server/testing/free-port.ts';
import { defineBench } from './harness/bench.ts';
import { median } from './measure.ts';

// What the music library costs the host. Three hosts in the same run: without a library, with its rows only, and with
// rows, the ready process and the background queue. First a cold and a warm start of each, then the time of a request
// while the library is being rendered against one on a host that renders nothing; and, right after a first start, how
// long a guest waits for the first second of a demo track: one that set-up has made, and one that nobody has.

/** A second of music at 128 kbit/s, which is more than a browser needs to begin. */
const FIRST_BYTES = 16_000;

const kinds = {
  none: { BENCH_LIBRARY: 'none', MUSIC_BACKGROUND: 'off' },
  rows: { MUSIC_BACKGROUND: 'off' },
  whole: { MUSIC_BACKGROUND: 'on' },
  unmade: { BENCH_LIBRARY: 'unmade', MUSIC_BACKGROUND: 'on' },
} as const;
type Kind = keyof typeof kinds;

const start = async (kind: Kind, dataDirectory: string) => {
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
};

/** Milliseconds until so many bytes are there. */
const untilBytes = async (url: string): Promise<number> => {
  const began = performance.now();
  const answer = await fetch(url, { headers: { range: 'bytes=0-' } });
  if (!answer.ok || answer.body === null) throw new Error(`${url} answered ${answer.status}`);
  let length = 0;
  for await (const piece of answer.body) {
    length += piece.byteLength;
    if (length >= FIRST_BYTES) return performance.now() - began;
  }
  throw new Error(`${url} ended after ${length} bytes`);
};

const requestTimes = async (url: string, requests: number): Promise<readonly number[]> => {
  const times: number[] = [];
  for (let request = 0; request < requests; request += 1) {
    const began = performance.now();
    // The database and the host's own work, as a page asks for them.
    await (await fetch(`${url}/ready`)).arrayBuffer();
    times.push(performance.now() - began);
    await sleep(10);
  }
  return times;
};

const demoUrl = (url: string, place: number): string =>
  `${url}/storage/v1/object/public/adhd-music/${demoTracks[place % demoTracks.length]?.file_path}`;
const late = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN;

const figure = { unit: 'ms', better: 'less' } as const;

export const bench = defineBench({
  about:
    'a start and a request with the music library, against a host without it or one that renders nothing',
  figures: {
    'cold start with the rows': figure,
    'cold start with rows, process and queue': figure,
    'warm start with the rows': figure,
    'warm start with rows, process and queue': figure,
    'a request while the library is rendered': figure,
    'the slowest twentieth of them': figure,
    // Asked for the moment the address is printed.
    'first second of a demo track that set-up made': figure,
    'first second of a demo track that nobody made': figure,
  },
  full: { rounds: 3, requests: 150 },
  smoke: { rounds: 1, requests: 20 },
  measure: async ({ rounds, requests }) => {
    const starts: Record<Kind, { readonly cold: number[]; readonly warm: number[] }> = {
      none: { cold: [], warm: [] },
      rows: { cold: [], warm: [] },
      whole: { cold: [], warm: [] },
      unmade: { cold: [], warm: [] },
    };
    const demos: Record<'whole' | 'unmade', number[]> = { whole: [], unmade: [] };
    const moments: Record<'whole' | 'rows', number[]> = { whole: [], rows: [] };
    for (let round = 0; round < rounds; round += 1) {
      for (const kind of ['none', 'rows', 'whole', 'unmade'] as const) {
        const directory = await temporaryDataDirectory();
        try {
          for (const which of ['cold', 'warm'] as const) {
            if (kind === 'unmade' && which === 'warm') continue;
            const host = await start(kind, directory.path);
            try {
              starts[kind][which].push(host.ms);
              // At once: nobody opens a page and presses play any sooner.
              if ((kind === 'whole' || kind === 'unmade') && which === 'cold') {
                demos[kind].push(await untilBytes(demoUrl(host.url, round)));
              }
              if ((kind === 'whole' || kind === 'rows') && which === 'warm') {
                moments[kind].push(...(await requestTimes(host.url, requests)));
              }
            } finally {
              await host.stop();
            }
          }
        } finally {
          await directory.remove();
        }
      }
    }
    const against = (kind: 'rows' | 'whole', which: 'cold' | 'warm') => ({
      value: median(starts[kind][which]),
      baseline: median(starts.none[which]),
    });
    return {
      'cold start with the rows': against('rows', 'cold'),
      'cold start with rows, process and queue': against('whole', 'cold'),
      'warm start with the rows': against('rows', 'warm'),
      'warm start with rows, process and queue': against('whole', 'warm'),
      'a request while the library is rendered': {
        value: median(moments.whole),
        baseline: median(moments.rows),
      },
      'the slowest twentieth of them': { value: late(moments.whole), baseline: late(moments.rows) },
      'first second of a demo track that set-up made': { value: median(demos.whole) },
      'first second of a demo track that nobody made': { value: median(demos.unmade) },
    };
  },
});
