import { Link } from 'react-router';
import type { SearchResult } from '#domain/search/search.ts';
import { Marked } from '#web/features/search/marked.tsx';

const Result = ({ path, id, title, heading, snippet }: SearchResult) => (
  <li className="py-6">
    <Link
      to={id === null ? path : `${path}#${id}`}
      className="inline-flex min-h-11 items-center text-xl font-semibold underline decoration-edge underline-offset-4 hover:decoration-calm"
    >
      <span>
        <Marked {...(heading ?? title)} />
      </span>
    </Link>
    {heading !== null && (
      <p className="text-muted">
        <span className="sr-only">On the page </span>
        <Marked {...title} />
      </p>
    )}
    {snippet.text !== '' && (
      <p className="mt-1">
        <Marked {...snippet} />
      </p>
    )}
  </li>
);

export const PageResults = ({ results }: { readonly results: readonly SearchResult[] }) => (
  <ul className="divide-y divide-line">
    {results.map((result) => (
      <Result key={`${result.path}#${result.id ?? ''}`} {...result} />
    ))}
  </ul>
);
