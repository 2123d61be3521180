import { useEffect, useEffectEvent, useState } from 'react';
import { ownLinkOf } from '#web/platform/own-link.ts';
import { visit } from '#web/platform/visit.ts';

interface LeaveGuard {
  readonly asking: boolean;
  /** Asks where there is something to lose, and goes at once where there is not. */
  readonly ask: (go: () => void) => void;
  readonly stay: () => void;
  readonly leave: () => void;
}

/** A button that says of itself that it leads away, such as Sign Out. */
const leavingButtonOf = ({ target }: MouseEvent): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('button[data-leaves]') : null;

/** Whoever would lose answers is asked first: by the browser where the page goes, by us where it only changes. */
export const useLeaveGuard = (on: boolean): LeaveGuard => {
  const [go, setGo] = useState<(() => void) | null>(null);
  const ask = useEffectEvent((next: () => void) => setGo(() => next));

  useEffect(() => {
    if (!on) return undefined;
    const going = new AbortController();
    const { signal } = going;
    addEventListener('beforeunload', (event) => event.preventDefault(), { signal });
    addEventListener(
      'click',
      (event) => {
        const to = ownLinkOf(event);
        const button = leavingButtonOf(event);
        if (to === null && button === null) return;
        event.preventDefault();
        event.stopPropagation();
        ask(() => {
          going.abort();
          if (to === null) button?.click();
          else visit(to.pathname + to.search + to.hash);
        });
      },
      // Before the router hears of it.
      { capture: true, signal },
    );
    // Back and Forward inside the app. Where a browser cannot hold them, they go.
    if ('navigation' in window) {
      navigation.addEventListener(
        'navigate',
        (event) => {
          const { key } = event.destination;
          if (event.navigationType !== 'traverse' || !event.cancelable) return;
          if (!event.destination.sameDocument || event.hashChange) return;
          event.preventDefault();
          ask(() => {
            going.abort();
            navigation.traverseTo(key);
          });
        },
        { signal },
      );
    }
    return () => going.abort();
  }, [on]);

  return {
    asking: go !== null,
    ask: (next) => (on ? setGo(() => next) : next()),
    stay: () => setGo(null),
    leave: () => {
      setGo(null);
      go?.();
    },
  };
};
