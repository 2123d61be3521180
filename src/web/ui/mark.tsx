import { classNames } from '#web/ui/class-names.ts';

/** The sign of the house, in the colours of its fire. */
export const Mark = ({ className }: { readonly className?: string }) => (
  <svg
    viewBox="12 6 40 54"
    width="21"
    height="28"
    aria-hidden="true"
    className={classNames('h-7 w-auto shrink-0', className)}
  >
    <path
      fill="var(--flame-outer)"
      d="M33 9c1.500 8 5.500 12 10 17.500 4 5 6.500 9.500 6.500 15A17.300 17.300 0 0 1 32 58.500 17.300 17.300 0 0 1 14.500 41.500c0-6 2.700-10 5.800-13.700.8 3.600 2.600 5.900 5.200 7.200C24.500 25.500 27 16.500 33 9z"
    />
    <path
      fill="var(--flame-inner)"
      d="M33 33c.8 3.600 2.800 5.700 4.700 8.200 1.600 2.100 2.600 4 2.600 6.300A8.200 8.200 0 0 1 32 55.500a8.200 8.200 0 0 1-8.300-8c0-3 1.400-4.800 3-6.500.5 1.700 1.300 2.700 2.500 3.300-.4-4 .9-8 3.800-11.300z"
    />
  </svg>
);
