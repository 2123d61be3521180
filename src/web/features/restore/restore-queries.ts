import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { connect } from '#web/platform/backend/connect.ts';
import { responseData } from '#web/platform/backend/response-data.ts';

const restoreRows = z.array(
  z.object({ id: z.uuid(), made_at: z.string(), counts: z.record(z.string(), z.number()) }),
);
export type LastRestore = z.output<typeof restoreRows>[number];

/** The newest one that can still be undone; null where there is none. */
export const lastRestoreQuery = queryOptions({
  queryKey: ['last-restore'],
  queryFn: async (): Promise<LastRestore | null> => {
    const { backend } = await connect();
    const answer = await backend
      .from('restores')
      .select('id, made_at, counts')
      .is('undone_at', null)
      .order('made_at', { ascending: false })
      .limit(1);
    return restoreRows.parse(responseData(answer))[0] ?? null;
  },
});
