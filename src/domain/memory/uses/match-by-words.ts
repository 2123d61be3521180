import type { Memory } from '#domain/memory/memory.ts';

type Words = Pick<Memory, 'about' | 'sentence' | 'tags'>;

// They say how and when, and stand in any task and any memory.
const empty = new Set(
  (
    'the and for with from into about this that then than when what which have has had was were will would can could should ' +
    'usually always often first before after some more most very just start starts begin task tasks thing things make makes ' +
    'get gets help helps helped good well work works today tomorrow day time not you your my'
  ).split(' '),
);

/** Plural and -ing are the same word to somebody who looks for it. */
const stem = (word: string): string => {
  const bare = word.replace(/(?:ing|ed)$/u, '');
  const base = bare.length >= 3 ? bare : word;
  return base.length > 3 ? base.replace(/(?<!s)s$/u, '').replace(/e$/u, '') : base;
};

const contentWords = (text: string): ReadonlySet<string> =>
  new Set(
    (text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []).filter((word) => !empty.has(word)).map(stem),
  );

/**
 * The memory that names most of a title's words, at least half of them; null for none. For when nothing can be asked by
 * meaning: it finds less, and what it finds has to be there in so many words.
 */
export const matchByWords = <One extends Words>(title: string, memories: readonly One[]): One | null => {
  const asked = contentWords(title);
  if (asked.size === 0) return null;
  let best: { readonly memory: One; readonly shared: number } | null = null;
  for (const memory of memories) {
    const said = contentWords([memory.about, memory.sentence, ...memory.tags].join(' '));
    const shared = [...asked].filter((word) => said.has(word)).length;
    if (shared * 2 < asked.size || shared === 0) continue;
    if (best === null || shared > best.shared) best = { memory, shared };
  }
  return best?.memory ?? null;
};
