import type { BoardCard, BoardColumn } from '#domain/board/board.ts';
import type { BoardKey } from '#web/features/board/board-keys.ts';
import type { Target } from '#web/features/board/card-actions.ts';

/** The cards of each column as they are shown. */
export type ShownCards = ReadonlyMap<string, readonly BoardCard[]>;

const steps = { up: -1, down: 1, left: -1, right: 1 } as const;

/** The card that an arrow key leads to. Columns without a card are stepped over. */
export const cardBeside = (
  columns: readonly BoardColumn[],
  shown: ShownCards,
  card: BoardCard,
  to: BoardKey['to'],
): BoardCard | undefined => {
  const list = shown.get(card.columnId) ?? [];
  const at = list.findIndex(({ id }) => id === card.id);
  if (to === 'up' || to === 'down') return list[at + steps[to]];
  let index = columns.findIndex(({ id }) => id === card.columnId) + steps[to];
  for (; index >= 0 && index < columns.length; index += steps[to]) {
    const there = shown.get(columns[index]?.id ?? '') ?? [];
    if (there.length > 0) return there[Math.min(at, there.length - 1)];
  }
  return undefined;
};

/** Where a card goes by one step: past its neighbour, or into the next column at about the same height. */
export const stepTarget = (
  columns: readonly BoardColumn[],
  shown: ShownCards,
  card: BoardCard,
  to: BoardKey['to'],
): Target | null => {
  const list = shown.get(card.columnId) ?? [];
  const at = list.findIndex(({ id }) => id === card.id);
  if (to === 'up' || to === 'down') {
    const other = list[at + steps[to]];
    if (other === undefined) return null;
    return { columnId: card.columnId, other: other.id, edge: to === 'up' ? 'before' : 'after' };
  }
  const column = columns[columns.findIndex(({ id }) => id === card.columnId) + steps[to]];
  if (column === undefined) return null;
  const other = shown.get(column.id)?.[at];
  return { columnId: column.id, other: other?.id ?? null, edge: other === undefined ? 'after' : 'before' };
};
