import * as z from 'zod/mini';
import { memoryLayerNames, memorySources, memoryUsePlaces } from '#domain/memory/memory-layer.ts';

const count = z.int().check(z.nonnegative());

const schema = z.object({
  layers: z.record(z.enum(memoryLayerNames), count),
  sources: z.record(z.enum(memorySources), count),
  months: z.array(z.object({ month: z.string().check(z.regex(/^\d{4}-\d{2}$/)), stored: count })),
  uses: z.record(z.enum(memoryUsePlaces), count),
  suggestions: z.object({ open: count, kept: count, declined: count }),
  replaced: count,
  expired: count,
  never_leaves: count,
  vectors: count,
});

const sum = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((total, one) => total + one, 0);

/** One's own memory in numbers, without a word of it. */
export const ownOverviewOf = (data: unknown) => {
  const { never_leaves: neverLeaves, ...read } = schema.parse(data);
  return { ...read, neverLeaves, memories: sum(read.layers), used: sum(read.uses) };
};

export type OwnOverview = ReturnType<typeof ownOverviewOf>;

export interface MonthCount {
  readonly month: string;
  readonly stored: number;
}

const shownMonths = 12;

const before = (month: string, months: number): string => {
  const [year = 0, at = 1] = month.split('-').map(Number);
  const index = year * 12 + at - 1 - months;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
};

/** The last twelve months up to this one, those without anything included: a gap is a fact as well. */
export const lastMonths = (months: readonly MonthCount[], thisMonth: string): readonly MonthCount[] => {
  const stored = new Map(months.map((one) => [one.month, one.stored]));
  return Array.from({ length: shownMonths }, (_, index) => before(thisMonth, shownMonths - 1 - index)).map(
    (month) => ({ month, stored: stored.get(month) ?? 0 }),
  );
};

/** "You kept 3 of 4 suggestions." */
export const keptWords = ({ kept, declined }: OwnOverview['suggestions']): string => {
  const decided = kept + declined;
  if (decided === 0) return 'You haven’t decided about a suggestion yet.';
  return `You kept ${kept} of ${decided} ${decided === 1 ? 'suggestion' : 'suggestions'}.`;
};
