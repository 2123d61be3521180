import { useEffect, useRef } from 'react';

/** When one part of a page takes the place of another, whoever stood in the old one goes on from the page's heading. */
export const useRestoreFocus = (part: string | boolean): void => {
  const before = useRef(part);
  useEffect(() => {
    if (before.current === part) return;
    before.current = part;
    if (document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('main h1')?.focus();
  }, [part]);
};
