import { useQuery } from '@tanstack/react-query';
import { Search, X } from 'lucide-react';
import { type SubmitEvent, useId, useState } from 'react';
import { memorySearchTotal } from '#domain/memory/memory-search-plan.ts';
import { type ListWorld, MemoryList } from '#web/features/memory/lists/memory-list.tsx';
import { wordSearchQuery } from '#web/services/memory/word-search-queries.ts';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

/** What is looked for: words, or one tag. */
export interface Asked {
  readonly query: string;
  readonly tag: string | null;
}

interface BoxProps {
  readonly asked: Asked | null;
  readonly onSearch: (asked: Asked | null) => void;
}

export const MemorySearchBox = ({ asked, onSearch }: BoxProps) => {
  const id = useId();
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const field = new FormData(event.currentTarget).get('words');
    const query = typeof field === 'string' ? field.trim() : '';
    onSearch(query === '' ? null : { query, tag: null });
  };
  return (
    <search>
      <form onSubmit={submit} className="flex items-stretch gap-2">
        <label htmlFor={id} className="sr-only">
          Search your memories by word
        </label>
        <input
          key={asked?.query ?? ''}
          id={id}
          type="search"
          name="words"
          defaultValue={asked?.query ?? ''}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          placeholder="Search by word"
          className="min-h-12 w-full min-w-0 rounded-full border border-edge bg-surface px-5 text-lg text-ink placeholder:text-muted"
        />
        <Button type="submit" size="touch" className="max-sm:px-3.5!">
          <Search aria-hidden="true" />
          <span className="max-sm:sr-only">Search</span>
        </Button>
      </form>
    </search>
  );
};

interface FoundProps {
  readonly asked: Asked;
  readonly world: ListWorld;
  readonly onClear: () => void;
}

const wordsFor = ({ query, tag }: Asked): string => (tag === null ? `“${query}”` : `#${tag}`);

/** What the search found: the most important first. */
export const MemoryFound = ({ asked, world, onClear }: FoundProps) => {
  const [limit, setLimit] = useState(memorySearchTotal);
  const tags = asked.tag === null ? [] : [asked.tag];
  const { data, isError, refetch } = useQuery(wordSearchQuery({ query: asked.query, tags, limit }));
  return (
    <div className="mt-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 aria-live="polite" className="text-lg font-semibold">
          {data === undefined || data.length > 0
            ? `Found for ${wordsFor(asked)}`
            : `Nothing found for ${wordsFor(asked)}`}
        </h3>
        <Button size="small" onClick={onClear}>
          <X aria-hidden="true" />
          Clear search
        </Button>
      </div>
      {data === undefined && !isError && <Spinner size="sm" text="Searching…" className="mt-6" />}
      {data === undefined && isError && (
        <p className="mt-4 flex flex-wrap items-center gap-4">
          We couldn’t search right now.
          <Button onClick={() => void refetch()}>Try again</Button>
        </p>
      )}
      {data !== undefined && data.length === 0 && (
        <p className="mt-3 text-muted">
          This search looks for the exact letters. Try one short word, or ask your question above.
        </p>
      )}
      {data !== undefined && data.length > 0 && (
        <MemoryList label="Search results" memories={data} world={world} />
      )}
      {data !== undefined && data.length >= limit && (
        <Button className="mt-4" onClick={() => setLimit(limit * 2)}>
          Show more
        </Button>
      )}
    </div>
  );
};
