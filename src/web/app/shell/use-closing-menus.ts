import { type RefObject, useEffect } from 'react';
import { watchMenus } from '#web/app/shell/watch-menus.ts';

/** The menus of an area close as people expect. */
export const useClosingMenus = (area: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const leaving = new AbortController();
    if (area.current !== null) watchMenus(area.current, leaving.signal);
    return () => leaving.abort();
  }, [area]);
};
