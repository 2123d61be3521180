import { type KeyboardEvent, type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router';

interface MenuAction {
  readonly label: string;
  /** What one should know before pressing it. */
  readonly hint?: string;
  readonly icon: ReactNode;
  readonly run: () => void;
}

interface MenuLink {
  readonly label: string;
  readonly icon: ReactNode;
  readonly to: string;
}

export type MenuItem = MenuAction | MenuLink;

interface MenuProps {
  readonly label: string;
  /** The button it belongs to: it opens beside it and gives the focus back to it. */
  readonly anchor: HTMLElement;
  readonly items: readonly MenuItem[];
  readonly onClose: () => void;
}

const gap = 6;

const itemLook =
  'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-2xl px-4 text-left text-ink hover:bg-surface focus-visible:bg-surface focus-visible:outline-offset-[-3px] [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-muted';

/** In the page and not in the window, so that it stays beside its button when the page scrolls. */
const place = (menu: HTMLElement, anchor: HTMLElement): void => {
  const button = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = menu;
  const below = button.bottom + gap;
  const above = button.top - gap - height;
  const fitsBelow = below + height <= window.innerHeight;
  const top =
    fitsBelow || above < gap ? Math.max(gap, Math.min(below, window.innerHeight - height - gap)) : above;
  const left = Math.max(
    gap,
    Math.min(button.right - width, document.documentElement.clientWidth - width - gap),
  );
  menu.style.top = `${top + window.scrollY}px`;
  menu.style.left = `${left + window.scrollX}px`;
};

const itemsIn = (menu: HTMLElement): readonly HTMLElement[] => [
  ...menu.querySelectorAll<HTMLElement>('[role="menuitem"]'),
];

/** Arrow keys go round, Home and End to the ends, a letter to the next item that begins with it. */
const nextItem = (menu: HTMLElement, key: string): HTMLElement | undefined => {
  const items = itemsIn(menu);
  const at = items.findIndex((item) => item === document.activeElement);
  if (key === 'ArrowDown') return items[(at + 1) % items.length];
  if (key === 'ArrowUp') return items.at(at - 1);
  if (key === 'Home') return items[0];
  if (key === 'End') return items.at(-1);
  if (key.length !== 1) return undefined;
  const letter = key.toLowerCase();
  return [...items.slice(at + 1), ...items.slice(0, at + 1)].find((item) =>
    item.textContent.trim().toLowerCase().startsWith(letter),
  );
};

const ActionItem = ({ item, onPress }: { readonly item: MenuAction; readonly onPress: () => void }) => {
  const { label, hint, icon } = item;
  const id = useId();
  // The hint is told after the name and is no part of it.
  const about = hint === undefined ? {} : { 'aria-label': label, 'aria-describedby': id };
  return (
    <button type="button" role="menuitem" tabIndex={-1} className={itemLook} onClick={onPress} {...about}>
      {icon}
      {hint === undefined ? (
        label
      ) : (
        <span className="py-2 leading-snug">
          {label}
          <span id={id} className="block text-sm text-muted">
            {hint}
          </span>
        </span>
      )}
    </button>
  );
};

/** A menu of actions in the platform's top layer: it closes on Escape, on Tab and on a press elsewhere. */
export const Menu = ({ label, anchor, items, onClose }: MenuProps) => {
  const menu = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const element = menu.current;
    if (element === null) return undefined;
    const leaving = new AbortController();
    element.showPopover();
    place(element, anchor);
    itemsIn(element)[0]?.focus({ preventScroll: true });
    // The platform's own way of closing would take the press on the button as well, which then opens it again.
    document.addEventListener(
      'pointerdown',
      ({ target }) => {
        const inside = target instanceof Node && (element.contains(target) || anchor.contains(target));
        if (!inside) close();
      },
      { signal: leaving.signal },
    );
    return () => {
      leaving.abort();
      const hadFocus = element.contains(document.activeElement) || document.activeElement === document.body;
      if (hadFocus && anchor.isConnected) anchor.focus({ preventScroll: true });
    };
  }, [anchor]);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    if (event.key === 'Tab' || event.key === 'Escape') {
      // A menu is one stop: Tab goes on from its button.
      if (event.key === 'Escape') event.preventDefault();
      anchor.focus({ preventScroll: true });
      onClose();
      return;
    }
    if (event.altKey || event.ctrlKey || event.metaKey || event.key === ' ') return;
    const next = nextItem(event.currentTarget, event.key);
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <div
      ref={menu}
      popover="manual"
      role="menu"
      tabIndex={-1}
      aria-label={label}
      onKeyDown={onKeyDown}
      className="absolute inset-auto m-0 max-h-[calc(100dvh-1rem)] w-60 max-w-[calc(100vw-1rem)] overflow-y-auto overscroll-contain rounded-3xl border border-edge bg-raised p-2 text-ink shadow-soft"
    >
      {items.map((item) =>
        'to' in item ? (
          <Link key={item.label} role="menuitem" tabIndex={-1} to={item.to} className={itemLook}>
            {item.icon}
            {item.label}
          </Link>
        ) : (
          <ActionItem
            key={item.label}
            item={item}
            onPress={() => {
              // First the focus goes back, so that what the item does finds it in its place.
              anchor.focus({ preventScroll: true });
              onClose();
              item.run();
            }}
          />
        ),
      )}
    </div>
  );
};
