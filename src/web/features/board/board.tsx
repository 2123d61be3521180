import { Plus } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, useMemo, useRef, useState } from 'react';
import {
  type Board as BoardData,
  type BoardCard as Card,
  boardLimits,
  cardsIn,
} from '#domain/board/board.ts';
import { atEnd } from '#domain/board/place-among.ts';
import { filterCards, isFiltering, noFilter } from '#domain/board/filter-cards.ts';
import { BoardFilter } from '#web/features/board/board-filter.tsx';
import { type BoardKey, boardKeyOf } from '#web/features/board/board-keys.ts';
import { CardMenu, ColumnMenu } from '#web/features/board/board-menus.tsx';
import type { Target } from '#web/features/board/card-actions.ts';
import { cardBeside, stepTarget } from '#web/features/board/card-steps.ts';
import { ColumnDialog } from '#web/features/board/column-dialog.tsx';
import { Columns } from '#web/features/board/columns.tsx';
import { dropPlaceAt, isSamePlace } from '#web/features/board/drop-place.ts';
import { EditCard } from '#web/features/board/edit-card.tsx';
import { useBoardActions } from '#web/features/board/use-board-actions.ts';
import { useCardFocus } from '#web/features/board/use-card-focus.ts';
import { useEditingCard } from '#web/features/board/use-editing-card.ts';
import { type DragHandlers, useMouseDrop } from '#web/features/board/use-mouse-drag.ts';
import { useTouchDrag } from '#web/features/board/use-touch-drag.ts';
import { useMobile } from '#web/platform/use-mobile.ts';
import { Button } from '#web/ui/button.tsx';

interface BoardProps {
  readonly userId: string;
  readonly board: BoardData;
}

interface OpenMenu {
  /** Of a card or of a column. */
  readonly id: string;
  readonly anchor: HTMLElement;
}

const cardIdAt = (target: EventTarget): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-card]')?.dataset['card'] : undefined;

