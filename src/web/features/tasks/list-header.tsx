import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';

interface ListHeaderProps {
  readonly title: string;
  readonly capture: ReactNode;
  /** The button behind which the rest waits. */
  readonly options: ReactNode;
  /** What stands in the line as well where there is room. */
  readonly children?: ReactNode;
}

// A phone has room for the line alone while somebody writes in it.
const whileWriting =
  'max-sm:group-has-[input[name=line]:focus]/header:sr-only max-sm:group-has-[input[name=line]:not(:placeholder-shown)]/header:sr-only';

/** The one line above a list: what it is, a place to write, and the rest. */
export const ListHeader = ({ title, capture, options, children }: ListHeaderProps) => (
  <div className="group/header flex flex-wrap items-start gap-2 sm:gap-3">
    <div className={classNames('flex min-h-[44px] items-center', whileWriting)}>
      <PageHeading size="small">{title}</PageHeading>
    </div>
    {capture}
    {children}
    <div className={whileWriting}>{options}</div>
  </div>
);
