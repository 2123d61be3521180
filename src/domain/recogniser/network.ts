/** A block of numbers with a shape, as the network runtimes know it. */
export type Tensor =
  | { readonly type: 'float32'; readonly data: Float32Array; readonly dims: readonly number[] }
  | { readonly type: 'int64'; readonly data: BigInt64Array; readonly dims: readonly number[] }
  | { readonly type: 'bool'; readonly data: Uint8Array; readonly dims: readonly number[] };

export type FloatTensor = Extract<Tensor, { type: 'float32' }>;

/** One trained network. Only the outputs that are named are brought back: copying the rest costs time. */
export interface Network {
  readonly run: (
    feeds: Readonly<Record<string, Tensor>>,
    wanted: readonly string[],
  ) => Promise<Readonly<Record<string, FloatTensor>>>;
}

/** The two halves of a Moonshine model: sound to features, features to words. */
export interface Networks {
  readonly encoder: Network;
  readonly decoder: Network;
  readonly shape: DecoderShape;
}

export interface DecoderShape {
  readonly layers: number;
  readonly heads: number;
  readonly headSize: number;
}

export const moonshineShapes = {
  base: { layers: 8, heads: 8, headSize: 52 },
  tiny: { layers: 6, heads: 8, headSize: 36 },
} as const satisfies Readonly<Record<string, DecoderShape>>;

/** The output of that name; a network that does not give it is not the one we were told it is. */
export const outputNamed = (outputs: Readonly<Record<string, FloatTensor>>, name: string): FloatTensor => {
  const found = outputs[name];
  if (found === undefined) throw new Error(`The network gave no ${name}`);
  return found;
};
