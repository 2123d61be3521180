import * as z from 'zod/mini';
import type { BinItem } from '#domain/bin/bin.ts';
import type { Backend } from '#web/platform/backend/backend.ts';
import { responseData } from '#web/platform/backend/response-data.ts';

// The ids stand in the address, which has room for so many.
const atOnce = 100;

const parts = (ids: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(ids.length / atOnce) }, (_, index) =>
    ids.slice(index * atOnce, (index + 1) * atOnce),
  );

const rows = z.array(z.object({ id: z.string() }));
const goneIds = (data: unknown): string[] => rows.parse(data).map(({ id }) => id);

/** Now instead of in thirty days, with what belongs to them. Only what is in the bin: what came back meanwhile stays. */
export const deleteForGood = async (backend: Backend, items: readonly BinItem[]): Promise<void> => {
  const idsOf = (kind: BinItem['kind']): readonly string[] =>
    items.filter((item) => item.kind === kind).map(({ id }) => id);
  for (const ids of parts(idsOf('tasks'))) {
    const gone = await backend
      .from('tasks')
      .delete()
      .in('id', [...ids])
      .not('deleted_at', 'is', null)
      .select('id');
    const taken = goneIds(responseData(gone));
    if (taken.length > 0) responseData(await backend.from('task_steps').delete().in('task_id', taken));
  }
  for (const ids of parts(idsOf('projects'))) {
    const gone = await backend
      .from('projects')
      .delete()
      .in('id', [...ids])
      .not('deleted_at', 'is', null)
      .select('id');
    const taken = goneIds(responseData(gone));
    if (taken.length > 0) responseData(await backend.from('milestones').delete().in('project_id', taken));
  }
};
