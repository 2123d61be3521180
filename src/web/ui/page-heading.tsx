import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { classNames } from '#web/ui/class-names.ts';

// The first page of a visit leaves focus where the browser put it, so that Tab reaches the skip link first.
let pageShown = false;

const sizes = {
  small: 'text-2xl',
  normal: 'text-3xl sm:text-4xl',
  large: 'text-4xl leading-tight sm:text-5xl',
  huge: 'text-6xl sm:text-7xl',
  hero: 'text-5xl leading-[1.05] tracking-tight sm:text-6xl lg:text-7xl',
} as const;

interface PageHeadingProps {
  readonly children: ReactNode;
  readonly size?: keyof typeof sizes;
  readonly className?: string;
}

/** The h1 of a page: takes the focus after a navigation. */
export const PageHeading = ({ children, size = 'normal', className }: PageHeadingProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const reached = useRef(false);
  // Before the page is painted: afterwards would be a second time. A page that was away for a moment does not take it again.
  useLayoutEffect(() => {
    if (pageShown && !reached.current) heading.current?.focus({ preventScroll: true });
    reached.current = true;
  }, []);
  useEffect(() => {
    // A timer, so that the double mount of development counts as one page.
    const timer = setTimeout(() => {
      pageShown = true;
    }, 0);
    return () => clearTimeout(timer);
  }, []);
  return (
    <h1
      ref={heading}
      tabIndex={-1}
      className={classNames('font-semibold text-balance outline-none', sizes[size], className)}
    >
      {children}
    </h1>
  );
};
