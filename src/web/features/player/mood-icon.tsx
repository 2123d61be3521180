import { classNames } from '#web/ui/class-names.ts';

const drawings: Readonly<Record<string, string>> = {
  ripples:
    'M3 8c3-2.500 6-2.500 9 0s6 2.500 9 0M3 13c3-2.500 6-2.500 9 0s6 2.500 9 0M3 18c3-2.500 6-2.500 9 0s6 2.500 9 0',
  lantern:
    'M9 3h6M12 3v2M8 8h8l1.500 9a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2zM9 5h6l1 3H8zM12 11.500c1.600 1.800 1.600 3.600 0 4.500-1.600-.9-1.600-2.700 0-4.500z',
  well: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 17a5 5 0 1 0 0-10 5 5 0 0 0 0 10zM12 13a1 1 0 1 0 0-2 1 1 0 0 0 0 2z',
  moon: 'M20 14.500A8.500 8.500 0 1 1 9.500 4a7 7 0 0 0 10.500 10.500zM17 4v3M15.500 5.500h3',
  brush:
    'M20 4c-5 2-9 6-11 10l1.500 1.500c4-2 8-6 9.500-11.500zM8.500 15c-2.500 0-3 2-3.500 5 3-.3 5-1 5-3.500z',
  spark:
    'M12 3c.6 5.500 3.500 8.400 9 9-5.500.6-8.400 3.500-9 9-.6-5.500-3.500-8.400-9-9 5.500-.6 8.400-3.500 9-9z',
};

/** A preset's drawing, by its name in the domain. */
export const MoodIcon = ({ icon, className }: { readonly icon: string; readonly className?: string }) => (
  <svg
    viewBox="0 0 24 24"
    width="24"
    height="24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.800"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    className={classNames('size-[1.25em] shrink-0', className)}
  >
    <path d={drawings[icon] ?? drawings['ripples']} />
  </svg>
);
