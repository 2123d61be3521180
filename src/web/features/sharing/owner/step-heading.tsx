import { type ReactNode, useEffect, useRef } from 'react';

/** Each step takes the place of the one before, and whoever was there goes on at its heading. */
export const StepHeading = ({ children }: { readonly children: ReactNode }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h3 ref={heading} tabIndex={-1} className="mb-5 text-xl font-semibold outline-none wrap-anywhere">
      {children}
    </h3>
  );
};
