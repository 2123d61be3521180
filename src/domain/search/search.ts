import { closenessIn, type Matches, matchWords } from '#domain/search/match-words.ts';
import type { IndexedPage, IndexedSection, SearchIndex } from '#domain/search/search-index.ts';
import { type MarkedText, markAll, snippetOf } from '#domain/search/snippet.ts';
import { queryWords } from '#domain/search/search-query.ts';

export interface SearchResult {
  readonly path: string;
  readonly id: string | null;
  readonly title: MarkedText;
  /** The section's own heading; null where the page as a whole is meant. */
  readonly heading: MarkedText | null;
  readonly snippet: MarkedText;
}

const weights = { title: 8, heading: 5, description: 3, text: 1 } as const;
const most = { results: 20, perPage: 3 } as const;

interface Candidate {
  readonly result: SearchResult;
  /** How many words of the query were found. */
  readonly found: number;
  readonly score: number;
}

type Field = readonly [weight: number, closeness: readonly number[]];

/** Each word counts where it weighs most. */
const weigh = (fields: readonly Field[], words: number) => {
  const best = Array.from({ length: words }, (_, at) =>
    Math.max(...fields.map(([weight, close]) => weight * (close[at] ?? 0))),
  );
  return {
    found: best.filter((score) => score > 0).length,
    score: best.reduce((sum, score) => sum + score, 0),
  };
};

/** The page as a whole: its title, what it says of itself, and what stands before its first anchor. */
const pageCandidate = (page: IndexedPage, matches: Matches): Candidate => {
  const opening = page.sections.filter((section) => section.id === null);
  const description = closenessIn(page.description, matches);
  const texts = opening.map((section) => ({ section, close: closenessIn(section.text, matches) }));
  const speaking = texts.find(({ close }) => close.some((value) => value > 0));
  const described = description.some((value) => value > 0) || speaking === undefined;
  return {
    ...weigh(
      [
        [weights.title, closenessIn(page.title, matches)],
        [weights.description, description],
        ...opening.map((section): Field => [weights.heading, closenessIn(section.heading, matches)]),
        ...texts.map(({ close }): Field => [weights.text, close]),
      ],
      matches.length,
    ),
    result: {
      path: page.path,
      id: null,
      title: markAll(page.title, matches),
      heading: null,
      snippet: snippetOf(described ? page.description : speaking.section.text, matches),
    },
  };
};

/** A section stands for itself only if it says something of what was asked, not because of its page's title. */
const sectionCandidate = (
  page: IndexedPage,
  section: IndexedSection,
  matches: Matches,
): Candidate | undefined => {
  const heading = closenessIn(section.heading, matches);
  const text = closenessIn(section.text, matches);
  if (![...heading, ...text].some((close) => close > 0)) return undefined;
  return {
    ...weigh(
      [
        [weights.heading, heading],
        [weights.text, text],
        [weights.text, closenessIn(page.title, matches)],
      ],
      matches.length,
    ),
    result: {
      path: page.path,
      id: section.id,
      title: markAll(page.title, matches),
      heading: markAll(section.heading, matches),
      snippet: snippetOf(section.text, matches),
    },
  };
};

const better = (a: Candidate, b: Candidate): number => b.found - a.found || b.score - a.score;

const candidatesOf = (page: IndexedPage, matches: Matches): readonly Candidate[] =>
  [
    pageCandidate(page, matches),
    ...page.sections
      .filter((section) => section.id !== null)
      .map((section) => sectionCandidate(page, section, matches)),
  ]
    .filter((candidate) => candidate !== undefined)
    .filter((candidate) => candidate.found > 0)
    .toSorted(better)
    .slice(0, most.perPage);

/** The best places first. Where some answer the whole query, those that answer a part of it are left out. */
export const search = (index: SearchIndex, query: string): readonly SearchResult[] => {
  const asked = queryWords(query);
  if (asked.length === 0) return [];
  const matches = matchWords(asked, index.vocabulary);
  const candidates = index.pages.flatMap((page) => candidatesOf(page, matches)).toSorted(better);
  const whole = candidates.filter((candidate) => candidate.found === asked.length);
  return (whole.length > 0 ? whole : candidates).slice(0, most.results).map((candidate) => candidate.result);
};
