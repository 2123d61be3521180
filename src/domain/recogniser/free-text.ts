import type { Decoder, Step } from './decoder.ts';
import { nextToken, type NextToken } from './log-probabilities.ts';
import type { FloatTensor } from './network.ts';
import type { Cancellation } from './recogniser.ts';
import type { SentenceEnd } from './sentence-end.ts';
import { stopIfAborted } from './stop-if-aborted.ts';
import { endToken } from './word-tokens.ts';

export interface FreeText {
  readonly tokens: readonly number[];
  /** The sum of the logarithms of its tokens, with the end of the sentence, without the marks before it. */
  readonly score: number;
  /** Tokens in the score. */
  readonly length: number;
  /** False where the bound cut it off. */
  readonly ended: boolean;
  /** The logarithm of its least likely token: where it was least sure. */
  readonly least: number;
}

/** Where a text goes on: a row of a step, and what was said until there. */
export interface TextStart {
  readonly step: Step;
  readonly row: number;
  readonly tokens: readonly number[];
  readonly score: number;
  /** Of the tokens that were not given. */
  readonly least: number;
}

/** One token further: the likeliest of those that may come. */
export const afterNextToken = async (
  decoder: Decoder,
  features: FloatTensor,
  { step, row, tokens, score, least }: TextStart,
  may: (token: number) => boolean,
): Promise<TextStart> => {
  const next = nextToken(step.logits[row] ?? new Float32Array(0), may);
  return {
    step: await decoder.next(features, step.memory, [row], [next.best]),
    row: 0,
    tokens: [...tokens, next.best],
    score: score + next.logProbability(next.best),
    least: Math.min(least, next.logProbability(next.best)),
  };
};

/** The likeliest next token, again and again, until the decoder says it is the end. */
export const freeText = async (
  decoder: Decoder,
  features: FloatTensor,
  start: TextStart,
  end: SentenceEnd,
  longest: number,
  signal: Cancellation | undefined,
): Promise<FreeText> => {
  const tokens: number[] = [];
  const thoughts: NextToken[] = [];
  let { step, row } = start;
  let ended = false;
  while (!ended && tokens.length <= longest) {
    stopIfAborted(signal);
    const next = nextToken(step.logits[row] ?? new Float32Array(0));
    thoughts.push(next);
    if (next.best === endToken) {
      ended = true;
    } else if (tokens.length === longest || goesRound(tokens, next.best)) {
      break;
    } else {
      tokens.push(next.best);
      step = await decoder.next(features, step.memory, [row], [next.best]);
      row = 0;
    }
  }
  const words = [...tokens];
  while (words.length > 0 && end.isMark(words.at(-1) ?? endToken)) words.pop();
  let { score, least } = start;
  for (const [index, token] of words.entries()) {
    const likely = thoughts[index]?.logProbability(token) ?? 0;
    score += likely;
    least = Math.min(least, likely);
  }
  const last = thoughts[words.length];
  if (last !== undefined) score += end.logProbability(last);
  const length = start.tokens.length + words.length + 1;
  return { tokens: [...start.tokens, ...tokens], score, length, ended, least };
};

/** The same four tokens a third time: a decoder that has lost its way says them until it is stopped. */
const goesRound = (tokens: readonly number[], token: number): boolean => {
  const all = [...tokens, token];
  for (let period = 1; period <= 4; period += 1) {
    const span = period * 3;
    if (all.length < span + (period === 1 ? 2 : 0)) continue;
    const tail = all.slice(-(period === 1 ? 5 : span));
    if (tail.every((value, index) => index < period || value === tail[index - period])) return true;
  }
  return false;
};
