import { spellings } from './spellings.ts';
import type { WordTokens } from './word-tokens.ts';

/** The phrases as a tree of tokens: what begins alike is looked at once. */
export interface PhraseNode {
  readonly children: ReadonlyMap<number, PhraseNode>;
  /** The phrase that may end here. */
  readonly phrase: string | null;
}

interface GrowingNode {
  readonly children: Map<number, GrowingNode>;
  phrase: string | null;
}

/** What people say around a phrase without meaning more by it. */
export interface Manners {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

const noManners: Manners = { before: [], after: [] };

const growing = (): GrowingNode => ({ children: new Map(), phrase: null });

const grow = (root: GrowingNode, path: readonly number[]): GrowingNode => {
  let node = root;
  for (const token of path) {
    const next = node.children.get(token) ?? growing();
    node.children.set(token, next);
    node = next;
  }
  return node;
};

/** A word that something stands before is written with the same tokens wherever it stands. */
const following = (text: string, tokens: WordTokens): readonly number[] =>
  tokens.encode(`a${text}`).slice(tokens.encode('a').length);

const addPhrases = (
  root: GrowingNode,
  phrases: readonly string[],
  afters: readonly (readonly number[])[],
  encode: (spelling: string) => readonly number[],
): void => {
  for (const phrase of phrases) {
    for (const spelling of spellings(phrase)) {
      const path = encode(spelling);
      for (const after of afters) grow(root, [...path, ...after]).phrase ??= phrase;
    }
  }
};

const lowerFirst = (text: string): string =>
  /^I\b/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

export const phraseTrie = (
  phrases: readonly string[],
  tokens: WordTokens,
  manners: Manners = noManners,
): PhraseNode => {
  const afters = ['', ...manners.after.flatMap((word) => [` ${word}`, `, ${word}`])].map((text) =>
    text === '' ? [] : following(text, tokens),
  );
  const root = growing();
  addPhrases(root, phrases, afters, tokens.encode);
  if (manners.before.length === 0) return root;
  // After "could you" every phrase may follow: one tree for them all, which each of them leads into.
  const inner = growing();
  addPhrases(inner, phrases, afters, (spelling) => following(` ${lowerFirst(spelling)}`, tokens));
  for (const manner of manners.before) {
    for (const comma of ['', ',']) {
      const [spelling = manner] = spellings(manner);
      const node = grow(root, [
        ...tokens.encode(spelling),
        ...(comma === '' ? [] : following(comma, tokens)),
      ]);
      for (const [token, child] of inner.children) {
        if (!node.children.has(token)) node.children.set(token, child);
      }
    }
  }
  return root;
};
