/** Where a message may lie; of two that are as good, the first. */
const places = ['bottom-right', 'top-right', 'bottom-left', 'top-left'] as const;

const controls =
  ':is(main, header, nav) :is(a[href], button, input, select, textarea, summary, [role="button"])';
/** What says where one is and, in a session, what to do. */
const headings = 'main :is(h1, h2)';

const overlap = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** The one thing to do next weighs more than all the rest. */
const weightOf = (control: Element): number => (control.matches('.primary-action') ? 1000 : 1);

/** What stands at the top of a page cannot be scrolled out from under a message that lies there. */
const stuckWeight = 20;

/**
 * Puts a region (by its `data-place`, which the style sheet knows) where its message covers the fewest controls of the page
 * as it is scrolled now, and not its headings.
 */
export const putInFreePlace = (region: HTMLElement, message: HTMLElement): void => {
  const there = [...document.querySelectorAll(`${controls}, ${headings}`)].map((control) => ({
    box: control.getBoundingClientRect(),
    weight: weightOf(control),
  }));
  const costOf = (place: string): number => {
    region.dataset['place'] = place;
    const shown = message.getBoundingClientRect();
    const isStuck = (box: DOMRect): boolean => place.startsWith('top') && box.top + scrollY < shown.bottom;
    return there
      .filter(({ box }) => overlap(shown, box))
      .reduce((sum, { box, weight }) => sum + weight * (isStuck(box) ? stuckWeight : 1), 0);
  };
  const costs = places.map(costOf);
  region.dataset['place'] = places[costs.indexOf(Math.min(...costs))];
};

/** Does something each time another page stands below, told by its heading. */
export const onAnotherPage = (act: () => void): (() => void) => {
  let known = document.querySelector('main h1');
  const observer = new MutationObserver(() => {
    const now = document.querySelector('main h1');
    if (now === known) return;
    known = now;
    if (now !== null) act();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
};
