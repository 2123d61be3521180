import { type DecoderShape, type FloatTensor, type Network, outputNamed, type Tensor } from './network.ts';

/** What the decoder remembers of the tokens so far, one row per line of thought. */
export interface Memory {
  readonly rows: number;
  readonly length: number;
  /** Keys and values of every layer, in the network's order. */
  readonly past: readonly FloatTensor[];
  /** Of the sound: the same for every row. */
  readonly sound: readonly FloatTensor[];
}

export interface Step {
  /** One row of scores per line of thought. */
  readonly logits: readonly Float32Array[];
  readonly memory: Memory;
}

export interface Decoder {
  readonly begin: (features: FloatTensor, token: number) => Promise<Step>;
  /** `from[i]` is the row of the memory that `tokens[i]` goes on from. */
  readonly next: (
    features: FloatTensor,
    memory: Memory,
    from: readonly number[],
    tokens: readonly number[],
  ) => Promise<Step>;
}

const flag = (on: boolean): Tensor => ({ type: 'bool', data: Uint8Array.of(on ? 1 : 0), dims: [1] });

const idsOf = (tokens: readonly number[]): Tensor => ({
  type: 'int64',
  data: BigInt64Array.from(tokens, (token) => BigInt(token)),
  dims: [tokens.length, 1],
});

/** The rows named, in that order. */
const rowsOf = (tensor: FloatTensor, from: readonly number[]): FloatTensor => {
  const [rows = 1, ...rest] = tensor.dims;
  if (from.length === rows && from.every((row, index) => row === index)) return tensor;
  const size = tensor.data.length / rows;
  const data = new Float32Array(size * from.length);
  for (const [index, row] of from.entries()) {
    data.set(tensor.data.subarray(row * size, (row + 1) * size), index * size);
  }
  return { type: 'float32', data, dims: [from.length, ...rest] };
};

const logitRows = (logits: FloatTensor, rows: number): Float32Array[] => {
  const size = logits.data.length / rows;
  return Array.from({ length: rows }, (_, row) => logits.data.subarray(row * size, (row + 1) * size));
};

const present = (names: readonly string[]): string[] => names.map((name) => `present.${name}`);

/** Steps through the merged Moonshine decoder: the first step without a cache, every other with one. */
export const createDecoder = (network: Network, shape: DecoderShape): Decoder => {
  const parts = Array.from({ length: shape.layers }, (_, layer) => [
    `${layer}.decoder.key`,
    `${layer}.decoder.value`,
  ]);
  const words = parts.flat();
  const sounds = words.map((name) => name.replace('decoder', 'encoder'));
  const empty: FloatTensor = {
    type: 'float32',
    data: new Float32Array(0),
    dims: [1, shape.heads, 0, shape.headSize],
  };
  // Without a cache the encoder's half is not read, but some runtimes want a length of at least one.
  const unread: FloatTensor = {
    type: 'float32',
    data: new Float32Array(shape.heads * shape.headSize),
    dims: [1, shape.heads, 1, shape.headSize],
  };
  const named = (names: readonly string[], values: readonly FloatTensor[]): Record<string, Tensor> =>
    Object.fromEntries(names.map((name, index) => [`past_key_values.${name}`, values[index] ?? empty]));

  return {
    begin: async (features, token) => {
      const outputs = await network.run(
        {
          input_ids: idsOf([token]),
          encoder_hidden_states: features,
          use_cache_branch: flag(false),
          ...named(words, []),
          ...named(
            sounds,
            sounds.map(() => unread),
          ),
        },
        ['logits', ...present(words), ...present(sounds)],
      );
      const logits = logitRows(outputNamed(outputs, 'logits'), 1);
      const past = present(words).map((name) => outputNamed(outputs, name));
      const sound = present(sounds).map((name) => outputNamed(outputs, name));
      return { logits, memory: { rows: 1, length: 1, past, sound } };
    },
    next: async (features, memory, from, tokens) => {
      const rows = tokens.length;
      const outputs = await network.run(
        {
          input_ids: idsOf(tokens),
          encoder_hidden_states: features,
          use_cache_branch: flag(true),
          ...named(
            words,
            memory.past.map((tensor) => rowsOf(tensor, from)),
          ),
          // One row for them all: the network's products spread it, which saves copying it for every line.
          ...named(sounds, memory.sound),
        },
        ['logits', ...present(words)],
      );
      const past = present(words).map((name) => outputNamed(outputs, name));
      return {
        logits: logitRows(outputNamed(outputs, 'logits'), rows),
        memory: { rows, length: memory.length + 1, past, sound: memory.sound },
      };
    },
  };
};
