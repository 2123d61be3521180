import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';

interface LeaveGuard {
  readonly asking: boolean;
  /** Asks where there is something to lose, and goes at once where there is not. */
  readonly ask: (go: () => void) => void;
  readonly stay: () => void;
  readonly leave: () => void;
}

/** The link of a plain click that would show another page of ours in this window. */
const linkOf = (event: MouseEvent): URL | null => {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || link.target === '_blank' || link.hasAttribute('download')) return null;
  const to = new URL(link.href, location.href);
  const samePage = to.pathname === location.pathname && to.search === location.search;
  return to.origin !== location.origin || samePage ? null : to;
};

/** A button that says of itself that it leads away, such as Sign Out. */
const leavingButtonOf = ({ target }: MouseEvent): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('button[data-leaves]') : null;

/** Whoever would lose answers is asked first: by the browser where the page goes, by us where it only changes. */
export const useLeaveGuard = (on: boolean): LeaveGuard => {
  const navigate = useNavigate();
  const [go, setGo] = useState<(() => void) | null>(null);
  const ask = useEffectEvent((next: () => void) => setGo(() => next));
  const goTo = useEffectEvent((to: URL) => navigate(to.pathname + to.search + to.hash));

  useEffect(() => {
    if (!on) return undefined;
    const going = new AbortController();
    const { signal } = going;
    addEventListener('beforeunload', (event) => event.preventDefault(), { signal });
    addEventListener(
      'click',
      (event) => {
        const to = linkOf(event);
        const button = leavingButtonOf(event);
        if (to === null && button === null) return;
        event.preventDefault();
        event.stopPropagation();
        ask(() => {
          going.abort();
          if (to === null) button?.click();
          else void goTo(to);
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
