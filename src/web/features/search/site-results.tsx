import { useMemo } from 'react';
import { search } from '#domain/search/search.ts';
import type { SearchIndex } from '#domain/search/search-index.ts';
import { loadSearchIndex } from '#web/features/search/load-search-index.ts';
import { PageResults } from '#web/features/search/page-results.tsx';
import { type Loaded, useLoaded } from '#web/ui/use-loaded.ts';
import { ErrorPanel } from '#web/ui/error-panel.tsx';

const countOf = (count: number, query: string): string => {
  if (count === 0) return `Nothing found for “${query}”`;
  return count === 1 ? `1 result for “${query}”` : `${count} results for “${query}”`;
};

const NothingFound = () => (
  <div className="mt-6 max-w-[65ch] space-y-3 text-lg text-muted">
    <p>That happens. A few things that often help:</p>
    <ul className="list-disc space-y-1 pl-6 marker:text-calm">
      <li>one word in place of a whole sentence</li>
      <li>the beginning of a word: “priv” finds “privacy”</li>
      <li>another word for the same thing</li>
    </ul>
  </div>
);

const saidOf = (index: Loaded<SearchIndex>, count: number, query: string): string => {
  if (index.state === 'loading') return 'Searching…';
  return index.state === 'ready' ? countOf(count, query) : '';
};

export const SiteResults = ({ query }: { readonly query: string }) => {
  const index = useLoaded(loadSearchIndex);
  const results = useMemo(() => (index.state === 'ready' ? search(index.value, query) : []), [index, query]);
  return (
    <section aria-labelledby="pages" className="mt-10">
      <h2 id="pages" className="text-xl font-semibold">
        Pages
      </h2>
      {/* There from the beginning: a live region that comes together with its text is often not read out. */}
      <output className="mt-1 block text-lg text-muted">{saidOf(index, results.length, query)}</output>
      {index.state === 'failed' && (
        <div className="mt-4">
          <ErrorPanel message="Search couldn’t load. What you typed is still there." onRetry={index.retry} />
        </div>
      )}
      {index.state === 'ready' && results.length === 0 && <NothingFound />}
      {results.length > 0 && <PageResults results={results} />}
    </section>
  );
};
