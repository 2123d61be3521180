import { type EarlyPress, takeEarlyPress, watchEarlyPress } from '#web/platform/early-clicks.ts';
import { islands } from '#web/app/visitor/islands.ts';
import { sayNotLoaded } from '#web/app/visitor/say-not-loaded.ts';
import { contactDraftBegun } from '#web/platform/contact-draft-key.ts';
import { whenIdle } from '#web/platform/when-idle.ts';
import { appearance } from '#web/services/appearance/appearance.ts';
import { musicBarIsAway } from '#web/services/player/music-bar.ts';
import { onPlayerLoaded } from '#web/services/player/load-player.ts';

export interface Islands {
  /** Messages and voice, which have no place in the drawing. */
  readonly bringAround: () => void;
  /** Gives the page back as it is. */
  readonly end: () => void;
}

const asleep = '[data-island]:not([data-living])';

const islandOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(asleep) : null;

/** A browser tells of a pointer that lies still, too, when the page comes to be under it. */
const isMoved = (event: Event): boolean =>
  !(event instanceof MouseEvent) ||
  event.type !== 'pointermove' ||
  event.movementX !== 0 ||
  event.movementY !== 0;

/** Signs that somebody is there: nothing of an island is asked for before the first. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'wheel'] as const;

/** Ways to come near one island: it is woken at once. */
const nearing = ['pointerover', 'pointerdown', 'focusin', 'input'] as const;

const createWaking = (root: HTMLElement) => {
  const waking = new Map<HTMLElement, Promise<void>>();
  const ends: (() => void)[] = [];
  let around: Promise<void> | null = null;

  const bringAround = (): void => {
    around ??= import('#web/app/visitor/around.tsx').then(
      (loaded) => void ends.push(loaded.bringAround(root)),
      () => {
        around = null;
      },
    );
  };

  const begin = async (element: HTMLElement): Promise<void> => {
    const load = islands[element.dataset['island'] ?? ''];
    if (load === undefined) return;
    const [{ hydrateIsland }, Component] = await Promise.all([
      import('#web/app/visitor/hydrate-island.tsx'),
      load(),
    ]);
    ends.push(await hydrateIsland(element, Component));
    element.dataset['living'] = '';
    bringAround();
  };

  /** A fetch that failed is tried again with the next press. */
  const wake = async (element: HTMLElement): Promise<void> => {
    const known = waking.get(element);
    if (known !== undefined) return known;
    const begun = begin(element).catch((error: unknown) => {
      waking.delete(element);
      throw error;
    });
    waking.set(element, begun);
    return begun;
  };
  return { wake, bringAround, end: () => ends.forEach((finish) => finish()) };
};

/** Wakes what is near the part of the page in view, and the rest as somebody comes to it. */
const wakeWhatIsSeen = (root: HTMLElement, wake: (element: HTMLElement) => void): (() => void) => {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const island = isIntersecting ? islandOf(target.parentElement) : null;
        if (island === null) continue;
        observer.unobserve(target);
        wake(island);
      }
    },
    { rootMargin: '50%' },
  );
  // An island has no box of its own: what stands in it has.
  for (const { firstElementChild } of root.querySelectorAll(asleep)) {
    if (firstElementChild !== null) observer.observe(firstElementChild);
  }
  return () => observer.disconnect();
};

/** Everything that can be pressed on a drawn page, asleep until somebody is there (decision 095). */
export const startIslands = (root: HTMLElement, signal: AbortSignal): Islands => {
  const { wake, bringAround, end } = createWaking(root);
  const wakeQuietly = (element: HTMLElement): void => void wake(element).catch(() => undefined);

  const answer = async ({ island, again }: EarlyPress): Promise<void> => {
    try {
      await wake(island);
      again();
    } catch {
      sayNotLoaded();
    }
  };
  const takePress = (): void => {
    const press = takeEarlyPress();
    if (press !== null) void answer(press);
  };
  watchEarlyPress(takePress, signal);
  takePress();

  for (const type of nearing) {
    root.addEventListener(
      type,
      ({ target }) => {
        const island = islandOf(target);
        if (island !== null) wakeQuietly(island);
      },
      { capture: true, passive: true, signal },
    );
  }
  const somebody = new AbortController();
  let stopLooking: (() => void) | null = null;
  signal.addEventListener('abort', () => {
    somebody.abort();
    stopLooking?.();
  });
  const begin = (event: Event): void => {
    if (somebody.signal.aborted || !isMoved(event)) return;
    somebody.abort();
    whenIdle(() => {
      if (!signal.aborted) stopLooking = wakeWhatIsSeen(root, wakeQuietly);
    });
  };
  for (const sign of signs) {
    addEventListener(sign, begin, { capture: true, passive: true, signal: somebody.signal });
  }

  // What somebody chose or began earlier is theirs at once.
  const named = (name: string): void => {
    const island = root.querySelector<HTMLElement>(`[data-island=${name}]`);
    if (island !== null) wakeQuietly(island);
  };
  if (appearance().chosen.profile.audioDescriptions) named('appearance');
  if (contactDraftBegun()) named('contact');
  // A bar that is put away has no place in view by which it would be woken, and no way back until it lives.
  if (musicBarIsAway()) whenIdle(() => named('player'));
  onPlayerLoaded(() => named('player'));
  return { bringAround, end };
};
