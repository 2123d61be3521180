const isStill = (): boolean => document.documentElement.dataset['motion'] !== 'full';

const callOff = ({ viewTransition }: PageSwapEvent | PageRevealEvent): void => {
  if (viewTransition === null || !isStill()) return;
  // Nobody waits for what is called off.
  viewTransition.ready.catch(() => undefined);
  viewTransition.finished.catch(() => undefined);
  viewTransition.skipTransition();
};

/** One page fades into the next where the browser can (styles.css), and never for those who asked for less motion. */
export const fadeBetweenPages = (): void => {
  addEventListener('pageswap', callOff);
  addEventListener('pagereveal', callOff);
};
