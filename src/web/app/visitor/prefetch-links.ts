import { isDrawnPath } from '#domain/navigation/link-rules.ts';

const prefetch = (to: URL): void => {
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.href = to.pathname;
  document.head.append(link);
};

/** For browsers that do not read the rules the host sends along: the next page is fetched once somebody points at its link. */
export const prefetchLinks = (root: HTMLElement, signal: AbortSignal): void => {
  if ('supports' in HTMLScriptElement && HTMLScriptElement.supports('speculationrules')) return;
  const asked = new Set([location.pathname]);
  const look = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link === null || link.origin !== location.origin) return;
    const to = new URL(link.href);
    if (asked.has(to.pathname) || !isDrawnPath(to.pathname)) return;
    asked.add(to.pathname);
    prefetch(to);
  };
  for (const sign of ['pointerover', 'focusin'] as const) {
    root.addEventListener(sign, look, { passive: true, signal });
  }
};
