import type { RecordKind, Records } from '#domain/records/record-registry.ts';
import { recordKinds } from '#domain/records/record-registry.ts';
import { createMemoryStore } from '#web/services/records/memory-store.ts';
import type { RecordCore } from '#web/services/records/record-core.ts';

/** What a person has written before a test begins. */
export type Seed = { readonly [Kind in RecordKind]?: readonly Records[Kind][] };

/** The records as the app holds them, in memory alone. */
export const seedRecords = (userId: string, seed: Seed): RecordCore => {
  const store = createMemoryStore(userId);
  store.receive(
    recordKinds.flatMap((kind) =>
      (seed[kind] ?? []).map(({ id, ...fields }) => ({
        kind,
        id,
        fields: { ...fields, deletedAt: null },
        stamps: { '*': '' },
      })),
    ),
  );
  return store;
};
