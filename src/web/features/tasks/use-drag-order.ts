import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { getElementFromPointWithoutHoneypot } from '@atlaskit/pragmatic-drag-and-drop/get-element-from-point-without-honey-pot';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { Edge } from '#domain/tasks/task-order.ts';

/** Which row something is held over, and on which side of it it would land. */
export interface DropPlace {
  readonly id: string;
  readonly edge: Edge;
}

// While something is dragged, the library keeps an element of its own under the pointer.
const placeAt = (list: HTMLElement, x: number, y: number): DropPlace | null => {
  const row = getElementFromPointWithoutHoneypot({ x, y })?.closest<HTMLElement>('li[data-task]');
  const id = row?.dataset['task'];
  if (row === null || row === undefined || id === undefined || !list.contains(row)) return null;
  const { top, height } = row.getBoundingClientRect();
  return { id, edge: y < top + height / 2 ? 'before' : 'after' };
};

/** A row that can be taken by its handle; what is dragged along is a picture of the row. */
export const useDraggableRow = (row: RefObject<HTMLElement | null>, listId: string, id: string): void => {
  useEffect(() => {
    const element = row.current;
    const handle = element?.querySelector<HTMLElement>('[data-handle]');
    if (element === null || handle === null || handle === undefined) return undefined;
    return draggable({
      element: handle,
      getInitialData: () => ({ listId, id }),
      onGenerateDragPreview: ({ nativeSetDragImage, location }) => {
        const { left, top } = element.getBoundingClientRect();
        const { clientX, clientY } = location.current.input;
        nativeSetDragImage?.(element, clientX - left, clientY - top);
      },
      onDragStart: () => element.toggleAttribute('data-dragged', true),
      onDrop: () => element.toggleAttribute('data-dragged', false),
    });
  }, [row, listId, id]);
};

/** A list whose rows can be dropped among each other. */
export const useDropPlace = (
  list: RefObject<HTMLElement | null>,
  listId: string,
  onDrop: (id: string, place: DropPlace) => void,
): DropPlace | null => {
  const [place, setPlace] = useState<DropPlace | null>(null);
  const drop = useEffectEvent(onDrop);
  useEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    const show = (next: DropPlace | null): void =>
      setPlace((before) => (before?.id === next?.id && before?.edge === next?.edge ? before : next));
    return dropTargetForElements({
      element,
      canDrop: ({ source }) => source.data['listId'] === listId,
      onDrag: ({ location }) => {
        const { clientX, clientY } = location.current.input;
        show(placeAt(element, clientX, clientY));
      },
      onDragLeave: () => show(null),
      onDrop: ({ source, location }) => {
        show(null);
        const { clientX, clientY } = location.current.input;
        const landed = placeAt(element, clientX, clientY);
        const id = source.data['id'];
        if (landed !== null && typeof id === 'string' && landed.id !== id) drop(id, landed);
      },
    });
  }, [list, listId]);
  return place;
};
