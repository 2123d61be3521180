import * as z from 'zod/mini';
import { pointReasons } from '#domain/restore-points/point-reason.ts';

const restorePoint = z.object({
  id: z.uuid(),
  why: z.enum(pointReasons),
  made_at: z.string(),
  /** How many records were changed between it and the next point. */
  rows: z.number(),
});
export type RestorePoint = z.output<typeof restorePoint>;
export const restorePoints = z.array(restorePoint);

const row = z.record(z.string(), z.unknown());

/** One record that going back would touch, as it was at the point and as it is. */
const pointExample = z.object({
  id: z.uuid(),
  what: z.enum(['back', 'changed', 'gone']),
  was: z.nullable(row),
  now: row,
});
export type PointExample = z.output<typeof pointExample>;

/** What going back would do to one kind, by the name of its table: from the bin, earlier words, into the bin. */
const kindPreview = z.object({
  kind: z.string(),
  back: z.number(),
  changed: z.number(),
  gone: z.number(),
  examples: z.array(pointExample),
});
export type KindPreview = z.output<typeof kindPreview>;
export const pointPreview = z.array(kindPreview);
