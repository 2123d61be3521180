import { useState } from 'react';
import {
  bytesInWords,
  engineWords,
  type InstallationOverview,
  lastDays,
  type MemoryEvent,
  milliseconds,
} from '#domain/memory/analytics/installation-overview.ts';
import { memoryLimits } from '#domain/memory/memory-limits.ts';
import { AnalyticsSection, Fact } from '#web/features/memory/analytics/analytics-parts.tsx';
import { CountBars } from '#web/ui/count-bars.tsx';
import { CountColumns } from '#web/ui/count-columns.tsx';
import { useDateFormat } from '#web/platform/clock/use-date-format.ts';

const dayFormat = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
const whole = (count: number): string => count.toLocaleString('en');

const Days = ({ stores }: Pick<InstallationOverview, 'stores'>) => {
  const format = useDateFormat(dayFormat);
  // The server counts by the days of UTC.
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const days = lastDays(stores, today);
  const stored = days.reduce((sum, { times }) => sum + times, 0);
  return (
    <CountColumns
      unit="Day"
      summary={`${whole(stored)} memories stored in the last 30 days.`}
      columns={days.map(({ day, times }) => ({
        label: format.format(new Date(`${day}T00:00:00Z`)),
        count: times,
      }))}
    />
  );
};

const Events = ({ events }: { readonly events: readonly MemoryEvent[] }) => (
  // Large text in a narrow window: the table scrolls, and the page does not.
  <div className="overflow-x-auto">
    <table className="w-full text-left">
      <thead className="text-muted">
        <tr className="border-b border-line">
          {['What', 'Times', 'On average', 'Slowest'].map((name) => (
            <th key={name} scope="col" className="py-2 pr-4 font-medium">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {events.map(({ what, times, mean, slowest }) => (
          <tr key={what} className="border-b border-line last:border-0">
            <th scope="row" className="py-2 pr-4 font-medium">
              {what}
            </th>
            <td className="py-2 pr-4 tabular-nums">{whole(times)}</td>
            <td className="py-2 pr-4 tabular-nums">{mean === null ? '–' : milliseconds(mean)}</td>
            <td className="py-2 tabular-nums">{slowest === null ? '–' : milliseconds(slowest)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

/** Memory in the whole installation: how many, how large, how fast. There is nothing in the answer that says what. */
export const InstallationAnalytics = ({ overview }: { readonly overview: InstallationOverview }) => {
  const { tables, blocked, events, stores } = overview;
  const refused = blocked.reduce((sum, { times }) => sum + times, 0);
  return (
    <div className="mt-10 space-y-6">
      <dl className="grid gap-4 sm:grid-cols-2">
        <Fact name="People" value={whole(overview.peopleOn)} note="have memory switched on" />
        <Fact name="Memories" value={whole(overview.memories)} note="of everybody together" />
        <Fact name="Size" value={bytesInWords(overview.bytes)} note="with vectors and indexes" />
        <Fact name="Limits reached" value={whole(refused)} note="times in the last 30 days" />
      </dl>
      <AnalyticsSection heading="Stored per day">
        <Days stores={stores} />
      </AnalyticsSection>
      <AnalyticsSection heading="Limits" note="How often somebody had to wait before storing more.">
        <CountBars
          bars={memoryLimits.map(({ reason }) => ({
            label: reason,
            count: blocked.find((one) => one.reason === reason)?.times ?? 0,
          }))}
        />
      </AnalyticsSection>
      <AnalyticsSection
        heading="How it runs"
        note="What memory did in the last 30 days, and how long it took."
      >
        <p className="mb-3">{engineWords(events)}</p>
        {events.length === 0 ? <p className="text-muted">Nothing yet.</p> : <Events events={events} />}
      </AnalyticsSection>
      <AnalyticsSection heading="Tables">
        <CountBars
          bars={tables.map(({ name, rows, bytes }) => ({
            label: name,
            count: bytes,
            words: `${whole(rows)} ${rows === 1 ? 'row' : 'rows'}, ${bytesInWords(bytes)}`,
          }))}
        />
      </AnalyticsSection>
    </div>
  );
};
