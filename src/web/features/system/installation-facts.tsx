import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { bytesWords } from '#domain/system/disk-room.ts';
import type { SystemOverview } from '#web/features/system/system-queries.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';

type Table = SystemOverview['tables'][number];

const whole = (count: number): string => count.toLocaleString('en');

const Fact = ({
  name,
  value,
  note,
}: {
  readonly name: string;
  readonly value: string;
  readonly note: string;
}) => (
  <div>
    <dt className="text-muted">{name}</dt>
    <dd className="mt-1 text-3xl font-semibold">{value}</dd>
    <dd className="mt-1 text-muted">{note}</dd>
  </div>
);

const Bar = ({ part }: { readonly part: number }) => (
  <svg viewBox="0 0 100 8" aria-hidden="true" className="hidden h-2 w-24 text-calm sm:block">
    <rect width="100" height="8" rx="4" fill="currentColor" opacity=".2" />
    <rect width={100 * part} height="8" rx="4" fill="currentColor" />
  </svg>
);

/** A very large table is not counted for a page; an estimate says that it is one, and a zero is a zero. */
const rowsWords = ({ rows, exact }: Table): string => {
  if (rows === null) return 'Not counted yet';
  return exact ? whole(rows) : `About ${whole(rows)}`;
};

const Tables = ({ tables }: { readonly tables: SystemOverview['tables'] }) => {
  const most = Math.max(1, ...tables.map((table) => table.rows ?? 0));
  return (
    // Large text in a narrow window: the table scrolls, and the page does not.
    <div className="overflow-x-auto">
      <table className="w-full text-left">
        <caption className="sr-only">Tables</caption>
        <thead className="text-muted">
          <tr className="border-b border-line">
            <th scope="col" className="py-3 pr-4 font-medium">
              Name
            </th>
            <th scope="col" className="py-3 pr-4 font-medium">
              Rows
            </th>
            <th scope="col" className="py-3 font-medium">
              Row security
            </th>
          </tr>
        </thead>
        <tbody>
          {tables.map((table) => (
            <tr key={table.name} className="border-b border-line last:border-0">
              <th scope="row" className="py-3 pr-4 font-medium break-all">
                {table.name}
              </th>
              <td className="py-3 pr-4">
                <span className="flex items-center gap-3">
                  <span className="min-w-8 tabular-nums">{rowsWords(table)}</span>
                  <Bar part={(table.rows ?? 0) / most} />
                </span>
              </td>
              <td className="py-3">
                <span className="inline-flex items-center gap-2">
                  {table.rls ? (
                    <ShieldCheck aria-hidden="true" className="size-5 text-calm" />
                  ) : (
                    <ShieldAlert aria-hidden="true" className="size-5 text-ember-ink" />
                  )}
                  {table.rls ? 'On' : 'Off'}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

export const InstallationFacts = ({ overview }: { readonly overview: SystemOverview }) => {
  const open = overview.tables.filter(({ rls }) => !rls).length;
  return (
    <>
      <dl className="grid gap-6 sm:grid-cols-3">
        <Fact name="Accounts" value={whole(overview.accounts)} note="people who have signed in" />
        <Fact
          name="Errors"
          value={whole(overview.errorsLastDay)}
          note="reported by browsers in the last day"
        />
        <Fact
          name="Database"
          value={bytesWords(overview.databaseBytes)}
          note={`PostgreSQL ${overview.databaseVersion}`}
        />
      </dl>
      <p className="mt-6">
        {open === 0
          ? `Row security is on for all ${whole(overview.tables.length)} tables.`
          : `Row security is off for ${whole(open)} of ${whole(overview.tables.length)} tables.`}
      </p>
      <Disclosure size="small" name="Show the tables">
        {() => <Tables tables={overview.tables} />}
      </Disclosure>
    </>
  );
};
