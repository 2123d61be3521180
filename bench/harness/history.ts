import { z } from 'zod';
import { figureResults } from './bench.ts';

export const machine = z.object({ cores: z.number().int().positive(), arch: z.string(), node: z.string() });
export type Machine = z.infer<typeof machine>;

const historyEntry = z.strictObject({
  bench: z.string().min(1),
  date: z.iso.datetime(),
  /** With a plus where files had been changed since. */
  commit: z.string(),
  machine,
  /** How many processes wanted the processor before the bench began. */
  load: z.number().nonnegative(),
  note: z.string().optional(),
  figures: figureResults,
});
export type HistoryEntry = z.infer<typeof historyEntry>;

/** One line per bench and run, the oldest first. */
export const parseHistory = (text: string): readonly HistoryEntry[] =>
  text.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return [];
    try {
      return [historyEntry.parse(JSON.parse(line))];
    } catch (error) {
      throw new Error(`Line ${index + 1} of the history cannot be read`, { cause: error });
    }
  });

/** More digits than these are noise. */
const rounded = (_key: string, value: unknown): unknown =>
  typeof value === 'number' ? Number(value.toPrecision(4)) : value;

export const formatHistoryEntry = (entry: HistoryEntry): string =>
  `${JSON.stringify(historyEntry.parse(entry), rounded)}\n`;
