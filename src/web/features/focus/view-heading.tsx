import { type ReactNode, useLayoutEffect, useRef } from 'react';

let shownBefore = false;

/**
 * The heading of what the page shows now. When the button that led here is gone, the keyboard goes on from the
 * heading; what somebody is typing elsewhere is left alone.
 */
export const ViewHeading = ({ children }: { readonly children: ReactNode }) => {
  const heading = useRef<HTMLHeadingElement>(null);
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
      className="settle-in scroll-mt-28 text-2xl leading-tight font-semibold outline-none sm:text-3xl"
    >
      {children}
    </h2>
  );
};
