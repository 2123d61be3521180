import type { Page, Route } from '@playwright/test';
import { z } from 'zod';

const sampleRate = 44_100;
const headerBytes = 44;

/** A sine as a WAV file: which track it is can be heard by its pitch. */
const tone = (hertz: number, seconds: number): Buffer => {
  const samples = Math.round(sampleRate * seconds);
  const file = Buffer.alloc(headerBytes + samples * 2);
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + samples * 2, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(sampleRate, 24);
  file.writeUInt32LE(sampleRate * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(samples * 2, 40);
  for (let index = 0; index < samples; index += 1) {
    const value = Math.sin((2 * Math.PI * hertz * index) / sampleRate) * 0.5;
    file.writeInt16LE(Math.round(value * 32_767), headerBytes + index * 2);
  }
  return file;
};

const rangeOf = (header: string | undefined, size: number): readonly [number, number] | null => {
  const match = /^bytes=(\d+)-(\d*)$/.exec(header ?? '');
  if (match === null) return null;
  const end = match[2] === '' ? size - 1 : Math.min(Number(match[2]), size - 1);
  return [Number(match[1]), end];
};

const answer = async (route: Route, file: Buffer, arrives = file.length): Promise<void> => {
  const range = rangeOf(
    await route
      .request()
      .headerValue('range')
      .then((value) => value ?? undefined),
    file.length,
  );
  const headers = { 'content-type': 'audio/wav', 'accept-ranges': 'bytes' };
  if (range === null) return route.fulfill({ status: 200, headers, body: file });
  const [from, asked] = range;
  const to = Math.min(asked, arrives - 1);
  return route.fulfill({
    status: 206,
    headers: { ...headers, 'content-range': `bytes ${from}-${to}/${file.length}` },
    body: file.subarray(from, to + 1),
  });
};

export interface ToneTrack {
  readonly id: string;
  readonly hertz: number;
  readonly seconds: number;
  readonly mood: string;
  readonly energy?: 'low' | 'medium' | 'high';
  /** The file is no music, until it is repaired. */
  readonly corrupt?: boolean;
  /** Of the file as it is streamed, only so many seconds arrive; what follows waits for the network to come back. */
  readonly streams?: number;
  /** Nobody gets the file whole, so that nobody can keep it. */
  readonly unkept?: boolean;
  /** It has yet to be made, and the making hangs: not a byte of it ever comes. */
  readonly hangs?: boolean;
}

const rowOf = ({ id, seconds, mood, hertz, energy = 'medium' }: ToneTrack) => ({
  id,
  title: `Tone ${hertz}`,
  artist: 'Kindling Test Tones',
  genre: 'Tone',
  file_path: `tones/${id}.wav`,
  file_size: headerBytes + sampleRate * seconds * 2,
  duration_seconds: seconds,
  focus_type: 'medium',
  energy_level: energy,
  bpm: 100,
  tags: [mood],
  adhd_optimized: true,
  mood_category: mood,
});

export interface Tones {
  /** Which files were asked for, in order. */
  readonly asked: readonly string[];
  /** Which files were answered, in order. */
  readonly arrived: readonly string[];
  /** From now on no file arrives. */
  readonly cut: () => void;
  readonly mend: () => void;
  /** From now on what is streamed stops in the middle again. */
  readonly hold: () => void;
  /** From now on every file is music. */
  readonly repair: () => void;
  /** The library has been read. */
  readonly read: Promise<void>;
}

const requested = z.object({ trackIds: z.array(z.string()) });

/** A library of tones in place of the real one: rows, files with ranges, and nothing to prepare. */
export const toneTracks = async (
  page: Page,
  tracks: readonly ToneTrack[],
  demoHertz = 200,
): Promise<Tones> => {
  const asked: string[] = [];
  const arrived: string[] = [];
  const files = new Map(tracks.map(({ id, hertz, seconds }) => [id, tone(hertz, seconds)]));
  const kinds = new Map(tracks.map((track) => [track.id, track]));
  const demo = tone(demoHertz, 30);
  let down = false;
  let repaired = false;
  let back = Promise.withResolvers<void>();
  const { promise: read, resolve: tell } = Promise.withResolvers<void>();

  const serve = async (route: Route, id: string, file: Buffer): Promise<void> => {
    const { corrupt, streams, unkept, hangs } = kinds.get(id) ?? {};
    // Whoever asked gives up.
    if (hangs === true) return new Promise<void>(() => {});
    if (corrupt === true && !repaired) return answer(route, Buffer.alloc(20_000, 7));
    const range = await route.request().headerValue('range');
    if (range === null && unkept === true) return route.fulfill({ status: 503, body: '' });
    if (range === null || streams === undefined) return answer(route, file);
    const arrives = headerBytes + streams * sampleRate * 2;
    if ((rangeOf(range, file.length)?.[0] ?? 0) < arrives) return answer(route, file, arrives);
    // The middle of the track: it comes when the network has been away and is back.
    await back.promise;
    return down ? route.abort('internetdisconnected') : answer(route, file);
  };

  await page.route('**/storage/v1/object/public/adhd-music/**', async (route) => {
    if (down) return route.abort('internetdisconnected');
    const [, id = '', kind] = /\/([^/]+)\.(wav|mp3)$/.exec(new URL(route.request().url()).pathname) ?? [];
    const file = kind === 'mp3' ? demo : files.get(id);
    if (file === undefined) return route.fulfill({ status: 404, body: '' });
    const name = kind === 'mp3' ? 'demo' : id;
    asked.push(name);
    await serve(route, id, file);
    arrived.push(name);
  });
  await page.route('**/functions/v1/prepare-tracks', (route) => {
    const { trackIds } = requested.parse(route.request().postDataJSON());
    const preparing = trackIds.filter((id) => kinds.get(id)?.hangs === true);
    return route.fulfill({ json: { stored: trackIds.filter((id) => !preparing.includes(id)), preparing } });
  });
  await page.route('**/rest/v1/rpc/stored_tracks', (route) =>
    route.fulfill({ json: tracks.filter(({ hangs }) => hangs !== true).map(({ id }) => id) }),
  );
  await page.route('**/rest/v1/music_tracks?*', async (route) => {
    await route.fulfill({ json: tracks.map(rowOf) });
    tell();
  });
  return {
    asked,
    arrived,
    read,
    cut: () => {
      down = true;
      back.resolve();
    },
    mend: () => {
      down = false;
    },
    hold: () => {
      back = Promise.withResolvers<void>();
    },
    repair: () => {
      repaired = true;
    },
  };
};

/** Puts an analyser before every way out of the page. Before the page is opened. */
export const listenTo = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const connect = Reflect.get(AudioNode.prototype, 'connect');
    const taps = new WeakMap<BaseAudioContext, AnalyserNode>();
    const tapOf = (context: BaseAudioContext): AnalyserNode => {
      const known = taps.get(context);
      if (known !== undefined) return known;
      const made = new AnalyserNode(context, { fftSize: 8192, smoothingTimeConstant: 0 });
      Reflect.apply(connect, made, [context.destination]);
      taps.set(context, made);
      Reflect.set(window, 'soundTap', made);
      return made;
    };
    Reflect.set(AudioNode.prototype, 'connect', function (this: AudioNode, to: unknown, ...rest: unknown[]) {
      const out = to instanceof AudioDestinationNode;
      Reflect.apply(connect, this, [out ? tapOf(this.context) : to, ...rest]);
      return to;
    });
    // Elements of a pool are in no document: how often one of them began is counted here.
    const play = Reflect.get(HTMLMediaElement.prototype, 'play');
    Reflect.set(window, 'soundStarts', 0);
    Reflect.set(HTMLMediaElement.prototype, 'play', function (this: HTMLMediaElement) {
      Reflect.set(window, 'soundStarts', Number(Reflect.get(window, 'soundStarts')) + 1);
      Reflect.set(window, 'soundElement', this);
      return Reflect.apply(play, this, []);
    });
  });
};

