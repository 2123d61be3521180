import type { Decoder } from './decoder.ts';
import { afterNextToken, type FreeText, freeText, type TextStart } from './free-text.ts';
import { nextToken } from './log-probabilities.ts';
import type { FloatTensor } from './network.ts';
import type { PhraseNode } from './phrase-trie.ts';
import type { Cancellation } from './recogniser.ts';
import type { SentenceEnd } from './sentence-end.ts';
import { stopIfAborted } from './stop-if-aborted.ts';

interface Line {
  readonly node: PhraseNode;
  readonly score: number;
  readonly row: number;
  readonly tokens: readonly number[];
}

/**
 * The likeliest opening of an open command ("add task …"), with the free text that follows it; null where the sound
 * does not begin like any. `reach` is how unlikely an opening may be: the logarithm of its chance.
 */
export const textAfterOpening = async (
  decoder: Decoder,
  features: FloatTensor,
  first: TextStart,
  root: PhraseNode,
  end: SentenceEnd,
  reach: number,
  beginsWord: (token: number) => boolean,
  longest: number,
  signal: Cancellation | undefined,
): Promise<FreeText | null> => {
  let { step } = first;
  let best: TextStart | null = null;
  let lines: readonly Line[] = [{ node: root, score: 0, row: first.row, tokens: [] }];
  while (lines.length > 0) {
    stopIfAborted(signal);
    const candidates: (Line & { readonly token: number })[] = [];
    for (const line of lines) {
      if (line.node.phrase !== null && (best === null || line.score > best.score)) {
        best = { ...line, step, least: 0 };
      }
      if (line.node.children.size === 0) continue;
      const next = nextToken(step.logits[line.row] ?? new Float32Array(0));
      for (const [token, node] of line.node.children) {
        const score = line.score + next.logProbability(token);
        const floor = Math.max(-reach, best?.score ?? -Infinity);
        if (score >= floor) candidates.push({ ...line, node, score, tokens: [...line.tokens, token], token });
      }
    }
    if (candidates.length === 0) break;
    step = await decoder.next(
      features,
      step.memory,
      candidates.map((line) => line.row),
      candidates.map((line) => line.token),
    );
    lines = candidates.map(({ node, score, tokens }, row) => ({ node, score, tokens, row }));
  }
  if (best === null) return null;
  // Another word has to follow: "add taskbook" is no opening.
  const begun = await afterNextToken(decoder, features, best, beginsWord);
  return freeText(decoder, features, begun, end, longest, signal);
};
