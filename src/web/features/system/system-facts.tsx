import { ShieldAlert, ShieldCheck } from 'lucide-react';
import type { SystemOverview } from '#web/features/system/system-queries.ts';

const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MB`;

const Fact = ({
  name,
  value,
  note,
}: {
  readonly name: string;
  readonly value: string;
  readonly note: string;
}) => (
  <div className="rounded-3xl border border-line bg-surface p-6">
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

const Tables = ({ tables }: { readonly tables: SystemOverview['tables'] }) => {
  const most = Math.max(1, ...tables.map((table) => table.rows));
  return (
    // Large text in a narrow window: the table scrolls, and the page does not.
    <div className="overflow-x-auto">
      <table className="w-full text-left">
        <caption className="pb-4 text-left text-xl font-semibold">Tables</caption>
        <thead className="text-muted">
          <tr className="border-b border-line">
            <th scope="col" className="py-3 pr-4 font-medium">
              Name
            </th>
            <th scope="col" className="py-3 pr-4 font-medium">
              Rows (approx.)
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
                  <span className="min-w-8">{table.rows.toLocaleString('en')}</span>
                  <Bar part={table.rows / most} />
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

export const SystemFacts = ({ overview }: { readonly overview: SystemOverview }) => {
  const newest = overview.migrations.at(-1);
  return (
    <div className="mt-10 space-y-10">
      <dl className="grid gap-4 sm:grid-cols-2">
        <Fact
          name="Accounts"
          value={overview.accounts.toLocaleString('en')}
          note="people who have signed in"
        />
        <Fact
          name="Errors"
          value={overview.errorsLastDay.toLocaleString('en')}
          note="reported by browsers in the last day"
        />
        <Fact
          name="Database"
          value={megabytes(overview.databaseBytes)}
          note={`PostgreSQL ${overview.databaseVersion}`}
        />
        <Fact
          name="Migrations"
          value={String(overview.migrations.length)}
          note={newest === undefined ? 'none yet' : `newest: ${newest.name ?? newest.version}`}
        />
      </dl>
      <div className="rounded-3xl border border-line bg-surface p-6 sm:p-8">
        <Tables tables={overview.tables} />
      </div>
    </div>
  );
};
