import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Tokenizer } from '@huggingface/tokenizers';
import { z } from 'zod';
import { createEmbedder, type Embedder } from '#domain/memory/meaning/create-embedder.ts';
import { sentenceModel } from '#domain/memory/meaning/sentence-model.ts';
import { openNetwork } from '#server/voice/engine/wasm-network.ts';
import { sentenceModelFiles } from './sentence-model-files.ts';

/** The part of the tokeniser that is used. */
interface TextTokenizer {
  readonly encode: (text: string) => { readonly ids: readonly number[] };
}

const jsonObject = z.record(z.string(), z.unknown());

const readObject = async (file: URL): Promise<Readonly<Record<string, unknown>>> =>
  jsonObject.parse(JSON.parse(await readFile(file, 'utf8')));

/** The weights, if they are the ones we know. */
export const readWeights = async (file: URL = sentenceModelFiles.weights): Promise<Uint8Array> => {
  const weights = await readFile(file);
  const found = createHash('sha256').update(weights).digest('hex');
  if (found !== sentenceModel.weightsSha256) {
    throw new Error('The sentence model is not the one it should be');
  }
  return weights;
};

/** Takes a second or two and some hundred megabytes: once, in a thread of its own. */
export const openEmbedder = async (): Promise<Embedder> => {
  const [tokens, config, weights] = await Promise.all([
    readObject(sentenceModelFiles.tokenizer),
    readObject(sentenceModelFiles.tokenizerConfig),
    readWeights(),
  ]);
  // oxlint-disable-next-line typescript/no-unsafe-assignment, typescript/no-unsafe-call -- its types name files without their endings
  const tokenizer: TextTokenizer = new Tokenizer(tokens, config);
  const network = await openNetwork(weights, { threads: 1 });
  return createEmbedder((text) => tokenizer.encode(text).ids, network);
};
