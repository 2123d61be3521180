import { useEffect } from 'react';
import { isBuiltPath } from '#domain/navigation/route-table.ts';
import { preloadRoute } from '#web/app/preload-route.ts';

/** Before a press comes the pointer, the finger or the focus: time enough to fetch a page. */
const signs = ['pointerover', 'focusin', 'touchstart'] as const;

const pathOf = ({ target }: Event): string | null => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link === null || link.target !== '' || link.origin !== location.origin) return null;
  return isBuiltPath(link.pathname) && link.pathname !== location.pathname ? link.pathname : null;
};

/** Fetches what a link leads to as soon as somebody is about to follow it. */
export const useRouteAhead = (): void => {
  useEffect(() => {
    const asked = new Set<string>();
    const leaving = new AbortController();
    const look = (event: Event): void => {
      const path = pathOf(event);
      if (path === null || asked.has(path)) return;
      asked.add(path);
      void preloadRoute(path);
    };
    for (const sign of signs) {
      document.addEventListener(sign, look, { capture: true, passive: true, signal: leaving.signal });
    }
    return () => leaving.abort();
  }, []);
};
