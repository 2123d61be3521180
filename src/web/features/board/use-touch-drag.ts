import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { DragHandlers } from '#web/features/board/use-mouse-drag.ts';
import { buzz } from '#web/ui/haptics.ts';

/** A finger that rests this long on a card takes it; one that moves before scrolls the page. */
const holdFor = 350;
const still = 8;
/** So near to the edge of the window, the page scrolls along. */
const edge = 72;
const step = 12;

interface Hold {
  readonly pointer: number;
  readonly card: HTMLElement;
  readonly x: number;
  readonly y: number;
  /** What follows the finger; nothing until the card is taken. */
  ghost: HTMLElement | null;
}

const makeGhost = (card: HTMLElement): HTMLElement => {
  const ghost = document.createElement('div');
  const { width } = card.getBoundingClientRect();
  ghost.setAttribute('aria-hidden', 'true');
  ghost.className = 'pointer-events-none fixed top-0 left-0 z-50 rounded-2xl shadow-soft';
  ghost.style.width = `${width}px`;
  for (const part of card.children) ghost.append(part.cloneNode(true));
  for (const named of ghost.querySelectorAll('[id]')) named.removeAttribute('id');
  document.body.append(ghost);
  return ghost;
};

const scrollAlong = (y: number): void => {
  if (y < edge) window.scrollBy(0, -step);
  else if (y > window.innerHeight - edge) window.scrollBy(0, step);
};

const swallow = (click: Event): void => {
  click.preventDefault();
  click.stopPropagation();
};

/** Cards that can be taken with a finger: press, wait for the buzz, drag. Scrolling stays what it is. */
export const useTouchDrag = (board: RefObject<HTMLElement | null>, handlers: DragHandlers): void => {
  const placeAt = useEffectEvent(handlers.placeAt);
  const hold = useEffectEvent(handlers.onHold);
  const drop = useEffectEvent(handlers.onDrop);
  useEffect(() => {
    const element = board.current;
    if (element === null) return undefined;
    const leaving = new AbortController();
    let held: Hold | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const letGo = (): void => {
      clearTimeout(timer);
      held?.card.toggleAttribute('data-dragged', false);
      if (held?.ghost) hold(null);
      held?.ghost?.remove();
      held = null;
    };
    const follow = (taken: Hold, x: number, y: number): void => {
      if (taken.ghost === null) return;
      const { left, top } = taken.card.getBoundingClientRect();
      const [fromX, fromY] = [left + x - taken.x, top + y - taken.y];
      taken.ghost.style.transform = `translate(${fromX}px, ${fromY}px) rotate(1.5deg)`;
      hold(placeAt({ x, y }));
    };
    const take = (taken: Hold): void => {
      taken.ghost = makeGhost(taken.card);
      taken.card.toggleAttribute('data-dragged', true);
      buzz('medium');
      follow(taken, taken.x, taken.y);
    };
    const listen = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      run: (event: HTMLElementEventMap[Name]) => void,
      options: AddEventListenerOptions = {},
    ): void => element.addEventListener(name, run, { ...options, signal: leaving.signal });

    listen('pointerdown', (event) => {
      letGo();
      const target = event.target instanceof Element ? event.target : null;
      const card = target?.closest<HTMLElement>('[data-card]');
      if (event.pointerType === 'mouse' || !card || target?.closest('[aria-haspopup="menu"]')) return;
      const taken: Hold = { pointer: event.pointerId, card, x: event.clientX, y: event.clientY, ghost: null };
      held = taken;
      timer = setTimeout(() => take(taken), holdFor);
    });
    listen('pointermove', (event) => {
      if (held?.pointer !== event.pointerId) return;
      if (held.ghost === null) {
        if (Math.hypot(event.clientX - held.x, event.clientY - held.y) > still) letGo();
        return;
      }
      scrollAlong(event.clientY);
      follow(held, event.clientX, event.clientY);
    });
    listen('pointerup', (event) => {
      const isTaken = held?.pointer === event.pointerId && held.ghost !== null;
      const id = held?.card.dataset['card'];
      const place = isTaken ? placeAt({ x: event.clientX, y: event.clientY }) : null;
      letGo();
      if (!isTaken) return;
      // The press was a drag: it opens nothing.
      document.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => document.removeEventListener('click', swallow, { capture: true }), 0);
      if (place !== null && id !== undefined) drop(id, place);
    });
    listen('pointercancel', letGo);
    // The finger is on a card that was taken: the page stays where it is.
    listen('touchmove', (event) => held?.ghost && event.preventDefault(), { passive: false });
    listen('contextmenu', (event) => held !== null && event.preventDefault());
    return () => {
      leaving.abort();
      letGo();
    };
  }, [board]);
};
