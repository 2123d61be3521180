import { type Board, type BoardColumn as Column, cardsIn } from '#domain/board/board.ts';
import { BoardCard } from '#web/features/board/board-card.tsx';
import { BoardColumn } from '#web/features/board/board-column.tsx';
import type { Target } from '#web/features/board/card-actions.ts';
import type { ShownCards } from '#web/features/board/card-steps.ts';
import { NewCardLine } from '#web/features/board/new-card-line.tsx';
import { Tabs } from '#web/ui/tabs.tsx';

interface ColumnsProps {
  readonly userId: string;
  readonly board: Board;
  readonly shown: ShownCards;
  /** One column at a time, chosen by a tab. */
  readonly narrow: boolean;
  readonly tab: string | null;
  readonly onTab: (columnId: string) => void;
  /** The card the keyboard was at last. */
  readonly currentId: string | null;
  readonly openMenuId: string | null;
  /** Where the card that is held would land. */
  readonly place: Target | null;
  readonly onEdit: (id: string) => void;
  readonly onMenu: (id: string, anchor: HTMLElement) => void;
  readonly onAdd: (columnId: string, title: string) => Promise<boolean>;
}

/** Side by side where there is room, one at a time where there is not. */
export const Columns = (props: ColumnsProps) => {
  const { userId, board, shown, narrow, tab, onTab, currentId, openMenuId, place } = props;
  const { onEdit, onMenu, onAdd } = props;
  const { columns, cards, people } = board;

  const drawn = (column: Column) => {
    const list = shown.get(column.id) ?? [];
    // One card of each column is a stop for Tab: the one where the keyboard was, or the first.
    const stop = list.some(({ id }) => id === currentId) ? currentId : list[0]?.id;
    return (
      <BoardColumn
        key={column.id}
        column={column}
        count={cardsIn(cards, column.id).length}
        shown={list.length}
        menuOpen={openMenuId === column.id}
        dropsHere={place?.columnId === column.id}
        onMenu={(anchor) => onMenu(column.id, anchor)}
        line={
          <NewCardLine
            userId={userId}
            columnId={column.id}
            columnTitle={column.title}
            onAdd={(title) => onAdd(column.id, title)}
          />
        }
      >
        {list.map((card) => (
          <BoardCard
            key={card.id}
            card={card}
            owner={people.find(({ id }) => id === card.ownerId)?.name}
            current={card.id === stop}
            menuOpen={openMenuId === card.id}
            drop={place?.other === card.id ? place.edge : null}
            onEdit={() => onEdit(card.id)}
            onMenu={(anchor) => onMenu(card.id, anchor)}
          />
        ))}
      </BoardColumn>
    );
  };

  if (columns.length === 0) return null;
  if (!narrow) {
    // Relative: words for screen readers are placed, and would make the page as wide as all columns.
    return (
      <div className="relative flex items-start gap-4 overflow-x-auto overscroll-x-contain pb-3">
        {columns.map(drawn)}
      </div>
    );
  }
  const chosen = columns.find(({ id }) => id === tab) ?? columns[0];
  return (
    <Tabs
      label="Columns"
      tabs={columns.map((column) => ({
        value: column.id,
        label: `${column.title} (${shown.get(column.id)?.length ?? 0})`,
        content: drawn(column),
      }))}
      value={chosen?.id ?? ''}
      onChange={onTab}
    />
  );
};
