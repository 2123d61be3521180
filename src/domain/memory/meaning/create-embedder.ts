import { type Network, outputNamed } from '#domain/recogniser/network.ts';
import { sentenceModel } from './sentence-model.ts';

/** A text as one vector of length 1: two texts that mean the same lie close together. */
export interface Embedder {
  readonly embed: (text: string) => Promise<Float32Array>;
}

/** Token numbers of a text, with the marks of beginning and end. */
export type Tokenise = (text: string) => readonly number[];

/** What is too long loses its end but keeps the mark that ends it. */
export const cutTokens = (
  ids: readonly number[],
  most: number = sentenceModel.mostTokens,
): readonly number[] => (ids.length <= most ? ids : [...ids.slice(0, most - 1), ...ids.slice(-1)]);

/** The middle of all tokens' vectors, for those that the mask counts. */
export const meanPool = (
  tokens: Float32Array,
  mask: ArrayLike<number | bigint>,
  size: number,
): Float32Array => {
  const sum = new Float32Array(size);
  let counted = 0;
  for (let at = 0; at < mask.length; at += 1) {
    if (Number(mask[at]) === 0) continue;
    counted += 1;
    for (let part = 0; part < size; part += 1) sum[part] = (sum[part] ?? 0) + (tokens[at * size + part] ?? 0);
  }
  return counted === 0 ? sum : sum.map((value) => value / counted);
};

export const normalise = (vector: Float32Array): Float32Array => {
  const length = Math.hypot(...vector);
  return length === 0 ? vector : vector.map((value) => value / length);
};

/**
 * On the server as in a browser: whoever calls brings the tokeniser and the network. One text at a time, because the
 * quantised network scales by everything in a batch, so that a neighbour would change a text's vector.
 */
export const createEmbedder = (tokenise: Tokenise, network: Network): Embedder => ({
  embed: async (text) => {
    const ids = cutTokens(tokenise(text));
    const dims = [1, ids.length];
    const mask = new BigInt64Array(ids.length).fill(1n);
    const outputs = await network.run(
      {
        input_ids: { type: 'int64', data: BigInt64Array.from(ids, BigInt), dims },
        attention_mask: { type: 'int64', data: mask, dims },
        token_type_ids: { type: 'int64', data: new BigInt64Array(ids.length), dims },
      },
      ['last_hidden_state'],
    );
    return normalise(meanPool(outputNamed(outputs, 'last_hidden_state').data, mask, sentenceModel.size));
  },
});
