import { Search, X } from 'lucide-react';
import { useId, useRef } from 'react';
import type { BoardPerson } from '#domain/board/board.ts';
import { type CardFilter, everybody, isFiltering, nobody, noFilter } from '#domain/board/filter-cards.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { inputLook } from '#web/ui/field.tsx';

interface BoardFilterProps {
  readonly filter: CardFilter;
  readonly people: readonly BoardPerson[];
  /** How many cards it leaves. */
  readonly shown: number;
  readonly onChange: (filter: CardFilter) => void;
}

/** Which cards are shown: by their words and by who took them on. */
export const BoardFilter = ({ filter, people, shown, onChange }: BoardFilterProps) => {
  const id = useId();
  const words = useRef<HTMLInputElement>(null);
  const filtering = isFiltering(filter);
  return (
    <search aria-label="Filter the cards" className="mt-6 flex flex-wrap items-center gap-3">
      <div className="relative min-w-48 flex-1 sm:max-w-80">
        <Search aria-hidden="true" className="absolute top-1/2 left-4 size-5 -translate-y-1/2 text-muted" />
        <input
          ref={words}
          type="search"
          aria-label="Words in a card"
          placeholder="Find a card"
          autoComplete="off"
          value={filter.words}
          onChange={(event) => onChange({ ...filter, words: event.target.value })}
          className={classNames(inputLook, 'pl-12 text-base!')}
        />
      </div>
      <label htmlFor={id} className="sr-only">
        Whose cards
      </label>
      <select
        id={id}
        value={filter.owner}
        onChange={(event) => onChange({ ...filter, owner: event.target.value })}
        className={classNames(inputLook, 'w-auto! max-w-full min-w-40 text-base! max-sm:flex-1')}
      >
        <option value={everybody}>Everyone’s cards</option>
        <option value={nobody}>Without an owner</option>
        {people.map((person) => (
          <option key={person.id} value={person.id}>
            {person.name}
          </option>
        ))}
      </select>
      {filtering && (
        <Button
          kind="plain"
          onClick={() => {
            // The button goes, and the focus would go with it.
            words.current?.focus();
            onChange(noFilter);
          }}
        >
          <X aria-hidden="true" />
          Show all
        </Button>
      )}
      <output className="sr-only">
        {filtering && `${shown} ${shown === 1 ? 'card matches' : 'cards match'}.`}
      </output>
    </search>
  );
};
