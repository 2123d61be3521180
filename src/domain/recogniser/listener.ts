import type { NearPhrase } from '#domain/voice/hearing.ts';
import { createDecoder } from './decoder.ts';
import { afterNextToken, type FreeText, freeText } from './free-text.ts';
import { nextToken } from './log-probabilities.ts';
import { searchPhrases, type PhraseSearch } from './phrase-search.ts';
import { type Networks, outputNamed } from './network.ts';
import type { PhraseNode } from './phrase-trie.ts';
import type { Cancellation } from './recogniser.ts';
import { sentenceEnd } from './sentence-end.ts';
import { stopIfAborted } from './stop-if-aborted.ts';
import { textAfterOpening } from './text-after-opening.ts';
import { startToken, type WordTokens } from './word-tokens.ts';

/** What one pair of networks makes of a sound. */
export interface Listening {
  readonly free: FreeText;
  /** Whether the likeliest was that nothing was said; the text is then what else it may have been. */
  readonly faint: boolean;
  readonly nearest: (tree: PhraseNode, search: PhraseSearch) => Promise<readonly NearPhrase[]>;
  readonly afterOpening: (tree: PhraseNode, reach: number) => Promise<FreeText | null>;
}

/** Null: nothing was said. */
export type Listener = (
  sound: Float32Array,
  longest: number,
  signal: Cancellation | undefined,
) => Promise<Listening | null>;

/** `surely` is the logarithm of the chance that nothing was said, from which on that is believed. */
export const createListener = (networks: Networks, tokens: WordTokens, surely: number): Listener => {
  const decoder = createDecoder(networks.decoder, networks.shape);
  const end = sentenceEnd(tokens);

  return async (sound, longest, signal) => {
    stopIfAborted(signal);
    const encoded = await networks.encoder.run(
      { input_values: { type: 'float32', data: sound, dims: [1, sound.length] } },
      ['last_hidden_state'],
    );
    const features = outputNamed(encoded, 'last_hidden_state');
    stopIfAborted(signal);
    const step = await decoder.begin(features, startToken);
    const next = nextToken(step.logits[0] ?? new Float32Array(0));
    const faint = end.isEnding(next.best);
    const silence = faint ? end.logProbability(next) : -Infinity;
    if (silence > surely) return null;
    // As likely as they are where something was said: a word in noise is often taken for nothing at all.
    const score = -Math.log(Math.max(1 - Math.exp(silence), 1e-9));
    const start = { step, row: 0, tokens: [], score, least: 0 };
    const begun = faint
      ? await afterNextToken(decoder, features, start, (token) => !end.isEnding(token))
      : start;
    const free = await freeText(decoder, features, begun, end, longest, signal);
    return {
      free,
      faint,
      nearest: async (tree, search) =>
        searchPhrases(decoder, features, start, tree, free, end, search, signal),
      afterOpening: async (tree, reach) =>
        textAfterOpening(decoder, features, start, tree, end, reach, tokens.beginsWord, longest, signal),
    };
  };
};
