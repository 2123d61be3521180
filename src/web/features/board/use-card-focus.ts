import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Keeps the keyboard with a card that moves, or finds it a place when the card goes. */
export const useCardFocus = (board: RefObject<HTMLElement | null>) => {
  const wanted = useRef<{ readonly cardId: string } | { readonly columnId: string } | null>(null);
  // After the page is drawn: a card that moved to another column is another element there.
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    const selector =
      'cardId' in wanted.current
        ? `[data-card="${wanted.current.cardId}"] [data-open]`
        : `[data-column="${wanted.current.columnId}"] [data-column-title]`;
    const element = board.current?.querySelector<HTMLElement>(selector);
    if (element === null || element === undefined) return;
    wanted.current = null;
    if (element !== document.activeElement) element.focus();
  });
  return {
    focusCard: (cardId: string): void => {
      wanted.current = { cardId };
    },
    focusColumn: (columnId: string): void => {
      wanted.current = { columnId };
    },
  };
};
