import { useEffect, useEffectEvent, useState } from 'react';
import { isSidebarShortcut, sidebarCookie, sidebarOpenIn } from '#domain/navigation/sidebar-state.ts';
import { useMobile } from '#web/platform/use-mobile.ts';

export interface Sidebar {
  readonly mobile: boolean;
  /** Wide windows: with words beside the icons. Kept in a cookie. */
  readonly open: boolean;
  /** Narrow windows: the sheet. Never kept. */
  readonly sheetOpen: boolean;
  readonly toggle: () => void;
  readonly closeSheet: () => void;
}

/** Bold text in an editor, and a question on top of the page, come before the sidebar. */
const isTaken = (event: KeyboardEvent, sheetOpen: boolean): boolean =>
  event.defaultPrevented ||
  (event.target instanceof HTMLElement && event.target.isContentEditable) ||
  (!sheetOpen && document.querySelector('dialog[open]') !== null);

export const useSidebar = (enabled: boolean): Sidebar => {
  const mobile = useMobile();
  const [open, setOpen] = useState(() => sidebarOpenIn(document.cookie));
  const [sheetWanted, setSheetWanted] = useState(false);
  const sheetOpen = mobile && sheetWanted;

  const toggle = (): void => {
    if (mobile) {
      setSheetWanted(!sheetWanted);
      return;
    }
    document.cookie = sidebarCookie(!open);
    setOpen(!open);
  };

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isSidebarShortcut(event) || isTaken(event, sheetOpen)) return;
    event.preventDefault();
    toggle();
  });
  useEffect(() => {
    if (!enabled) return undefined;
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [enabled]);

  return { mobile, open, sheetOpen, toggle, closeSheet: () => setSheetWanted(false) };
};
