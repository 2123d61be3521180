import type { BinItem } from '#domain/bin/bin.ts';
import type { Backend } from '#web/platform/backend/backend.ts';
import { responseData } from '#web/platform/backend/response-data.ts';

// The ids stand in the address, which has room for so many.
const atOnce = 100;

const parts = (ids: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(ids.length / atOnce) }, (_, index) =>
    ids.slice(index * atOnce, (index + 1) * atOnce),
  );

/** Now instead of in thirty days; the database takes along what is part of them. What came back from the bin meanwhile stays. */
export const deleteForGood = async (backend: Backend, items: readonly BinItem[]): Promise<void> => {
  for (const kind of ['tasks', 'projects'] as const) {
    const chosen = items.filter((item) => item.kind === kind).map(({ id }) => id);
    for (const ids of parts(chosen)) {
      responseData(
        await backend
          .from(kind)
          .delete()
          .in('id', [...ids])
          .not('deleted_at', 'is', null),
      );
    }
  }
};
