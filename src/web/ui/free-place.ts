/** Where a message may lie; of two that are as good, the first. */
const places = ['bottom-right', 'top-right', 'bottom-left', 'top-left'] as const;

const controls =
  ':is(main, header, nav) :is(a[href], button, input, select, textarea, summary, [role="button"])';

const overlap = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** The one thing to do next weighs more than all the rest. */
const weightOf = (control: Element): number => (control.matches('.primary-action') ? 1000 : 1);

/**
 * Puts a region (by its `data-place`, which the style sheet knows) where its message covers the fewest controls of the page
 * as it is scrolled now.
 */
export const putInFreePlace = (region: HTMLElement, message: HTMLElement): void => {
  const there = [...document.querySelectorAll(controls)].map((control) => ({
    box: control.getBoundingClientRect(),
    weight: weightOf(control),
  }));
  const costOf = (place: string): number => {
    region.dataset['place'] = place;
    const box = message.getBoundingClientRect();
    return there.reduce((sum, one) => (overlap(box, one.box) ? sum + one.weight : sum), 0);
  };
  const costs = places.map(costOf);
  region.dataset['place'] = places[costs.indexOf(Math.min(...costs))];
};
