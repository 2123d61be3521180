import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';

export interface Column {
  readonly head: string;
  readonly cells: readonly string[];
}

interface TableProps {
  readonly caption: string;
  /** Names the rows. */
  readonly first: Column;
  readonly columns: readonly Column[];
}

export const Table = ({ caption, first, columns }: TableProps) => (
  <table className="w-full max-w-xl border-collapse text-left text-sm tabular-nums sm:text-base">
    <caption className="sr-only">{caption}</caption>
    <thead>
      <tr className="text-sm text-muted">
        {[first, ...columns].map(({ head }) => (
          <th key={head} scope="col" className="py-1 pr-3 align-bottom font-normal">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {first.cells.map((name, row) => (
        <tr key={name} className="border-t border-line">
          <th scope="row" className="py-2 pr-3 font-normal">
            {name}
          </th>
          {columns.map(({ head, cells }) => (
            <td key={head} className="py-2 pr-3">
              {cells[row]}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

interface ViewPartProps {
  readonly title: string;
  /** How deep the heading stands: a page has it higher than a preview. */
  readonly level: 2 | 3 | 4;
  readonly className?: string;
  readonly children: ReactNode;
}

export const ViewPart = ({ title, level, className, children }: ViewPartProps) => {
  const Heading = `h${level}` as const;
  return (
    <section className={classNames('not-first:border-t not-first:border-line not-first:pt-5', className)}>
      <Heading className="mb-2 text-lg font-semibold">{title}</Heading>
      {children}
    </section>
  );
};
