const openIn = (area: HTMLElement): HTMLDetailsElement[] =>
  Array.from(area.querySelectorAll<HTMLDetailsElement>('details[open]'));

const close = (menu: HTMLDetailsElement): void => {
  menu.open = false;
};

/**
 * The menus are details elements, so they open without a script. This is what people expect of menus beyond that:
 * Escape closes the innermost and gives the focus back, and so does a press elsewhere, moving on with Tab, or following a link.
 */
export const watchMenus = (element: HTMLElement, signal: AbortSignal): void => {
  // A folded menu that closed while another is pressed would move it away under the finger.
  const closeLeft = (target: EventTarget | null): void => {
    const inside = (part: HTMLElement): boolean => target instanceof Node && part.contains(target);
    openIn(element)
      .filter((menu) => !inside(menu) && (menu.dataset['menu'] === 'dropped' || !inside(element)))
      .forEach(close);
  };
  document.addEventListener('pointerdown', (event) => closeLeft(event.target), { signal });
  element.addEventListener(
    'click',
    (event) => {
      if (event.target instanceof Element && event.target.closest('a') !== null) closeLeft(null);
    },
    { signal },
  );
  element.addEventListener(
    'focusout',
    (event) => {
      // Null when the window loses the focus, or a press lands on nothing; the press is heard above.
      if (event.relatedTarget !== null) closeLeft(event.relatedTarget);
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
};
