import { memoryLayerNames, memoryTables } from '#domain/memory/memory-layer.ts';
import type { CopyRow } from './copy-source.ts';
import { inRoleOf } from './restoring.ts';
import type { Restoring } from './restoring.ts';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

export const isId = (value: unknown): value is string => typeof value === 'string' && uuid.test(value);

/** Which id each row gets here, by the one it has in the copy. */
export type RestoredIds = ReadonlyMap<string, string>;

/** Which of them the person has already. */
interface FoundIds {
  readonly ids: RestoredIds;
  readonly held: ReadonlySet<string>;
}

export const idsFor = async (
  restoring: Restoring,
  table: string,
  rows: readonly CopyRow[],
): Promise<RestoredIds> => (await findIds(restoring, table, rows)).ids;

export const findIds = async (
  { query }: Restoring,
  table: string,
  rows: readonly CopyRow[],
): Promise<FoundIds> => {
  const ids = rows.map((row) => row['id']).filter(isId);
  const answer = await inRoleOf(query, 'service_role', () =>
    query<{ given: string; used: string; is_held: boolean }>(
      'select given, used, is_held from public.restored_ids($1, $2::uuid[])',
      [table, ids],
    ),
  );
  return {
    ids: new Map(answer.rows.map(({ given, used }) => [given, used])),
    held: new Set(answer.rows.filter(({ is_held: isHeld }) => isHeld).map(({ used }) => used)),
  };
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