/** Columns with cards: by mouse, by finger, by keyboard and by menu. */
export const Board = ({ userId, board }: BoardProps) => {
  const { columns, cards, people } = board;
  const actions = useBoardActions();
  const root = useRef<HTMLDivElement>(null);
  const narrow = useMobile();
  const [filter, setFilter] = useState(noFilter);
  const [tab, setTab] = useState<string | null>(null);
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const [columnDialog, setColumnDialog] = useState<{ readonly id: string | null } | null>(null);
  const [place, setPlace] = useState<Target | null>(null);
  const [current, setCurrent] = useState<string | null>(null);
  const { editing, edit, close } = useEditingCard(userId);
  const { focusCard, focusColumn } = useCardFocus(root);

  const shown = useMemo(() => {
    const left = filterCards(cards, filter);
    return new Map(columns.map(({ id }) => [id, cardsIn(left, id)]));
  }, [cards, columns, filter]);
  const cardOf = (id: string | undefined): Card | undefined => cards.find((card) => card.id === id);

  /** With the keyboard the eye goes along; with the menu of a phone one stays where the next card is. */
  const move = (card: Card, target: Target, follows: boolean): void => {
    if (!actions.move(card.id, target)) return;
    if (!follows && target.columnId !== card.columnId) {
      stay(card);
      return;
    }
    focusCard(card.id);
    if (narrow) setTab(target.columnId);
  };
  const stay = (card: Card): void => {
    const next = cardBeside(columns, shown, card, 'down') ?? cardBeside(columns, shown, card, 'up');
    if (next === undefined) focusColumn(card.columnId);
    else focusCard(next.id);
  };
  const step = (card: Card, { does, to }: BoardKey): void => {
    if (does === 'move') {
      const target = stepTarget(columns, shown, card, to);
      if (target !== null) move(card, target, true);
      return;
    }
    const other = cardBeside(columns, shown, card, to);
    if (other === undefined) return;
    if (narrow) setTab(other.columnId);
    focusCard(other.id);
    // Another state, so that the page is drawn again and the focus with it.
    setCurrent(other.id);
  };

  const onFocus = (event: FocusEvent<HTMLDivElement>): void => {
    const id = cardIdAt(event.target);
    if (id !== undefined) setCurrent(id);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const card = cardOf(cardIdAt(event.target));
    const key = boardKeyOf(event);
    if (event.defaultPrevented || card === undefined || key === null) return;
    event.preventDefault();
    step(card, key);
  };

  const dragging: DragHandlers = {
    placeAt: (point) =>
      root.current &&
      dropPlaceAt(
        root.current,
        columns.map(({ id }) => id),
        point,
      ),
    onHold: (next) => setPlace((before) => (isSamePlace(before, next) ? before : next)),
    onDrop: (id, target) => void actions.move(id, target),
  };
  useMouseDrop(root, dragging);
  useTouchDrag(root, dragging);

  const menuCard = cardOf(menu?.id);
  const menuColumn = columns.find(({ id }) => id === menu?.id);
  const closeMenu = (): void => setMenu(null);
  const byOne = (card: Card, to: 'up' | 'down'): (() => void) | null => {
    const target = stepTarget(columns, shown, card, to);
    return target && (() => move(card, target, true));
  };
  return (
    <>
      <BoardFilter
        filter={filter}
        people={people}
        shown={[...shown.values()].flat().length}
        onChange={setFilter}
      />
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys of its cards, in one place */}
      <div ref={root} data-wide className="mt-6" onKeyDown={onKeyDown} onFocus={onFocus}>
        <Columns
          userId={userId}
          board={board}
          shown={shown}
          narrow={narrow}
          tab={tab}
          onTab={setTab}
          currentId={current}
          openMenuId={menu?.id ?? null}
          place={place}
          onEdit={edit}
          onMenu={(id, anchor) => setMenu(menu?.id === id ? null : { id, anchor })}
          onAdd={async (columnId, title) => {
            const added = await actions.add(columnId, { title });
            // A card one cannot see would look like one that is lost.
            if (added && isFiltering(filter)) setFilter(noFilter);
            return added;
          }}
        />
      </div>
      {columns.length === 0 && <p className="mt-6 text-lg text-muted">No columns yet. Add the first one.</p>}
      {columns.length < boardLimits.columns && (
        <Button className="mt-5" onClick={() => setColumnDialog({ id: null })}>
          <Plus aria-hidden="true" />
          Add a column
        </Button>
      )}
      {menu !== null && menuCard !== undefined && (
        <CardMenu
          card={menuCard}
          anchor={menu.anchor}
          columns={columns}
          onEdit={() => edit(menuCard.id)}
          onUp={byOne(menuCard, 'up')}
          onDown={byOne(menuCard, 'down')}
          onMoveTo={(columnId) => move(menuCard, { columnId, ...atEnd }, !narrow)}
          onDelete={() => {
            stay(menuCard);
            void actions.remove(menuCard);
          }}
          onClose={closeMenu}
        />
      )}
      {menu !== null && menuColumn !== undefined && (
        <ColumnMenu
          column={menuColumn}
          anchor={menu.anchor}
          columns={columns}
          isEmpty={cardsIn(cards, menuColumn.id).length === 0}
          onRename={() => setColumnDialog({ id: menuColumn.id })}
          onMove={(beside) => {
            actions.moveColumn(menuColumn, beside);
            focusColumn(menuColumn.id);
          }}
          onRemove={() => {
            document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
            void actions.removeColumn(menuColumn);
          }}
          onClose={closeMenu}
        />
      )}
      {columnDialog !== null && (
        <ColumnDialog
          column={columns.find(({ id }) => id === columnDialog.id)}
          actions={actions}
          onClose={() => setColumnDialog(null)}
        />
      )}
      {editing !== null && (
        <EditCard
          key={editing}
          userId={userId}
          id={editing}
          card={cardOf(editing)}
          people={people}
          actions={actions}
          onClose={close}
        />
      )}
    </>
  );
};
