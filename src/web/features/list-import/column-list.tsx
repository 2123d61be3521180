import type { ColumnReport } from '#domain/list-import/reading.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';

interface ColumnListProps {
  readonly columns: readonly ColumnReport[];
  /** Whether what has no place goes into the notes. */
  readonly keepsRest: boolean;
}

/** How we read each column, for those who want to know. */
export const ColumnList = ({ columns, keepsRest }: ColumnListProps) => {
  const told = columns.filter(({ became, filled }) => became !== null || filled > 0);
  if (told.length === 0) return null;
  return (
    <Disclosure size="small" name="How we read each column" className="mt-4">
      <dl className="mt-2 divide-y divide-line border-y border-line">
        {told.map(({ name, became }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- two columns may have one name
          <div key={at} className="flex flex-wrap justify-between gap-x-6 py-2.5">
            <dt className="min-w-0 break-words">{name === '' ? 'No name' : name}</dt>
            <dd className="text-muted">{became ?? (keepsRest ? 'Goes into the note' : 'Not imported')}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
};
