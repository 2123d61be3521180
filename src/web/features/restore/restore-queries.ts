import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { connect } from '#web/platform/backend/connect.ts';
import { responseData } from '#web/platform/backend/response-data.ts';

const restoreRows = z.array(
  z.object({
    id: z.uuid(),
    made_at: z.string(),
    counts: z.record(z.string(), z.number()),
    point: z.nullable(z.uuid()),
  }),
);
const points = z.array(z.object({ id: z.uuid() }));

type RestoreRow = z.output<typeof restoreRows>[number];
export interface LastRestore extends RestoreRow {
  /** Whether the restore point that knows the records is still there. */
  readonly hasPoint: boolean;
}

/** The newest one that can still be undone; null where there is none. */
export const lastRestoreQuery = queryOptions({
  queryKey: ['last-restore'],
  queryFn: async (): Promise<LastRestore | null> => {
    const { backend } = await connect();
    const answer = await backend
      .from('restores')
      .select('id, made_at, counts, point')
      .is('undone_at', null)
      .order('made_at', { ascending: false })
      .limit(1);
    const [last] = restoreRows.parse(responseData(answer));
    if (last === undefined) return null;
    if (last.point === null) return { ...last, hasPoint: false };
    const there = await backend.from('restore_points').select('id').eq('id', last.point);
    return { ...last, hasPoint: points.parse(responseData(there)).length > 0 };
  },
});
