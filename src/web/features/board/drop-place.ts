import { getElementFromPointWithoutHoneypot } from '@atlaskit/pragmatic-drag-and-drop/get-element-from-point-without-honey-pot';
import type { Target } from '#web/features/board/card-actions.ts';

const middleOf = (card: HTMLElement): number => {
  const { top, height } = card.getBoundingClientRect();
  return top + height / 2;
};

/** Which card a card is held over, and on which side of it it would land; over a tab, at the end of that column. */
export const dropPlaceAt = (
  board: HTMLElement,
  columnIds: readonly string[],
  { x, y }: { readonly x: number; readonly y: number },
): Target | null => {
  // While something is dragged by mouse, the library keeps an element of its own under the pointer.
  const under = getElementFromPointWithoutHoneypot({ x, y });
  if (under === null || !board.contains(under)) return null;
  const tab = under.closest('[role="tab"]');
  if (tab !== null) {
    const columnId = columnIds[[...(tab.parentElement?.children ?? [])].indexOf(tab)];
    return columnId === undefined ? null : { columnId, other: null, edge: 'after' };
  }
  const column = under.closest<HTMLElement>('[data-column]');
  const columnId = column?.dataset['column'];
  if (column === null || columnId === undefined) return null;
  const cards = [...column.querySelectorAll<HTMLElement>('[data-card]')];
  const next = cards.find((card) => y < middleOf(card));
  if (next !== undefined) return { columnId, other: next.dataset['card'] ?? null, edge: 'before' };
  return { columnId, other: cards.at(-1)?.dataset['card'] ?? null, edge: 'after' };
};

export const isSamePlace = (a: Target | null, b: Target | null): boolean =>
  a?.columnId === b?.columnId && a?.other === b?.other && a?.edge === b?.edge;
