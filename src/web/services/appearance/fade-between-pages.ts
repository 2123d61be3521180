const isStill = (): boolean => document.documentElement.dataset['motion'] !== 'full';

const callOff = ({ viewTransition }: { readonly viewTransition: ViewTransition | null }): void => {
  if (viewTransition === null) return;
  // Called off by the browser, or here: nobody waits for it.
  viewTransition.ready.catch(() => undefined);
  viewTransition.finished.catch(() => undefined);
  if (isStill()) viewTransition.skipTransition();
};

/** One page fades into the next where the browser can (styles.css), and never for those who asked for less motion. */
export const fadeBetweenPages = (): void => {
  addEventListener('pageswap', callOff);
  addEventListener('pagereveal', callOff);
};
