import type { Source } from '#domain/reading/source.ts';

/** Where something is known from, in one small line. */
export const SourceLine = ({ source: { authors, year, title, where, doi } }: { readonly source: Source }) => (
  <cite className="mt-4 block text-sm text-muted not-italic">
    {authors}, {year}.{' '}
    {doi === undefined ? (
      `${title}. ${where}.`
    ) : (
      <a
        href={`https://doi.org/${doi}`}
        rel="noreferrer"
        className="underline underline-offset-4 hover:text-ink"
      >
        {title}
      </a>
    )}
  </cite>
);
