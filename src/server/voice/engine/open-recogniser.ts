import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createRecogniser, type RecogniserTuning } from '#domain/recogniser/create-recogniser.ts';
import { moonshineShapes, type Networks } from '#domain/recogniser/network.ts';
import { commandManners, commandOpenings } from '#domain/voice/command-openings.ts';
import type { Recogniser } from '#domain/recogniser/recogniser.ts';
import { openNetwork as openWithWasm } from './wasm-network.ts';
import type { OpenNetwork } from './open-network.ts';
import { wordTokens } from '#domain/recogniser/llama-tokens.ts';

export interface RecogniserOptions extends RuntimeOptions {
  /** The closed phrases that are compared with what was heard. */
  readonly phrases: readonly string[];
  readonly tuning?: RecogniserTuning;
}

/** The package's entry is a bundle for browsers; the weights lie below it. */
const models = new URL('./model/', import.meta.resolve('@usefulsensors/moonshine-js'));

interface RuntimeOptions {
  /** What runs the networks; the one in the lockfile unless told. */
  readonly openNetwork?: OpenNetwork;
  readonly threads?: number;
}

/** Loads the weights, which takes a few seconds and some hundred megabytes: once for each worker. */
export const openNetworks = async (
  size: keyof typeof moonshineShapes,
  { openNetwork = openWithWasm, threads = 1 }: RuntimeOptions,
): Promise<Networks> => {
  const open = async (name: string) =>
    openNetwork(await readFile(fileURLToPath(new URL(`${size}/quantized/${name}`, models))), { threads });
  const encoder = await open('encoder_model.onnx');
  const decoder = await open('decoder_model_merged.onnx');
  return { encoder, decoder, shape: moonshineShapes[size] };
};

export const openRecogniser = async ({
  phrases,
  tuning,
  ...runtime
}: RecogniserOptions): Promise<Recogniser> => {
  const networks = await openNetworks('base', runtime);
  return createRecogniser(networks, wordTokens, phrases, {
    second: await openNetworks('tiny', runtime),
    openings: commandOpenings,
    manners: commandManners,
    ...(tuning === undefined ? {} : { tuning }),
  });
};
