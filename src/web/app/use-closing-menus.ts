import { type RefObject, useEffect } from 'react';

const openIn = (area: HTMLElement): HTMLDetailsElement[] =>
  Array.from(area.querySelectorAll<HTMLDetailsElement>('details[open]'));

const close = (menu: HTMLDetailsElement): void => {
  menu.open = false;
};

/**
 * The menus are details elements, so they open without a script. This is what people expect of menus beyond that:
 * Escape closes the innermost and gives the focus back, and so does a press elsewhere, moving on with Tab, or following a link.
 */
export const useClosingMenus = (area: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const element = area.current;
    if (element === null) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const closeAllBut = (target: EventTarget | null): void =>
      openIn(element)
        .filter((menu) => !(target instanceof Node && menu.contains(target)))
        .forEach(close);
    document.addEventListener('pointerdown', (event) => closeAllBut(event.target), { signal });
    element.addEventListener(
      'click',
      (event) => {
        if (event.target instanceof Element && event.target.closest('a') !== null) closeAllBut(null);
      },
      { signal },
    );
    element.addEventListener(
      'focusout',
      (event) => {
        // Null when the window loses the focus, or a press lands on nothing; the press is heard above.
        if (event.relatedTarget !== null) closeAllBut(event.relatedTarget);
      },
      { signal },
    );
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        const open = openIn(element);
        // In document order the last one that holds the focus is the innermost.
        const menu = open.findLast((one) => one.contains(document.activeElement)) ?? open.at(-1);
        if (menu === undefined) return;
        close(menu);
        menu.querySelector('summary')?.focus();
      },
      { signal },
    );
    return () => leaving.abort();
  }, [area]);
};
