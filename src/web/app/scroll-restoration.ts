import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { placeOf, walkToAnchor } from '#web/platform/walk-to-anchor.ts';
import { hasStoredSession } from '#web/platform/backend/stored-session.ts';

const heights = new Map<string, number>();

const scrollToAnchor = (hash: string): boolean => {
  const target = placeOf(hash);
  target?.scrollIntoView();
  return target !== null;
};

const nothing = (): void => undefined;

/** The anchor may stand in a page that is still on its way; returns how to stop waiting for it. */
const goToAnchor = (hash: string): (() => void) => {
  if (scrollToAnchor(hash)) return nothing;
  window.scrollTo(0, 0);
  const watch = new MutationObserver(() => {
    if (scrollToAnchor(hash)) watch.disconnect();
  });
  watch.observe(document.body, { childList: true, subtree: true });
  // Whoever scrolls by themselves has found another place to read.
  const stop = (): void => watch.disconnect();
  window.addEventListener('wheel', stop, { once: true, passive: true });
  window.addEventListener('touchmove', stop, { once: true, passive: true });
  return () => {
    stop();
    window.removeEventListener('wheel', stop);
    window.removeEventListener('touchmove', stop);
  };
};

/** Somebody's page is drawn anew and may be longer than the visitor's, down which the browser went. A reload knows better. */
const isDrawnAnew = (): boolean => {
  const [load] = performance.getEntriesByType('navigation');
  return load instanceof PerformanceNavigationTiming && load.type === 'navigate' && hasStoredSession();
};

/** A link leads to the top of its page, or to its anchor; Back leads to where one was. */
export const useScrollRestoration = (): void => {
  const { key, hash, pathname } = useLocation();
  const lastPath = useRef<string | null>(null);
  const kind = useNavigationType();
  // The browser makes entries of its own for plain links to an anchor, and they all have the same key.
  const entry = key + hash;
  useLayoutEffect(() => {
    const known = heights.get(entry);
    const isFirst = lastPath.current === null;
    const stays = lastPath.current === pathname;
    lastPath.current = pathname;
    const byTheBrowser = key === 'default' && hash !== '';
    if (kind === NavigationType.Pop) {
      // The first page of a visit, or a reload: the browser knows better.
      if (known !== undefined && !byTheBrowser) window.scrollTo(0, known);
      if (isFirst && hash !== '' && isDrawnAnew()) return goToAnchor(hash);
      return nothing;
    }
    const here = stays ? placeOf(hash) : null;
    if (here !== null) {
      walkToAnchor(here);
      return nothing;
    }
    if (hash !== '') return goToAnchor(hash);
    window.scrollTo(0, 0);
    return nothing;
  }, [entry, key, hash, kind, pathname]);
  useLayoutEffect(() => {
    const remember = (): void => void heights.set(entry, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [entry]);
};
