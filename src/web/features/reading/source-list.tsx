import type { Source } from '#domain/reading/source.ts';

/** The numbered list at the end of a page. In its text a number stands for each: “(source 2)”. */
export const SourceList = ({ list }: { readonly list: readonly Source[] }) => (
  <ol data-quoted className="list-decimal space-y-4 pl-6 marker:text-calm">
    {list.map(({ authors, year, title, where, doi }) => (
      <li key={title}>
        {authors}, {year}. {title}
        {/[?.!]$/.test(title) ? ' ' : '. '}
        {where}.
        {doi !== undefined && (
          <>
            {' '}
            <a
              href={`https://doi.org/${doi}`}
              rel="noreferrer"
              className="break-all text-calm underline underline-offset-4 hover:text-ink"
            >
              doi.org/{doi}
            </a>
          </>
        )}
      </li>
    ))}
  </ol>
);
