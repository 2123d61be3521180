import { Ellipsis } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { BoardColumn as Column } from '#domain/board/board.ts';
import { Button } from '#web/ui/button.tsx';

interface BoardColumnProps {
  readonly column: Column;
  /** How many cards it has, and how many of them the filter shows. */
  readonly count: number;
  readonly shown: number;
  readonly menuOpen: boolean;
  /** The card that is held would become its first. */
  readonly dropsHere: boolean;
  readonly onMenu: (anchor: HTMLElement) => void;
  readonly children: ReactNode;
  /** The line that adds a card. */
  readonly line: ReactNode;
}

const inWords = (count: number, shown: number): string => {
  if (shown !== count) return `${shown} of ${count} cards`;
  return count === 1 ? '1 card' : `${count} cards`;
};

export const BoardColumn = (props: BoardColumnProps) => {
  const { column, count, shown, menuOpen, dropsHere, onMenu, children, line } = props;
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      data-column={column.id}
      className="flex flex-col rounded-3xl border border-line bg-raised/50 p-3 md:max-h-[calc(100dvh-var(--top-bar)-4rem)] md:max-w-96 md:min-w-66 md:flex-1"
    >
      <div className="flex items-center gap-2 pl-2">
        <h2
          id={id}
          tabIndex={-1}
          data-column-title
          className="min-w-0 flex-1 text-lg leading-snug font-semibold break-words outline-none"
        >
          {column.title}{' '}
          <span className="ml-1 text-sm font-normal whitespace-nowrap text-muted">
            {inWords(count, shown)}
          </span>
        </h2>
        <Button
          kind="plain"
          size="icon"
          aria-label={`More for the column “${column.title}”`}
          aria-haspopup="menu"
          aria-expanded={menuOpen}
          onClick={(event) => onMenu(event.currentTarget)}
        >
          <Ellipsis aria-hidden="true" />
        </Button>
      </div>
      {shown > 0 ? (
        <ul
          aria-labelledby={id}
          className="relative mt-2 min-h-0 space-y-3 overflow-y-auto overscroll-contain px-0.5 py-2"
        >
          {children}
        </ul>
      ) : (
        <p
          data-here={dropsHere ? '' : undefined}
          className="mt-2 rounded-2xl border border-dashed border-edge px-4 py-5 text-center text-muted data-here:border-calm data-here:bg-calm-soft"
        >
          {count === 0 ? 'No cards here yet.' : 'No card here matches.'}
        </p>
      )}
      {line}
    </section>
  );
};
