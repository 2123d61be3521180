import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface ArrivingHeadingProps {
  readonly as?: 'h1' | 'h2';
  readonly children: ReactNode;
}

/** The heading of what has just taken the place of something else: the keyboard and the reading voice go on from it. */
export const ArrivingHeading = ({ as: Heading = 'h2', children }: ArrivingHeadingProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  return (
    <Heading
      ref={heading}
      tabIndex={-1}
      className={
        Heading === 'h1'
          ? 'text-4xl leading-tight font-semibold outline-none sm:text-5xl'
          : 'mt-2 text-2xl leading-snug font-semibold outline-none sm:text-3xl'
      }
    >
      {children}
    </Heading>
  );
};
