import type { FloatTensor, Networks, Tensor } from './network.ts';
import type { WordTokens } from './word-tokens.ts';

/** A language of single letters: token = place in this list; 0 to 2 are signs. */
const alphabet = [
  '<none>',
  '<start>',
  '<end>',
  '.',
  '?',
  '!',
  ',',
  ';',
  ':',
  '-',
  ...'abcdefghijklmnopqrstuvwxyz '.split(''),
];

export const letters: WordTokens = {
  beginsWord: (token) => alphabet[token] === ' ',
  encode: (text) =>
    text
      .toLowerCase()
      .split('')
      .map((letter) => alphabet.indexOf(letter))
      .filter((token) => token > 2),
  decode: (tokens) => tokens.map((token) => alphabet[token] ?? '').join(''),
};

const floats = (data: Float32Array, dims: readonly number[]): FloatTensor => ({
  type: 'float32',
  data,
  dims,
});

const tensorOf = (feeds: Readonly<Record<string, Tensor>>, name: string): Tensor => {
  const found = feeds[name];
  if (found === undefined) throw new Error(`${name} is missing`);
  return found;
};

/** The chances of every next token after the tokens so far; what is not named is unlikely. */
export type ToyRules = (said: string) => Readonly<Record<string, number>>;

export interface Toy {
  readonly networks: Networks;
  /** Rows of every decoder step, in order. */
  readonly steps: number[];
}

/**
 * Networks that follow rules we wrote: the memory of the one layer holds the tokens so far, so that a row that was
 * mixed up with another gives another answer.
 */
export const toyNetworks = (rules: ToyRules): Toy => {
  const steps: number[] = [];
  return {
    steps,
    networks: {
      shape: { layers: 1, heads: 1, headSize: 1 },
      encoder: {
        run: async () => ({ last_hidden_state: floats(new Float32Array(4), [1, 4, 1]) }),
      },
      decoder: {
        run: async (feeds) => {
          const ids = [...tensorOf(feeds, 'input_ids').data].map(Number);
          const past = tensorOf(feeds, 'past_key_values.0.decoder.key');
          const length = past.dims[2] ?? 0;
          steps.push(ids.length);
          const keys = new Float32Array(ids.length * (length + 1));
          const logits = new Float32Array(ids.length * alphabet.length);
          for (const [row, id] of ids.entries()) {
            const before = [...past.data].slice(row * length, (row + 1) * length).map(Number);
            const all = [...before, id];
            keys.set(all, row * (length + 1));
            const chances = rules(letters.decode(all.slice(1)));
            for (const [token, sign] of alphabet.entries()) {
              logits[row * alphabet.length + token] = Math.log(chances[sign] ?? 1e-9);
            }
          }
          const present = floats(keys, [ids.length, 1, length + 1, 1]);
          const sound = floats(new Float32Array(4), [1, 1, 4, 1]);
          return {
            logits: floats(logits, [ids.length, 1, alphabet.length]),
            'present.0.decoder.key': present,
            'present.0.decoder.value': present,
            'present.0.encoder.key': sound,
            'present.0.encoder.value': sound,
          };
        },
      },
    },
  };
};

/** A second of a tone: anything that is not silence. */
export const tone = (seconds = 1): Float32Array =>
  Float32Array.from({ length: Math.round(seconds * 16_000) }, (_, index) => 0.2 * Math.sin(index / 8));
