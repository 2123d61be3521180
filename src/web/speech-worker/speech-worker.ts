import { env, InferenceSession, Tensor } from 'onnxruntime-web/wasm';
import { createRecogniser } from '#domain/recogniser/create-recogniser.ts';
import { wordTokens } from '#domain/recogniser/llama-tokens.ts';
import { moonshineShapes } from '#domain/recogniser/network.ts';
import { networkOver } from '#domain/recogniser/ort-network.ts';
import type { Recogniser } from '#domain/recogniser/recogniser.ts';
import { answerTo } from '#domain/voice/answer-to.ts';
import { commandManners, commandOpenings } from '#domain/voice/command-openings.ts';
import { commandPhrases } from '#domain/voice/command-table.ts';
import { isClosedCommand } from '#domain/voice/is-closed-command.ts';
import { speechFiles } from '#domain/voice/speech-files.ts';
import { keptModel, readModelFile } from '#web/platform/model-files/kept-model.ts';
import { type FromWorker, toWorkerSchema } from '#web/services/voice/device/worker-messages.ts';

declare const self: DedicatedWorkerGlobalScope;

// The same recogniser as the server's, on the person's own device. It reads what was downloaded and asks nobody.

class Missing extends Error {}

const openAll = async (): Promise<Recogniser> => {
  const kept = await keptModel(speechFiles);
  if (kept === null) throw new Missing('The speech files are no longer on this device.');
  const { version, files } = kept;
  env.logLevel = 'error';
  // More would need a page that is cut off from everybody else's.
  env.wasm.numThreads = 1;
  env.wasm.wasmBinary = (await readModelFile(speechFiles, version, 'ort.wasm')).buffer;
  const open = async (name: (typeof speechFiles.names)[number]) =>
    networkOver(
      await InferenceSession.create(await readModelFile(speechFiles, version, name), {
        executionProviders: ['wasm'],
      }),
      Tensor,
    );
  const encoder = await open('encoder.onnx');
  const decoder = await open('decoder.onnx');
  // Who downloaded the files before there were two pairs of them goes on with one.
  const second = files.some(({ name }) => name === 'second-decoder.onnx')
    ? {
        encoder: await open('second-encoder.onnx'),
        decoder: await open('second-decoder.onnx'),
        shape: moonshineShapes.tiny,
      }
    : null;
  return createRecogniser({ encoder, decoder, shape: moonshineShapes.base }, wordTokens, commandPhrases, {
    openings: commandOpenings,
    manners: commandManners,
    isAnswer: isClosedCommand,
    ...(second === null ? {} : { second: async () => second }),
  });
};

let opened: Promise<Recogniser> | null = null;
const recogniser = (): Promise<Recogniser> => {
  opened ??= openAll().catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
};

const underWay = new Map<number, { aborted: boolean; readonly reason: unknown }>();
const tell = (message: FromWorker): void => self.postMessage(message, { transfer: [] });

const hear = async (id: number, samples: Float32Array): Promise<void> => {
  const signal = { aborted: false, reason: new Error('Not wanted any more') };
  underWay.set(id, signal);
  try {
    const engine = await recogniser();
    const heard = await engine.hear(samples, signal);
    tell({ type: 'answer', id, answer: { ...answerTo(heard), engine: 'local' } });
  } catch (error) {
    if (signal.aborted) return;
    const message = error instanceof Error ? error.message : 'Unknown';
    tell({ type: 'failure', id, reason: error instanceof Missing ? 'missing' : 'failed', message });
  } finally {
    underWay.delete(id);
  }
};

self.addEventListener('message', (event: MessageEvent<unknown>) => {
  const parsed = toWorkerSchema.safeParse(event.data);
  if (!parsed.success) return;
  const asked = parsed.data;
  // A failure is told to whoever speaks first.
  if (asked.type === 'warm') recogniser().catch(() => undefined);
  if (asked.type === 'hear') void hear(asked.id, asked.samples);
  const cancelled = asked.type === 'cancel' ? underWay.get(asked.id) : undefined;
  if (cancelled !== undefined) cancelled.aborted = true;
});
