import { sentenceModel } from '#domain/memory/meaning/sentence-model.ts';
import { memoryText } from '#domain/memory/meaning/memory-text.ts';
import { vectorBytes, vectorOf } from '#domain/memory/meaning/vector.ts';
import { memoryLayerNames, memoryTables } from '#domain/memory/memory-layer.ts';
import type { MemoryLayer } from '#domain/memory/memory-layer.ts';
import { memoryFromRow } from '#domain/memory/memory-row.ts';
import type { Query } from '#server/engine/database/database.ts';

/** One of a person's memories as it is looked for. */
export interface StoredMeaning {
  readonly layer: MemoryLayer;
  readonly id: string;
  /** What the vector is made of. */
  readonly text: string;
  readonly isPast: boolean;
  readonly updatedAt: string;
  readonly vector: Float32Array | null;
}

/** Three weeks of storing as much as the limits allow. What is older and less important is then not looked at. */
const MOST_MEMORIES = 10_000;

const selectAll = memoryLayerNames
  .map(
    (layer) => `select '${layer}' as layer, to_jsonb(m) as memory, v.vector, m.importance, m.created_at
      from public.${memoryTables[layer]} m
      left join public.memory_vectors v
        on v.user_id = m.user_id and v.layer = '${layer}' and v.memory_id = m.id and v.model = $1
      where m.expires_at is null or m.expires_at > now()`,
  )
  .join(' union all ');

const readVector = (bytes: Uint8Array | null): Float32Array | null => {
  if (bytes === null) return null;
  const vector = vectorOf(bytes);
  // People may write their own; what is no number is made anew.
  return vector.every(Number.isFinite) ? vector : null;
};

/** Under the person's own policies. Null where memory is off. What has expired is not there any more. */
export const readMeanings = async (query: Query): Promise<readonly StoredMeaning[] | null> => {
  const { rows: settings } = await query<{ on: boolean }>('select public.is_memory_on() as on');
  if (settings[0]?.on !== true) return null;
  const { rows } = await query<{ layer: MemoryLayer; memory: unknown; vector: Uint8Array | null }>(
    `select s.layer, s.memory, s.vector from (${selectAll}) s
     order by s.importance desc, s.created_at desc limit ${MOST_MEMORIES}`,
    [sentenceModel.name],
    'memory_meanings',
  );
  return rows.map(({ layer, memory, vector }) => {
    const read = memoryFromRow(layer, memory);
    return {
      layer,
      id: read.id,
      text: memoryText(read),
      isPast: read.validTo !== null,
      updatedAt: read.updatedAt,
      vector: readVector(vector),
    };
  });
};

/** Keeps the vectors of what was not changed or forgotten since it was read. */
export const writeVectors = async (
  query: Query,
  made: readonly (StoredMeaning & { readonly vector: Float32Array })[],
): Promise<void> => {
  for (const layer of memoryLayerNames) {
    const own = made.filter((meaning) => meaning.layer === layer);
    if (own.length === 0) continue;
    const ids = own.map(({ id }) => id);
    // Those of another model, and what is no vector, are in the way.
    await query('delete from public.memory_vectors where layer = $1 and memory_id = any($2::uuid[])', [
      layer,
      ids,
    ]);
    // Locked until the vector is stored: a change of the text waits, and then takes the vector away.
    await query(
      `insert into public.memory_vectors (layer, memory_id, model, vector)
       select $1, m.id, $2, f.vector
       from unnest($3::uuid[], $4::timestamptz[], $5::bytea[]) as f (id, updated_at, vector)
       join public.${memoryTables[layer]} m on m.id = f.id and m.updated_at = f.updated_at
       for share of m
       on conflict do nothing`,
      [
        layer,
        sentenceModel.name,
        ids,
        own.map(({ updatedAt }) => updatedAt),
        own.map(({ vector }) => Buffer.from(vectorBytes(vector))),
      ],
    );
  }
};
