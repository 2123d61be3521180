import type { Hearing } from '#domain/voice/hearing.ts';
import { conditionSound, type Conditioning, sampleRate } from './condition-sound.ts';
import { createDecoder } from './decoder.ts';
import { afterNextToken, type FreeText, freeText } from './free-text.ts';
import { nextToken } from './log-probabilities.ts';
import { nearestPhrases, type PhraseSearch } from './nearest-phrases.ts';
import { type Networks, outputNamed } from './network.ts';
import { type Manners, phraseTrie } from './phrase-trie.ts';
import type { Recogniser } from './recogniser.ts';
import { sentenceEnd } from './sentence-end.ts';
import { stopIfAborted } from './stop-if-aborted.ts';
import { textAfterOpening } from './text-after-opening.ts';
import { startToken, type WordTokens } from './word-tokens.ts';

export interface RecogniserTuning {
  readonly conditioning: Conditioning;
  readonly search: PhraseSearch;
  readonly opening: {
    /** The logarithm of the least chance an opening may have. */
    readonly reach: number;
    /** How much less likely the whole may be than the free text: people who press a button speak to us. */
    readonly cost: number;
    /** With a phrase this near there is no need to look for an opening. */
    readonly clearPhrase: number;
  };
  /** How much likelier a phrase has to be than the free text to take its place. */
  readonly missed: number;
  /** The logarithm of the chance that nothing was said, from which on that is believed. */
  readonly faint: number;
  /** Free text below this mean log-probability per token is noise. */
  readonly doubt: number;
}

export const recogniserTuning: RecogniserTuning = {
  conditioning: { level: 0.08, before: 0.3, after: 0.4, range: 40, silence: -55 },
  search: { width: 8, reach: 8, rivals: 4, floor: -2 },
  opening: { reach: 10, cost: 8, clearPhrase: 1 },
  missed: 1,
  faint: -0.03,
  doubt: -1.6,
};

const longestSeconds = 30;
/** Longer than this is no command, and would only be slow to compare. */
const longestCommandSeconds = 8;
/** More than anybody says; where it is reached the decoder has lost its way. */
const tokensPerSecond = 8;

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}' ]+/gu, ' ')
    .replaceAll(/ +/g, ' ')
    .trim();

/** Taught by old books, the decoder writes "to-day" and "to-morrow". */
const spelledNow = (text: string): string => text.replaceAll(/\b(to)-(day|morrow|night)\b/giu, '$1$2');

const nothing: Hearing = { text: '', near: [] };

export interface RecogniserOptions {
  /** How open commands begin ("add task"); what follows is free. */
  readonly openings?: readonly string[];
  /** What may stand around a phrase. */
  readonly manners?: Manners;
  readonly tuning?: RecogniserTuning;
}

/** The engine: the same wherever somebody can run the two networks. */
export function createRecogniser(
  networks: Networks,
  tokens: WordTokens,
  phrases: readonly string[],
  { openings = [], manners, tuning = recogniserTuning }: RecogniserOptions = {},
): Recogniser {
  const decoder = createDecoder(networks.decoder, networks.shape);
  const end = sentenceEnd(tokens);
  const tree = phraseTrie(phrases, tokens, manners);
  const openingTree = phraseTrie(openings, tokens);
  const known = new Set(phrases);
  const textOf = (free: FreeText): string => spelledNow(tokens.decode(free.tokens).trim());

  return {
    hear: async (samples, signal) => {
      stopIfAborted(signal);
      const bounded = samples.subarray(0, longestSeconds * sampleRate);
      const sound = conditionSound(bounded, tuning.conditioning);
      if (sound === null) return nothing;
      const seconds = sound.length / sampleRate;
      const encoded = await networks.encoder.run(
        { input_values: { type: 'float32', data: sound, dims: [1, sound.length] } },
        ['last_hidden_state'],
      );
      const features = outputNamed(encoded, 'last_hidden_state');
      stopIfAborted(signal);
      const first = await decoder.begin(features, startToken);
      const start = { step: first, row: 0, tokens: [], score: 0 };
      const longest = Math.ceil(seconds * tokensPerSecond) + 2;
      const free = await freeText(decoder, features, start, end, longest, signal);
      const text = textOf(free);
      const said = plain(text);
      if (said === '') {
        // A word in noise is often taken for nothing at all, with some doubt; nothing but noise leaves none. What is
        // then heard counts only where it is a phrase: of noise, words can be made without end.
        const silence = end.logProbability(nextToken(first.logits[0] ?? new Float32Array(0)));
        if (silence > tuning.faint || seconds > longestCommandSeconds) return nothing;
        const begun = await afterNextToken(decoder, features, start, (token) => !end.isEnding(token));
        const faint = textOf(await freeText(decoder, features, begun, end, longest, signal));
        const phrase = plain(faint);
        return known.has(phrase) ? { text: faint, near: [{ phrase, distance: 0 }] } : nothing;
      }
      if (free.score / free.length < tuning.doubt) return nothing;
      if (known.has(said)) return { text, near: [{ phrase: said, distance: 0 }] };
      if (openings.some((opening) => said.startsWith(`${opening} `))) return { text, near: [] };
      const near =
        seconds > longestCommandSeconds
          ? []
          : await nearestPhrases(decoder, features, first, tree, free, end, tuning.search, signal);
      const [nearest] = near;
      // A phrase that is clearly likelier than the text was simply missed by taking one token at a time.
      if (nearest !== undefined && nearest.distance <= -tuning.missed) return { text: nearest.phrase, near };
      if ((nearest?.distance ?? Infinity) <= tuning.opening.clearPhrase) return { text, near };
      const { reach, cost } = tuning.opening;
      const open = await textAfterOpening(
        decoder,
        features,
        start,
        openingTree,
        end,
        reach,
        tokens.beginsWord,
        longest,
        signal,
      );
      return open !== null && free.score - open.score <= cost ? { text: textOf(open), near } : { text, near };
    },
  };
}
