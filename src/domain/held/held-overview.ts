import * as z from 'zod/mini';

const monthSchema = z.object({
  month: z.string().check(z.regex(/^\d{4}-\d\d$/)),
  rows: z.number(),
  bytes: z.number(),
});

/**
 * What `held_overview` answers: each table with rows of one's own, by its name. Uploads are `storage.objects`, copies that are kept
 * here `storage.archives`.
 */
export const heldOverviewSchema = z.object({
  tables: z.array(
    z.object({
      name: z.string(),
      rows: z.number(),
      bytes: z.number(),
      /** Deleted, and still to be brought back. */
      deleted: z.number(),
      months: z.array(monthSchema),
    }),
  ),
});

export type HeldOverview = z.output<typeof heldOverviewSchema>;
