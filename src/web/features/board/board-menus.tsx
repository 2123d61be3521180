import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, CornerDownRight, Pencil, Trash2 } from 'lucide-react';
import type { BoardCard, BoardColumn } from '#domain/board/board.ts';
import type { Beside } from '#domain/board/place-among.ts';
import { boardCatalogue } from '#domain/notices/board-catalogue.ts';
import { showMessage } from '#web/services/messages/show-message.ts';
import { Menu, type MenuItem } from '#web/ui/menu.tsx';

interface CardMenuProps {
  readonly card: BoardCard;
  readonly anchor: HTMLElement;
  readonly columns: readonly BoardColumn[];
  readonly onEdit: () => void;
  /** Null where it is first or last already. */
  readonly onUp: (() => void) | null;
  readonly onDown: (() => void) | null;
  readonly onMoveTo: (columnId: string) => void;
  readonly onDelete: () => void;
  readonly onClose: () => void;
}

/** Everything that can be done with a card, without dragging it. */
export const CardMenu = (props: CardMenuProps) => {
  const { card, anchor, columns, onEdit, onUp, onDown, onMoveTo, onDelete, onClose } = props;
  const items: readonly (MenuItem | null)[] = [
    { label: 'Edit', icon: <Pencil aria-hidden="true" />, run: onEdit },
    onUp && { label: 'Move up', icon: <ArrowUp aria-hidden="true" />, run: onUp },
    onDown && { label: 'Move down', icon: <ArrowDown aria-hidden="true" />, run: onDown },
    ...columns
      .filter(({ id }) => id !== card.columnId)
      .map(({ id, title }) => ({
        label: `Move to ${title}`,
        icon: <CornerDownRight aria-hidden="true" />,
        run: () => onMoveTo(id),
      })),
    { label: 'Delete', icon: <Trash2 aria-hidden="true" />, run: onDelete },
  ];
  return (
    <Menu
      label={`For “${card.title}”`}
      anchor={anchor}
      items={items.filter((item) => item !== null)}
      onClose={onClose}
    />
  );
};

interface ColumnMenuProps {
  readonly column: BoardColumn;
  readonly anchor: HTMLElement;
  readonly columns: readonly BoardColumn[];
  readonly isEmpty: boolean;
  readonly onRename: () => void;
  readonly onMove: (beside: Beside) => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

export const ColumnMenu = (props: ColumnMenuProps) => {
  const { column, anchor, columns, isEmpty, onRename, onMove, onRemove, onClose } = props;
  const at = columns.findIndex(({ id }) => id === column.id);
  const [before, after] = [columns[at - 1], columns[at + 1]];
  const items: readonly (MenuItem | null)[] = [
    { label: 'Rename', icon: <Pencil aria-hidden="true" />, run: onRename },
    before === undefined
      ? null
      : {
          label: 'Move left',
          icon: <ArrowLeft aria-hidden="true" />,
          run: () => onMove({ other: before.id, edge: 'before' }),
        },
    after === undefined
      ? null
      : {
          label: 'Move right',
          icon: <ArrowRight aria-hidden="true" />,
          run: () => onMove({ other: after.id, edge: 'after' }),
        },
    {
      label: 'Remove',
      icon: <Trash2 aria-hidden="true" />,
      ...(isEmpty ? {} : { hint: 'Once it has no cards' }),
      run: isEmpty ? onRemove : () => showMessage(boardCatalogue.columnNotEmpty),
    },
  ];
  return (
    <Menu
      label={`For the column “${column.title}”`}
      anchor={anchor}
      items={items.filter((item) => item !== null)}
      onClose={onClose}
    />
  );
};
