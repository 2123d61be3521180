import type { Hearing, NearPhrase } from '#domain/voice/hearing.ts';
import { conditionSound, type Conditioning, sampleRate } from './condition-sound.ts';
import type { FreeText } from './free-text.ts';
import { createListener } from './listener.ts';
import type { PhraseSearch } from './phrase-search.ts';
import type { Networks } from './network.ts';
import { type Manners, phraseTrie } from './phrase-trie.ts';
import type { Recogniser } from './recogniser.ts';
import { stopIfAborted } from './stop-if-aborted.ts';
import type { WordTokens } from './word-tokens.ts';

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
  /** How likely a phrase has to be, per token, where nothing may have been said. */
  readonly faintFloor: number;
  /** Free text below this mean log-probability per token is noise. */
  readonly doubt: number;
}

export const recogniserTuning: RecogniserTuning = {
  conditioning: { level: 0.08, before: 0.3, after: 0.4, range: 40, silence: -55 },
  search: { width: 8, reach: 8, rivals: 4, floor: -2.5 },
  opening: { reach: 10, cost: 8, clearPhrase: 1 },
  missed: 1,
  faint: -0.03,
  faintFloor: -0.9,
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
  /** Other networks that listen too where the first leave doubt: smaller ones, which err elsewhere. Opened when needed. */
  readonly second?: () => Promise<Networks>;
  /** Whether what the first found is an answer as it is; nobody waits for the second then. */
  readonly isAnswer?: (hearing: Hearing) => boolean;
  readonly tuning?: RecogniserTuning;
}

/** The nearer of both for every phrase that the first found: what one pair of networks mishears the other often has. */
const nearerOf = (one: readonly NearPhrase[], other: readonly NearPhrase[]): readonly NearPhrase[] => {
  const again = new Map(other.map(({ phrase, distance }) => [phrase, distance]));
  return one
    .map(({ phrase, distance }) => ({ phrase, distance: Math.min(distance, again.get(phrase) ?? Infinity) }))
    .toSorted((a, b) => a.distance - b.distance || a.phrase.localeCompare(b.phrase));
};

/** The engine: the same wherever somebody can run the networks. */
export const createRecogniser = (
  networks: Networks,
  tokens: WordTokens,
  phrases: readonly string[],
  { openings = [], manners, second, isAnswer, tuning = recogniserTuning }: RecogniserOptions = {},
): Recogniser => {
  const listen = createListener(networks, tokens, tuning.faint);
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
      const longest = Math.ceil(seconds * tokensPerSecond) + 2;
      const heard = await listen(sound, longest, signal);
      if (heard === null) return nothing;
      const { free, faint } = heard;
      const text = textOf(free);
      const said = plain(text);
      if (said === '' || free.score / free.length < tuning.doubt) return nothing;
      if (known.has(said)) return { text, near: [{ phrase: said, distance: 0 }] };
      if (!faint && openings.some((opening) => said.startsWith(`${opening} `))) {
        return { text, near: [], least: free.least };
      }
      if (seconds > longestCommandSeconds) return faint ? nothing : { text, near: [], least: free.least };
      if (faint) {
        // Of noise, words can be made without end: they count where they are nearly a phrase, and a likely one.
        const [only] = await heard.nearest(tree, { ...tuning.search, floor: tuning.faintFloor });
        const clear = only !== undefined && only.distance <= tuning.opening.clearPhrase;
        return clear ? { text: only.phrase, near: [only] } : nothing;
      }
      const near = await heard.nearest(tree, tuning.search);
      const [nearest] = near;
      // A phrase that is clearly likelier than the text was simply missed by taking one token at a time.
      const missed = nearest !== undefined && nearest.distance <= -tuning.missed;
      if (missed && !said.startsWith(`${nearest.phrase} `)) return { text: nearest.phrase, near };
      if ((nearest?.distance ?? Infinity) <= tuning.opening.clearPhrase) {
        return { text, near, least: free.least };
      }
      const open = await heard.afterOpening(openingTree, tuning.opening.reach);
      const opened = open !== null && free.score - open.score <= tuning.opening.cost;
      if (opened) return { text: textOf(open), near, least: open.least };
      const first: Hearing = { text, near, least: free.least };
      // Where nothing is near, nobody spoke to us, and there is no need to listen again.
      if (near.length === 0 || second === undefined || isAnswer?.(first) === true) return first;
      const listenAgain = createListener(await second(), tokens, Infinity);
      const again = await listenAgain(sound, longest, signal);
      const found = near.map(({ phrase }) => phrase);
      const others = await again?.nearest(phraseTrie(found, tokens, manners), tuning.search);
      return { ...first, near: nearerOf(near, others ?? []) };
    },
  };
};
