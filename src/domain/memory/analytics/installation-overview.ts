import * as z from 'zod/mini';
import { memoryLayerNames, memoryTables } from '#domain/memory/memory-layer.ts';

const count = z.int().check(z.nonnegative());
const number = z.number().check(z.nonnegative());

const schema = z.object({
  tables: z.array(z.object({ name: z.string(), rows: count, bytes: count })),
  people_on: count,
  days: z.array(
    z.object({ day: z.string(), what: z.string(), times: count, milliseconds: number, slowest: number }),
  ),
  blocked: z.record(z.string(), count),
});

export interface MemoryEvent {
  readonly what: string;
  readonly times: number;
  /** Milliseconds; null where nobody measures. */
  readonly mean: number | null;
  readonly slowest: number | null;
}

const eventsOf = (days: z.infer<typeof schema>['days']): readonly MemoryEvent[] =>
  [...Map.groupBy(days, ({ what }) => what)]
    .filter(([what]) => !what.startsWith('blocked: '))
    .map(([what, rows]) => {
      const times = rows.reduce((total, row) => total + row.times, 0);
      const spent = rows.reduce((total, row) => total + row.milliseconds, 0);
      const slowest = Math.max(...rows.map((row) => row.slowest));
      const measured = spent > 0 && times > 0;
      return { what, times, mean: measured ? spent / times : null, slowest: measured ? slowest : null };
    })
    .toSorted((a, b) => b.times - a.times || (a.what < b.what ? -1 : 1));

const layerTables: ReadonlySet<string> = new Set(memoryLayerNames.map((layer) => memoryTables[layer]));

/** Memory in the whole installation, by counts, sizes and times: nothing in it says what anybody keeps. */
export const installationOverviewOf = (data: unknown) => {
  const { tables, people_on: peopleOn, days, blocked } = schema.parse(data);
  return {
    tables,
    peopleOn,
    blocked: Object.entries(blocked).map(([reason, times]) => ({ reason, times })),
    events: eventsOf(days),
    stores: days.filter(({ what }) => what === 'store').map(({ day, times }) => ({ day, times })),
    memories: tables.filter(({ name }) => layerTables.has(name)).reduce((sum, { rows }) => sum + rows, 0),
    bytes: tables.reduce((sum, table) => sum + table.bytes, 0),
  };
};

export type InstallationOverview = ReturnType<typeof installationOverviewOf>;

export const milliseconds = (time: number): string =>
  time < 10 ? `${time.toFixed(1)} ms` : `${Math.round(time).toLocaleString('en')} ms`;

/** As the function that searches by meaning counts it. */
const unavailable = 'ask: unavailable';

/** How the search by meaning does, in a sentence. */
export const engineWords = (events: readonly MemoryEvent[]): string => {
  const asked = events.filter(({ what }) => what.startsWith('ask: ') && what !== unavailable);
  const times = asked.reduce((sum, event) => sum + event.times, 0);
  const failed = events.find(({ what }) => what === unavailable)?.times ?? 0;
  if (times + failed === 0) return 'Nobody has asked by meaning in the last 30 days.';
  const spent = asked.reduce((sum, event) => sum + (event.mean ?? 0) * event.times, 0);
  const speed = times === 0 ? '' : `, ${milliseconds(spent / times)} on average`;
  const trouble = failed === 0 ? 'The model was always there.' : `The model was missing ${failed} times.`;
  return `${times.toLocaleString('en')} questions answered by meaning${speed}. ${trouble}`;
};

const shownDays = 30;
const dayMs = 86_400_000;

/** The last thirty days up to this one, the quiet ones included. */
export const lastDays = (
  stores: InstallationOverview['stores'],
  today: string,
): readonly { readonly day: string; readonly times: number }[] => {
  const stored = new Map(stores.map(({ day, times }) => [day, times]));
  const end = Date.parse(`${today}T00:00:00Z`);
  return Array.from({ length: shownDays }, (_, index) =>
    new Date(end - (shownDays - 1 - index) * dayMs).toISOString().slice(0, 10),
  ).map((day) => ({ day, times: stored.get(day) ?? 0 }));
};

/** 512 B, 12 kB, 3.4 MB */
export const bytesInWords = (bytes: number): string => {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 1_000_000) return `${Math.round(bytes / 1000)} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
};
