/** Anybody can write an address: one that cannot be read names no place. */
export const placeOf = (hash: string): HTMLElement | null => {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
};

/** On the page one is on: the focus goes to the place as well, so that the next Tab goes on from there. */
export const walkToAnchor = (target: HTMLElement): void => {
  const calmly = document.documentElement.dataset['motion'] === 'full';
  target.scrollIntoView({ behavior: calmly ? 'smooth' : 'instant' });
  const heading = target.querySelector<HTMLElement>('h2, h3') ?? target;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
};
