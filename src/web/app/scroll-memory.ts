import { useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

const heights = new Map<string, number>();

const scrollToAnchor = (hash: string): boolean => {
  const target = document.getElementById(decodeURIComponent(hash.slice(1)));
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

/** A link leads to the top of its page, or to its anchor; Back leads to where one was. */
export const useScrollMemory = (): void => {
  const { key, hash } = useLocation();
  const kind = useNavigationType();
  // The browser makes entries of its own for plain links to an anchor, and they all have the same key.
  const entry = key + hash;
  useLayoutEffect(() => {
    const known = heights.get(entry);
    const byTheBrowser = key === 'default' && hash !== '';
    if (kind === NavigationType.Pop) {
      // The first page of a visit, or a reload: the browser knows better.
      if (known !== undefined && !byTheBrowser) window.scrollTo(0, known);
      return nothing;
    }
    if (hash !== '') return goToAnchor(hash);
    window.scrollTo(0, 0);
    return nothing;
  }, [entry, key, hash, kind]);
  useLayoutEffect(() => {
    const remember = (): void => void heights.set(entry, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [entry]);
};
