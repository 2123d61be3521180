import type { NearPhrase } from '#domain/voice/hearing.ts';
import type { Decoder } from './decoder.ts';
import type { FreeText, TextStart } from './free-text.ts';
import { nextToken } from './log-probabilities.ts';
import type { FloatTensor } from './network.ts';
import type { PhraseNode } from './phrase-trie.ts';
import type { Cancellation } from './recogniser.ts';
import type { SentenceEnd } from './sentence-end.ts';
import { stopIfAborted } from './stop-if-aborted.ts';

export interface PhraseSearch {
  /** Lines of thought followed at once. */
  readonly width: number;
  /** A line this much less likely than the free text is dropped: the natural logarithm. */
  readonly reach: number;
  /** Nobody asks about phrases this much less likely than the best. */
  readonly rivals: number;
  /** A phrase less likely than this by itself, per token, is none: beside words nobody would bet on, anything is near. */
  readonly floor: number;
}

interface Line {
  readonly node: PhraseNode;
  readonly score: number;
  /** Tokens so far. */
  readonly depth: number;
  /** Its row in the step's memory and scores. */
  readonly row: number;
}

/**
 * How well each phrase of the tree fits the sound, by walking the tree with the decoder: every line of thought is one
 * row of a batch, and the unlikely ones are dropped at each level.
 */
export const searchPhrases = async (
  decoder: Decoder,
  features: FloatTensor,
  start: TextStart,
  root: PhraseNode,
  free: FreeText,
  end: SentenceEnd,
  search: PhraseSearch,
  signal: Cancellation | undefined,
): Promise<readonly NearPhrase[]> => {
  const found = new Map<string, number>();
  let { step } = start;
  let best = -Infinity;
  let lines: readonly Line[] = [{ node: root, score: start.score, depth: 0, row: start.row }];
  while (lines.length > 0) {
    stopIfAborted(signal);
    const candidates: { node: PhraseNode; score: number; depth: number; from: number; token: number }[] = [];
    for (const line of lines) {
      const next = nextToken(step.logits[line.row] ?? new Float32Array(0));
      if (line.node.phrase !== null) {
        const score = line.score + end.logProbability(next);
        const distance = free.score - score;
        const known = found.get(line.node.phrase) ?? Infinity;
        // A long sentence is less likely than a short one, so that any short phrase comes near it.
        const tooShort = free.length > 2 * (line.depth + 1) + 2;
        const unlikely = score / (line.depth + 1) < search.floor;
        if (distance <= search.reach && !tooShort && !unlikely) {
          found.set(line.node.phrase, Math.min(known, distance));
          best = Math.max(best, score);
        }
      }
      for (const [token, node] of line.node.children) {
        const score = line.score + next.logProbability(token);
        if (score >= Math.max(free.score - search.reach, best - search.rivals)) {
          candidates.push({ node, score, depth: line.depth + 1, from: line.row, token });
        }
      }
    }
    const kept = candidates.toSorted((a, b) => b.score - a.score).slice(0, search.width);
    lines = kept.map(({ node, score, depth }, row) => ({ node, score, depth, row }));
    if (kept.length > 0) {
      step = await decoder.next(
        features,
        step.memory,
        kept.map((line) => line.from),
        kept.map((line) => line.token),
      );
    }
  }
  return [...found]
    .map(([phrase, distance]) => ({ phrase, distance }))
    .toSorted((a, b) => a.distance - b.distance || a.phrase.localeCompare(b.phrase));
};
