import { Tokenizer } from '@huggingface/tokenizers';
import { env, InferenceSession, Tensor } from 'onnxruntime-web/wasm';
import { createEmbedder, type Embedder } from '#domain/memory/meaning/create-embedder.ts';
import { meaningFiles } from '#domain/memory/meaning/meaning-files.ts';
import { networkOver } from '#domain/recogniser/ort-network.ts';
import { keptModel, readModelFile } from '#web/platform/model-files/kept-model.ts';
import { type FromWorker, toWorkerSchema } from '#web/services/memory/device/worker-messages.ts';

declare const self: DedicatedWorkerGlobalScope;

// The same sentence model as the server's, on the person's own device. It reads what was downloaded and asks nobody.

const objectIn = (bytes: Uint8Array): object => {
  const read: unknown = JSON.parse(new TextDecoder().decode(bytes));
  if (typeof read !== 'object' || read === null) throw new TypeError('No object');
  return read;
};

const openAll = async (): Promise<Embedder> => {
  const kept = await keptModel(meaningFiles);
  if (kept === null) throw new Error('The files are no longer on this device.');
  const read = async (name: (typeof meaningFiles.names)[number]): Promise<Uint8Array<ArrayBuffer>> =>
    readModelFile(meaningFiles, kept.version, name);
  env.logLevel = 'error';
  // More would need a page that is cut off from everybody else's.
  env.wasm.numThreads = 1;
  env.wasm.wasmBinary = (await read('ort.wasm')).buffer;
  const tokenizer = new Tokenizer(
    objectIn(await read('tokenizer.json')),
    objectIn(await read('tokenizer_config.json')),
  );
  const session = await InferenceSession.create(await read('model_quantized.onnx'), {
    executionProviders: ['wasm'],
  });
  return createEmbedder((text) => tokenizer.encode(text).ids, networkOver(session, Tensor));
};

let opened: Promise<Embedder> | null = null;
const embedder = (): Promise<Embedder> => {
  opened ??= openAll().catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
};

const tell = (message: FromWorker): void => self.postMessage(message, { transfer: [] });

const embed = async (id: number, text: string): Promise<void> => {
  try {
    const vector = await (await embedder()).embed(text);
    tell({ type: 'vector', id, vector: Float32Array.from(vector) });
  } catch (error) {
    tell({ type: 'failure', id, message: error instanceof Error ? error.message : 'Unknown' });
  }
};

// The network reads one text at a time.
let turn: Promise<void> = Promise.resolve();

self.addEventListener('message', (event: MessageEvent<unknown>) => {
  const parsed = toWorkerSchema.safeParse(event.data);
  if (!parsed.success) return;
  const asked = parsed.data;
  // A failure is told to whoever asks first.
  if (asked.type === 'warm') embedder().catch(() => undefined);
  else turn = turn.then(async () => embed(asked.id, asked.text));
});
