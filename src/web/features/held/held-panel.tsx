import { useQuery } from '@tanstack/react-query';
import { heldGrowth, heldKinds, heldTotal } from '#domain/held/held-summary.ts';
import type { HeldOverview } from '#domain/held/held-overview.ts';
import { bytesInWords, entriesInWords } from '#domain/held/held-words.ts';
import { heldOverviewQuery } from '#web/features/held/held-queries.ts';
import { useDateFormat } from '#web/platform/clock/use-date-format.ts';
import { useToday } from '#web/platform/clock/use-today.ts';
import { CountBars } from '#web/ui/count-bars.tsx';
import { CountColumns } from '#web/ui/count-columns.tsx';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

const monthFormat = { month: 'short', year: 'numeric', timeZone: 'UTC' } as const;

const Growth = ({ overview }: { readonly overview: HeldOverview }) => {
  const format = useDateFormat(monthFormat);
  const columns = heldGrowth(overview, useToday().slice(0, 7)).map(({ month, rows }) => ({
    label: format.format(new Date(`${month}-01T00:00:00Z`)),
    count: rows,
  }));
  const [first] = columns;
  return (
    <CountColumns
      unit="Month"
      counted="Entries"
      summary={`Of what is held today, ${entriesInWords(first?.count ?? 0)} came before the end of ${first?.label}.`}
      columns={columns}
    />
  );
};

const Counts = ({ overview }: { readonly overview: HeldOverview }) => {
  const { rows, bytes, deleted } = heldTotal(overview);
  return (
    <>
      <p className="text-lg">
        {entriesInWords(rows)}, about {bytesInWords(bytes)}.
        {deleted > 0 && ` ${entriesInWords(deleted)} more can still be brought back from deletion.`}
      </p>
      <div className="mt-6 grid gap-8 lg:grid-cols-2">
        <div>
          <h3 className="mb-4 font-semibold">By kind</h3>
          <CountBars
            bars={heldKinds(overview).map((kind) => ({
              label: kind.what,
              count: kind.bytes,
              words: `${entriesInWords(kind.rows)}, ${bytesInWords(kind.bytes)}`,
            }))}
          />
        </div>
        <div>
          <h3 className="mb-4 font-semibold">How it grew</h3>
          <Growth overview={overview} />
        </div>
      </div>
    </>
  );
};

/** Counts and sizes of everything the server holds of a person. */
export const HeldPanel = () => {
  const overview = useQuery(heldOverviewQuery());
  if (overview.data) return <Counts overview={overview.data} />;
  if (overview.isFetching) return <Spinner size="sm" text="Counting…" className="min-h-24" />;
  return <ErrorPanel message={overview.error?.message} onRetry={() => void overview.refetch()} />;
};
