import { CalendarClock, Ellipsis, GripVertical, UserRound } from 'lucide-react';
import { useRef } from 'react';
import type { BoardCard as Card } from '#domain/board/board.ts';
import { useDraggableCard } from '#web/features/board/use-mouse-drag.ts';
import { daySentence } from '#web/platform/clock/local-words.ts';
import { useToday } from '#web/platform/clock/use-today.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';

interface BoardCardProps {
  readonly card: Card;
  /** Undefined where nobody has taken it on. */
  readonly owner: string | undefined;
  /** The one card of its column that Tab reaches. */
  readonly current: boolean;
  readonly menuOpen: boolean;
  /** On which side of it the card that is held would land. */
  readonly drop: 'before' | 'after' | null;
  readonly onEdit: () => void;
  readonly onMenu: (anchor: HTMLElement) => void;
}

export const BoardCard = (props: BoardCardProps) => {
  const { card, owner, current, menuOpen, drop, onEdit, onMenu } = props;
  const element = useRef<HTMLLIElement>(null);
  const today = useToday();
  useDraggableCard(element, card.id);
  const stop = current ? 0 : -1;
  return (
    <li
      ref={element}
      data-card={card.id}
      className="group/card relative scroll-my-24 data-dragged:opacity-40 pointer-coarse:select-none"
    >
      {drop !== null && (
        <span
          aria-hidden="true"
          className={classNames(
            'absolute inset-x-1 h-1 rounded-full bg-calm',
            drop === 'before' ? '-top-2' : '-bottom-2',
          )}
        />
      )}
      <div className="relative rounded-2xl border border-line bg-surface py-2 pr-12 pl-4 hover:border-edge sm:cursor-grab">
        <GripVertical
          aria-hidden="true"
          className="absolute top-3.5 left-0.5 size-4 text-edge opacity-0 group-hover/card:opacity-100 pointer-coarse:hidden"
        />
        <h3 className="leading-snug font-medium break-words">
          <button
            type="button"
            data-open
            tabIndex={stop}
            aria-haspopup="dialog"
            aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight"
            onClick={onEdit}
            className="min-h-[28px] w-full cursor-pointer rounded-lg text-left underline-offset-4 hover:underline"
          >
            <span className="line-clamp-4">{card.title}</span>
          </button>
        </h3>
        {card.details !== '' && (
          <p className="line-clamp-2 text-sm leading-snug break-words whitespace-pre-line text-muted">
            {card.details}
          </p>
        )}
        {(owner !== undefined || card.dueOn !== null) && (
          <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted [&_svg]:size-4 [&_svg]:shrink-0">
            {owner !== undefined && (
              <span className="flex min-w-0 items-center gap-1.5">
                <UserRound aria-hidden="true" />
                <span className="sr-only">Owner: </span>
                <span className="truncate">{owner}</span>
              </span>
            )}
            {card.dueOn !== null && (
              <span className="flex items-center gap-1.5">
                <CalendarClock aria-hidden="true" />
                By {daySentence(card.dueOn, today)}
              </span>
            )}
          </p>
        )}
        <Button
          kind="plain"
          size="icon"
          tabIndex={stop}
          className="absolute! top-0.5 right-0.5"
          aria-label={`More for “${card.title}”`}
          aria-haspopup="menu"
          aria-expanded={menuOpen}
          onClick={(event) => onMenu(event.currentTarget)}
        >
          <Ellipsis aria-hidden="true" />
        </Button>
      </div>
    </li>
  );
};
