import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '#web/ui/class-names.ts';

// The first page of a visit leaves focus where the browser put it, so that Tab reaches the skip link first.
let pageShown = false;

interface PageHeadingProps {
  readonly children: ReactNode;
  readonly className?: string;
}

/** The h1 of a page: takes the focus after a navigation. */
export const PageHeading = ({ children, className }: PageHeadingProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (pageShown) heading.current?.focus({ preventScroll: true });
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
      className={classNames('text-3xl font-semibold text-balance outline-none sm:text-4xl', className)}
    >
      {children}
    </h1>
  );
};
