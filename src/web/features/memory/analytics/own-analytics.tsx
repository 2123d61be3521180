import { keptWords, lastMonths, type OwnOverview } from '#domain/memory/analytics/own-overview.ts';
import { memoryLayerNames, memorySources, memoryUsePlaces } from '#domain/memory/memory-layer.ts';
import { AnalyticsSection, Fact } from '#web/features/memory/analytics/analytics-parts.tsx';
import { CountBars } from '#web/ui/count-bars.tsx';
import { CountColumns } from '#web/ui/count-columns.tsx';
import { sourceWords } from '#domain/memory/source-words.ts';
import { layerName, layerPlain, placeWords } from '#web/features/memory/memory-words.ts';
import { useDateFormat } from '#web/platform/clock/use-date-format.ts';
import { useToday } from '#web/platform/clock/use-today.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const monthFormat = { month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
const times = (count: number): string => count.toLocaleString('en');

const Months = ({ months }: Pick<OwnOverview, 'months'>) => {
  const format = useDateFormat(monthFormat);
  const shown = lastMonths(months, useToday().slice(0, 7));
  const stored = shown.reduce((sum, one) => sum + one.stored, 0);
  return (
    <CountColumns
      unit="Month"
      summary={`${times(stored)} stored in the last twelve months.`}
      columns={shown.map(({ month, stored: count }) => ({
        label: format.format(new Date(`${month}-01T00:00:00Z`)),
        count,
      }))}
    />
  );
};

/** One's own memory in numbers. */
export const OwnAnalytics = ({ overview }: { readonly overview: OwnOverview }) => {
  const { layers, sources, uses, months, suggestions } = overview;
  return (
    <div className="mt-10 space-y-6">
      <dl className="grid gap-4 sm:grid-cols-2">
        <Fact name="Memories" value={times(overview.memories)} note="you said yes to" />
        <Fact name="Used" value={times(overview.used)} note="times, each named on the screen" />
        <Fact
          name="Suggestions"
          value={times(suggestions.open)}
          note={`waiting. ${keptWords(suggestions)}`}
        />
        <Fact
          name="Never leave this machine"
          value={times(overview.neverLeaves)}
          note={`of ${times(overview.memories)}`}
        />
      </dl>
      <AnalyticsSection heading="Four kinds">
        <CountBars
          bars={memoryLayerNames.map((layer) => ({
            label: layerName(layer),
            hint: layerPlain(layer),
            count: layers[layer],
          }))}
        />
      </AnalyticsSection>
      <AnalyticsSection heading="Where they came from">
        <CountBars
          bars={memorySources.map((source) => ({
            label: capital(sourceWords[source]),
            count: sources[source],
          }))}
        />
      </AnalyticsSection>
      <AnalyticsSection heading="Where they were used">
        <CountBars
          bars={memoryUsePlaces.map((place) => ({ label: placeWords[place], count: uses[place] }))}
        />
      </AnalyticsSection>
      <AnalyticsSection heading="Stored over time">
        <Months months={months} />
      </AnalyticsSection>
      <AnalyticsSection heading="What became of them">
        <CountBars
          bars={[
            { label: 'Replaced by a newer one', count: overview.replaced },
            { label: 'Past their date, about to go', count: overview.expired },
            { label: 'Can be found by meaning', count: overview.vectors },
          ]}
        />
      </AnalyticsSection>
    </div>
  );
};
