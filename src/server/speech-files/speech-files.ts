import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import { toWebStream } from '#server/engine/storage/http/web-stream.ts';
import { type SpeechFileName, speechFileNames, type SpeechManifest } from '#domain/voice/speech-files.ts';

const models = new URL('./model/', import.meta.resolve('@usefulsensors/moonshine-js'));
const sources: Readonly<Record<SpeechFileName, URL>> = {
  'ort.wasm': new URL('./ort-wasm-simd-threaded.wasm', import.meta.resolve('onnxruntime-web')),
  'encoder.onnx': new URL('base/quantized/encoder_model.onnx', models),
  'decoder.onnx': new URL('base/quantized/decoder_model_merged.onnx', models),
  'second-encoder.onnx': new URL('tiny/quantized/encoder_model.onnx', models),
  'second-decoder.onnx': new URL('tiny/quantized/decoder_model_merged.onnx', models),
};
const typeOf = (name: SpeechFileName): string =>
  name === 'ort.wasm' ? 'application/wasm' : 'application/octet-stream';

const describe = async (name: SpeechFileName): Promise<SpeechManifest['files'][number]> => {
  const file = fileURLToPath(sources[name]);
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return { name, bytes: (await stat(file)).size, sha256: hash.digest('hex') };
};

const readManifest = async (): Promise<SpeechManifest> => {
  const files = await Promise.all(speechFileNames.map(describe));
  const version = createHash('sha256')
    .update(files.map(({ sha256 }) => sha256).join())
    .digest('hex')
    .slice(0, 12);
  return { version, files };
};

/**
 * For mounting at /speech: what a browser downloads, once and when asked to, to understand speech without us. The files
 * are the packages' own and are too large to be held in memory as the rest of the build is.
 */
export const createSpeechFiles = (): Hono => {
  const app = new Hono();
  // A hundred megabytes are read for it, so only once somebody asks.
  let known: Promise<SpeechManifest> | undefined;
  const manifest = (): Promise<SpeechManifest> => {
    known ??= readManifest().catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };

  app.get('/manifest.json', async (context) => {
    context.header('cache-control', 'no-cache');
    return context.json(await manifest());
  });
  app.get('/:version/:name', async (context) => {
    const { version, files } = await manifest();
    const file = files.find(({ name }) => name === context.req.param('name'));
    if (file === undefined || context.req.param('version') !== version) return context.notFound();
    const stream = createReadStream(fileURLToPath(sources[file.name]));
    context.req.raw.signal.addEventListener('abort', () => stream.destroy(), { once: true });
    return new Response(toWebStream(stream), {
      headers: {
        'content-type': typeOf(file.name),
        'content-length': String(file.bytes),
        'cache-control': 'public, max-age=31536000, immutable',
        etag: `"${file.sha256.slice(0, 22)}"`,
      },
    });
  });
  return app;
};
