import type { ReactNode } from 'react';
import { PageHeading } from '#web/ui/page-heading.tsx';

interface ListHeaderProps {
  readonly title: string;
  readonly capture: ReactNode;
  /** The button behind which the rest waits. */
  readonly options: ReactNode;
  /** What stands in the line as well where there is room. */
  readonly children?: ReactNode;
}

/** The one line above a list: what it is, a place to write, and the rest. */
export const ListHeader = ({ title, capture, options, children }: ListHeaderProps) => (
  <div className="flex items-start gap-2 sm:gap-3">
    <div className="flex min-h-[44px] items-center">
      <PageHeading size="small">{title}</PageHeading>
    </div>
    <div className="min-w-0 flex-1">{capture}</div>
    {children}
    {options}
  </div>
);
