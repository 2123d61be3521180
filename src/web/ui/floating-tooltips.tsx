import { Tooltip as Radix } from 'radix-ui';
import { type RefCallback, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { TooltipEars, TooltipPlace } from '#web/ui/tooltip-place.ts';

interface AnchorProps extends Partial<TooltipEars> {
  readonly place: TooltipPlace;
  readonly ref?: RefCallback<HTMLElement>;
}

/** Stands in for an element that is drawn elsewhere: gives it as its own, and hears what that one hears. */
const Anchor = ({ place, ref, ...heard }: AnchorProps): null => {
  const give = useEffectEvent((element: HTMLElement | null) => void ref?.(element));
  useLayoutEffect(() => {
    give(place.element);
    return () => give(null);
  }, [place]);
  const hear = useEffectEvent((tell: (heard: Partial<TooltipEars>) => void) => tell(heard));
  useEffect(() => {
    place.listen({
      onPointerMove: (event) => hear((one) => one.onPointerMove?.(event)),
      onPointerLeave: (event) => hear((one) => one.onPointerLeave?.(event)),
      onPointerDown: (event) => hear((one) => one.onPointerDown?.(event)),
      onFocus: (event) => hear((one) => one.onFocus?.(event)),
      onBlur: (event) => hear((one) => one.onBlur?.(event)),
      onClick: (event) => hear((one) => one.onClick?.(event)),
    });
    return () => place.listen(null);
  }, [place]);
  return null;
};

/** Drawn anew whenever the tooltip shows. */
const Words = ({ place }: { readonly place: TooltipPlace }) => place.text();

interface FloatingTooltipsProps {
  readonly delay: number;
  readonly places: readonly TooltipPlace[];
}

/** The tooltips of all elements that were pointed at so far. */
export const FloatingTooltips = ({ delay, places }: FloatingTooltipsProps) => (
  <Radix.Provider delayDuration={delay} skipDelayDuration={300}>
    {places.map((place) => (
      <Radix.Root key={place.id}>
        <Radix.Trigger asChild>
          <Anchor place={place} />
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            aria-hidden="true"
            side={place.side}
            sideOffset={10}
            className="z-50 rounded-2xl border border-edge bg-raised px-4 py-2 text-ink shadow-soft"
          >
            <Words place={place} />
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    ))}
  </Radix.Provider>
);
