import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createRecogniser, type RecogniserTuning } from '#domain/recogniser/create-recogniser.ts';
import { moonshineShapes, type Networks } from '#domain/recogniser/network.ts';
import { isClosedCommand } from '#domain/voice/is-closed-command.ts';
import { commandManners, commandOpenings } from '#domain/voice/command-openings.ts';
import type { Recogniser } from '#domain/recogniser/recogniser.ts';
import type { OpenNetwork } from './open-network.ts';
import { openerOf, type Runtime } from './runtimes.ts';
import { wordTokens } from '#domain/recogniser/llama-tokens.ts';

export interface RecogniserOptions extends RuntimeOptions {
  /** The closed phrases that are compared with what was heard. */
  readonly phrases: readonly string[];
  readonly tuning?: RecogniserTuning;
}

/** The package's entry is a bundle for browsers; the weights lie below it. */
const models = new URL('./model/', import.meta.resolve('@usefulsensors/moonshine-js'));

interface RuntimeOptions {
  /** What runs the networks; WebAssembly, which runs anywhere, unless told. */
  readonly runtime?: Runtime;
  /** Another one than ours, to compare. */
  readonly openNetwork?: OpenNetwork;
  readonly threads?: number;
}

/** Loads the weights, which takes a few seconds and some hundred megabytes: once for each worker. */
export const openNetworks = async (
  size: keyof typeof moonshineShapes,
  { runtime = 'wasm', openNetwork, threads = 1 }: RuntimeOptions,
): Promise<Networks> => {
  const openOne = openNetwork ?? (await openerOf(runtime));
  const open = async (name: string) =>
    openOne(await readFile(fileURLToPath(new URL(`${size}/quantized/${name}`, models))), { threads });
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
  let second: Promise<Networks> | undefined;
  return createRecogniser(networks, wordTokens, phrases, {
    // A hundred megabytes that most people who speak never need.
    second: () => (second ??= openNetworks('tiny', runtime)),
    isAnswer: isClosedCommand,
    openings: commandOpenings,
    manners: commandManners,
    ...(tuning === undefined ? {} : { tuning }),
  });
};
