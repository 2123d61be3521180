import type { Page, Route } from '@playwright/test';

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

const answer = async (route: Route, file: Buffer): Promise<void> => {
  const range = rangeOf(
    await route
      .request()
      .headerValue('range')
      .then((value) => value ?? undefined),
    file.length,
  );
  const headers = { 'content-type': 'audio/wav', 'accept-ranges': 'bytes' };
  if (range === null) return route.fulfill({ status: 200, headers, body: file });
  const [from, to] = range;
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
  /** The file is no music. */
  readonly corrupt?: boolean;
}

const rowOf = ({ id, seconds, mood, hertz }: ToneTrack) => ({
  id,
  title: `Tone ${hertz}`,
  artist: 'Kindling Test Tones',
  genre: 'Tone',
  file_path: `tones/${id}.wav`,
  file_size: headerBytes + sampleRate * seconds * 2,
  duration_seconds: seconds,
  focus_type: 'medium',
  energy_level: 'medium',
  bpm: 100,
  tags: [mood],
  adhd_optimized: true,
  mood_category: mood,
});

export interface Tones {
  /** Which files were asked for, in order. */
  readonly asked: readonly string[];
  /** From now on no file arrives. */
  readonly cut: () => void;
  readonly mend: () => void;
  /** The library has been read. */
  readonly read: Promise<void>;
}

/** A library of tones in place of the real one: rows, files with ranges, and nothing to prepare. */
export const toneTracks = async (page: Page, tracks: readonly ToneTrack[]): Promise<Tones> => {
  const asked: string[] = [];
  const files = new Map(
    tracks.map(({ id, hertz, seconds, corrupt }) => [
      id,
      corrupt === true ? Buffer.alloc(20_000, 7) : tone(hertz, seconds),
    ]),
  );
  let down = false;
  const { promise: read, resolve: tell } = Promise.withResolvers<void>();
  await page.route('**/storage/v1/object/public/adhd-music/**', async (route) => {
    const id = /\/([^/]+)\.wav$/.exec(new URL(route.request().url()).pathname)?.[1] ?? '';
    const file = files.get(id);
    if (down) return route.abort('internetdisconnected');
    if (file === undefined) return route.fulfill({ status: 404, body: '' });
    asked.push(id);
    return answer(route, file);
  });
  await page.route('**/functions/v1/prepare-tracks', (route) =>
    route.fulfill({ json: { stored: tracks.map(({ id }) => id), preparing: [] } }),
  );
  await page.route('**/rest/v1/music_tracks?*', async (route) => {
    await route.fulfill({ json: tracks.map(rowOf) });
    tell();
  });
  return {
    asked,
    read,
    cut: () => {
      down = true;
    },
    mend: () => {
      down = false;
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
      return Reflect.apply(play, this, []);
    });
  });
};

/** The quietest fortieth of a second until an element has begun so many times more. */
export const quietestUntilStarts = async (page: Page, starts: number): Promise<number> =>
  page.evaluate(
    (more) =>
      new Promise<number>((resolve) => {
        const tap: unknown = Reflect.get(window, 'soundTap');
        const enough = Number(Reflect.get(window, 'soundStarts')) + more;
        const wave = new Float32Array(8192);
        let quietest = 1;
        const look = (): void => {
          if (tap instanceof AnalyserNode) tap.getFloatTimeDomainData(wave);
          const last = wave.subarray(-1100);
          const level = Math.sqrt(last.reduce((sum, value) => sum + value * value, 0) / last.length);
          quietest = Math.min(quietest, level);
          if (Number(Reflect.get(window, 'soundStarts')) < enough) return;
          clearInterval(timer);
          resolve(quietest);
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

/** What leaves the page at this moment. */
export const heard = async (page: Page): Promise<Heard> =>
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
