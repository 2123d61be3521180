import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { Target } from '#web/features/board/card-actions.ts';

const kind = 'board-card';

// A finger has a way of its own: see use-touch-drag.ts.
let isByFinger = false;
const noteFinger = (event: PointerEvent): void => {
  isByFinger = event.pointerType === 'touch';
};

/** A card that can be taken with the mouse. */
export const useDraggableCard = (card: RefObject<HTMLElement | null>, id: string): void => {
  useEffect(() => {
    const element = card.current;
    if (element === null) return undefined;
    element.addEventListener('pointerdown', noteFinger, { capture: true });
    const stop = draggable({
      element,
      canDrag: () => !isByFinger,
      getInitialData: () => ({ kind, id }),
      onDragStart: () => element.toggleAttribute('data-dragged', true),
      onDrop: () => element.toggleAttribute('data-dragged', false),
    });
    return () => {
      stop();
      element.removeEventListener('pointerdown', noteFinger, { capture: true });
    };
  }, [card, id]);
};

export interface DragHandlers {
  /** Where the point is over the board. */
  readonly placeAt: (point: { readonly x: number; readonly y: number }) => Target | null;
  readonly onHold: (place: Target | null) => void;
  readonly onDrop: (id: string, place: Target) => void;
}

/** The board as the one thing on which cards are dropped. */
export const useMouseDrop = (board: RefObject<HTMLElement | null>, handlers: DragHandlers): void => {
  const placeAt = useEffectEvent(handlers.placeAt);
  const hold = useEffectEvent(handlers.onHold);
  const drop = useEffectEvent(handlers.onDrop);
  useEffect(() => {
    const element = board.current;
    if (element === null) return undefined;
    return dropTargetForElements({
      element,
      canDrop: ({ source }) => source.data['kind'] === kind,
      onDrag: ({ location }) => {
        const { clientX, clientY } = location.current.input;
        hold(placeAt({ x: clientX, y: clientY }));
      },
      onDragLeave: () => hold(null),
      onDrop: ({ source, location }) => {
        hold(null);
        const { clientX, clientY } = location.current.input;
        const place = placeAt({ x: clientX, y: clientY });
        const id = source.data['id'];
        if (place !== null && typeof id === 'string') drop(id, place);
      },
    });
  }, [board]);
};
