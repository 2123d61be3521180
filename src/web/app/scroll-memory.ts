import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

const heights = new Map<string, number>();

const goToAnchor = (hash: string): boolean => {
  const target = document.getElementById(decodeURIComponent(hash.slice(1)));
  target?.scrollIntoView();
  return target !== null;
};

/** A link leads to the top of its page, or to its anchor; Back leads to where one was. */
export const useScrollMemory = (): void => {
  const { key, hash } = useLocation();
  const kind = useNavigationType();
  useLayoutEffect(() => {
    const known = heights.get(key);
    // The first page of a visit, or a reload: the browser knows better.
    if (known === undefined && kind === 'POP') return undefined;
    if (known !== undefined && kind === 'POP') window.scrollTo(0, known);
    else if (hash === '' || !goToAnchor(hash)) window.scrollTo(0, 0);
    return undefined;
  }, [key, hash, kind]);
  useLayoutEffect(() => {
    const remember = (): void => void heights.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);
};
