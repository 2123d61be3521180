import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '#web/ui/class-names.ts';

let shownBefore = false;

/**
 * The heading of what the page shows now. When the button that led here is gone, the keyboard goes on from the
 * heading; what somebody is typing elsewhere is left alone.
 */
export const ViewHeading = ({ children }: { readonly children: ReactNode }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const [settles] = useState(() => shownBefore);
  useLayoutEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (shownBefore && lost) heading.current?.focus();
    shownBefore = true;
  }, []);
  return (
    <h2
      id="focus-view"
      ref={heading}
      tabIndex={-1}
      className={classNames(
        'scroll-mt-28 text-2xl leading-tight font-semibold outline-none sm:text-3xl',
        settles && 'settle-in',
      )}
    >
      {children}
    </h2>
  );
};
