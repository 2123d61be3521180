import type { ComponentProps, MouseEvent } from 'react';
import { isPlainClick } from '#web/platform/own-link.ts';
import { visit } from '#web/platform/visit.ts';

interface PlaceLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'aria-current'> {
  readonly to: string;
  readonly current: boolean;
}

const isHere = (to: string): boolean => location.pathname + location.search + location.hash === to;

/**
 * A link to one of many places that stay in view. The router's own reads where one is, so that each of them would be drawn anew
 * at every step; this one is told whether it is the current one.
 */
export const PlaceLink = ({ to, current, onClick, children, ...rest }: PlaceLinkProps) => {
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (!isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    visit(to, { replace: isHere(to) });
  };
  return (
    <a {...rest} href={to} aria-current={current ? 'page' : undefined} onClick={follow}>
      {children}
    </a>
  );
};
