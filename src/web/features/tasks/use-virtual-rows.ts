import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, type RefObject, useLayoutEffect, useState } from 'react';

// Below this, a list is what the browser does best: plain rows, find in page, no arithmetic.
const plainUpTo = 100;

export interface Row {
  readonly index: number;
  readonly style: CSSProperties | undefined;
}

interface Rows {
  readonly rows: readonly Row[];
  /** Only a part of the rows is in the page. */
  readonly windowed: boolean;
  readonly listStyle: CSSProperties | undefined;
  readonly measure: ((row: HTMLElement | null) => void) | undefined;
  readonly scrollTo: (index: number) => void;
}

/** All rows of a short list; of a long one those near the window, and the current one wherever it is. */
export const useVirtualRows = (
  list: RefObject<HTMLElement | null>,
  keys: readonly { readonly id: string }[],
  current: number,
  /** How high a row usually is, until it was measured. */
  usualHeight: number,
): Rows => {
  const windowed = keys.length > plainUpTo;
  const [top, setTop] = useState(0);
  // oxlint-disable-next-line react/incompatible-library -- nothing here is compiled or memoised
  const virtualizer = useWindowVirtualizer({
    count: windowed ? keys.length : 0,
    enabled: windowed,
    estimateSize: () => usualHeight,
    overscan: 4,
    scrollMargin: top,
    getItemKey: (index) => keys[index]?.id ?? index,
    rangeExtractor: (range) => {
      const near = defaultRangeExtractor(range);
      if (current < 0 || near.includes(current)) return near;
      return [...near, current].toSorted((a, b) => a - b);
    },
  });
  // Rows out of sight are as high as they were measured: after a change of density that is wrong for all of them.
  useLayoutEffect(() => {
    if (windowed) virtualizer.measure();
  }, [windowed, virtualizer, usualHeight]);
  // Whenever the page grows: it may have grown above the list.
  useLayoutEffect(() => {
    if (!windowed) return undefined;
    const measureTop = (): void => {
      const { top: above = 0 } = list.current?.getBoundingClientRect() ?? {};
      setTop(Math.round(above + window.scrollY));
    };
    const watch = new ResizeObserver(measureTop);
    watch.observe(document.body);
    return () => watch.disconnect();
  }, [windowed, list]);

  if (!windowed) {
    return {
      rows: keys.map((_, index) => ({ index, style: undefined })),
      windowed,
      listStyle: undefined,
      measure: undefined,
      scrollTo: () => undefined,
    };
  }
  return {
    rows: virtualizer.getVirtualItems().map(({ index, start }) => ({
      index,
      style: { position: 'absolute', insetInline: 0, top: 0, transform: `translateY(${start - top}px)` },
    })),
    windowed,
    listStyle: { position: 'relative', height: virtualizer.getTotalSize() },
    measure: virtualizer.measureElement,
    scrollTo: (index) => virtualizer.scrollToIndex(index, { align: 'auto' }),
  };
};
