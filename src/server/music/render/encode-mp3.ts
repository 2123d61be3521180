import { registerMp3Encoder } from '@mediabunny/mp3-encoder';
import { AudioSample, AudioSampleSource, Mp3OutputFormat, Output, Quality, StreamTarget } from 'mediabunny';
import { type Chunk, SAMPLE_RATE } from './chunk.ts';

const BIT_RATE = 128_000;

/**
 * Constant 128 kbit/s joint stereo. Bytes leave as soon as the encoder gives them, and the next chunk is asked for only
 * when they have been taken. There is no header that would need the end: at a constant rate the size tells the duration.
 */
export async function* encodeMp3(
  chunks: Iterable<Chunk> | AsyncIterable<Chunk>,
): AsyncGenerator<Uint8Array, void, undefined> {
  // Only whoever encodes loads the encoder into mediabunny.
  registerMp3Encoder();
  let ready: Uint8Array[] = [];
  const writable = new WritableStream<{ readonly data: Uint8Array }>({
    write: ({ data }) => {
      ready.push(data.slice());
    },
  });
  const output = new Output({
    format: new Mp3OutputFormat({ xingHeader: false }),
    target: new StreamTarget(writable),
  });
  const source = new AudioSampleSource({
    codec: 'mp3',
    quality: new Quality({ bitrate: BIT_RATE, bitrateMode: 'constant' }),
  });
  output.addAudioTrack(source);
  await output.start();
  let finished = false;
  try {
    let frames = 0;
    for await (const { left, right } of chunks) {
      const data = new Float32Array(left.length * 2);
      data.set(left);
      data.set(right, left.length);
      const sample = new AudioSample({
        data,
        format: 'f32-planar',
        numberOfChannels: 2,
        sampleRate: SAMPLE_RATE,
        timestamp: frames / SAMPLE_RATE,
      });
      await source.add(sample);
      sample.close();
      frames += left.length;
      const leaving = ready;
      ready = [];
      yield* leaving;
    }
    await output.finalize();
    finished = true;
    yield* ready;
  } finally {
    // Somebody went away in the middle: the encoder's thread ends with them.
    if (!finished) await output.cancel();
  }
}
