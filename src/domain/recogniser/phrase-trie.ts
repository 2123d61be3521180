import { spellings } from './spellings.ts';
import type { WordTokens } from './word-tokens.ts';

/** The phrases as a tree of tokens: what begins alike is looked at once. */
export interface PhraseNode {
  readonly children: ReadonlyMap<number, PhraseNode>;
  /** The phrase that may end here. */
  readonly phrase: string | null;
  /** Tokens from the root to here. */
  readonly depth: number;
  /** The most tokens of any phrase through here. */
  readonly longest: number;
}

interface GrowingNode {
  readonly children: Map<number, GrowingNode>;
  phrase: string | null;
  readonly depth: number;
  longest: number;
}

const growing = (depth: number): GrowingNode => ({
  children: new Map(),
  phrase: null,
  depth,
  longest: depth,
});

export function phraseTrie(phrases: readonly string[], tokens: WordTokens): PhraseNode {
  const root = growing(0);
  for (const phrase of phrases) {
    for (const spelling of spellings(phrase)) {
      const path = tokens.encode(spelling);
      let node = root;
      root.longest = Math.max(root.longest, path.length);
      for (const token of path) {
        const next = node.children.get(token) ?? growing(node.depth + 1);
        node.children.set(token, next);
        node = next;
        node.longest = Math.max(node.longest, path.length);
      }
      node.phrase ??= phrase;
    }
  }
  return root;
}
