import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

/**
 * Whoever decides about one item goes on with the next: where the item that had the focus is gone, its neighbour has it, and
 * after the last one the heading.
 */
export const useFocusInList = (count: number, heading: RefObject<HTMLElement | null>) => {
  const list = useRef<HTMLUListElement>(null);
  const place = useRef<number | null>(null);
  const before = useRef(count);
  useEffect(() => {
    const shrank = count < before.current;
    before.current = count;
    if (!shrank || place.current === null || document.activeElement !== document.body) return;
    const items = list.current?.children ?? [];
    const next = items[Math.min(place.current, items.length - 1)]?.querySelector('button');
    (next ?? heading.current)?.focus();
  }, [count, heading]);
  return {
    ref: list,
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      const item = target.closest('li');
      place.current = item === null ? null : [...(list.current?.children ?? [])].indexOf(item);
    },
    onBlur: ({ relatedTarget }: FocusEvent<HTMLElement>) => {
      if (relatedTarget !== null) place.current = null;
    },
  };
};
