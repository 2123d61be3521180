/** The item is about to go: keep the keyboard in the list, or at the top of the page when it was the last. */
export const focusNeighbour = (element: HTMLElement): void => {
  const item = element.closest('li');
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
  if (!(neighbour instanceof HTMLElement)) {
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    return;
  }
  const place = [...(item?.querySelectorAll('button') ?? [])].findIndex((one) => one === element);
  const target = neighbour.querySelectorAll('button')[place] ?? neighbour;
  target.focus({ preventScroll: true });
};
