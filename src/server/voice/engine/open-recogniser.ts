import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import {
  createRecogniser,
  recogniserTuning,
  type RecogniserTuning,
} from '#domain/recogniser/create-recogniser.ts';
import { moonshineShapes } from '#domain/recogniser/network.ts';
import type { Recogniser } from '#domain/recogniser/recogniser.ts';
import { openNetwork as openWithWasm } from './wasm-network.ts';
import type { OpenNetwork } from './open-network.ts';
import { wordTokens } from './word-tokens.ts';

export interface RecogniserOptions {
  /** The closed phrases that are compared with what was heard. */
  readonly phrases: readonly string[];
  /** What runs the networks; the one in the lockfile unless told. */
  readonly openNetwork?: OpenNetwork;
  readonly threads?: number;
  readonly tuning?: RecogniserTuning;
}

/** The package's entry is a bundle for browsers; the weights lie below it. */
const weights = new URL('./model/base/quantized/', import.meta.resolve('@usefulsensors/moonshine-js'));

/** Loads the weights, which takes a few seconds and about half a gigabyte: once for each worker. */
export async function openRecogniser({
  phrases,
  openNetwork = openWithWasm,
  threads = 1,
  tuning = recogniserTuning,
}: RecogniserOptions): Promise<Recogniser> {
  const open = async (name: string) =>
    openNetwork(await readFile(fileURLToPath(new URL(name, weights))), { threads });
  const encoder = await open('encoder_model.onnx');
  const decoder = await open('decoder_model_merged.onnx');
  return createRecogniser({ encoder, decoder, shape: moonshineShapes.base }, wordTokens, phrases, tuning);
}
