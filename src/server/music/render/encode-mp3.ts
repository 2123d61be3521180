import { setTimeout as sleep } from 'node:timers/promises';
import { registerMp3Encoder } from '@mediabunny/mp3-encoder';
import { AudioSample, AudioSampleSource, Mp3OutputFormat, Output, Quality, StreamTarget } from 'mediabunny';
import { type Chunk, SAMPLE_RATE } from './chunk.ts';

const BIT_RATE = 128_000;
/** Fewer frames than these may all stay in the encoder. */
const COMES_OUT = 4 * 1152;
const FIRST_BYTES_MS = 5_000;

/** An encoder for one file, with a thread of its own that starts at once. */
export interface Mp3Encoder {
  readonly encode: (
    chunks: Iterable<Chunk> | AsyncIterable<Chunk>,
  ) => AsyncGenerator<Uint8Array, void, undefined>;
}

/** No sound at all: the first sample of a file, whatever it is, starts the encoder. */
class Nothing extends AudioSample {
  constructor() {
    const nothing = new Float32Array();
    super({
      data: nothing,
      format: 'f32-planar',
      numberOfChannels: 2,
      sampleRate: SAMPLE_RATE,
      timestamp: 0,
    });
  }
  override allocationSize(): number {
    return 0;
  }
  override copyTo(): void {}
  override clone(): this {
    return this;
  }
}

const sampleOf = ({ left, right }: Chunk, frames: number): AudioSample => {
  const data = new Float32Array(left.length * 2);
  data.set(left);
  data.set(right, left.length);
  const timestamp = frames / SAMPLE_RATE;
  return new AudioSample({
    data,
    format: 'f32-planar',
    numberOfChannels: 2,
    sampleRate: SAMPLE_RATE,
    timestamp,
  });
};

/**
 * Constant 128 kbit/s joint stereo. Bytes leave as soon as the encoder gives them, and the next chunk is asked for only
 * when they have been taken. There is no header that would need the end: at a constant rate the size tells the duration.
 */
export const createMp3Encoder = (): Mp3Encoder => {
  // Only whoever encodes loads the encoder into mediabunny.
  registerMp3Encoder();
  let ready: Uint8Array[] = [];
  const began = Promise.withResolvers<void>();
  const output = new Output({
    format: new Mp3OutputFormat({ xingHeader: false }),
    target: new StreamTarget(
      new WritableStream<{ readonly data: Uint8Array }>({
        write: ({ data }) => {
          ready.push(data.slice());
          began.resolve();
        },
      }),
    ),
  });
  const source = new AudioSampleSource({
    codec: 'mp3',
    quality: new Quality({ bitrate: BIT_RATE, bitrateMode: 'constant' }),
  });
  output.addAudioTrack(source);
  const start = async (): Promise<void> => {
    await output.start();
    await source.add(new Nothing());
  };
  const started = start();
  // Told to whoever encodes.
  started.catch(() => {});

  /** A frame of the encoder is 26 ms: one piece of all that is there is easier to carry. */
  const leaving = (): readonly Uint8Array[] => {
    const pieces = ready;
    ready = [];
    return pieces.length === 0 ? [] : [new Uint8Array(Buffer.concat(pieces))];
  };

  return {
    encode: async function* (chunks) {
      let finished = false;
      try {
        let frames = 0;
        for await (const chunk of chunks) {
          await started;
          const sample = sampleOf(chunk, frames);
          await source.add(sample);
          sample.close();
          // The encoder would take in some seconds before it has to give the first.
          if (frames === 0 && chunk.left.length >= COMES_OUT) {
            await Promise.race([began.promise, sleep(FIRST_BYTES_MS, undefined, { ref: false })]);
          }
          frames += chunk.left.length;
          yield* leaving();
        }
        await output.finalize();
        finished = true;
        yield* leaving();
      } finally {
        // Somebody went away in the middle: the encoder's thread ends with them.
        if (!finished) await output.cancel();
      }
    },
  };
};

export const encodeMp3 = (
  chunks: Iterable<Chunk> | AsyncIterable<Chunk>,
): AsyncGenerator<Uint8Array, void, undefined> => createMp3Encoder().encode(chunks);
