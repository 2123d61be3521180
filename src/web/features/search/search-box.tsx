import { Search } from 'lucide-react';
import { type SubmitEvent, useId } from 'react';
import { queryLimits } from '#domain/search/search-query.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';

interface SearchBoxProps {
  readonly label: string;
  readonly query?: string;
  /** Without it, and without JavaScript, the browser opens /search by itself. */
  readonly onSearch?: (query: string) => void;
  readonly className?: string;
}

export const SearchBox = ({ label, query = '', onSearch, className }: SearchBoxProps) => {
  const id = useId();
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    if (onSearch === undefined) return;
    event.preventDefault();
    const field = new FormData(event.currentTarget).get('q');
    onSearch(typeof field === 'string' ? field : '');
  };
  return (
    <search className={classNames('block', className)}>
      <form action="/search" method="get" onSubmit={submit}>
        <label htmlFor={id} className="block text-left text-muted">
          {label}
        </label>
        <div className="mt-2 flex items-stretch gap-2">
          <input
            // A new query from the address bar or a link belongs in the field too.
            key={query}
            id={id}
            type="search"
            name="q"
            defaultValue={query}
            maxLength={queryLimits.characters}
            autoComplete="off"
            enterKeyHint="search"
            className="min-h-12 w-full min-w-0 rounded-full border border-edge bg-surface px-5 text-lg text-ink"
          />
          <Button type="submit" size="touch" className="max-sm:px-3.5!">
            <Search aria-hidden="true" />
            <span className="max-sm:sr-only">Search</span>
          </Button>
        </div>
      </form>
    </search>
  );
};
