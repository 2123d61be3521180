import { memoryLayerNames, memoryTables } from '#domain/memory/memory-layer.ts';
import type { CopyRow } from './copy-source.ts';
import { inRoleOf } from './restoring.ts';
import type { Restoring } from './restoring.ts';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

export const isId = (value: unknown): value is string => typeof value === 'string' && uuid.test(value);

/** Which id each row gets here, by the one it has in the copy. */
export type RestoredIds = ReadonlyMap<string, string>;

export const idsFor = async (
  { query }: Restoring,
  table: string,
  rows: readonly CopyRow[],
): Promise<RestoredIds> => {
  const ids = rows.map((row) => row['id']).filter(isId);
  const answer = await inRoleOf(query, 'service_role', () =>
    query<{ given: string; used: string }>('select given, used from public.restored_ids($1, $2::uuid[])', [
      table,
      ids,
    ]),
  );
  return new Map(answer.rows.map(({ given, used }) => [given, used]));
};

/** Of all four layers, before the first is written: they name each other. */
export const memoryIds = async (restoring: Restoring): Promise<RestoredIds> => {
  const found = new Map<string, string>();
  for (const layer of memoryLayerNames) {
    for await (const rows of restoring.source.rowsOf(memoryTables[layer])) {
      for (const [given, used] of await idsFor(restoring, memoryTables[layer], rows)) found.set(given, used);
    }
  }
  return found;
};