/** The quietest fortieth of a second until an element has begun so many times more; silence where that never comes. */
export const quietestUntilStarts = async (page: Page, starts: number): Promise<number> =>
  page.evaluate(
    (more) =>
      new Promise<number>((resolve) => {
        const tap: unknown = Reflect.get(window, 'soundTap');
        const enough = Number(Reflect.get(window, 'soundStarts')) + more;
        const wave = new Float32Array(8192);
        let quietest = 1;
        const givenUp = performance.now() + 60_000;
        const look = (): void => {
          if (tap instanceof AnalyserNode) tap.getFloatTimeDomainData(wave);
          const last = wave.subarray(-1100);
          const level = Math.sqrt(last.reduce((sum, value) => sum + value * value, 0) / last.length);
          quietest = Math.min(quietest, level);
          const isOver = performance.now() > givenUp;
          if (Number(Reflect.get(window, 'soundStarts')) < enough && !isOver) return;
          clearInterval(timer);
          resolve(isOver ? 0 : quietest);
        };
        const timer = setInterval(look, 5);
      }),
    starts,
  );

export interface Heard {
  /** Root mean square of what leaves the page. */
  readonly level: number;
  readonly dominantHz: number;
}

const silence: Heard = { level: 0, dominantHz: 0 };

/** What leaves the page at this moment. One that is being replaced by another makes no sound. */
export const heard = async (page: Page): Promise<Heard> =>
  soundOf(page).catch((error: unknown) => {
    if (error instanceof Error && error.message.includes('Execution context was destroyed')) return silence;
    throw error;
  });

const soundOf = async (page: Page): Promise<Heard> =>
  page.evaluate(() => {
    const tap: unknown = Reflect.get(window, 'soundTap');
    if (!(tap instanceof AnalyserNode)) return { level: 0, dominantHz: 0 };
    const wave = new Float32Array(tap.fftSize);
    tap.getFloatTimeDomainData(wave);
    const level = Math.sqrt(wave.reduce((sum, value) => sum + value * value, 0) / wave.length);
    if (level < 0.001) return { level, dominantHz: 0 };
    const bins = new Float32Array(tap.frequencyBinCount);
    tap.getFloatFrequencyData(bins);
    const strongest = bins.indexOf(Math.max(...bins));
    return { level, dominantHz: (strongest * tap.context.sampleRate) / tap.fftSize };
  });

/** The tone that is heard, of those there are; null in silence. */
export const toneHeard = async (page: Page, tracks: readonly ToneTrack[]): Promise<string | null> => {
  const { level, dominantHz } = await heard(page);
  if (level < 0.001) return null;
  return tracks.find(({ hertz }) => Math.abs(hertz - dominantHz) < 20)?.id ?? `${Math.round(dominantHz)} Hz`;
};
