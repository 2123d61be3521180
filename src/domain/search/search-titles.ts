import { closenessIn, matchWords } from '#domain/search/match-words.ts';
import { indexedText } from '#domain/search/search-index.ts';
import { queryWords } from '#domain/search/search-query.ts';
import { type MarkedText, markAll } from '#domain/search/snippet.ts';

const most = 20;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The items whose title holds every word that was asked for, the closest first. */
export const searchTitles = <Item extends { readonly title: string }>(
  items: readonly Item[],
  query: string,
): readonly { readonly item: Item; readonly title: MarkedText }[] => {
  const asked = queryWords(query);
  if (asked.length === 0) return [];
  const titles = items.map((item) => ({ item, title: indexedText(item.title) }));
  const matches = matchWords(
    asked,
    new Set(titles.flatMap(({ title }) => title.words.map((word) => word.folded))),
  );
  return titles
    .map(({ item, title }) => ({ item, title, close: closenessIn(title, matches) }))
    .filter(({ close }) => close.every((value) => value > 0))
    .toSorted((a, b) => sum(b.close) - sum(a.close))
    .slice(0, most)
    .map(({ item, title }) => ({ item, title: markAll(title, matches) }));
};
