import { Slot } from 'radix-ui';
import { createContext, type ReactNode, use, useEffect, useId, useMemo, useRef, useState } from 'react';
import { LazyPart } from '#web/ui/lazy-part.tsx';
import type { TooltipEars, TooltipPlace } from '#web/ui/tooltip-place.ts';

interface Area {
  readonly add: (place: TooltipPlace) => void;
  readonly remove: (place: TooltipPlace) => void;
}

const AreaContext = createContext<Area | null>(null);

// Most visits end without one, and it takes more code than all buttons together: it comes when something is pointed at.
const load = async () => (await import('#web/ui/floating-tooltips.tsx')).FloatingTooltips;

interface TooltipAreaProps {
  /** Milliseconds over something before its tooltip shows. */
  readonly delay?: number;
  readonly children: ReactNode;
}

// Spec 1 §9: 700 ms, and none for a neighbour within 300 ms of the last one.
export const TooltipArea = ({ delay = 700, children }: TooltipAreaProps) => {
  const [places, setPlaces] = useState<readonly TooltipPlace[]>([]);
  const area = useMemo(
    () => ({
      add: (place: TooltipPlace) => setPlaces((all) => [...all, place]),
      remove: (place: TooltipPlace) => setPlaces((all) => all.filter((one) => one !== place)),
    }),
    [],
  );
  const props = { delay, places };
  return (
    <AreaContext value={area}>
      {children}
      <LazyPart need={places.length} load={load} props={props} />
    </AreaContext>
  );
};

interface TooltipProps {
  readonly text: string;
  readonly side?: 'right' | 'bottom';
  /** One element that can take the focus; it needs a name of its own, a tooltip is only a picture of it. */
  readonly children: ReactNode;
}

type Tell = (ears: TooltipEars) => void;

export const Tooltip = ({ text, side = 'bottom', children }: TooltipProps) => {
  const id = useId();
  const area = use(AreaContext);
  const words = useRef(text);
  useEffect(() => {
    words.current = text;
  }, [text]);
  const place = useRef<TooltipPlace | null>(null);
  const ears = useRef<TooltipEars | null>(null);
  const missed = useRef<Tell | null>(null);
  useEffect(
    () => () => {
      if (place.current !== null) area?.remove(place.current);
      place.current = null;
    },
    [area],
  );

  const begin = (element: HTMLElement, tell: Tell): void => {
    if (ears.current === null) missed.current = tell;
    else tell(ears.current);
    if (area === null || place.current !== null) return;
    const listen = (next: TooltipEars | null): void => {
      ears.current = next;
      if (next !== null) missed.current?.(next);
      missed.current = null;
    };
    place.current = { id, element, text: () => words.current, side, listen };
    area.add(place.current);
  };
  const end = (tell: Tell): void => {
    missed.current = null;
    if (ears.current !== null) tell(ears.current);
  };
  return (
    <Slot.Root
      onPointerMove={(event) => begin(event.currentTarget, (one) => one.onPointerMove(event))}
      onFocus={(event) => begin(event.currentTarget, (one) => one.onFocus(event))}
      onPointerLeave={(event) => end((one) => one.onPointerLeave(event))}
      onPointerDown={(event) => end((one) => one.onPointerDown(event))}
      onBlur={(event) => end((one) => one.onBlur(event))}
      onClick={(event) => end((one) => one.onClick(event))}
    >
      {children}
    </Slot.Root>
  );
};
